-- The few matches in dispute, or reported by one side, are found without reading all the others, in
-- either order.
create index matches_of_status on matches (status, id);
create index matches_of_status_by_change on matches (status, updated_at, id);

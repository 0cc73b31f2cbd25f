-- Of a competition, and so of a season, those that stand in one way and those that changed last are
-- found without reading all the others.
create index matches_of_competition_by_status on matches (competition_id, status, id);
create index matches_of_competition_by_change on matches (competition_id, updated_at, id);
-- What is told of a rare kind is read without reading the whole feed.
create index events_of_kind on events (kind, position);

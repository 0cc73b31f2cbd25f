-- The entries of the previous competition that a coach keeps in a draft, although they played too
-- few matches or withdrew.
create table kept_entries (
  competition_id ctext not null references competitions (id) on delete cascade,
  entry_id ctext not null references entries (id) on delete cascade,
  primary key (competition_id, entry_id)
);
create index kept_entries_by_entry on kept_entries (entry_id);

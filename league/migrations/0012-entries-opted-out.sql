-- Who is out of the next season is found without reading all who play this one.
create index entries_opted_out on entries (competition_id) where opted_out_at is not null;

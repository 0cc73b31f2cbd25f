-- A list of members that a coach is looking at before it counts; gone after a day.
create table imports (
  id text primary key,
  bytes blob not null,
  -- How it is read: JSON of headings, columns and blanks.
  wishes text not null,
  kept_at integer not null
) strict;

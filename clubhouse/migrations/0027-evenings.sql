-- When members can play: a row for each day they answered, deleted once the day is past.
create table evenings (
  member_id text not null,
  -- In the club's calendar: 2026-12-03.
  day text not null,
  -- The free parts of the day, as letters: m(orning), d(ay), e(vening). Empty if none.
  letters text not null,
  primary key (member_id, day)
) strict;
-- Members who do not use free evenings.
create table evenings_off (member_id text primary key) strict;
-- What the players of a match were shown on a day. It stays the same for the whole day, so that changed
-- answers reveal nothing more.
create table shared_evenings (
  -- The ids of all players, sorted, with a space between two.
  players text primary key,
  day text not null,
  parts text not null
) strict;

-- Times that one side of a match proposes to the other. One at most waits for an answer.
create table proposals (
  id integer primary key autoincrement,
  match_id text not null,
  side integer not null check (side in (0, 1)),
  member_id text not null,
  -- A JSON list of one to three instants, in epoch milliseconds.
  times text not null,
  place text,
  note text,
  state text not null check (state in ('open', 'accepted', 'replaced', 'withdrawn')),
  made_at integer not null
) strict;
create unique index proposals_open on proposals (match_id) where state = 'open';
create index proposals_of_member on proposals (member_id, made_at);

-- When and where a match is played: of the time the league keeps the day alone. What was called off
-- stays, so that its sequence rises.
create table arrangements (
  match_id text primary key,
  starts_at integer not null,
  place text,
  member_id text not null,
  sequence integer not null default 0,
  is_called_off integer not null default 0,
  changed_at integer not null
) strict;

-- The address at which a member's calendar is read without a sign-in.
create table calendar_addresses (
  member_id text primary key,
  handle text not null unique,
  made_at integer not null
) strict;

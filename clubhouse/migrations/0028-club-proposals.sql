-- Matches that the club proposes at times that all players have free (EVE-9). Kept for four weeks, for the
-- one proposal a week and for what coaches read; the time only until its day is past.
create table club_proposals (
  id integer primary key autoincrement,
  match_id text not null,
  -- The ids of all players, sorted, with a space between two.
  players text not null,
  made_at integer not null,
  -- A day in the club's calendar with the letter of its part: 2026-12-03e.
  part text,
  -- The side that has accepted, while the other has not answered.
  accepted_side integer check (accepted_side in (0, 1)),
  -- `open` also after 48 hours without an answer; `ended` by an answer or because a player dropped out;
  -- `wet` if a coach cancelled the day, which then counts for nobody's week.
  state text not null default 'open' check (state in ('open', 'ended', 'wet', 'arranged', 'played'))
) strict;
create index club_proposals_of_match on club_proposals (match_id);

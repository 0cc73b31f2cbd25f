-- The steps of one coach on one draft, which they can undo: a JSON value, as `draft/history.ts` has it.
create table draft_histories (
  competition_id text not null,
  -- Of the coach's key, a fingerprint.
  coach text not null,
  history text not null,
  changed_at integer not null,
  primary key (competition_id, coach)
) strict;

-- What a coach has decided to leave as it is: an empty place, or somebody without a box.
create table draft_left (
  competition_id text not null,
  about text not null,
  primary key (competition_id, about)
) strict;

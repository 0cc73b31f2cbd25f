-- When a coach last had a member written to about matches still to play.
create table reminders (
  member_id text primary key,
  -- Epoch milliseconds.
  sent_at integer not null
) strict, without rowid;

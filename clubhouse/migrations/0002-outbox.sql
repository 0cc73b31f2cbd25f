-- Letters on their way, and which were sent: a key is kept long after its letter has gone.
create table outbox (
  place integer primary key autoincrement,
  key text not null unique,
  status text not null default 'waiting'
    check (status in ('waiting', 'claimed', 'handed_over', 'sent', 'muted', 'refused', 'in_doubt')),
  kind text not null,
  member_id text,
  address text not null,
  name text not null,
  language text not null,
  -- Empty once it has gone, or never will.
  letter text not null,
  in_reply_to text,
  attempts integer not null default 0,
  next_attempt_at integer not null,
  -- Why the last attempt failed, or why there is no other.
  reason text,
  added_at integer not null,
  -- Since when it has its status.
  since integer not null
) strict;

create index outbox_on_its_way on outbox (lower(address), place)
  where status in ('waiting', 'claimed', 'handed_over');
create index outbox_of_member on outbox (member_id);

-- Which kinds of letters a member does not want.
create table muted_letters (
  member_id text not null,
  kind text not null,
  primary key (member_id, kind)
) strict;

-- How far a job has come that goes on after a restart, as the cursor of the feed.
create table progress (
  job text primary key,
  reached text not null
) strict;

-- Devices on which members have turned pushes on.
create table push_devices (
  place integer primary key autoincrement,
  member_id text not null,
  -- Where its push service takes pushes, and by what they are encrypted; empty once the device is gone.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- Names of our own, where one fits.
  browser text,
  system text,
  -- Epoch milliseconds.
  added_at integer not null,
  -- Its push service said that it takes no more.
  is_gone integer not null default 0 check (is_gone in (0, 1))
) strict;
create index push_devices_of_member on push_devices (member_id);
-- Who turns pushes on last on a device has them there.
create unique index push_devices_by_endpoint on push_devices (endpoint) where endpoint <> '';

-- What a member chose of pushes; without a row all kinds come, and name nobody.
create table push_choices (
  member_id text primary key,
  -- The kinds that are turned off: a JSON list.
  off text not null,
  shows_names integer not null check (shows_names in (0, 1))
) strict;

-- Null: a letter that mail alone brings. `due`: it is to be pushed. `pushed`: a push service has it, and the
-- letter follows at its next attempt. `mailed`: it goes as a letter after all. `tapped`: it was read.
alter table outbox add column push text check (push in ('due', 'pushed', 'mailed', 'tapped'));
alter table outbox add column push_attempts integer not null default 0;
create index outbox_in_push on outbox (push, next_attempt_at) where push in ('due', 'pushed');

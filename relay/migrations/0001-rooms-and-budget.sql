create table if not exists rooms (
  id text primary key,
  record text not null,
  alarm_at integer not null
) without rowid;
create index if not exists rooms_by_alarm on rooms (alarm_at);
create table if not exists budget (
  id integer primary key check (id = 1),
  day integer not null,
  games text not null,
  networks text not null,
  network_key blob not null
);

-- New rooms come in the order in which they are made, those that are there by their alarms, which is
-- near it: rooms of the same time share pages, and so do their writes.
alter table rooms rename to rooms_by_id;
drop index rooms_by_alarm;
create table rooms (
  id text primary key not null,
  record text not null,
  alarm_at integer not null
);
insert into rooms select id, record, alarm_at from rooms_by_id order by alarm_at;
drop table rooms_by_id;
create index rooms_by_alarm on rooms (alarm_at);

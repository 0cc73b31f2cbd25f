-- Ids of those whom a letter names beside its recipient: members, or an application. A JSON list;
-- null: it is of a release that did not note them.
alter table outbox add column about text;
update outbox set about = json_array(substr(key, 1, 36)) where kind = 'application_arrived';
update outbox set about = json_array(substr(key, 22)) where kind = 'application_received';

-- Of whom everything was removed, and the files are still to be wiped: a member, or an application.
create table erasures (
  person_id text primary key,
  is_member integer not null check (is_member in (0, 1))
) strict, without rowid;

-- Of applications that were decided by now nothing is told again, so their addresses go here.
update outbox set address = '' where kind = 'application_arrived'
  and status not in ('waiting', 'claimed', 'handed_over');

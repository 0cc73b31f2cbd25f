import type { DatabaseSync } from 'node:sqlite';
import { SettingError } from 'service/settings';

/** One after the other, each once; what has been released is never edited. */
const MIGRATIONS: readonly string[] = [
  `create table if not exists rooms (
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
   );`,
  // A row for each network, so that a new game need not write all of them anew.
  `create table games_of_networks (network text primary key, games integer not null) without rowid;
   insert into games_of_networks (network, games)
     select json_extract(pair.value, '$[0]'), json_extract(pair.value, '$[1]')
     from budget, json_each(budget.networks) as pair;
   alter table budget drop column networks;`,
  // New rooms come in the order in which they are made, those that are there by their alarms, which is
  // near it: rooms of the same time share pages, and so do their writes.
  `alter table rooms rename to rooms_by_id;
   drop index rooms_by_alarm;
   create table rooms (
     id text primary key not null,
     record text not null,
     alarm_at integer not null
   );
   insert into rooms select id, record, alarm_at from rooms_by_id order by alarm_at;
   drop table rooms_by_id;
   create index rooms_by_alarm on rooms (alarm_at);`,
];

/** @throws SettingError where a newer release has migrated it: what that left is not known here */
export function migrate(database: DatabaseSync): void {
  const done = Number(database.prepare('pragma user_version').get()?.['user_version']);
  if (done > MIGRATIONS.length) {
    throw new SettingError(
      'RELAY_DATA: relay.db is of a newer release; start that one, or move the file away.',
    );
  }
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < done) continue;
    database.exec(`begin; ${migration} pragma user_version = ${index + 1}; commit;`);
  }
}

import type { StatementSync } from 'node:sqlite';
import { getAlarmTime, type RoomRecord } from '../../room/state.ts';
import type { Database } from './database.ts';

/** The rooms, by the hash of their id. */
export class RoomStorage {
  readonly #database: Database;
  readonly #read: StatementSync;
  readonly #write: StatementSync;
  readonly #note: StatementSync;
  readonly #noteInGroup: StatementSync;
  readonly #remove: StatementSync;
  readonly #due: StatementSync;
  readonly #first: StatementSync;

  constructor(database: Database) {
    const { durable, relaxed } = database;
    this.#database = database;
    this.#read = durable.prepare('select record from rooms where id = ?');
    this.#write = durable.prepare(
      'insert into rooms (id, record, alarm_at) values (?, ?, ?) ' +
        'on conflict (id) do update set record = excluded.record, alarm_at = excluded.alarm_at',
    );
    const note = 'update rooms set record = ? where id = ?';
    this.#note = relaxed.prepare(note);
    this.#noteInGroup = durable.prepare(note);
    this.#remove = durable.prepare('delete from rooms where id = ?');
    this.#due = durable.prepare('select id from rooms where alarm_at <= ? limit 1000');
    this.#first = durable.prepare('select min(alarm_at) as at from rooms');
  }

  read(id: string): RoomRecord | null {
    const row = this.#read.get(id);
    return row === undefined ? null : (JSON.parse(String(row['record'])) as RoomRecord);
  }

  /** @param alongside writes more in the same transaction */
  write(id: string, record: RoomRecord | null, alongside?: () => void): void {
    if (alongside === undefined) return this.#writeOne(id, record);
    return this.#database.transaction(() => {
      alongside();
      this.#writeOne(id, record);
    });
  }

  /** Writes an existing room without its alarm; reaches the disk some time later. */
  note(id: string, record: RoomRecord): void {
    const note = this.#database.isGrouped ? this.#noteInGroup : this.#note;
    note.run(JSON.stringify(record), id);
  }

  /** Up to a thousand rooms whose alarm is due. */
  due(now: number): string[] {
    return this.#due.all(now).map((row) => String(row['id']));
  }

  firstAlarm(): number | null {
    const at = this.#first.get()?.['at'];
    return typeof at === 'number' ? at : null;
  }

  #writeOne(id: string, record: RoomRecord | null): void {
    const at = getAlarmTime(record);
    if (at === null) this.#remove.run(id);
    else this.#write.run(id, JSON.stringify(record), at);
  }
}

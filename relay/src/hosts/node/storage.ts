import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Budget, EMPTY_BUDGET } from '../../budget/budget.ts';
import { alarmAt, type RoomRecord } from '../../room/state.ts';

const BUSY_TIMEOUT_MS = 5000;
const SCHEMA = `
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
`;

/** A budget with the key that its networks are hashed with; a new day gets a new one. */
export interface KeptBudget {
  readonly budget: Budget;
  readonly networkKey: Uint8Array;
}

/**
 * The rooms and the budget in one file. What a call has written is on the disk when it returns,
 * unless it says otherwise. A room is kept under the hash of its id.
 */
export class Storage {
  readonly #database: DatabaseSync;
  readonly #read: StatementSync;
  readonly #write: StatementSync;
  /** Its writes outlive the process at once, and the power only after a while. */
  readonly #quick: DatabaseSync;
  readonly #quickWrite: StatementSync;
  readonly #remove: StatementSync;
  readonly #due: StatementSync;
  readonly #first: StatementSync;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = connect(folder, 'full');
    database.exec(SCHEMA);
    this.#database = database;
    this.#quick = connect(folder, 'normal');
    this.#quickWrite = this.#quick.prepare('update rooms set record = ? where id = ?');
    this.#read = database.prepare('select record from rooms where id = ?');
    this.#write = database.prepare(
      'insert into rooms (id, record, alarm_at) values (?, ?, ?) ' +
        'on conflict (id) do update set record = excluded.record, alarm_at = excluded.alarm_at',
    );
    this.#remove = database.prepare('delete from rooms where id = ?');
    this.#due = database.prepare('select id from rooms where alarm_at <= ? limit 1000');
    this.#first = database.prepare('select min(alarm_at) as at from rooms');
  }

  readRoom(id: string): RoomRecord | null {
    const row = this.#read.get(id);
    return row === undefined ? null : (JSON.parse(String(row['record'])) as RoomRecord);
  }

  writeRoom(id: string, record: RoomRecord | null): void {
    const at = alarmAt(record);
    if (at === null) this.#remove.run(id);
    else this.#write.run(id, JSON.stringify(record), at);
  }

  /** Writes a room that is there already, but not its alarm; on the disk some time after. */
  noteRoom(id: string, record: RoomRecord): void {
    this.#quickWrite.run(JSON.stringify(record), id);
  }

  /** Rooms whose alarm is due, a thousand at most. */
  dueRooms(now: number): string[] {
    return this.#due.all(now).map((row) => String(row['id']));
  }

  firstAlarm(): number | null {
    const at = this.#first.get()?.['at'];
    return typeof at === 'number' ? at : null;
  }

  readBudget(): KeptBudget {
    const row = this.#database.prepare('select * from budget').get();
    if (row === undefined) return { budget: EMPTY_BUDGET, networkKey: newNetworkKey() };
    const budget = {
      day: Number(row['day']),
      games: JSON.parse(String(row['games'])) as number[],
      networks: new Map(JSON.parse(String(row['networks'])) as [string, number][]),
    };
    return { budget, networkKey: row['network_key'] as Uint8Array };
  }

  writeBudget({ budget, networkKey }: KeptBudget): void {
    const { day, games, networks } = budget;
    this.#database
      .prepare('insert or replace into budget values (1, ?, ?, ?, ?)')
      .run(day, JSON.stringify(games), JSON.stringify([...networks]), networkKey);
  }

  close(): void {
    this.#quick.close();
    this.#database.close();
  }
}

export function newNetworkKey(): Uint8Array {
  return randomBytes(32);
}

function connect(folder: string, synchronous: 'full' | 'normal'): DatabaseSync {
  const database = new DatabaseSync(join(folder, 'relay.db'), { timeout: BUSY_TIMEOUT_MS });
  database.exec('pragma journal_mode = wal');
  database.exec(`pragma synchronous = ${synchronous}`);
  // What is deleted is overwritten with zeros.
  database.exec('pragma secure_delete = on');
  return database;
}

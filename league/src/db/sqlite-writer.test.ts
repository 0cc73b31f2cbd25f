import assert from 'node:assert/strict';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, WriteTransaction } from './database.ts';
import { DatabaseFailure } from './failure.ts';
import { openSqlite } from './sqlite.ts';
import type { WriterLimits } from './sqlite-writer.ts';

const WAL_HEADER = 32;
const FRAME_HEADER = 24;

interface OpenedDatabase {
  readonly folder: string;
  readonly path: string;
  readonly database: Database;
  /** Reads the earlier lines, then writes one. @returns the earlier lines */
  readonly note: (line: string) => Promise<string[]>;
}

async function open(t: TestContext, limits: WriterLimits = {}): Promise<OpenedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'league-writer-'));
  const path = join(folder, 'league.sqlite');
  const database = await openSqlite({ path, durable: false, longestGroup: 60_000, ...limits });
  t.after(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  await database.write((db) => sql`create table notes (line text unique)`.execute(db));
  // Into the file, so that the log contains only what follows.
  const other = new DatabaseSync(path);
  other.exec('pragma wal_checkpoint(truncate)');
  other.close();
  // The next write has no company.
  await turn();
  return { folder, path, database, note: noteIn(database) };
}

function noteIn(database: Database): OpenedDatabase['note'] {
  return (line) =>
    database.write(async (db) => {
      const earlier = await linesIn(db);
      await insert(db, line);
      return earlier;
    });
}

async function linesIn(db: Pick<WriteTransaction, 'getExecutor'>): Promise<string[]> {
  const found = await sql<{ line: string }>`select line from notes order by rowid`.execute(db);
  return found.rows.map(({ line }) => line);
}

async function insert(db: WriteTransaction, line: string): Promise<void> {
  await sql`insert into notes (line) values (${line})`.execute(db);
}

/** The lines that other connections see. */
function lines({ database }: OpenedDatabase): Promise<string[]> {
  return database.readOne(linesIn);
}

/** The frames of the log, and whether a commit ends at each. */
function framesIn(path: string): { readonly end: number; readonly commits: boolean }[] {
  const log = existsSync(`${path}-wal`) ? readFileSync(`${path}-wal`) : Buffer.alloc(0);
  if (log.length < WAL_HEADER) return [];
  const size = FRAME_HEADER + log.readUInt32BE(8);
  return Array.from({ length: Math.floor((log.length - WAL_HEADER) / size) }, (_, index) => {
    const start = WAL_HEADER + index * size;
    return { end: start + size, commits: log.readUInt32BE(start + 4) !== 0 };
  });
}

function commitsIn({ path }: OpenedDatabase): number {
  return framesIn(path).filter(({ commits }) => commits).length;
}

/** The lines that a start finds in a file with this many bytes of its log. */
function linesAfter({ folder, path }: OpenedDatabase, log: Buffer): unknown[] {
  const copy = join(folder, 'after.sqlite');
  copyFileSync(path, copy);
  writeFileSync(`${copy}-wal`, log);
  const database = new DatabaseSync(copy);
  try {
    const [check] = database.prepare('pragma integrity_check').all();
    assert.equal(check?.['integrity_check'], 'ok');
    return database
      .prepare('select line from notes order by rowid')
      .all()
      .map((row) => row['line']);
  } finally {
    database.close();
    for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true });
  }
}

const TEN = Array.from({ length: 10 }, (_, index) => `note ${index}`);

test('SRV-12: waiting writes share a transaction, and each sees what the earlier ones wrote', async (t) => {
  const opened = await open(t);
  const seen = await Promise.all(TEN.map(opened.note));
  assert.deepEqual(
    seen,
    TEN.map((_, index) => TEN.slice(0, index)),
  );
  assert.deepEqual(await lines(opened), TEN);
  assert.equal(commitsIn(opened), 1);
});

test('SRV-12: a lone write gets its own transaction at once', async (t) => {
  const opened = await open(t);
  for (const [index, line] of TEN.entries()) {
    const told: string[] = [];
    void opened.note(line).then(() => told.push(line));
    // Passes no turn of the event loop, so it waits for nobody.
    for (let step = 0; step < 100; step++) await Promise.resolve();
    assert.deepEqual(told, [line]);
    assert.equal(commitsIn(opened), index + 1);
    await turn();
  }
});

/**
 * One write in this turn of the loop, and one in each of the next.
 * @returns how many transactions there had been as each was sent
 */
async function noteInTurns(opened: OpenedDatabase, ...told: readonly string[]): Promise<number[]> {
  const commits: number[] = [];
  const waiting: Promise<unknown>[] = [];
  const { promise: allSent, resolve } = Promise.withResolvers<void>();
  const send = ([line, ...more]: readonly string[]) => {
    if (line === undefined) return resolve();
    // Arrives before the event that the writer waits for.
    setImmediate(send, more);
    commits.push(commitsIn(opened));
    waiting.push(opened.note(line));
  };
  send(told);
  await allSent;
  await Promise.all(waiting);
  return commits;
}

test('SRV-12: after a shared transaction, the next one waits as long as each turn brings another write', async (t) => {
  const opened = await open(t);
  await Promise.all(['1', '2'].map(opened.note));
  assert.equal(commitsIn(opened), 1);
  assert.deepEqual(await noteInTurns(opened, '3', '4', '5'), [1, 1, 1]);
  assert.equal(commitsIn(opened), 2);
  await turn();
  // It is alone, like a write in a later turn.
  await opened.note('6');
  await turn();
  await noteInTurns(opened, '7', '8');
  assert.equal(commitsIn(opened), 5);
  assert.deepEqual(await lines(opened), ['1', '2', '3', '4', '5', '6', '7', '8']);
});

test('SRV-12: the next group waits for no more writes than it can hold', async (t) => {
  const opened = await open(t, { maxInGroup: 2 });
  await Promise.all(['1', '2'].map(opened.note));
  assert.deepEqual(await noteInTurns(opened, '3', '4', '5'), [1, 1, 2]);
});

test('SRV-12: a group holds at most the configured number of writes', async (t) => {
  const opened = await open(t, { maxInGroup: 4 });
  await Promise.all(TEN.map(opened.note));
  assert.deepEqual(await lines(opened), TEN);
  assert.equal(commitsIn(opened), 3);
});

test('SRV-12: a group closes after its maximum duration', async (t) => {
  const opened = await open(t, { longestGroup: 0 });
  await Promise.all(TEN.map(opened.note));
  assert.deepEqual(await lines(opened), TEN);
  assert.equal(commitsIn(opened), TEN.length);
});

test('SRV-12: a refused write undoes nothing of the writes before and after it', async (t) => {
  const opened = await open(t);
  const refusing = (line: string) =>
    opened.database.write(async (db) => {
      await insert(db, line);
      await turn();
      throw new Error(`refused: ${line}`);
    });
  const told: string[] = [];
  const [first, one, between, other] = [
    refusing('first'),
    opened.note('one'),
    refusing('between'),
    opened.note('other'),
  ];
  const after = between.catch(async (error: unknown) => {
    assert.ok(error instanceof Error);
    told.push(error.message, ...(await lines(opened)));
  });
  await assert.rejects(first, /refused: first/);
  assert.deepEqual(await Promise.all([one, other]), [[], ['one']]);
  await after;
  // It read what "one" wrote, so its answer waits for that commit.
  assert.deepEqual(told, ['refused: between', 'one', 'other']);
  assert.equal(commitsIn(opened), 1);
});

test('SRV-12: a failed commit rejects every write of its group, even those already refused', async (t) => {
  const opened = await open(t);
  const { database, note } = opened;
  const group = [
    note('one'),
    database.write(async (db) => {
      const [taken] = await linesIn(db);
      throw new Error(`${taken} is taken`);
    }),
    database.write(async (db) => {
      // Checked only at commit, so no single statement fails.
      await sql`pragma defer_foreign_keys = on`.execute(db);
      await sql`insert into sessions (id, hash, member_id, created_at)
        values ('s', 'h', 'nobody', '')`.execute(db);
    }),
    note('other'),
  ];
  const ends = await Promise.allSettled(group);
  for (const end of ends) {
    assert.ok(end.status === 'rejected');
    assert.match(String(end.reason), /FOREIGN KEY constraint failed/);
  }
  assert.deepEqual(await lines(opened), []);
  assert.deepEqual(await note('after'), []);
  assert.deepEqual(await lines(opened), ['after']);
});

test('SRV-12, SRV-9: a full disk fails the writes before it in the group, but not those after it', async (t) => {
  const opened = await open(t);
  const { database, note } = opened;
  const large = 'x'.repeat(1_000_000);
  const limit = (pages: string) => (db: WriteTransaction) =>
    sql.raw(`pragma max_page_count = ${pages}`).execute(db);
  const [{ page_count: pages } = { page_count: 0 }] = await database.write(async (db) => {
    const found = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    return found.rows;
  });
  await database.write(limit(String(pages + 2)));
  const ends = Promise.allSettled([note('one'), note('two'), note(large)]);
  const after = database.write(async (db) => {
    const earlier = await linesIn(db);
    await limit('1000000')(db);
    await insert(db, 'after');
    return earlier;
  });
  for (const end of await ends) {
    assert.ok(end.status === 'rejected' && end.reason instanceof DatabaseFailure);
    assert.equal(end.reason.reason, 'storage_full');
  }
  assert.deepEqual(await after, []);
  assert.deepEqual(await lines(opened), ['after']);
});

test('SRV-12: after a kill or a power cut, a group is stored whole or not at all', async (t) => {
  const opened = await open(t);
  const { database, note, path } = opened;
  const log = () => (existsSync(`${path}-wal`) ? readFileSync(`${path}-wal`) : Buffer.alloc(0));
  const large = 'y'.repeat(20_000);
  const killed: unknown[][] = [];
  const group = [
    note('one'),
    note(large),
    database.write(async (db) => {
      await insert(db, 'three');
      killed.push(linesAfter(opened, log()));
      await turn();
      killed.push(linesAfter(opened, log()));
    }),
    note('four'),
  ];
  await Promise.all(group);
  assert.deepEqual(killed, [[], []]);
  const whole = log();
  const frames = framesIn(path);
  assert.equal(frames.filter(({ commits }) => commits).length, 1);
  assert.ok(frames.length > 4);
  for (const { end, commits } of frames) {
    const kept = commits ? ['one', large, 'three', 'four'] : [];
    assert.deepEqual(linesAfter(opened, whole.subarray(0, end)), kept);
    assert.deepEqual(linesAfter(opened, whole.subarray(0, end - 7)), []);
  }
});

test('SRV-12, SRV-8: a waiting write times out behind a slow write or group', async (t) => {
  const opened = await open(t, { timeoutMs: 60 });
  const { database, note } = opened;
  const { promise: told, resolve: go } = Promise.withResolvers<void>();
  const holding = database.write(async (db) => {
    await insert(db, 'held');
    await told;
  });
  const late = await Promise.allSettled([note('late'), note('later')]);
  assert.equal(database.load().writesWaiting, 0);
  for (const end of late) {
    assert.ok(end.status === 'rejected' && end.reason instanceof DatabaseFailure);
    assert.equal(end.reason.reason, 'busy');
  }
  const behind = note('behind');
  go();
  await Promise.all([holding, behind]);
  assert.deepEqual(await lines(opened), ['held', 'behind']);
});

test('SRV-12: a statement that arrives after its write has ended is refused, even during another write', async (t) => {
  const opened = await open(t);
  const kept = await opened.database.write(async (db) => db);
  const [, stray] = await Promise.allSettled([opened.note('one'), insert(kept, 'stray')]);
  assert.ok(stray.status === 'rejected');
  assert.match(String(stray.reason), /after the end of its transaction/);
  assert.deepEqual(await lines(opened), ['one']);
});

import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { type ScratchFile, scratchFile } from '../src/data-folder/scratch-file.ts';
import type { Database } from '../src/db/database.ts';
import { Changes } from '../src/http/changes.ts';
import { readerIn } from '../src/http/reader-in.ts';
import { toTimestamp } from '../src/shared/dates.ts';
import { parseId } from '../src/shared/ids.ts';
import { mustAt } from '../src/shared/must-get.ts';
import { lookAtDivisions } from '../src/standings/chase-divisions.ts';
import { chaseList, competitionsChased } from '../src/standings/chase-query.ts';
import { readChased, type SavedChased, writeChasedFile } from '../src/standings/chased-file.ts';
import { ChasedRows } from '../src/standings/chased-rows.ts';
import { keepChasedIn, type KeptChased } from '../src/standings/kept-chased.ts';
import { prepareChased, recallChased } from '../src/standings/prepare-chased.ts';
import { idOf, type Installed, playDivision, playMatch, startClub, wonBy } from './club.ts';
import { type Draw, MOVES, startClubInPlay } from './fixtures/club-moves.ts';
import { tellOfTheUnknown } from './fixtures/unknown-event.ts';
import { startService } from './harness.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);

interface FileInMemory extends ScratchFile {
  bytes: Buffer | null;
  writes: number;
  isDiskFull: boolean;
}

function fileInMemory(): FileInMemory {
  const file: FileInMemory = {
    bytes: null,
    writes: 0,
    isDiskFull: false,
    read: async () => file.bytes,
    write: async (bytes) => {
      if (file.isDiskFull) return false;
      file.bytes = bytes;
      file.writes += 1;
      return true;
    },
  };
  return file;
}

const readFrom = ({ bytes }: { bytes: Buffer | null }) => readChased(bytes ?? Buffer.of());

/** What a process keeps, and the next one after it. */
interface Process {
  readonly kept: KeptChased;
  readonly changes: Changes;
}

function startProcess(database: Database, file: ScratchFile | null): Process {
  const changes = new Changes(database);
  return { kept: keepChasedIn(changes, file), changes };
}

const NOW = toTimestamp(Date.parse('2026-04-02T09:00:00.000Z'));

/** By division, as somebody who asks sees it. */
async function chasedNow(database: Database, { changes }: Process): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  await database.readLong(async (db) => {
    const reader = await readerIn(changes, db, { now: NOW, until: () => undefined });
    await lookAtDivisions(reader, await competitionsChased(reader), {}, ({ id, name }, chased) => {
      const rows = [...chased].map((one) => [one.entryId, one.memberId, one.played, one.shortBy]);
      seen.set(id, JSON.stringify([name, rows]));
    });
  });
  return seen;
}

async function prepare(database: Database, { changes }: Process): Promise<void> {
  await prepareChased({ database, changes, now: () => NOW, isOver: () => false });
}

function recallFrom(database: Database, changes: Changes): Promise<void> {
  return recallChased({ database, changes, now: () => NOW, isOver: () => false });
}

async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'league-chased-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const LEDGERS = /from "matches" where "division_id" in/;

/** How many statements ask for the matches of divisions while that is done. */
async function ledgersRead(club: Installed, work: () => Promise<unknown>): Promise<number> {
  const before = club.statements.length;
  await work();
  return club.statements.slice(before).filter((sql) => LEDGERS.test(sql)).length;
}

/** A club with two divisions, and the file that a process left which has prepared them. */
async function startLeft(t: TestContext) {
  const club = await startClub(t);
  const divisions = [await playDivision(club), await playDivision(club)] as const;
  const file = fileInMemory();
  const first = startProcess(club.database, file);
  await prepare(club.database, first);
  const next = () => startProcess(club.database, file);
  const read = (one: Process) => ledgersRead(club, () => chasedNow(club.database, one));
  return { club, divisions, file, first, next, read };
}

test('CHA-8: the next process knows who is chased, and works out again what has changed since', async (t) => {
  const { club, divisions, first, next, read } = await startLeft(t);
  const before = await chasedNow(club.database, first);
  assert.equal(before.size, 2);
  const second = next();
  assert.equal(await read(second), 0);
  assert.deepEqual(await chasedNow(club.database, second), before);
  await playMatch(club, idOf(divisions[0].matches[0]), wonBy(0));
  await club.must('POST', `/v1/members/${String(divisions[0].members[0])}/erase`);
  const third = next();
  assert.equal(await read(third), 1);
  const after = await chasedNow(club.database, third);
  assert.deepEqual(after, await chasedNow(club.database, startProcess(club.database, null)));
  assert.notDeepEqual(after, before);
});

test('CHA-8: of what is left the first page is read; nothing is where nothing is left', async (t) => {
  const { club, file, next } = await startLeft(t);
  const { database } = club;
  const recall = ({ changes }: Process) => ledgersRead(club, () => recallFrom(database, changes));
  const ask = ({ changes }: Process) =>
    ledgersRead(club, () =>
      database.readLong(async (db) => {
        const reader = await readerIn(changes, db, { now: NOW, until: () => undefined });
        await chaseList(reader, { timezone: 'UTC', seesPersonalData: false }, {});
      }),
    );
  const second = next();
  assert.deepEqual([await recall(second), await ask(second)], [1, 0]);
  // From the file, and not worked out anew.
  const left = (await readFrom(file))?.competitions.flatMap(({ divisions }) => divisions) ?? [];
  assert.equal(left.length, 2);
  for (const { division } of left) assert.equal(second.kept.isSure(division.id), false);
  const without = startProcess(database, null);
  assert.deepEqual([await recall(without), (await ask(without)) > 0], [0, true]);
  const notInstalled = await startService(t);
  const { changes } = startProcess(notInstalled.database, null);
  await recallFrom(notInstalled.database, changes);
});

test('CHA-7, CHA-8: where too much is not known, no page is read', async (t) => {
  const { club, file } = await startLeft(t);
  const saved = await readFrom(file);
  assert.ok(saved);
  const [competition] = saved.competitions;
  assert.ok(competition);
  /** As a process leaves it that ended while it prepared. */
  const recallWith = async (unknown: number) => {
    const more = Array.from({ length: unknown }, (_, index) => {
      const id = parseId(`00000000-0000-7000-8000-${String(index).padStart(12, '0')}`);
      const { id: competition_id } = competition;
      return { division: { id, name: `${index}`, competition_id }, chased: undefined };
    });
    const divisions = [...competition.divisions, ...more];
    const competitions = saved.competitions.map((one) =>
      one === competition ? { ...one, divisions } : one,
    );
    const left = fileInMemory();
    await writeChasedFile(left, { ...saved, competitions });
    const { changes } = startProcess(club.database, left);
    return ledgersRead(club, () => recallFrom(club.database, changes));
  };
  assert.ok((await recallWith(100)) > 0);
  assert.equal(await recallWith(101), 0);
});

test('CHA-8: what is written while it recalls is seen by the page, or leaves none to read', async (t) => {
  const { club, next } = await startLeft(t);
  const recallBeside = async (write: () => Promise<unknown>) => {
    const { changes } = next();
    let reads = 0;
    const readLong: Database['readLong'] = async (work) => {
      if (++reads === 2) await write();
      return club.database.readLong(work);
    };
    return ledgersRead(club, () => recallFrom({ ...club.database, readLong }, changes));
  };
  const harmless = () => club.must('POST', '/v1/members', { display_name: 'Late' });
  assert.ok((await recallBeside(harmless)) > 0);
  assert.equal(await recallBeside(() => tellOfTheUnknown(club.database)), 0);
});

test('CHA-8: who is told to stop while it recalls reads no page', async (t) => {
  const { club, next } = await startLeft(t);
  const { changes } = next();
  const recalling = { database: club.database, changes, now: () => NOW, isOver: () => true };
  assert.equal(await ledgersRead(club, () => recallChased(recalling)), 0);
});

test('CHA-8: what the file says holds until it was worked out anew', async (t) => {
  const { club, divisions, file, next, read } = await startLeft(t);
  const saved = await readFrom(file);
  assert.ok(saved);
  // As where somebody has changed the database by hand.
  const nobody = (one: SavedChased['competitions'][number]) => ({
    ...one,
    divisions: one.divisions.map(({ division }) => ({ division, chased: ChasedRows.of([]) })),
  });
  const [first, ...others] = saved.competitions.map(nobody);
  assert.ok(first);
  const renamed = first.divisions.map(({ division, chased }) => ({
    division: { ...division, name: 'Of another name' },
    chased,
  }));
  const competitions = [{ ...first, divisions: renamed }, ...others];
  await writeChasedFile(file, { ...saved, competitions });
  const second = next();
  assert.equal(await read(second), 0);
  const { writes } = file;
  const isSure = () => divisions.map(({ division }) => second.kept.isSure(parseId(division)));
  assert.deepEqual(isSure(), [false, false]);
  assert.equal(await ledgersRead(club, () => prepare(club.database, second)), 2);
  const anew = await chasedNow(club.database, startProcess(club.database, null));
  assert.deepEqual(await chasedNow(club.database, second), anew);
  assert.equal(file.writes, writes + 1);
  const inOrder = (all: SavedChased['competitions'] = []) =>
    all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const written = await readFrom(file);
  assert.deepEqual(inOrder(written?.competitions), inOrder(saved.competitions));
  assert.deepEqual(isSure(), [true, true]);
  await prepare(club.database, second);
  assert.equal(file.writes, writes + 1);
});

test('CHA-8: it is written where something has changed', async (t) => {
  const { club, divisions, file, first, next } = await startLeft(t);
  assert.equal(file.writes, 1);
  await prepare(club.database, first);
  const second = next();
  await prepare(club.database, second);
  await club.database.readOne((db) => second.kept.save(db));
  assert.equal(file.writes, 1, 'what was worked out anew is the same');
  await playMatch(club, idOf(divisions[0].matches[0]), wonBy(0));
  assert.equal(await ledgersRead(club, () => prepare(club.database, first)), 1);
  assert.equal(file.writes, 2);
});

test('CHA-8: what could not be written is written the next time', async (t) => {
  const { club, divisions, file, first } = await startLeft(t);
  file.isDiskFull = true;
  await playMatch(club, idOf(divisions[0].matches[0]), wonBy(0));
  await prepare(club.database, first);
  file.isDiskFull = false;
  await prepare(club.database, first);
  assert.equal(file.writes, 2);
});

test('CHA-7, CHA-8: what is overtaken while it is prepared is prepared again', async (t) => {
  const { club, divisions, next } = await startLeft(t);
  const { database } = club;
  const process = next();
  let reads = 0;
  const overtaken: Pick<Database, 'readLong' | 'readOne'> = {
    readOne: (work) => database.readOne(work),
    readLong: (work) =>
      database.readLong(async (db) => {
        await db.selectFrom('feed').selectAll().execute();
        reads += 1;
        if (reads === 2) {
          await playMatch(club, idOf(divisions[0].matches[0]), wonBy(0));
          await database.read(async (newer) => {
            const reader = await readerIn(process.changes, newer, {
              now: NOW,
              until: () => undefined,
            });
            await process.kept.reach(newer, reader.seen.position);
          });
        }
        return work(db);
      }),
  };
  const isOver = () => false;
  await prepareChased({ database: overtaken, changes: process.changes, now: () => NOW, isOver });
  assert.deepEqual(
    divisions.map(({ division }) => process.kept.isSure(parseId(division))),
    [true, true],
  );
});

test('CHA-8: nobody waits for a disk that is silent', async (t) => {
  const { club, file } = await startLeft(t);
  const silent = { ...file, read: () => Promise.withResolvers<null>().promise };
  const one = startProcess(club.database, silent);
  assert.equal(await ledgersRead(club, () => chasedNow(club.database, one)), 1);
});

test('CHA-8: of a competition in which nobody is chased any more, nothing is left', async (t) => {
  const { club, divisions, file, first } = await startLeft(t);
  await club.must('PATCH', `/v1/seasons/${divisions[0].season}`, {
    results_deadline: '2026-04-01',
  });
  await prepare(club.database, first);
  const left = await readFrom(file);
  assert.deepEqual(
    left?.competitions.map(({ id }) => id),
    [divisions[1].competition],
  );
});

test('CHA-8: a file that is damaged, cut off, or of another format is passed over', async (t) => {
  const { file, next, read } = await startLeft(t);
  const whole = file.bytes ?? Buffer.of();
  const broken = Array.from(whole, (_, at) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0x01, at);
    return bytes;
  });
  const short = Array.from(whole, (_, length) => whole.subarray(0, length));
  const other = Buffer.from(
    `chased 2${whole.toString('latin1').slice('chased 1'.length)}`,
    'latin1',
  );
  for (const bytes of [...broken, ...short, other]) {
    file.bytes = bytes;
    assert.ok((await readFrom(file)) === null);
  }
  assert.equal(await read(next()), 1, 'both are worked out');
  file.bytes = whole;
  assert.equal(await read(next()), 0);
});

test('CHA-8: a file of another feed is passed over, and one that is ahead of the feed', async (t) => {
  const { club, file, next, read } = await startLeft(t);
  const saved = await readFrom(file);
  assert.ok(saved);
  const position = await club.database.revision();
  assert.equal(saved.position, position);
  const others = [
    { ...saved, event: parseId('00000000-0000-7000-8000-000000000000') },
    { ...saved, position: position - 1 },
    { ...saved, position: position + 1 },
  ];
  for (const other of others) {
    await writeChasedFile(file, other);
    assert.equal(await read(next()), 1);
  }
});

test('CHA-8: of what no event tells of, or too many do, nothing is taken in', async (t) => {
  const { club, next, read } = await startLeft(t);
  await club.database.write(async (db) => {
    const [last] = await db.selectFrom('events').selectAll().orderBy('position', 'desc').execute();
    assert.ok(last);
    const end = last.position + 2000;
    for (let position = last.position + 1; position <= end; position++) {
      const id = parseId(`00000000-0000-7000-8000-00000000${String(position).padStart(4, '0')}`);
      const event = { ...last, kind: 'season.updated', position, id };
      await db.insertInto('events').values(event).execute();
    }
    await db.updateTable('feed').set({ position: end }).execute();
  });
  assert.equal(await read(next()), 0);
  await club.must('POST', '/v1/seasons', { name: 'Another' });
  assert.equal(await read(next()), 1);
  const known = next();
  await prepare(club.database, known);
  assert.equal(await read(next()), 0);
  await tellOfTheUnknown(club.database);
  assert.equal(await read(next()), 1);
});

test(`CHA-6, CHA-8: whatever is written, and whenever the process ends, who is chased is who is (seed ${seed})`, async (t) => {
  const club = await startClub(t);
  const play = await startClubInPlay(club);
  const file = fileInMemory();
  const none = () => startProcess(club.database, null);
  const names = Object.keys(MOVES);
  const order = fc.shuffledSubarray(names, { minLength: names.length });
  const draws = fc.infiniteStream(fc.nat(1000));
  let process = startProcess(club.database, file);
  await fc.assert(
    fc.asyncProperty(order, draws, async (moves, numbers) => {
      const draw: Draw = (from) => mustAt(from, numbers.next().value % from.length);
      for (const name of moves) {
        await MOVES[name]?.(play, draw);
        const what = draw(['nothing', 'look', 'prepare', 'end', 'be killed'] as const);
        if (what === 'nothing') continue;
        if (what === 'prepare') await prepare(club.database, process);
        if (what === 'end') await club.database.readOne((db) => process.kept.save(db));
        if (what === 'end' || what === 'be killed') process = startProcess(club.database, file);
        const anew = await chasedNow(club.database, none());
        assert.deepEqual(await chasedNow(club.database, process), anew, `${what} after ${name}`);
      }
    }),
    { seed, numRuns: 1, endOnFailure: true },
  );
  assert.ok(file.writes > 0);
});

test('CHA-8: a service that ends leaves the file, and the next finds it in its folder', async (t) => {
  const club = await startClub(t);
  await playDivision(club);
  await playDivision(club);
  const folder = await temporaryFolder(t);
  const chasedFile = scratchFile(folder, 'chased', (error) => assert.fail(String(error)));
  const serve = async () => {
    const options = { database: club.database, chasedFile, prepares: false };
    const service = await startService(t, options);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    const ask = () => service.call('GET', '/v1/chase-list', { token: club.admin });
    return { ask, end: () => service.app.close() };
  };
  const one = await serve();
  const { body: worked } = await one.ask();
  await one.end();
  assert.ok((await readFile(join(folder, 'chased'), 'latin1')).startsWith('chased 1 '));
  const two = await serve();
  // Of both divisions, and then of those that are shown.
  assert.equal(
    await ledgersRead(club, async () => assert.deepEqual((await two.ask()).body, worked)),
    1,
  );
  await two.end();
});

test('CHA-8: a service that listens takes in the file before anybody asks', async (t) => {
  const { club, file } = await startLeft(t);
  const service = await startService(t, { database: club.database, chasedFile: file });
  club.statements.length = 0;
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  const asked = (what: string) => club.statements.findIndex((sql) => sql.includes(what));
  const looksForEvent = () => asked('from "events" where "position" =');
  for (const end = performance.now() + 20_000; looksForEvent() < 0; await sleep(1)) {
    assert.ok(performance.now() < end, 'it is not taken in');
  }
  // The first thing that a preparation asks for, a second later.
  const seasons = asked('from "seasons"');
  assert.ok(seasons < 0 || looksForEvent() < seasons);
});

test('CHA-8: what cannot be read or written is told of, and is no more than not there', async (t) => {
  const told: unknown[] = [];
  const folder = await temporaryFolder(t);
  const file = scratchFile(folder, 'chased', (error) => told.push(error));
  assert.equal(await file.read(), null);
  assert.equal(told.length, 0, 'there may be none');
  assert.equal(await file.write(Buffer.of(1, 2, 3)), true);
  assert.deepEqual(await file.read(), Buffer.of(1, 2, 3));
  await rm(folder, { recursive: true });
  assert.equal(await file.write(Buffer.of(4)), false);
  assert.equal(told.length, 1);
  await writeFile(folder, 'no folder');
  assert.equal(await file.read(), null);
  assert.equal(told.length, 2);
});

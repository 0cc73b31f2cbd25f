import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { sql } from 'kysely';
import { migrateDatabase } from '../src/db/migrate.ts';
import { getAtOrThrow } from '../src/shared/must-get.ts';
import { disputeMatch, readId, type InstalledClub, playDivision, startClub } from './club.ts';
import { type Draw, MOVES, startClubInPlay } from './fixtures/club-moves.ts';
import { cursorBehind, naiveDisputes } from './fixtures/naive-disputes.ts';
import { asId } from './fixtures/typed.ts';
import type { Json } from './harness.ts';

/*
 * Who is in a dispute is noted and counted as it begins. Whatever happens afterwards, the pages of the
 * history are those of one that is worked out from the feed.
 */

/** A seed that failed once stays: `FC_SEED=… FC_RUNS=… npm test -- league-sqlite`. */
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const runs = chooseCaseCount(1);
const MOVES_OF_A_RUN = 80;
const MOST = 200;

function wholeHistory({ database }: InstalledClub): ReturnType<typeof naiveDisputes> {
  return database.readOne(naiveDisputes);
}

/** Compares every page and its cursor with the matching part of the list. */
async function assertPages(club: InstalledClub, limit: number, after = 'the start'): Promise<void> {
  const all = await wholeHistory(club);
  for (let start = 0; start === 0 || start < all.length; start += limit) {
    const before = all[start - 1];
    const cursor = before ? `&after=${cursorBehind(before)}` : '';
    const page = await club.must('GET', `/v1/dispute-history?limit=${limit}${cursor}`);
    const data = all.slice(start, start + limit);
    const hasMore = start + limit < all.length;
    const next = hasMore ? cursorBehind(getAtOrThrow(data, data.length - 1)) : null;
    assert.equal(
      JSON.stringify(page),
      JSON.stringify({ data, next_cursor: next }),
      `after ${after}, ${limit} at a time from ${start}`,
    );
  }
}

async function assertEveryPage(club: InstalledClub): Promise<void> {
  const { length } = await wholeHistory(club);
  for (let limit = 1; limit <= length + 1; limit++) await assertPages(club, limit);
  await assertPages(club, MOST);
}

/** Mostly reports and disputes, sometimes other moves. */
const move = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('claim', 'disagree', 'settle') },
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(MOVES)) },
);

test(`DIS-1, DIS-3: every page matches the feed, whatever happens in the club (seed ${seed})`, async (t) => {
  const draws = fc.infiniteStream(fc.nat(1000));
  await fc.assert(
    fc.asyncProperty(
      fc.array(move, { minLength: MOVES_OF_A_RUN, maxLength: MOVES_OF_A_RUN }),
      draws,
      async (moves, numbers) => {
        const club = await startClub(t);
        const play = await startClubInPlay(club);
        const draw: Draw = (from) => getAtOrThrow(from, numbers.next().value % from.length);
        for (const name of moves) {
          await MOVES[name]?.(play, draw);
          await assertPages(club, draw([1, 2, 3, 5, 8, MOST]), name);
        }
        await assertEveryPage(club);
      },
    ),
    { seed, numRuns: runs, endOnFailure: true },
  );
});

/** Members in one, two and three disputes, with every kind of ending. */
async function clubWithDisputes(club: InstalledClub): Promise<void> {
  const { matches } = await playDivision(club, { players: 4 });
  const pairs = await playDivision(club, { players: 3, discipline: 'doubles' });
  const disputed = [...matches.slice(0, 5), ...pairs.matches.slice(0, 2)];
  for (const match of disputed) await disputeMatch(club, readId(match));
  const [agreed, settled] = disputed.map((match) => `/v1/matches/${readId(match)}`);
  const said = { outcome: 'walkover', retired_side: 0 };
  for (const side of [0, 1]) await club.must('POST', `${agreed}/claims`, { ...said, side });
  await club.must('POST', `${settled}/settlement`, said);
}

test('DIS-3: no page leaves anyone out, at any limit', async (t) => {
  const club = await startClub(t);
  await assertEveryPage(club);
  await clubWithDisputes(club);
  const counts = (await wholeHistory(club)).map(({ matches }) => matches.length);
  assert.deepEqual([...new Set(counts)], [3, 2, 1]);
  await assertEveryPage(club);
});

test('DIS-1, DIS-3: a database from before disputes were counted gives the same counts', async (t) => {
  const club = await startClub(t);
  await clubWithDisputes(club);
  const told = await club.must('GET', '/v1/dispute-history');
  const gone = await playDivision(club, { players: 2 });
  await disputeMatch(club, readId(gone.matches[0]));
  await forgetDisputes(club);
  // Only the feed reports it.
  await deleteMatch(club, gone.matches[0]);
  await migrateDatabase((work) => club.database.write(work), club.database.kind);
  assert.deepEqual(await club.must('GET', '/v1/dispute-history'), told);
  await assertEveryPage(club);
  const later = await playDivision(club, { players: 2 });
  await disputeMatch(club, readId(later.matches[0]));
  await assertEveryPage(club);
});

/** Returns the database to the state before disputes were recorded. */
async function forgetDisputes({ database }: InstalledClub): Promise<void> {
  await database.write(async (db) => {
    await sql`drop table dispute_counts`.execute(db);
    await sql`drop table dispute_members`.execute(db);
    await sql`create index events_of_disputes on events (match_id)
      where kind = 'match.disputed'`.execute(db);
    const name = '0013-disputes-of-members.sql';
    await db.deleteFrom('migrations').where('name', '=', name).execute();
  });
}

async function deleteMatch({ database }: InstalledClub, match: Json | undefined): Promise<void> {
  const id = asId(readId(match));
  await database.write(async (db) => {
    await db.deleteFrom('claims').where('match_id', '=', id).execute();
    await db.deleteFrom('matches').where('id', '=', id).execute();
  });
}

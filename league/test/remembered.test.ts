import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { ROUTES } from '../src/app.ts';
import { type Caller, maySeePersonalData } from '../src/http/caller.ts';
import type { Reader, Route } from '../src/http/route.ts';
import { getSerializer } from '../src/http/serialize.ts';
import { writeLongAnswer } from '../src/http/write-answer.ts';
import { hashToken, readTokenKind } from '../src/http/token.ts';
import { findKeyCredential } from '../src/keys/store.ts';
import { findSessionCredential } from '../src/sessions/store.ts';
import { toTimestamp } from '../src/shared/dates.ts';
import { Refusal } from '../src/shared/refusal.ts';
import { getAtOrThrow } from '../src/shared/must-get.ts';
import { startClub } from './club.ts';
import { type ClubInPlay, type Draw, MOVES, startClubInPlay } from './fixtures/club-moves.ts';

/*
 * Whatever is written, a remembered answer equals one that is worked out again. Each read names
 * what it shows, and each event names what it touches. This test finds a pair that does not match.
 */

/** A seed that failed once stays: `FC_SEED=… FC_RUNS=… npm test -- league-sqlite`. */
const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const runs = chooseCaseCount(1);

/**
 * One read of this many is made after a write: the others are made later. A server on the other side
 * of a socket answers fewer of them in the same time.
 */
const ONE_OF = Math.ceil(
  (process.env['TEST_DATABASE_URL'] === undefined ? 60 : 120) / chooseCaseCount(5),
);

/** A read: its request, and the arguments of its route. */
interface ReadRequest {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

function read(operationId: string, id?: string, query: ReadRequest['query'] = {}): ReadRequest {
  const route = ROUTES.find((one) => one.operationId === operationId);
  assert.ok(route, operationId);
  return { route, params: id === undefined ? {} : { id }, query };
}

/** Every cached route, with everything that changes its answer. */
function readsOf({
  seasons,
  competitions,
  divisions,
  entries,
  matches,
  members,
  drafts,
}: ClubInPlay) {
  const [season, other] = [getAtOrThrow(seasons, 0), getAtOrThrow(seasons, 1)];
  const [singles, doubles] = [getAtOrThrow(competitions, 0), getAtOrThrow(competitions, 1)];
  const [one, two, three] = [
    getAtOrThrow(divisions, 0),
    getAtOrThrow(divisions, 1),
    getAtOrThrow(divisions, 2),
  ];
  const member = getAtOrThrow(members, 0);
  const detailed = { expand: 'matches' };
  return [
    read('getMe'),
    read('getClub'),
    read('listSeasons'),
    read('getSeason', season),
    read('listCompetitions'),
    read('listCompetitions', undefined, { state: 'active', season }),
    read('listCompetitions', undefined, { state: 'draft', expand: 'draft' }),
    ...[singles, doubles, ...drafts.slice(0, 2)].map((id) => read('getCompetition', id)),
    ...[one, two, three].map((id) => read('getDivisionStandings', id)),
    ...[one, two].map((id) => read('getDivisionOutlook', id)),
    ...[singles, doubles].map((id) => read('getCompetitionOutlook', id)),
    read('getDivisionStandings', one, detailed),
    ...[singles, doubles].map((id) => read('getCompetitionStandings', id)),
    read('getCompetitionStandings', doubles, detailed),
    ...[season, other].map((id) => read('getSeasonStandings', id, detailed)),
    read('getSeasonStandings', season),
    ...[getAtOrThrow(entries, 0), getAtOrThrow(entries, 5)].map((id) =>
      read('getEntryProgress', id),
    ),
    ...[singles, doubles].map((id) => read('getCompetitionProgress', id)),
    ...[season, other].map((id) => read('getSeasonProgress', id)),
    read('getChaseList'),
    read('getChaseList', undefined, { season, within_days: 100 }),
    read('getChaseList', undefined, { competition: doubles }),
    read('getChaseList', undefined, { division: one }),
    read('getChaseList', undefined, { member: [member], short_by: 1 }),
    read('listMatches'),
    read('listMatches', undefined, { order: 'recent', limit: 2 }),
    read('listMatches', undefined, { division: one }),
    read('listMatches', undefined, { competition: doubles, status: ['open', 'disputed'] }),
    read('listMatches', undefined, { status: ['reported'] }),
    read('listMatches', undefined, { season, competition_state: 'active' }),
    read('listMatches', undefined, { member }),
    read('listMatches', undefined, { waiting_on: member }),
    read('listMatches', undefined, { entry: getAtOrThrow(entries, 5) }),
    read('listMatches', undefined, { ids: matches.slice(0, 2), expand: 'detail' }),
    ...[getAtOrThrow(matches, 0), getAtOrThrow(matches, 8)].map((id) => read('getMatch', id)),
  ];
}

function pathOf({ route, params, query }: ReadRequest): string {
  const path = route.path.replace('{id}', params['id'] ?? '');
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked).toString()}`;
}

async function callerOf({ club }: ClubInPlay, token: string): Promise<Caller | null> {
  const find = readTokenKind(token) === 'session' ? findSessionCredential : findKeyCredential;
  const stored = await club.database.readOne((db) => find(db, hashToken(token)));
  return stored?.caller ?? null;
}

/** Computes the answer without any cache, even of authorisation decisions. */
async function computeFresh(
  play: ClubInPlay,
  token: string,
  { route, params, query }: ReadRequest,
) {
  const caller = await callerOf(play, token);
  if (caller === null) return 'invalid_credential';
  const input = { caller, params, query } as never;
  const { work, response } = route;
  if (work.kind === 'view') return getSerializer(response)(work.run(input));
  assert.equal(work.kind, 'query');
  if (work.kind !== 'query') return '';
  const now = toTimestamp(play.club.clock.now);
  return play.club.database.read(async (db) => {
    const reader: Reader = { db, now, until: () => undefined };
    const answer = await work.run(reader, input);
    if (answer instanceof Refusal) return answer.code;
    return (await writeLongAnswer(response, answer)).body.toString();
  });
}

interface TaggedAnswer {
  readonly path: string;
  readonly text: string;
  readonly etag: unknown;
}

async function ask({ club }: ClubInPlay, token: string, path: string): Promise<TaggedAnswer> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await club.app.inject({ url: path, headers });
  const isFound = response.statusCode === 200;
  assert.ok(response.statusCode < 500, `${path}: ${response.body}`);
  const text = isFound ? response.body : String(response.json()['code']);
  return { path, text, etag: response.headers['etag'] };
}

/** Whether a caller may make a read at all. */
function mayAsk({ route }: ReadRequest, caller: Caller | null): boolean {
  const isByKeyAlone = route.access.kind === 'key';
  return caller === null || caller.type === 'api_key' || !isByKeyAlone;
}

/** Asks for some of everything, and compares each answer with the truth. */
async function assertAllTrue(
  play: ClubInPlay,
  after: string,
  { draw, hits }: { readonly draw: () => number; readonly hits: Map<string, number> },
) {
  const { club, sessions, spare } = play;
  const tokens = [
    club.admin,
    ...spare.map(({ token }) => token).slice(-2),
    ...sessions.slice(0, 2),
  ];
  for (const token of tokens) {
    const caller = await callerOf(play, token);
    const who = caller?.type === 'api_key' && maySeePersonalData(caller) ? 'admin' : caller?.type;
    for (const one of readsOf(play)) {
      if (!mayAsk(one, caller) || draw() % ONE_OF > 0) continue;
      const path = pathOf(one);
      const before = club.statements.length;
      const told = await ask(play, token, path);
      // PostgreSQL is asked for the end of the feed.
      const isAsked = club.statements.slice(before).some((sql) => !/from "feed"/.test(sql));
      const isRemembered = told.text.startsWith('{') && !isAsked;
      if (isRemembered) hits.set(one.route.operationId, (hits.get(one.route.operationId) ?? 0) + 1);
      const fresh = await computeFresh(play, token, one);
      assert.equal(told.text, fresh, `${path} for ${who} after ${after}`);
    }
  }
}

test(`API-7, API-13, API-15: cached answers always equal fresh ones, whatever is written (seed ${seed})`, async (t) => {
  const club = await startClub(t);
  const play = await startClubInPlay(club);
  const hits = new Map<string, number>();
  await assertAllTrue(play, 'the start', { draw: () => 0, hits });
  const names = Object.keys(MOVES);
  const order = fc.shuffledSubarray(names, { minLength: names.length });
  const draws = fc.infiniteStream(fc.nat(1000));
  await fc.assert(
    fc.asyncProperty(order, draws, async (moves, numbers) => {
      const draw: Draw = (from) => getAtOrThrow(from, numbers.next().value % from.length);
      for (const name of moves) {
        await MOVES[name]?.(play, draw);
        await assertAllTrue(play, name, { draw: () => numbers.next().value, hits });
      }
    }),
    { seed, numRuns: runs, endOnFailure: true },
  );
  // The second time, everything is cached.
  for (const after of ['the end', 'the end, again']) {
    await assertAllTrue(play, after, { draw: () => 0, hits });
  }
  // It is also cleared: by chance, each change of a season is followed by one that clears
  // everything.
  const renamed = `/v1/seasons/${getAtOrThrow(play.seasons, 0)}`;
  await club.must('PATCH', renamed, { name: 'Of another name' });
  await assertAllTrue(play, `PATCH ${renamed}`, { draw: () => 0, hits });
  for (const { operationId, revalidate } of ROUTES) {
    if (revalidate === undefined) continue;
    assert.ok((hits.get(operationId) ?? 0) > 0, `${operationId} was never remembered`);
  }
});

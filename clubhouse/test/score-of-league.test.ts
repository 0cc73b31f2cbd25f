import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { type Json, list, expectText } from 'test-kit/club-calls';
import { type ScoreEntry, toClaim } from '../src/score/entry.ts';
import { makeExampleScore } from '../src/score/example-score.ts';
import type { Format, OwnSet, ScorePair } from '../src/score/format.ts';
import { isRefused, judgeEntry } from '../src/score/judge.ts';
import { readLine } from '../src/score/line.ts';
import { type League, serveClub } from './league.ts';
import { STARTED_AT } from './seed.ts';

/**
 * The clubhouse predicts a result before it is sent, and the league decides. Both are compared over
 * every preset and over random formats: winner, figures and refusal must agree.
 */

/** Objects as JSON creates them. */
const PLAIN = { noNullPrototype: true } as const;

let league: League;
let season = '';
let members: readonly string[] = [];
let formats = 0;

before(async (context) => {
  assert.ok('after' in context);
  ({ league } = await serveClub(context, { now: STARTED_AT }));
  season = expectText((await league.must('POST', '/v1/seasons', { name: 'Any' }))['id']);
  const days = { starts_on: '2026-01-01', ends_on: '2027-12-31' };
  await league.must('PATCH', `/v1/seasons/${season}`, { ...days, state: 'active' });
  const names = ['Ada Lane', 'Bea Moor'];
  const made = names.map((name) => league.must('POST', '/v1/members', { display_name: name }));
  members = (await Promise.all(made)).map(({ id }) => expectText(id));
});

/** A match in a competition with these rules; null if the league rejects the rules. */
async function matchBy(rules: object): Promise<string | null> {
  formats++;
  const body = { season_id: season, name: `Format ${formats}`, discipline: 'singles', ...rules };
  const made = await answerOf('/v1/competitions', body);
  if (made.status !== 201) return null;
  const path = `/v1/competitions/${expectText(made.body['id'])}`;
  const division = expectText(
    (await league.must('POST', `${path}/divisions`, { name: 'Box' }))['id'],
  );
  for (const id of members) {
    await league.must('POST', `${path}/entries`, { member_ids: [id], division_id: division });
  }
  const { matches } = await league.must('POST', `/v1/divisions/${division}/fixtures`);
  await league.must('PATCH', path, { state: 'active' });
  return expectText(list(matches)[0]?.['id']);
}

async function answerOf(path: string, body: object): Promise<{ status: number; body: Json }> {
  const headers = {
    authorization: `Bearer ${league.adminKey}`,
    'content-type': 'application/json',
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${league.url}${path}`, init);
  return { status: answer.status, body: (await answer.json()) as Json };
}

/** The league's evaluation of an entry: sets, winner and figures, or the reason for refusal. */
async function leagueSays(match: string, entry: ScoreEntry): Promise<unknown> {
  const { status, body } = await answerOf(
    `/v1/matches/${match}/settlement-preview`,
    toClaim(entry, 0),
  );
  if (status !== 200) {
    assert.equal(status, 422, JSON.stringify(body));
    const { pointer, code, params } = list(body['errors'])[0] ?? {};
    return { pointer, code, params };
  }
  const { score, winning_side: winner, figures } = body['result'] as Json;
  return { sets: score?.['sets'] ?? [], winner, figures };
}

/** The clubhouse's evaluation, for side 0. */
function clubhouseSays(entry: ScoreEntry, format: Format): unknown {
  const judged = judgeEntry(entry, format);
  if (isRefused(judged)) return judged;
  const { sets, winner, figures } = judged;
  return { sets, winner: winner === null ? null : winner === 'me' ? 0 : 1, figures };
}

async function compare(match: string, format: Format, entry: ScoreEntry): Promise<void> {
  const seen = `${JSON.stringify(entry)} with ${JSON.stringify(format)}`;
  assert.deepEqual(clubhouseSays(entry, format), await leagueSays(match, entry), seen);
}

/** The league must judge a line as it was read; a question is fine too. */
async function compareLine(match: string, format: Format, line: string): Promise<void> {
  const reading = readLine(line, format);
  if (reading.kind !== 'result' && reading.kind !== 'refused') return;
  await compare(match, format, reading.entry);
  if (reading.kind === 'refused') return;
  const said = /^(won|lost|drawn)/.exec(line)?.[0];
  const winner = { won: 'me', lost: 'them', drawn: null }[said ?? ''];
  if (winner !== undefined) assert.equal(reading.entry.winner, winner, line);
}

/** Critical numbers of a format, and their neighbours. */
function tellingNumbers({ set, finalSet }: Format): number[] {
  const all = JSON.stringify([set, finalSet]).match(/\d+/g) ?? [];
  const near = all.map(Number).flatMap((one) => [one - 2, one - 1, one, one + 1, one + 2]);
  return [0, 1, 2, 3, ...near].filter((one) => one >= 0 && one <= 99);
}

function entriesOf(format: Format): fc.Arbitrary<ScoreEntry> {
  const number = fc.constantFrom(...tellingNumbers(format));
  const pair: fc.Arbitrary<ScorePair> = fc.tuple(number, number);
  const set: fc.Arbitrary<OwnSet> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ games: pair }, PLAIN) },
    { weight: 1, arbitrary: fc.record({ games: pair, tiebreak: pair }, PLAIN) },
    { weight: 4, arbitrary: fc.constantFrom(...usualSets(format)) },
  );
  const ending = fc.constantFrom('completed', 'completed', 'retired');
  return fc
    .tuple(ending, fc.array(set, { minLength: 1, maxLength: 7 }))
    .map(([one, sets]): ScoreEntry => ({
      ending: one === 'retired' ? 'retired' : 'completed',
      sets,
      stopped: one === 'retired' ? 'them' : null,
    }));
}

/** Sets that really end matches in this format, so that whole matches are generated too. */
function usualSets(format: Format): OwnSet[] {
  const { won, lost } = makeExampleScore(format);
  return `${won} ${lost}`.split(' ').map((one) => {
    const [mine = 0, theirs = 0] = one.split('-').map(Number);
    return { games: [mine, theirs] };
  });
}

function linesOf(format: Format): fc.Arbitrary<string> {
  const word = fc.constantFrom('won', 'lost', 'drawn', '');
  const end = fc.constantFrom('', '', 'ret.');
  return fc.tuple(word, entriesOf(format), end).map(([said, { sets }, stopped]) => {
    const score = sets.map(({ games }) => games.join('-')).join(' ');
    return [said, score, stopped].filter(Boolean).join(' ');
  });
}

async function compareAll(match: string, format: Format, runs: number): Promise<void> {
  for (const entry of fc.sample(entriesOf(format), runs)) await compare(match, format, entry);
  for (const line of fc.sample(linesOf(format), runs)) await compareLine(match, format, line);
  const { won, lost, retired, drawn } = makeExampleScore(format);
  const examples = [
    [`won ${won}`, 'me'],
    [`lost ${lost}`, 'them'],
    ...(retired === null ? [] : [[`${retired} ret.`, 'me']]),
    ...(drawn === null ? [] : [[`drawn ${drawn}`, null]]),
  ] as const;
  for (const [line = '', winner] of examples) {
    const reading = readLine(line ?? '', format);
    const seen = `${line} with ${JSON.stringify(format)}: ${JSON.stringify(reading)}`;
    assert.ok(reading.kind === 'result', seen);
    assert.equal(reading.entry.winner, winner, seen);
    await compare(match, format, reading.entry);
  }
}

const race = fc
  .record({
    games: fc.integer({ min: 1, max: 12 }),
    winBy: fc.integer({ min: 1, max: 3 }),
    cap: fc.constantFrom(null, null, 0, 1, 3),
    tiebreak: fc.constantFrom(null, null, -1, 0),
  })
  .map(({ games, winBy, cap, tiebreak }) => ({
    games,
    winBy,
    cap: cap === null ? null : games + cap,
    tiebreak: tiebreak === null ? null : { at: games + tiebreak, to: 7, winBy: 2 },
  }));
const matchTiebreak = fc
  .tuple(fc.integer({ min: 5, max: 11 }), fc.constantFrom('required', 'optional'))
  .map(([to, points]) => ({ matchTiebreak: { to, winBy: 2, points } }));
const set = fc.oneof(
  { weight: 4, arbitrary: race },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 15 }).map((total) => ({ total })) },
  { weight: 1, arbitrary: fc.constant({ timed: true }) },
  { weight: 1, arbitrary: fc.tuple(race, race).map((either) => ({ either })) },
);
const finalSet = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  race,
  matchTiebreak,
  fc.tuple(race, matchTiebreak).map((either) => ({ either })),
);
const format = fc.record({
  bestOf: fc.constantFrom(1, 2, 3, 3, 4, 5, 7),
  set,
  finalSet,
  draws: fc.boolean(),
  unfinished: fc.constantFrom('refused', 'as_it_stands'),
  playAll: fc.constantFrom(false, false, true),
}) as fc.Arbitrary<Format>;

test('RPT-16: the reader judges like the league, for every preset', async () => {
  const { data } = await league.must('GET', '/v1/rule-presets');
  for (const preset of list(data)) {
    const rules = preset['rules'] as Json & { readonly format: Format };
    const match = await matchBy({ rules });
    assert.ok(match !== null);
    await compareAll(match, rules.format, chooseCaseCount(40));
  }
});

test('RPT-16: the reader judges like the league, for random formats', async () => {
  let taken = 0;
  const tried = fc.asyncProperty(format, async (one) => {
    const match = await matchBy({ rules: { format: one } });
    if (match === null) return;
    taken++;
    await compareAll(match, one, 20);
  });
  const numRuns = chooseCaseCount(120);
  await fc.assert(tried, { numRuns, endOnFailure: true });
  assert.ok(taken * 6 > numRuns, `${taken} formats were taken`);
});

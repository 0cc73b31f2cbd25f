import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { makeStates } from './states.ts';
import { coachSignedIn } from './visitor.ts';

const DAY_MS = 86_400_000;
const started = clubhouseForTests();
const ready = once(async () => {
  const states = await makeStates(started());
  return { ...started(), states, coach: await coachSignedIn(started()) };
});

function plain(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** Offers one time, this many days ago. */
async function offer(matchId: string, side: 0 | 1, daysAgo: number): Promise<void> {
  const { store, clock } = await ready();
  const at = clock.now - daysAgo * DAY_MS;
  const common = { place: null, note: null, offerId: null, memberId: 'somebody' };
  store.proposals.add({ ...common, matchId, side, times: [at] }, at - DAY_MS);
}

test('COACH-25: the rules say what two unanswered offers lead to, and one click settles the match', async () => {
  const { coach, league, season, states, store } = await ready();
  const path = `/coach/matches/${states.open}`;
  const rules = `/coach/competitions/${season.mixed.id}/rules`;
  await offer(states.open, 0, 9);
  await offer(states.open, 0, 5);
  const before = plain((await coach.get(path)).text);
  assert.match(before, /Offered times/);
  assert.equal([...before.matchAll(/(?<!were) offered /g)].length, 2);
  assert.doesNotMatch(before, /Under the rules of this competition/);

  assert.match(plain((await coach.get(rules)).text), /Unanswered offers/);
  const saved = await coach.post(`${rules}/offers`, { after: '2', outcome: 'walkover' });
  assert.equal(saved.location, `${rules}?done=offers`);
  assert.deepEqual(store.offerRules.of(season.mixed.id), { after: 2, outcome: 'walkover' });

  const { text: due } = await coach.get(path);
  assert.match(plain(due), /2 offers from .+ are unanswered/);
  assert.match(due, /value="no_response" checked/);
  const form = Object.fromEntries(
    [...due.matchAll(/<input type="hidden" name="(take|line|version|seen)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  assert.equal(form['take'], 'offers');
  // A typed line is the coach's choice, even if it is too long to be read.
  const long = await coach.get(`${path}?line=${'6'.repeat(2001)}`);
  assert.equal(long.status, 422);
  assert.match(long.text, /Use at most 2000 characters/);
  assert.doesNotMatch(long.text, /name="reason"/, 'nothing is previewed');
  const settled = await coach.post(path, { ...form, reason: 'no_response' });
  assert.equal(settled.location, `${path}?done=1`);
  const match = await league.must('GET', `/v1/matches/${states.open}`);
  assert.equal(expectText(match['status']), 'played');
  assert.equal(expectText(match['result']?.['outcome']), 'walkover');
  assert.deepEqual(match['result']?.['winning_side'], 0);
  const settledBy = await league.must('GET', '/v1/events?kind=match.settled&limit=200');
  const event = list(settledBy['data']).find((one) => expectText(one['match_id']) === states.open);
  assert.equal(expectText(event?.['data']?.['reason']), 'no_response');
  assert.doesNotMatch(plain((await coach.get(path)).text), /are unanswered/);
});

test('COACH-25: an answer, too few offers and a rule of three leave it to the coach', async () => {
  const { coach, season, states, store } = await ready();
  const path = `/coach/matches/${states.wasPlayed}`;
  const isDue = async () => /are unanswered/.test((await coach.get(path)).text);
  store.offerRules.set(season.singles.id, { after: 3, outcome: 'conceded' });
  await offer(states.wasPlayed, 0, 9);
  await offer(states.wasPlayed, 0, 8);
  assert.equal(await isDue(), false);
  await offer(states.wasPlayed, 0, 7);
  assert.equal(await isDue(), true);
  assert.match(plain((await coach.get(path)).text), /A win for .+, with the points for a win/);
  await offer(states.wasPlayed, 1, 6);
  assert.equal(await isDue(), false);
  const gone = await coach.post(path, { take: 'offers', line: '', version: '', seen: '' });
  assert.equal(gone.status, 409);
  store.offerRules.set(season.singles.id, null);
});

test('COACH-25: a draft follows the rule of the previous competition, and a closed one keeps its own', async () => {
  const { coach, league, season, store } = await ready();
  store.offerRules.set(season.singles.id, { after: 3, outcome: 'walkover' });
  const draft = await league.must('POST', '/v1/competitions', {
    season_id: season.id,
    name: 'Autumn',
    discipline: 'singles',
    previous_competition_id: season.singles.id,
  });
  const rules = `/coach/competitions/${expectText(draft['id'])}/rules`;
  assert.match((await coach.get(rules)).text, /<option value="3" selected/);
  const wrong = await coach.post(`${rules}/offers`, { after: '9', outcome: 'x' });
  assert.equal(wrong.status, 303);
  assert.equal(store.offerRules.of(expectText(draft['id'])), null);
});

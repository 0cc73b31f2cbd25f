import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { matchOf } from './seed.ts';
import { makeStates } from './states.ts';
import { coachSignedIn, type PageResponse } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });
const ready = once(async () => {
  const states = await makeStates(started());
  return { ...started(), states, coach: await coachSignedIn(started()) };
});

/** The hidden fields of the settling form, as a browser would send them. */
function fieldsOf({ text: html }: PageResponse): Record<string, string> {
  const hidden = html.matchAll(
    /<input type="hidden" name="(take|line|version|seen)" value="([^"]*)"/g,
  );
  return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
}

/** The address for choosing a side's report. */
function choiceOf({ text: html }: PageResponse, side: 'Hannah' | 'Priya'): string {
  const [, take = ''] =
    new RegExp(`href="(\\?take=[0-9a-f-]+)"[^>]*>[^<]+<span class="sr">: ${side}`).exec(html) ?? [];
  return take;
}

test('COACH-12: both entries are shown side by side, with the effect of each before its button', async () => {
  const { coach, states } = await ready();
  const path = `/coach/matches/${states.differs}`;
  assert.ok((await coach.get('/coach')).text.includes(`href="${path}"`));
  const seen = await coach.get(path);
  assert.match(seen.text, /Hannah Brandt says/);
  assert.match(seen.text, /Priya Raghunathan says/);
  assert.doesNotMatch(seen.text, /Settle the match/);
  const looked = await coach.get(path + choiceOf(seen, 'Hannah'));
  assert.match(looked.text, /<dt>Points<\/dt><dd><span class="meta">3<\/span>.+?<b>6<\/b>/);
  assert.match(
    looked.text,
    /<dt>Played of 4 required<\/dt><dd><span class="meta">1<\/span>.+?<b>2<\/b>/,
  );
  assert.match(looked.text, /Hannah Brandt beat Priya Raghunathan 6\u2060–\u20603/);
  assert.match(looked.text, /value="conflicting_entries" checked/);
  const calls = await listCalls(await ready(), coach, path + choiceOf(seen, 'Hannah'));
  assert.equal(calls.length, 3);
});

test('COACH-13: an outdated preview settles nothing, says what changed, and offers the new one', async () => {
  const { coach, states, league, season } = await ready();
  const path = `/coach/matches/${states.differs}`;
  const take = choiceOf(await coach.get(path), 'Hannah');
  const old = fieldsOf(await coach.get(path + take));
  // Both sides agree on another match of Hannah's meanwhile.
  const other = matchOf(season.singles, 'Hannah Brandt', 'Tomasz');
  const { claims } = await league.must('GET', `/v1/matches/${other}`);
  const [said] = list(claims);
  const { sides } = await league.must('GET', `/v1/matches/${other}`);
  const waiting = list(sides).findIndex((side) => expectText(side['label']).includes('Tomasz'));
  const same = { outcome: 'completed', score: said?.['score'], played_on: said?.['played_on'] };
  await league.must('POST', `/v1/matches/${other}/claims`, { ...same, side: waiting });
  const late = await coach.post(path, { ...old, reason: 'conflicting_entries' });
  assert.equal(late.status, 409);
  assert.match(late.text, /Nothing was saved\. Check it again/);
  assert.match(late.text, /Hannah Brandt now has 6 points from 2 matches\./);
  assert.doesNotMatch(late.text, /Priya Raghunathan now has/);
  assert.equal((await league.must('GET', `/v1/matches/${states.differs}`))['status'], 'disputed');
  const done = await coach.post(path, { ...fieldsOf(late), reason: 'conflicting_entries' });
  assert.equal(done.location, `${path}?done=1`);
  assert.match((await coach.get(`${path}?done=1`)).text, /Settled: Hannah Brandt beat Priya/);
  const { data } = await league.must('GET', `/v1/events?match_id=${states.differs}&order=newest`);
  const settled = list(data).find((event) => expectText(event['kind']) === 'match.settled');
  assert.equal(settled?.['actor_name'], 'Ana, coach' as unknown);
});

test('COACH-14: a settled match is settled again with a tick, by either entry, a typed line or as unplayed', async () => {
  const { coach, states, league } = await ready();
  const path = `/coach/matches/${states.yourTurn}`;
  const scoreOf = async () => {
    const { result } = await league.must('GET', `/v1/matches/${states.yourTurn}`);
    return [result?.['outcome'], list(result?.['score']?.['sets'] ?? []).length] as unknown;
  };
  const unreadable = await coach.get(`${path}?line=won+six`);
  assert.equal(unreadable.status, 422);
  assert.match(unreadable.text, /The rules of this competition do not allow this score/);
  assert.match(unreadable.text, /value="won six"/);
  assert.equal((await coach.get(`${path}?line=won+65+65`)).status, 422);
  const looked = await coach.get(`${path}?line=won+61+62`);
  assert.match(looked.text, /value="no_response" checked/);
  assert.equal((await coach.post(path, fieldsOf(looked))).status, 303);
  assert.deepEqual(await scoreOf(), ['completed', 2]);
  const again = await coach.get(`${path}?take=unplayed`);
  assert.match(again.text, /Current result/);
  const refused = await coach.post(path, fieldsOf(again));
  assert.equal(refused.status, 409);
  assert.match(refused.text, /Tick the box to replace the current result/);
  assert.equal((await coach.post(path, { ...fieldsOf(again), override: '1' })).status, 303);
  assert.deepEqual(await scoreOf(), ['unplayed', 0]);
});

test('COACH-14: an outdated choice and an unknown match get an error', async () => {
  const { coach, states } = await ready();
  const path = `/coach/matches/${states.theirTurn}`;
  const gone = await coach.get(`${path}?take=019d4847-3740-7000-b7d1-31413396b505`);
  assert.equal(gone.status, 422);
  assert.match(gone.text, /Choose again/);
  const nobodys = await coach.get('/coach/matches/019d4847-3740-7000-b7d1-31413396b505');
  assert.equal(nobodys.status, 404);
});

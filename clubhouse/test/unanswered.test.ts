import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { makeStates } from './states.ts';
import { coachSignedIn } from './visitor.ts';
import { workDone } from './work-done.ts';

const started = clubhouseForTests({ keepsLetters: true });
const DAY_MS = 86_400_000;
const PATH = '/coach/unanswered';

/** One of Hannah's matches waits for her, and one for the other side. */
const ready = once(async () => {
  const states = await makeStates(started());
  return { ...started(), states, coach: await coachSignedIn(started()) };
});

/** The values the form would send for each ticked report. */
function ticked(page: string): string[] {
  return [...page.matchAll(/name="report" value="([^"]+)" checked/g)].map(([, said = '']) => said);
}

function said(page: string): string {
  return page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('COACH-24: reports unanswered for longer than the coach’s number of days are listed with their effect', async () => {
  const { coach, clock, states } = await ready();
  const begun = clock.now;
  const at = async (days: number, query = '') => {
    clock.now = begun + days * DAY_MS;
    const { text: page } = await coach.get(`${PATH}${query}`);
    clock.now = begun;
    return page;
  };
  assert.deepEqual(ticked(await at(6.9)), []);
  assert.match(await at(0), /No result has been waiting that long/);
  assert.equal(ticked(await at(0.1, '?days=0')).length, 2);
  const week = await at(7.1);
  assert.deepEqual(
    ticked(week)
      .map((one) => one.split(' ')[0])
      .toSorted(),
    [states.theirTurn, states.yourTurn].toSorted(),
  );
  assert.match(said(week), /Bartholomew Featherstonehaugh: points 0 → 3/);
  assert.match(said(week), /No answer from Hannah Brandt since then/);
  assert.deepEqual(ticked(await at(7.1, '?days=14')), []);
  assert.equal(ticked(await at(3.1, '?days=3')).length, 2);
  assert.deepEqual(ticked(await at(3.1, '?days=nonsense')), [], 'a week, then');
});

test('COACH-24: one click settles the ticked reports as they were shown; newer reports stay open', async () => {
  const { coach, clock, states, league } = await ready();
  clock.now += 8 * DAY_MS;
  const { text: page } = await coach.get(PATH);
  const reports = ticked(page);
  const [mine = '', theirs = ''] = [states.theirTurn, states.yourTurn].map((id) =>
    reports.find((one) => one.startsWith(id)),
  );
  const press = (chosen: readonly string[], days = '7') => {
    const form = new URLSearchParams({ days, once: randomUUID() });
    for (const one of chosen) form.append('report', one);
    return coach.post(PATH, form);
  };
  const nothing = await press([`${states.yourTurn} ${randomUUID()}`, 'x']);
  assert.deepEqual([nothing.status, nothing.location], [303, `${PATH}?days=7`]);
  assert.match(await workDone(coach, (await press([theirs])).location), /One match now counts/);
  const settled = await league.must('GET', `/v1/matches/${states.yourTurn}`);
  assert.equal(settled['status'], 'played');
  const other = await league.must('GET', `/v1/matches/${states.theirTurn}`);
  assert.equal(other['status'], 'reported', 'it was not ticked');
  // The reporting side has changed its report.
  const [claim] = list(other['claims']);
  await league.must('POST', `/v1/matches/${states.theirTurn}/claims`, {
    side: claim?.['side'],
    outcome: 'unplayed',
  });
  assert.equal((await press([mine])).location, `${PATH}?days=7`);
  assert.equal(
    expectText((await league.must('GET', `/v1/matches/${states.theirTurn}`))['status']),
    'reported',
  );
  clock.now += 8 * DAY_MS;
  const [newReport = '', ...rest] = ticked((await coach.get(PATH)).text);
  assert.deepEqual([newReport.split(' ')[0], rest], [states.theirTurn, []]);
  assert.notEqual(newReport, mine, 'it is another report');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { toWallTime } from '../src/arrange/club-time.ts';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { dateAfter, matchOf } from './seed.ts';
import { until } from 'test-kit/until';
import { type PageResponse, signedIn, type Visitor } from './visitor.ts';

const started = clubhouseForTests();
const ZONE = 'Europe/London';

const visitors = new Map<string, Promise<Visitor>>();

/** Signed in once for all tests. */
function visitor(name: string): Promise<Visitor> {
  const known = visitors.get(name) ?? signedIn(started(), name);
  visitors.set(name, known);
  return known;
}

function singles(one: string, other: string): string {
  return matchOf(started().season.singles, one, other);
}

/** Evenings proposed in a form; `[3, 5]` means in three and five days. */
function times(days: readonly number[], more: Record<string, string> = {}): Record<string, string> {
  const form: Record<string, string> = { do: 'propose', ...more };
  for (const [index, day] of days.entries()) {
    form[`offer-${index + 1}`] = 'on';
    form[`date-${index + 1}`] = dateAfter(day);
    form[`time-${index + 1}`] = '18:30';
  }
  return form;
}

async function propose(
  name: string,
  match: string,
  form: Record<string, string>,
): Promise<PageResponse> {
  return (await visitor(name)).post(`/matches/${match}/arrange`, form);
}

async function shown(name: string, match: string, query = ''): Promise<string> {
  const seen = await (await visitor(name)).get(`/matches/${match}/arrange${query}`);
  assert.equal(seen.status, 200, seen.text);
  return seen.text;
}

/** The fields of the answer form: the proposal and its times. */
function answerIn(html: string): { proposal: string; times: string[] } {
  const [, proposal = ''] = /name="proposal" value="(\d+)"/.exec(html) ?? [];
  const found = [...html.matchAll(/name="time" value="(\d+)"/g)].map(([, time = '']) => time);
  return { proposal, times: found };
}

async function agreed(
  name: string,
  match: string,
  proposal: string,
  time: string | undefined,
): Promise<PageResponse> {
  return propose(name, match, { do: 'agree', proposal, ...(time === undefined ? {} : { time }) });
}

/** The league's arrangement, such as `arranged 2026-11-24`. */
async function planOf(name: string, match: string): Promise<string> {
  const { league, season } = started();
  const link = await league.must('POST', `/v1/members/${season.members.get(name)}/login-link`);
  const { token } = await league.as(expectText(link['token']), 'POST', '/v1/session');
  const plans = list((await league.as(expectText(token), 'GET', '/v1/me/match-plans'))['data']);
  const plan = plans.find((one) => expectText(one['match_id']) === match);
  const day: unknown = plan?.['arranged_on'] ?? null;
  return `${expectText(plan?.['state'])} ${day === null ? 'on no day' : expectText(day)}`;
}

test('ARR-3: the form starts with the next evenings and with ways to reach the other side', async () => {
  const html = await shown('Hannah Brandt', singles('Hannah', 'Edmund'));
  assert.match(html, /When can you play Edmund Eckersley\?/);
  const dates = [...html.matchAll(/type="date"[^>]* value="([^"]*)"/g)].map(([, date]) => date);
  assert.deepEqual(dates, [dateAfter(1), dateAfter(2), dateAfter(3)]);
  assert.match(html, /href="tel:\+44/);
  assert.match(html, /Hi%20Edmund%2C%20we%20play%20each%20other%20in%20Singles/);
});

test('ARR-1: three times, a place and a note reach the other side, who picks one', async () => {
  const match = singles('Hannah', 'Edmund');
  const place = { elsewhere: 'Court 2', note: 'Bring <new> balls' };
  const sent = await propose('Hannah Brandt', match, times([3, 4, 5], place));
  assert.equal(sent.status, 303, sent.text);
  const own = await shown('Hannah Brandt', match);
  assert.match(own, /Sent\. Edmund will pick one\./);
  assert.match(own, /I%20proposed%20times%20for%20our%20match/);
  const theirs = await shown('Edmund Eckersley', match);
  assert.match(theirs, /Hannah Brandt proposes three times/);
  assert.match(theirs, /Bring &lt;new> balls|Bring &lt;new&gt; balls/);
  const { proposal, times: offered } = answerIn(theirs);
  assert.equal(offered.length, 3);
  const seen = await agreed('Edmund Eckersley', match, proposal, offered[1]);
  assert.equal(seen.status, 303, seen.text);
  for (const name of ['Hannah Brandt', 'Edmund Eckersley']) {
    const html = await shown(name, match);
    assert.match(html, /Arranged\. See you on /);
    assert.match(html, /18:30/);
    assert.match(html, /Court 2/);
  }
  assert.deepEqual(toWallTime(ZONE, Number(offered[1])), { date: dateAfter(4), time: '18:30' });
});

test('ARR-7: the league gets the date, as entered by the player who answered', async () => {
  const match = singles('Hannah', 'Priya');
  await propose('Priya Raghunathan', match, times([6]));
  const { proposal, times: offered } = answerIn(await shown('Hannah Brandt', match));
  await agreed('Hannah Brandt', match, proposal, offered[0]);
  assert.equal(await planOf('Priya Raghunathan', match), `arranged ${dateAfter(6)}`);
});

test('HOME-1: proposed times come first among the open tasks, and the match shows the same', async () => {
  const match = singles('Bartholomew', 'Priya');
  await propose('Bartholomew Featherstonehaugh', match, times([3, 4]));
  const priya = await visitor('Priya Raghunathan');
  const home = (await priya.get('/')).text;
  assert.match(home, /Your turn, Priya\./);
  assert.match(home, /Bartholomew Featherstonehaugh proposes two times/);
  assert.match(home, /Pick a time/);
  const other = (await (await visitor('Bartholomew Featherstonehaugh')).get('/')).text;
  assert.match(other, /Proposed, waiting for Priya/);
  assert.doesNotMatch(other, /Your turn/);
  const page = await priya.get(`/matches/${match}`);
  assert.match(page.text, /Bartholomew Featherstonehaugh proposes two times/);
  const { proposal, times: offered } = answerIn(await shown('Priya Raghunathan', match));
  await agreed('Priya Raghunathan', match, proposal, offered[0]);
  const after = (await priya.get('/')).text;
  assert.match(after, /Arranged: [^<]*18:30/);
  assert.doesNotMatch(after, /Your turn/);
});

test('MTCH-1: an arranged match shows its time and place, and is due for reporting once its day has passed', async () => {
  const { clock } = started();
  const match = singles('Bartholomew', 'Priya');
  const priya = await visitor('Priya Raghunathan');
  const page = (await priya.get(`/matches/${match}`)).text;
  assert.match(page, /Arranged\. See you on/);
  assert.match(page, new RegExp(`/matches/${match}/calendar\\.ics`));
  const now = clock.now;
  try {
    clock.now += 5 * 86_400_000;
    const after = (await priya.get(`/matches/${match}`)).text;
    assert.match(after, /How did it go against Bartholomew Featherstonehaugh\?/);
    assert.doesNotMatch(after, /See you on/);
    assert.match(await shown('Priya Raghunathan', match), /When can you play Bartholomew/);
  } finally {
    clock.now = now;
  }
});

test('ARR-4: errors are shown at their field, and no input is lost', async () => {
  const match = singles('Hannah', 'Tomasz');
  const form = {
    ...times([2, -1, 40], { note: 'x'.repeat(201), elsewhere: 'y'.repeat(101) }),
    'time-1': '',
  };
  const seen = await propose('Hannah Brandt', match, form);
  assert.equal(seen.status, 422);
  const fault = (id: string) => new RegExp(`id="${id}-fault"[^>]*>([^<]*)<`).exec(seen.text)?.[1];
  assert.equal(fault('time-1'), 'Enter both a day and a time.');
  assert.equal(fault('time-2'), 'That time has passed. Choose a later one.');
  assert.equal(fault('time-3'), 'That is after the deadline for results.');
  assert.match(fault('note') ?? '', /Up to 200 characters/);
  assert.match(fault('place') ?? '', /Up to 100 characters/);
  assert.ok(seen.text.includes(`value="${'x'.repeat(201)}"`));
  assert.ok(seen.text.includes(`value="${dateAfter(40)}"`));
  const none = await propose('Hannah Brandt', match, { do: 'propose' });
  assert.match(none.text, /Propose at least one time/);
  assert.match(await shown('Hannah Brandt', match), /When can you play Tomasz/);
});

test('ARR-2: an unticked line is left out', async () => {
  const match = singles('Hannah', 'Tomasz');
  const { 'offer-2': _left, ...form } = times([2, -1, 3]);
  assert.equal((await propose('Hannah Brandt', match, form)).status, 303);
  const { times: offered } = answerIn(await shown('Tomasz Wieczorek', match));
  assert.deepEqual(
    offered.map((time) => toWallTime(ZONE, Number(time)).date),
    [dateAfter(2), dateAfter(3)],
  );
});

test('ARR-5: a place is one of the club’s courts, or free text', async () => {
  const { league, clock } = started();
  await league.must('POST', '/v1/weather/court-locations', {
    name: 'Park Road',
    latitude: 51.5,
    longitude: -0.1,
  });
  clock.now += 61_000;
  const match = singles('Hannah', 'Léa');
  assert.match(await shown('Hannah Brandt', match), /value="Park Road" checked/);
  await propose('Hannah Brandt', match, times([3], { court: 'Park Road', elsewhere: 'Moon' }));
  assert.match(await shown('Léa Marchetti', match), /Park Road/);
  await propose('Hannah Brandt', match, times([3], { court: 'Nowhere', elsewhere: 'By the lake' }));
  const html = await shown('Léa Marchetti', match);
  assert.match(html, /By the lake/);
  assert.doesNotMatch(html, /Park Road|Moon/);
});

test('ARR-6: a new proposal replaces the old one, which can no longer be answered', async () => {
  const match = singles('Bartholomew', 'Edmund');
  await propose('Edmund Eckersley', match, times([3]));
  const old = answerIn(await shown('Bartholomew Featherstonehaugh', match));
  const other = await shown('Bartholomew Featherstonehaugh', match, '?others=1');
  const [, seen = ''] = /name="seen" value="(\d+)"/.exec(other) ?? [];
  const sent = await propose('Bartholomew Featherstonehaugh', match, times([7], { seen }));
  assert.equal(sent.status, 303);
  const late = await agreed('Bartholomew Featherstonehaugh', match, old.proposal, old.times[0]);
  assert.equal(late.status, 409);
  assert.match(late.text, /have been replaced/);
  assert.match(await shown('Edmund Eckersley', match), /Bartholomew Featherstonehaugh proposes/);
  assert.equal(await planOf('Edmund Eckersley', match), 'to_arrange on no day');
});

test('ARR-6: a player who proposes without having seen the other side’s times sees them first', async () => {
  const match = singles('Edmund', 'Léa');
  await propose('Léa Marchetti', match, times([3]));
  const sent = await propose('Edmund Eckersley', match, times([9], { seen: '0' }));
  assert.equal(sent.status, 409);
  assert.match(sent.text, /Léa has since proposed the times above/);
  assert.ok(sent.text.includes(`value="${dateAfter(9)}"`));
  const [, seen = ''] = /name="seen" value="(\d+)"/.exec(sent.text) ?? [];
  const again = await propose('Edmund Eckersley', match, times([9], { seen }));
  assert.equal(again.status, 303);
});

test('ARR-6: only its own maker can withdraw a proposal', async () => {
  const match = singles('Bartholomew', 'Tomasz');
  await propose('Tomasz Wieczorek', match, times([3]));
  const { proposal, times: offered } = answerIn(
    await shown('Bartholomew Featherstonehaugh', match),
  );
  await propose('Bartholomew Featherstonehaugh', match, { do: 'withdraw', proposal });
  assert.match(await shown('Bartholomew Featherstonehaugh', match), /Tomasz Wieczorek proposes/);
  await propose('Tomasz Wieczorek', match, { do: 'withdraw', proposal });
  const late = await agreed('Bartholomew Featherstonehaugh', match, proposal, offered[0]);
  assert.equal(late.status, 409);
  assert.match(late.text, /have been withdrawn/);
});

test('ARR-8: one’s own times, unproposed times and those of another match are refused', async () => {
  const match = singles('Bartholomew', 'Léa');
  const other = singles('Edmund', 'Léa');
  await propose('Léa Marchetti', match, times([3]));
  const { proposal, times: offered } = answerIn(
    await shown('Bartholomew Featherstonehaugh', match),
  );
  const wrong: [string, string, string | undefined][] = [
    ['Léa Marchetti', match, offered[0]],
    ['Bartholomew Featherstonehaugh', match, String(Number(offered[0]) + 60_000)],
    ['Edmund Eckersley', other, offered[0]],
  ];
  for (const [name, id, time] of wrong) {
    assert.equal((await agreed(name, id, proposal, time)).status, 409, name);
  }
  const none = await agreed('Bartholomew Featherstonehaugh', match, proposal, undefined);
  assert.equal(none.status, 422);
  assert.match(none.text, /Choose one of the times first/);
  assert.equal(await planOf('Léa Marchetti', match), 'to_arrange on no day');
});

const doubles = once(async () => {
  const match = matchOf(started().season.mixed, 'Hannah', 'Ingrid');
  await propose('Jonas Ødegård', match, times([3, 4]));
  return { match, ...answerIn(await shown('Ingrid Solheim', match)) };
});

test('ARR-8: if two partners pick different times at once, one is arranged, and both learn which', async () => {
  const { match, proposal, times: offered } = await doubles();
  const answers = await Promise.all([
    agreed('Ingrid Solheim', match, proposal, offered[0]),
    agreed('Matteo Ricci', match, proposal, offered[1]),
  ]);
  const statuses = answers.map(({ status }) => status);
  assert.deepEqual(statuses.toSorted(), [303, 409]);
  const first = offered[statuses.indexOf(303)];
  const { date } = toWallTime(ZONE, Number(first));
  const late = answers[statuses.indexOf(409)];
  assert.match(late?.text ?? '', /Another time has already been picked/);
  assert.match(late?.text ?? '', /Arranged\. See you on/);
  assert.equal(await planOf('Matteo Ricci', match), `arranged ${date}`);
  assert.equal(started().store.arrangements.of([match]).get(match)?.startsAt, Number(first));
  // The same time from both sides is not a conflict.
  const again = await agreed('Matteo Ricci', match, proposal, first);
  assert.equal(again.status, 303);
});

test('ARR-9: an arranged time stays until another is picked, and any of the four can call it off', async () => {
  const { match } = await doubles();
  const { store } = started();
  assert.equal(store.arrangements.of([match]).get(match)?.isCalledOff, false);
  assert.match(await shown('Hannah Brandt', match, '?others=1'), /The match stays arranged for/);
  await propose('Matteo Ricci', match, times([8]));
  assert.match(await shown('Matteo Ricci', match), /The match stays arranged for/);
  const { proposal, times: offered } = answerIn(await shown('Jonas Ødegård', match));
  assert.equal((await agreed('Hannah Brandt', match, proposal, offered[0])).status, 303);
  const moved = store.arrangements.of([match]).get(match);
  assert.deepEqual([moved?.startsAt, moved?.sequence], [Number(offered[0]), 1]);
  const off = await propose('Ingrid Solheim', match, { do: 'call_off' });
  assert.equal(off.status, 303);
  assert.match(await shown('Hannah Brandt', match), /When can you two play/);
  assert.deepEqual(store.arrangements.of([match]).get(match)?.isCalledOff, true);
  assert.equal(await planOf('Hannah Brandt', match), 'to_arrange on no day');
});

test('ARR-10: a reported, played, withdrawn or foreign match has nothing to arrange', async () => {
  const { league } = started();
  const match = singles('Edmund', 'Priya');
  await propose('Edmund Eckersley', match, times([3]));
  const { proposal, times: offered } = answerIn(await shown('Priya Raghunathan', match));
  const stranger = await (await visitor('Hannah Brandt')).get(`/matches/${match}/arrange`);
  assert.equal(stranger.status, 404);
  const said = { outcome: 'unplayed' };
  await league.must('POST', `/v1/matches/${match}/claims`, { ...said, side: 0 });
  assert.match(await shown('Priya Raghunathan', match), /A score has been entered/);
  const late = await agreed('Priya Raghunathan', match, proposal, offered[0]);
  assert.equal(late.status, 409);
  await league.must('POST', `/v1/matches/${match}/claims`, { ...said, side: 1 });
  assert.match(await shown('Priya Raghunathan', match), /This match has been played/);
  const gone = singles('Edmund', 'Tomasz');
  const detail = await league.must('GET', `/v1/matches/${gone}`);
  const side = list(detail['sides']).find((one) => expectText(one['label']).includes('Edmund'));
  await league.must('POST', `/v1/entries/${expectText(side?.['entry_id'])}/withdrawal`);
  assert.match(await shown('Tomasz Wieczorek', gone), /a side has withdrawn/);
  const tomasz = await visitor('Tomasz Wieczorek');
  // The withdrawal's emails briefly call the league too.
  await until('the page takes more than three calls', async () => {
    const calls = await listCalls(started(), tomasz, `/matches/${gone}/arrange`);
    return calls.length === 3;
  });
});

test('ARR-12: twenty proposals an hour are allowed, and then there is a pause', async () => {
  const { clock } = started();
  const match = matchOf(started().season.mixed, 'Aoife', 'Ingrid');
  for (let made = 0; made < 20; made++) {
    assert.equal((await propose('Aoife Ní Dhomhnaill', match, times([3]))).status, 303);
  }
  const seen = await propose('Aoife Ní Dhomhnaill', match, times([4]));
  assert.equal(seen.status, 429);
  assert.match(seen.text, /very often/);
  assert.ok(seen.text.includes(`value="${dateAfter(4)}"`));
  clock.now += 3_600_001;
  assert.equal((await propose('Aoife Ní Dhomhnaill', match, times([4]))).status, 303);
});

test('ARR-13: past times can no longer be picked', async () => {
  const { clock } = started();
  const match = singles('Priya', 'Tomasz');
  await propose('Priya Raghunathan', match, times([1, 2]));
  const { proposal, times: offered } = answerIn(await shown('Tomasz Wieczorek', match));
  const now = clock.now;
  try {
    clock.now = Number(offered[0]);
    assert.match(await shown('Tomasz Wieczorek', match), /already past/);
    const late = await agreed('Tomasz Wieczorek', match, proposal, offered[0]);
    assert.deepEqual([late.status, /That time has passed/.test(late.text)], [409, true]);
    clock.now = Number(offered[1]);
    assert.match(await shown('Tomasz Wieczorek', match), /The times Priya proposed have passed/);
    assert.match(await shown('Priya Raghunathan', match), /The times you proposed have passed/);
  } finally {
    clock.now = now;
  }
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { assertKnowsWhomItNames } from './feed-reader.ts';
import { once } from './once.ts';
import { makeEmail } from './seed.ts';
import { plain, pressSend } from './send.ts';
import { makeStates } from './states.ts';
import { until } from 'test-kit/until';
import { coachSignedIn, type PageResponse, type Visitor } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });
const DAY_MS = 86_400_000;
const HANNAH = 'Hannah Brandt';

/** Hannah has a report to make, a disputed match, and a mixed doubles match to play. */
const ready = once(async () => {
  const clubhouse = started();
  const states = await makeStates(clubhouse);
  return { ...clubhouse, states, coach: await coachSignedIn(clubhouse) };
});

const idOf = async (name: string) => (await ready()).season.members.get(name) ?? '';

function rowOf(seen: PageResponse, label: string): string {
  const rows = seen.text.split('<tr role="row">');
  return rows.find((row) => row.includes(`<th role="rowheader" scope="row">${label}</th>`)) ?? '';
}

/** The text of a row, without its markup. */
function said(row: string): string {
  return row.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('CHSE-1: members with matches left are listed with box, progress, opponents and the amount due', async () => {
  const { coach } = await ready();
  const seen = await coach.get('/coach/chase?short=0');
  assert.equal(seen.status, 200);
  const hers = said(rowOf(seen, HANNAH));
  assert.match(hers, /Singles, Box 3 .*played 1 of 4, 3 short/);
  assert.match(hers, /Bartholomew Featherstonehaugh \(report due\)/);
  assert.match(hers, /Priya Raghunathan \(differs\)/);
  assert.match(hers, /Tomasz Wieczorek \(waiting for the other side\)/);
  assert.match(hers, /Edmund Eckersley/);
  assert.match(hers, /never/);
  const pair = 'Hannah Brandt / Jonas Ødegård';
  assert.match(said(rowOf(seen, pair)), /Mixed, Box 1/);
  assert.equal(seen.text.split(`scope="row">${pair}<`).length, 2, 'a pair stands there once');
  assert.doesNotMatch(seen.text, /type="checkbox"[^>]*checked/);
});

test('CHSE-1: the list can be filtered by days, shortfall, competition and box, and has pages', async () => {
  const { coach, league, season } = await ready();
  const rows = async (query: string) =>
    (await coach.get(`/coach/chase?${query}`)).text.split('role="rowheader"').length - 1;
  const all = await rows('short=0');
  assert.equal(all, 9);
  assert.equal(await rows('short=0&days=14'), 0);
  assert.equal(await rows('short=0&days=21'), all);
  assert.equal(await rows(`short=0&competition=${season.mixed.id}`), 3);
  assert.equal(
    await rows(`short=0&competition=${season.mixed.id}&division=${season.mixed.division}`),
    3,
  );
  assert.equal(
    await rows(`short=0&competition=${season.mixed.id}&division=${season.singles.division}`),
    0,
  );
  assert.equal(await rows('short=3'), 6);
  assert.equal(await rows('short=nonsense&days=x&competition=1'), await rows(''));
  const page = await league.must('GET', '/v1/chase-list?limit=3');
  const rest = await coach.get(`/coach/chase?short=0&after=${expectText(page['next_cursor'])}`);
  assert.match(rest.text, /First page/);
  assert.ok(rest.text.split('role="rowheader"').length - 1 < all);
  const none = await coach.get('/coach/chase?short=0&days=7');
  assert.match(none.text, /Nobody matches these filters/);
});

test('CHSE-1, CHSE-4: the list takes three calls to the league, and the preview at most six', async () => {
  const clubhouse = await ready();
  const { coach, season } = clubhouse;
  const calls = (path: string) => listCalls(clubhouse, coach, path);
  const list = await calls(`/coach/chase?competition=${season.singles.id}`);
  assert.deepEqual(list, [
    '/v1/chase-list',
    '/v1/competitions',
    `/v1/competitions/${season.singles.id}/divisions`,
  ]);
  assert.ok((await calls('/coach/send/reminders?who=all&short=0')).length <= 6);
});

test('CHSE-2: each row has a phone number and a prepared email, for either partner', async () => {
  const { coach } = await ready();
  const seen = await coach.get('/coach/chase?short=0');
  const pair = rowOf(seen, 'Hannah Brandt / Jonas Ødegård');
  assert.match(pair, /href="tel:\+447700900000"[^>]*aria-label="Call Hannah Brandt"/);
  assert.match(pair, /aria-label="Call Jonas Ødegård"/);
  assert.match(pair, /href="mailto:jonas/);
  const [hannah, jonas] = [await idOf(HANNAH), await idOf('Jonas Ødegård')];
  const value = /name="member" value="([^"]+)"/.exec(pair)?.[1]?.split(' ');
  assert.deepEqual(value?.toSorted(), [hannah, jonas].toSorted());
});

test('CHSE-4, SEND-1: the first email is shown as it would be sent, and none is sent', async () => {
  const { coach, store } = await ready();
  const nobody = await coach.get('/coach/send/reminders?who=chosen');
  assert.match(nobody.text, /No recipients/);
  const all = await coach.get('/coach/send/reminders?who=all&short=0');
  assert.equal(all.text.split('class="card letter').length - 1, 1);
  assert.match(all.text, /<h1>Remind 10 players.*10 recipients.*Email 1 of 10/s);
  assert.match(all.text, /Send anyway/);
  const hers = await coach.get(`/coach/send/reminders?who=chosen&member=${await idOf(HANNAH)}`);
  assert.match(hers.text, /One recipient.*>The email</s);
  const letter = said(hers.text);
  assert.match(letter, /Hannah Brandt &lt;hannah\.brandt@example\.org>/);
  assert.match(letter, /5 matches to go, 21 days left/);
  // It lists her singles and mixed doubles, with her tasks and available contacts.
  assert.match(letter, /Bartholomew Featherstonehaugh \(Singles, Box 3\)/);
  assert.match(letter, /Priya Raghunathan \(Singles, Box 3\)/);
  assert.match(letter, /Edmund Eckersley , Singles, Box 3 \+44 7700 900001 · edmund\.eckersley@/);
  assert.match(letter, /Ingrid Solheim , Mixed, Box 1/);
  assert.doesNotMatch(
    letter,
    /Tomasz Wieczorek (, |\()Singles/,
    'waiting for the other side that one',
  );
  assert.equal(store.outbox.state().waiting, 0);
  assert.equal(store.reminders.lastOf([await idOf(HANNAH)]).size, 0);
});

test('CHSE-4: a previewed email has to be previewed again once its content has changed', async () => {
  const { coach, store, league } = await ready();
  const [hannah, edmund] = [await idOf(HANNAH), await idOf('Edmund Eckersley')];
  const path = `/coach/send/reminders?who=chosen&member=${hannah}`;
  const look = async () => said((await coach.get(path)).text);
  const before = await look();
  assert.match(before, /\+44 7700 900001/);
  assert.equal(await look(), before);
  await league.must('PATCH', `/v1/members/${edmund}`, { phone: '+44 7700 900999' });
  assert.match(await look(), /\+44 7700 900999/);
  await league.must('PATCH', `/v1/members/${edmund}`, { phone: '+44 7700 900001' });
  store.preferences.setLanguage(hannah, 'de');
  assert.match(await look(), /Noch 5 Spiele/);
  store.preferences.setLanguage(hannah, 'en');
  assert.equal(await look(), before);
});

test('CHSE-4: the same holds once a row has changed, but not for a contact', async () => {
  const { coach, league, season } = await ready();
  const path = `/coach/send/reminders?who=chosen&member=${await idOf(HANNAH)}`;
  const letter = async () => said((await coach.get(path)).text.split('<article')[1] ?? '');
  const before = await letter();
  assert.match(before, /Singles, Box 3/);
  const competition = `/v1/competitions/${season.singles.id}`;
  const name = expectText((await league.must('GET', competition))['name']);
  await league.must('PATCH', competition, { name: 'Evening singles' });
  assert.match(await letter(), /Edmund Eckersley , Evening singles, Box 3/);
  await league.must('PATCH', competition, { name });
  assert.equal(await letter(), before);
});

interface ReminderOptions {
  readonly members?: readonly string[];
  readonly again?: boolean;
}

/**
 * Sends reminders and waits until they are done.
 * @returns the outcome of each
 */
async function remind(
  coach: Visitor,
  { members, again = false }: ReminderOptions,
): Promise<Record<string, number>> {
  const { store } = await ready();
  const who = members === undefined ? 'who=all' : `who=chosen&member=${members.join('+')}`;
  const path = `/coach/send/reminders?${who}&short=0${again ? '&again=1' : ''}`;
  const looked = await coach.get(path);
  if (/<h2>No recipients/.test(looked.text)) return { none: 1 };
  const seen = await pressSend(coach, looked);
  assert.equal(seen.status, 303, seen.text);
  assert.equal((await pressSend(coach, looked)).location, seen.location, 'a second click');
  const id = Number(/^\/coach\/work\/(\d+)$/.exec(seen.location ?? '')?.[1]);
  await until('the letters are not written', () => store.works.state(id) === 'finished');
  const { text: done } = await coach.get(`/coach/work/${id}`);
  assert.match(
    done,
    /href="\/coach\/chase\?short=0"/,
    'back to the list that they were chosen from',
  );
  return Object.fromEntries(store.works.results(id));
}

test('CHSE-3, CHSE-5, CHSE-6: each member gets one email, and at most one in seven days', async () => {
  const { coach, store, clock, league, season } = await ready();
  const [hannah, jonas, edmund] = [
    await idOf(HANNAH),
    await idOf('Jonas Ødegård'),
    await idOf('Edmund Eckersley'),
  ];
  store.muted.set(edmund, 'reminder', false);
  await league.must('PATCH', `/v1/members/${await idOf('Matteo Ricci')}`, { email: null });
  const chosen = { members: [hannah, jonas, edmund] };
  assert.deepEqual(await remind(coach, chosen), { sent: 2 });
  const letters = [store.outbox.claim(), store.outbox.claim(), store.outbox.claim()];
  assert.deepEqual(
    letters.map((one) => one?.to.address),
    [makeEmail(HANNAH), makeEmail('Jonas Ødegård'), undefined],
  );
  for (const one of letters) if (one !== null) assertKnowsWhomItNames(one, started());
  const [toHannah, toJonas] = letters.map((one) => JSON.stringify(one?.letter));
  assert.match(toHannah ?? '', /Edmund Eckersley/);
  assert.match(toJonas ?? '', /Ingrid Solheim/);
  assert.doesNotMatch(toJonas ?? '', /Edmund|Priya/, 'his own matches alone');
  assert.doesNotMatch(
    // Addresses and ids contain arbitrary letters and digits, and an example is invented.
    (toHannah + (toJonas ?? '')).replaceAll(
      /http[^"]+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|"(example|result)":"[^"]*"/g,
      '',
    ),
    /6[-–:]3|won|beat/,
    'nothing that a side entered',
  );

  assert.deepEqual(await remind(coach, chosen), { none: 1 });
  const told = await coach.get(`/coach/send/reminders?who=chosen&member=${hannah}+${jonas}`);
  assert.match(plain(told.text), /last seven days: Hannah Brandt and Jonas Ødegård Include/);
  assert.match(said(rowOf(await coach.get('/coach/chase?short=0'), HANNAH)), /\w{3} \d+ \w{3}/);
  assert.deepEqual(await remind(coach, { members: [jonas], again: true }), { sent: 1 });
  assert.deepEqual(await remind(coach, {}), { sent: 6 });
  clock.now += 6 * DAY_MS;
  assert.deepEqual(await remind(coach, { members: [hannah] }), { none: 1 });
  clock.now += DAY_MS;
  assert.deepEqual(await remind(coach, { members: [hannah] }), { sent: 1 });

  await league.must('PATCH', `/v1/competitions/${season.mixed.id}`, { visibility: 'private' });
  assert.deepEqual(await remind(coach, { members: [jonas], again: true }), { none: 1 });
  const seen = await coach.get('/coach/chase?short=0');
  assert.match(rowOf(seen, 'Hannah Brandt / Jonas Ødegård'), /disabled[\s\S]*no email/);
});

test('CHSE-5, OWN-2: the time of an email to a member is erased with them', async () => {
  const { store, clock } = await ready();
  const id = randomUUID();
  store.reminders.note(id, clock.now);
  assert.equal(store.reminders.lastOf([id]).get(id), clock.now);
  store.forgetMember(id);
  assert.equal(store.reminders.lastOf([id]).size, 0);
});

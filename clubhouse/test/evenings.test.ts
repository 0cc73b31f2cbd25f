import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Api } from '../src/api/client.ts';
import { toWallTime } from '../src/arrange/club-time.ts';
import { type DayPart, dayOf, listParts } from '../src/evenings/core/parts.ts';
import { findSharedTimes } from '../src/evenings/shared-times.ts';
import { en } from '../src/messages/en.ts';
import { getDates } from '../src/messages/dates.ts';
import { makeEveningsPath } from '../src/signed/evenings-path.ts';
import { Signer } from '../src/signed/signer.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { crawl, idsOf, listAddresses } from './crawl.ts';
import { dateAfter, makeEmail, matchOf } from './seed.ts';
import { until } from 'test-kit/until';
import { ADMIN_SCOPES, coachKey, coachSignedIn, signedIn, Visitor } from './visitor.ts';

const NAMES = ['Hannah Brandt', 'Edmund Eckersley', 'Priya Raghunathan', 'Tomasz Wieczorek'];
const [HANNAH = '', EDMUND = '', PRIYA = '', TOMASZ = ''] = NAMES;
const started = clubhouseForTests({ names: NAMES });
const DAY_MS = 86_400_000;

const idOf = (name: string) => started().season.members.get(name) ?? '';
const today = () => new Date(started().clock.now).toISOString().slice(0, 10);
const part = (day: number, letter: 'm' | 'd' | 'e'): DayPart => `${dateAfter(day)}${letter}`;

const visitors = new Map<string, Promise<Visitor>>();
function visitor(name: string): Promise<Visitor> {
  const known = visitors.get(name) ?? signedIn(started(), name);
  visitors.set(name, known);
  return known;
}

/** Presses a button of the form as a page rendered `age` days ago shows it. */
async function save(
  who: Visitor,
  free: readonly DayPart[],
  { path = '/evenings', act = 'save', age = 0 } = {},
): Promise<void> {
  const last = new Date(started().clock.now + (13 - age) * DAY_MS).toISOString().slice(0, 10);
  const fields = [['do', act], ['last', last], ...free.map((one) => ['free', one])];
  const seen = await who.post(path, new URLSearchParams(fields));
  assert.equal(seen.status, 303, seen.text);
}

function marked(html: string): string[] {
  const boxes = [...html.matchAll(/<input type="checkbox" name="free"[^>]*>/g)].map(([tag]) => tag);
  return boxes
    .filter((tag) => tag.includes(' checked'))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? '');
}

/** The times that the home page offers, by match. */
async function sharedOf(name: string): Promise<Map<string, string[]>> {
  const { text } = await (await visitor(name)).get('/');
  const found = [
    ...text.matchAll(
      /action="\/matches\/([^/"]+)\/arrange"[^>]*>.*?name="date-1" value="([^"]*)".*?name="time-1" value="([^"]*)"/gs,
    ),
  ];
  return new Map(
    [...Map.groupBy(found, ([, match = '']) => match)].map(([match, all]) => [
      match,
      all.map(([, , date, time]) => `${date} ${time}`),
    ]),
  );
}

async function forgetAll(): Promise<void> {
  started().store.evenings.clear();
  for (const name of NAMES) started().store.evenings.turn(idOf(name), true);
}

test('EVE-1: a form without script saves fourteen days of three parts, linked from the home page', async () => {
  await forgetAll();
  const hannah = await visitor(HANNAH);
  assert.match((await hannah.get('/')).text, /href="\/evenings"/);
  const { text } = await hannah.get('/evenings');
  assert.equal([...text.matchAll(/name="free"/g)].length, 42);
  assert.equal(text.includes(`value="${part(13, 'e')}"`), true);
  assert.equal(text.includes(`name="last" value="${dateAfter(13)}"`), true);
  assert.equal(text.includes(`value="${part(14, 'e')}"`), false);
  const free = [part(3, 'e'), part(5, 'm')];
  await save(hannah, [...free, part(14, 'e'), 'nonsense']);
  assert.deepEqual(marked((await hannah.get('/evenings')).text), free);
  await save(hannah, []);
  assert.deepEqual(marked((await hannah.get('/evenings')).text), []);
});

test('EVE-3: an answer is not used after its day, and deleted', async () => {
  await forgetAll();
  const { clock, store } = started();
  await save(await visitor(HANNAH), [part(0, 'e'), part(1, 'e')]);
  const [now, day] = [clock.now, today()];
  try {
    clock.now += DAY_MS;
    const seen = await (await visitor(HANNAH)).get('/evenings');
    assert.deepEqual(marked(seen.text), [part(1, 'e')]);
    store.evenings.share('a b', day, []);
    store.evenings.removeBefore(today());
    assert.equal(store.evenings.of(idOf(HANNAH), day).has(day), false);
    assert.equal(store.evenings.of(idOf(HANNAH), day).has(today()), true);
    assert.equal(store.evenings.sharedBy('a b', day), null);
  } finally {
    clock.now = now;
  }
});

test('EVE-4: one click repeats the same weekdays on days without an answer', async () => {
  await forgetAll();
  const { clock } = started();
  const hannah = await visitor(HANNAH);
  await save(hannah, [part(8, 'e'), part(13, 'm')]);
  assert.doesNotMatch((await hannah.get('/evenings')).text, /value="repeat"/);
  const now = clock.now;
  try {
    clock.now += 7 * DAY_MS;
    assert.match((await hannah.get('/evenings')).text, /value="repeat"/);
    // Ticks that are not saved yet count as well; a day they leave out does not.
    await save(hannah, [part(8, 'e'), part(9, 'm')], { act: 'repeat' });
    const free = [part(8, 'e'), part(9, 'm'), part(15, 'e'), part(16, 'm')];
    assert.deepEqual(marked((await hannah.get('/evenings')).text), free);
  } finally {
    clock.now = now;
  }
});

test('EVE-4: a page from days ago answers only for the days it shows', async () => {
  await forgetAll();
  const hannah = await visitor(HANNAH);
  await save(hannah, [part(6, 'e'), part(9, 'e')], { age: 6 });
  assert.deepEqual(marked((await hannah.get('/evenings')).text), [part(6, 'e')]);
  assert.match((await hannah.get('/evenings')).text, /value="repeat"/);
  const answered = started().store.evenings.of(idOf(HANNAH), today());
  assert.deepEqual([answered.size, answered.has(dateAfter(8))], [8, false]);
});

test('EVE-5: shared times appear once all have saved, at most three, and a click proposes one', async () => {
  await forgetAll();
  const all = [2, 3, 4, 5].map((day) => part(day, 'e'));
  const priya = await visitor(PRIYA);
  assert.doesNotMatch((await priya.get('/')).text, /No shared time yet/);
  await save(priya, all);
  assert.match((await priya.get('/')).text, /No shared time yet/);
  assert.deepEqual([...(await sharedOf(PRIYA)).values()], []);
  await save(await visitor(TOMASZ), [part(2, 'm'), ...all]);
  const [[match, times] = ['', []]] = [...(await sharedOf(PRIYA))];
  assert.equal(times.length, 3);
  const possible = all.map((one) => `${one.slice(0, -1)} 18:30`);
  assert.deepEqual(
    times,
    possible.filter((one) => times.includes(one)),
    'three of four, earliest first',
  );
  assert.deepEqual(await sharedOf(TOMASZ), new Map([[match, times]]));
  const [date = '', time = ''] = (times[1] ?? '').split(' ');
  const form = { do: 'propose', 'offer-1': '1', 'date-1': date, 'time-1': time };
  assert.equal((await priya.post(`/matches/${match}/arrange`, form)).status, 303);
  const proposed = started().store.proposals.openIn([match]).get(match);
  assert.equal(proposed?.times.length, 1);
  assert.deepEqual(await sharedOf(PRIYA), new Map(), 'nothing to propose while one is open');
  started().store.proposals.forgetMatch(match);
});

test('EVE-5: the two pages are the same whether the other side has saved nothing or shares nothing', async () => {
  await forgetAll();
  const hannah = await visitor(HANNAH);
  await save(hannah, [part(4, 'e')]);
  const before = (await hannah.get('/')).text;
  for (const name of [EDMUND, PRIYA, TOMASZ]) await save(await visitor(name), [part(4, 'm')]);
  const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');
  assert.equal(withoutNonce((await hannah.get('/')).text), withoutNonce(before));
});

test('EVE-6: a player who changes their answers for two weeks learns three times a day and no more', async () => {
  await forgetAll();
  const { clock } = started();
  const now = clock.now;
  const spy = await visitor(HANNAH);
  try {
    for (let day = 0; day < 14; day++) {
      clock.now = now + day * DAY_MS;
      const at = (days: number) => new Date(clock.now + days * DAY_MS).toISOString().slice(0, 10);
      const patterns = [
        [`${at(3)}m`],
        Array.from({ length: 14 }, (_, days) => `${at(days)}e`),
        Array.from({ length: 14 }, (_, days) => `${at(days)}m`),
      ] as DayPart[][];
      const victim = Array.from({ length: 10 }, (_, days): DayPart => `${at(days + 2)}e`);
      started().store.evenings.save(
        idOf(EDMUND),
        new Set(victim.map((one) => one.slice(0, -1))),
        victim,
      );
      const learned = new Set<string>();
      // Each day begins with another pattern: with the first, the answer is empty and stays so.
      for (const index of [day, day + 1, day + 2]) {
        await save(spy, patterns[index % 3] ?? []);
        for (const times of (await sharedOf(HANNAH)).values())
          times.forEach((one) => learned.add(one));
        await spy.post('/evenings', { do: 'off' });
        await spy.post('/evenings', { do: 'on' });
      }
      assert.equal(learned.size, day % 3 === 1 ? 3 : 0, `day ${day}`);
    }
  } finally {
    clock.now = now;
  }
});

/** What a pair that has marked every part is shown at `time` in Samoa, with these deadlines. */
function showFree(pair: string, time: string, ...deadlines: (string | null)[]): string[][] {
  const { store } = started();
  const dates = getDates('en', 'Pacific/Apia');
  const now = Temporal.ZonedDateTime.from(`${time}[Pacific/Apia]`).epochMilliseconds;
  const parts = listParts(dates.today(now));
  const ids = [`${pair}-one`, `${pair}-other`];
  for (const id of ids) store.evenings.save(id, new Set(parts.map(dayOf)), parts);
  const matches = deadlines.map((deadline, index) => ({
    id: String(index),
    sides: ids.map((id) => ({ members: [{ id }] })),
    results_deadline: deadline,
  })) as unknown as Api<'PlayerMatch'>[];
  const found = findSharedTimes(matches, ids[0] ?? '', { store, dates, now });
  return [...found.values()].map((times) =>
    times.map((at) => Object.values(toWallTime(dates.zone, at)).join(' ')),
  );
}

test('EVE-5: shared times are still to come, not after the deadline, and on the club’s clock', () => {
  const [noon, two] = ['2011-12-29T13:59', '2011-12-29T14:00'];
  const [day, evening] = ['2011-12-29 14:00', '2011-12-29 18:30'];
  assert.deepEqual(showFree('before', noon, '2011-12-28'), [[]]);
  assert.deepEqual(showFree('on', noon, '2011-12-29'), [[day, evening]]);
  assert.deepEqual(showFree('on', two, '2011-12-29'), [[evening]], 'past since');
  assert.deepEqual(showFree('at', two, '2011-12-29'), [[evening]]);
  // Samoa had no 30 December in 2011.
  assert.deepEqual(showFree('skipped', noon, '2011-12-30'), [[day, evening]]);
});

test('EVE-5, EVE-6: the times are drawn at random, once for all matches of the same players', () => {
  const drawn = Array.from({ length: 10 }, (_, index) => {
    const [first = [], second] = showFree(`pair ${index}`, '2011-12-01T09:00', null, null);
    assert.equal(first.length, 3);
    assert.deepEqual(second, first);
    assert.deepEqual(showFree(`pair ${index}`, '2011-12-01T09:59', null), [first]);
    return first.join();
  });
  assert.ok(new Set(drawn).size > 1);
});

test('EVE-6: times that cannot be stored are not shown', (t) => {
  const full = Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  const share = t.mock.method(started().store.evenings, 'share', () => {
    throw full;
  });
  assert.deepEqual(showFree('full', '2011-12-01T09:00', null), [[]]);
  share.mock.restore();
  assert.equal(showFree('full', '2011-12-01T09:00', null)[0]?.length, 3);
});

test('EVE-7: no page that a player or coach can reach names another player’s evenings', async () => {
  await forgetAll();
  const ids = await idsOf(started());
  const secretOf = (name: string) => part(7 + NAMES.indexOf(name), 'd');
  for (const name of NAMES) await save(await visitor(name), [part(6, 'e'), secretOf(name)]);
  const { store, clock, season } = started();
  const proposed = matchOf(season.singles, 'Hannah', 'Edmund');
  const players = [HANNAH, EDMUND].map(idOf).toSorted().join(' ');
  store.evenings.proposals.add(proposed, players, part(12, 'e'), clock.now);
  const isOfMatch = (path: string) => path === '/' || path === `/matches/${proposed}`;
  const dates = getDates('en', 'Europe/London');
  for (const name of NAMES) {
    const pages = await crawl(await visitor(name), listAddresses(ids));
    for (const { path, body } of pages) {
      const given = path === '/evenings' ? marked(body).join(' ') : body;
      for (const other of NAMES.filter((one) => one !== name)) {
        const day = secretOf(other).slice(0, -1);
        assert.equal(given.includes(day), false, `${path} names ${other}'s ${day} to ${name}`);
        const isWritten = path !== '/evenings' && body.includes(dates.day(day));
        assert.equal(isWritten, false, `${path} names ${other}'s ${day} to ${name}`);
      }
      const isPlayer = name === HANNAH || name === EDMUND;
      const isTold = body.includes(dates.longDay(dateAfter(12)));
      assert.equal(
        isTold && path !== '/evenings',
        isPlayer && isOfMatch(path),
        `${path} to ${name}`,
      );
    }
    const own = pages.find(({ path }) => path === '/evenings');
    assert.deepEqual(marked(own?.body ?? ''), [part(6, 'e'), secretOf(name)]);
    const shared = [...(await sharedOf(name)).values()];
    assert.ok(
      shared.length > 0 && shared.every((times) => times.join() === `${dateAfter(6)} 18:30`),
    );
  }
  const coach = await crawl(await coachSignedIn(started()), listAddresses(ids));
  for (const { path, body } of coach) {
    for (const name of NAMES) assert.equal(body.includes(secretOf(name).slice(0, -1)), false, path);
    assert.equal(
      body.includes(dates.longDay(dateAfter(12))),
      path === '/coach/club/evenings',
      path,
    );
  }
  store.evenings.proposals.forget(idOf(HANNAH));
});

test('EVE-7: pausing deletes the answers, and the member’s own file contains them', async () => {
  await forgetAll();
  const tomasz = await visitor(TOMASZ);
  await save(tomasz, [part(3, 'e')]);
  assert.ok((await tomasz.get('/me/data')).text.includes(`"${part(3, 'e')}"`));
  const member = `/v1/members/${idOf(TOMASZ)}`;
  await started().league.must('PATCH', member, { status: 'paused' });
  const { evenings } = started().store;
  await until('the feed is read', () => evenings.of(idOf(TOMASZ), today()).size === 0);
  await started().league.must('PATCH', member, { status: 'active' });
});

test('EVE-7: an erasure deletes the answers, the switch and what was shown', () => {
  const { store } = started();
  const [gone, other] = ['01989d2c-6b40-7c3a-9d1e-00000000000a', idOf(HANNAH)];
  const day = today();
  for (const id of [gone, other]) store.evenings.save(id, new Set([day]), [`${day}e`]);
  store.evenings.share(`${gone} ${other}`, day, [`${day}e`]);
  store.evenings.share(other, day, []);
  store.forgetMember(gone);
  assert.equal(store.evenings.of(gone, day).size, 0);
  assert.equal(store.evenings.sharedBy(`${gone} ${other}`, day), null);
  assert.deepEqual(store.evenings.sharedBy(other, day), []);
  assert.equal(store.evenings.of(other, day).size, 1);
});

test('EVE-2: a player turns it off for themselves: answers go, and nobody shares times with them', async () => {
  await forgetAll();
  for (const name of [HANNAH, EDMUND]) await save(await visitor(name), [part(3, 'e')]);
  assert.equal((await sharedOf(EDMUND)).size, 1);
  const hannah = await visitor(HANNAH);
  await hannah.post('/evenings', { do: 'off' });
  assert.match((await hannah.get('/evenings')).text, /You turned this off/);
  await save(hannah, [part(3, 'e')]);
  assert.equal(started().store.evenings.of(idOf(HANNAH), today()).size, 0);
  assert.equal((await sharedOf(EDMUND)).size, 0);
  await hannah.post('/evenings', { do: 'on' });
  assert.deepEqual(marked((await hannah.get('/evenings')).text), []);
});

test('EVE-2: a club turns it off: nothing is shown, stored or accepted', async () => {
  await forgetAll();
  const { store, sealKey } = started();
  const hannah = await visitor(HANNAH);
  await save(hannah, [part(3, 'e')]);
  const plain = await coachSignedIn(started());
  assert.equal((await plain.post('/coach/club/evenings', {})).status, 403);
  assert.equal(store.evenings.of(idOf(HANNAH), today()).size, 14);
  const admin = new Visitor(started());
  const { key } = await coachKey(started(), { scopes: ADMIN_SCOPES });
  await admin.post('/coach/sign-in', { key });
  assert.equal(
    (await admin.post('/coach/club/evenings', {})).location,
    '/coach/club/evenings?done=1',
  );
  assert.equal(store.evenings.of(idOf(HANNAH), today()).size, 0);
  const signed = makeEveningsPath(new Signer(sealKey), {
    memberId: idOf(HANNAH),
    mailbox: makeEmail(HANNAH),
    until: 10 ** 14,
  });
  for (const path of ['/evenings', signed]) {
    assert.equal((await hannah.get(path)).status, 404);
    assert.equal((await hannah.post(path, { do: 'save', free: part(3, 'e') })).status, 404);
  }
  assert.doesNotMatch((await hannah.get('/')).text, /\/evenings/);
  assert.equal(store.evenings.of(idOf(HANNAH), today()).size, 0);
  await admin.post('/coach/club/evenings', { on: '1' });
  assert.equal((await hannah.get('/evenings')).status, 200);
});

test('EVE-8: an email’s link opens the same form without signing in, until it expires', async () => {
  await forgetAll();
  const named = { memberId: idOf(HANNAH), mailbox: makeEmail(HANNAH) };
  const { clock } = started();
  const pathUntil = (until: number) =>
    makeEveningsPath(new Signer(started().sealKey), { ...named, until });
  const stranger = new Visitor(started());
  const path = pathUntil(clock.now + 60_000);
  await save(stranger, [part(3, 'e')], { path });
  const seen = await stranger.get(path);
  assert.deepEqual(marked(seen.text), [part(3, 'e')]);
  assert.ok(seen.text.includes(en.evenings.saved));
  assert.match(seen.text, /<p>for Hannah<\/p>/);
  assert.doesNotMatch(seen.text, /Edmund/);
  const late = await stranger.post(pathUntil(clock.now), { do: 'save' });
  assert.equal(late.status, 410);
  const forged = path.replace(idOf(HANNAH), idOf(EDMUND));
  assert.equal((await stranger.post(forged, { do: 'save' })).status, 404);
  assert.equal(started().store.evenings.of(idOf(EDMUND), today()).size, 0);
});

test('EVE-8: emails to players with open matches link to the form, unless it is turned off', async () => {
  await forgetAll();
  const { store, letters, url } = started();
  store.evenings.turn(idOf(EDMUND), false);
  for (const name of [HANNAH, EDMUND]) {
    for (const kind of ['season_begun', 'week_left', 'settled'] as const) {
      const to = { member_id: idOf(name), address: makeEmail(name), name };
      const letter = { kind, subject: `${kind} to ${name}`, blocks: [] };
      store.outbox.add({ key: `${kind} ${name}`, to, language: 'de', letter, about: [] });
    }
  }
  const subjects = ['season_begun to Hannah Brandt', 'week_left to Hannah Brandt'];
  const sent = await until('the emails are sent', async () => {
    const found = (await letters()).filter((one) => /^Subject: \w+ to /m.test(one));
    return found.length === 6 && found;
  });
  const linking = sent.filter((one) => one.replaceAll(/=\r?\n/g, '').includes('/evenings/'));
  assert.deepEqual(
    linking.map((one) => /^Subject: (.*?)\r?$/m.exec(one)?.[1] ?? '').toSorted(),
    subjects,
  );
  const [, path = ''] = /(\/evenings\/[\w.-]+)/.exec(plain(linking[0] ?? '')) ?? [];
  const seen = await fetch(url + path, { headers: { 'accept-language': 'de' } });
  assert.match(await seen.text(), /Wann kannst du spielen\?/);
});

function plain(quotedPrintable: string): string {
  return quotedPrintable.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectText, list } from 'test-kit/club-calls';
import { makeLadder } from './boxes.ts';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { ADMIN_SCOPES, coachKey, coachSignedIn, Visitor } from './visitor.ts';
import { makeBoxes } from './wall-boxes.ts';

const started = clubhouseForTests({ keepsLetters: true });
const COOKIE = 'clubhouse-bar';
const DAY_MS = 86_400_000;

const ladder = once(() => makeLadder(started()));

function barKey(): Promise<{ readonly id: string; readonly key: string }> {
  return coachKey(started(), { name: 'Bar', scopes: ['league:read'] });
}

let screens = 0;

async function signInScreen(key?: string): Promise<Visitor> {
  // Each has its own network, because only so many keys are tried from one (COACH-3).
  screens += 1;
  const screen = new Visitor(started(), { 'x-forwarded-for': `192.0.2.${screens}` });
  const seen = await screen.post('/bar/sign-in', { key: key ?? (await barKey()).key });
  assert.deepEqual([seen.status, seen.location], [303, '/bar'], seen.text);
  return screen;
}

/** The turns of a page, as the lines that a reader sees. */
function turnsOf(page: string): string[][] {
  return [...page.matchAll(/<section class="bar-panel".*?<\/section>/gs)].map(([turn]) =>
    turn
      .replaceAll(/<thead.*?<\/thead>|<caption.*?<\/caption>/gs, '')
      .replaceAll(/<(?:\/?td|\/?th|br)[^>]*>/g, ' ')
      .replaceAll(/<\/(?:h2|tr|li)>/g, '\n')
      .replaceAll(/<span class="sr">.*?<\/span>|<span class="meta block" aria.*?<\/span>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== ''),
  );
}

async function shown(screen: Visitor, path = '/bar', language = 'en'): Promise<string> {
  const seen = await screen.get(path, { 'accept-language': language });
  assert.equal(seen.status, 200, seen.text);
  return seen.text;
}

/** Every turn of the screen, following the pages as its script does. */
async function allTurns(screen: Visitor): Promise<string[][]> {
  const turns: string[][] = [];
  let path = '/bar';
  do {
    const page = await shown(screen, path);
    turns.push(...turnsOf(page));
    path = /data-next="([^"]+)"/.exec(page)?.[1] ?? '';
  } while (path !== '/bar?turn=0');
  return turns;
}

test('BAR-1: a screen signs in with a key that can only read the league, and with no other', async () => {
  const clubhouse = started();
  const revoked = await barKey();
  await clubhouse.league.must('DELETE', `/v1/api-keys/${revoked.id}`);
  const keyWith = async (scopes: string[]) => (await coachKey(clubhouse, { scopes })).key;
  const wrong: [string, RegExp][] = [
    ['', /Enter your key/],
    ['hunter2', /This is not a valid key/],
    [revoked.key, /does not know this key/],
    [await keyWith(ADMIN_SCOPES), /may do more than read.*not saved/],
    [await keyWith(['league:read', 'results:write']), /may do more than read/],
    [await keyWith(['members:read']), /may do more than read/],
    [clubhouse.league.websiteKey, /key of the website itself/],
  ];
  for (const [key, sentence] of wrong) {
    const screen = new Visitor(clubhouse);
    const seen = await screen.post('/bar/sign-in', { key });
    assert.equal(seen.status, 422, key);
    assert.match(seen.text, sentence);
    if (key !== '') assert.ok(!seen.text.includes(key));
    assert.equal(screen.cookie(COOKIE), undefined);
  }
  assert.notEqual((await signInScreen()).cookie(COOKIE), undefined);
});

test('BAR-1: the Keys page creates such a key, and its link signs in a screen once', async () => {
  const admin = new Visitor(started());
  const { key } = await coachKey(started(), { scopes: ADMIN_SCOPES });
  await admin.post('/coach/sign-in', { key });
  const form = (await admin.get('/coach/keys')).text;
  const tag = /name="once" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const made = await admin.post('/coach/keys', { once: tag, name: 'Bar', role: 'bar', until: '' });
  assert.equal(made.status, 201, made.text);
  assert.match(made.text, /Bar: screen at the bar\..*Open the address on the screen/s);
  const path = /\/coach\/sign-in\/[\w-]+/.exec(made.text)?.[0] ?? '';
  const screen = new Visitor(started());
  assert.equal((await screen.post(path)).location, '/bar');
  assert.equal((await screen.post(path)).status, 410);
  assert.equal((await screen.get('/bar')).status, 200);
  assert.equal(screen.cookie('clubhouse-coach'), undefined);
  assert.match((await admin.get('/coach/keys')).text, /<span class="pill club">Screen at the bar</);
});

test('BAR-2: a screen opens no other page, and no other session opens the screen', async () => {
  const screen = await signInScreen();
  for (const path of ['/coach', '/coach/keys', '/tables', '/wall', '/me', '/']) {
    const seen = await screen.get(path);
    assert.ok(seen.location?.includes('/sign-in') || path === '/', `${path}: ${seen.status}`);
    assert.ok(!seen.text.includes('Hannah'), path);
  }
  for (const other of [await coachSignedIn(started()), new Visitor(started())]) {
    assert.equal((await other.get('/bar')).location, '/bar/sign-in?to=%2Fbar');
  }
  assert.equal((await screen.post('/bar', { name: 'x' })).status, 404);
});

test('BAR-2: the session lasts for months and ends at once when the key is revoked', async () => {
  const { clock, league } = started();
  const { id, key } = await barKey();
  const screen = await signInScreen(key);
  for (let days = 0; days < 500; days += 100) {
    assert.equal((await screen.get('/bar')).status, 200, `after ${days} days`);
    clock.now += 100 * DAY_MS;
  }
  clock.now -= 500 * DAY_MS;
  const again = await signInScreen(key);
  await league.must('DELETE', `/v1/api-keys/${id}`);
  const out = await again.get('/bar');
  assert.equal(out.location, '/bar/sign-in?out=1&to=%2Fbar');
  assert.equal(again.cookie(COOKIE), undefined);
  assert.match((await again.get(expectText(out.location))).text, /key was revoked or has expired/);
});

test('BAR-3: the screen speaks the language of the club, or the one chosen on it', async () => {
  const { league, clock } = started();
  const { branding } = await league.must('GET', '/v1/club');
  const speak = async (languages: readonly string[], language: string) => {
    await league.must('PATCH', '/v1/club', {
      branding: { ...Object(branding), languages, language },
    });
    clock.now += 61_000;
    // The first visitor still gets the old facts.
    await screen.get('/bar');
    await new Promise((resolve) => setImmediate(resolve));
  };
  const screen = await signInScreen();
  await speak(['en', 'de'], 'de');
  for (let tries = 0; tries < 50; tries++) {
    if (/<html lang="de"/.test(await shown(screen, '/bar', 'en'))) break;
  }
  assert.match(await shown(screen, '/bar', 'en'), /<html lang="de".*Gerade gespielt\?/s);
  screen.keep('clubhouse-language', 'en');
  assert.match(await shown(screen, '/bar', 'de'), /<html lang="en".*Just played\?/s);
  await speak(['en', 'de'], 'en');
});

test('BAR-4: tables and results take turns, as the tables page names them', async () => {
  await ladder();
  const screen = await signInScreen();
  const turns = await allTurns(screen);
  const headings = turns.map(([heading]) => heading?.replace(/ \d+ days left$/, ''));
  assert.deepEqual(headings, [
    'Singles, Box 3',
    'Mixed, Box 1',
    'Ladder, Box 1',
    'Ladder, Box 2',
    'Ladder, Box 3',
    'Latest results',
  ]);
  assert.deepEqual(turns[3]?.slice(1), [
    '1 Edmund Eckersley 2 2 6',
    '2 Hannah Brandt 2 1 4',
    '3 Priya Raghunathan 2 1 4',
    '4 Bartholomew Featherstonehaugh 2 0 2',
  ]);
  // Before the first result, nobody has a place (TAB-14).
  assert.equal(turns[2]?.[1], '– Aoife Ní Dhomhnaill');
  assert.match(turns[5]?.[1] ?? '', /^Wolfgang.* beat Zoë .*6.*3.* Ladder, Box 3 · /);
  assert.equal(turns[5]?.length, 5);
});

test('BAR-4: nobody sees private competitions or drafts, nor their results', async () => {
  const { league, season } = started();
  const body = { season_id: season.id, discipline: 'singles', name: 'Draft' };
  await league.must('POST', '/v1/competitions', body);
  await makeBoxes(started(), { name: 'Hidden', boxes: 1, size: 2, visibility: 'private' });
  const text = (await allTurns(await signInScreen())).flat().join('\n');
  assert.doesNotMatch(text, /Hidden|Draft/);
});

test('BAR-4: a box of more than nine takes two turns, and the results come after five tables', async () => {
  const id = await makeBoxes(started(), { name: 'Large', boxes: 5, size: 10 });
  const turns = await allTurns(await signInScreen());
  const large = turns.filter(([heading]) => heading?.startsWith('Large, Box 1 '));
  assert.deepEqual(
    large.map(([heading]) => heading?.replace(/ \d+ days left$/, '')),
    ['Large, Box 1 (1/2)', 'Large, Box 1 (2/2)'],
  );
  assert.deepEqual(
    large.map((turn) => turn.length),
    [6, 6],
  );
  const headings = turns.map(([heading]) => heading);
  assert.equal(headings.indexOf('Latest results'), 5);
  assert.equal(headings.lastIndexOf('Latest results'), headings.length - 1);
  const gaps = headings.join('\n').split('Latest results');
  assert.ok(gaps.every((gap) => gap.trim().split('\n').length <= 5));
  await started().league.must('PATCH', `/v1/competitions/${id}`, { state: 'complete' });
});

test('BAR-4: the side has a code to the site, the open matches and the sponsors', async () => {
  const page = await shown(await signInScreen());
  assert.match(page, /<svg class="qr".*aria-label="QR code [^"]*http:\/\/localhost:\d+\/"/);
  assert.match(page, /Just played\?<\/b><span>Scan and enter the score/);
  assert.match(page, /Still to play<\/h2><p><b>\d+ matches<\/b><span>by \w+ \d+ \w+/);
});

test('BAR-5: a page takes five calls to the league, and three more for a second season', async () => {
  const { season, league } = started();
  const screen = await signInScreen();
  const ofOne = [
    '/v1/competitions',
    '/v1/matches',
    '/v1/seasons',
    `/v1/seasons/${season.id}/progress`,
    `/v1/seasons/${season.id}/standings`,
  ];
  assert.deepEqual(await listCalls(started(), screen, '/bar'), ofOne);
  const dates = { starts_on: '2031-01-01', ends_on: '2031-03-01', results_deadline: '2031-03-01' };
  const second = await league.must('POST', '/v1/seasons', { name: 'Second', ...dates });
  const path = `/v1/seasons/${expectText(second['id'])}`;
  await league.must('PATCH', path, { state: 'active' });
  const more = ['/v1/matches', `${path}/progress`, `${path}/standings`];
  assert.deepEqual(await listCalls(started(), screen, '/bar'), [...ofOne, ...more].toSorted());
});

test('BAR-6: without script, the page leads to its next turn by itself', async () => {
  const screen = await signInScreen();
  let path = '/bar';
  const seen: string[] = [];
  do {
    const page = await shown(screen, path);
    seen.push(turnsOf(page)[0]?.[0] ?? '');
    path = /<noscript><meta http-equiv="refresh" content="12;url=([^"]+)"/.exec(page)?.[1] ?? '';
  } while (path !== '/bar?turn=0');
  assert.deepEqual(
    seen,
    (await allTurns(screen)).map(([heading]) => heading),
  );
  for (const odd of ['99', '-1', '1.5', 'x'])
    assert.deepEqual(turnsOf(await shown(screen, `/bar?turn=${odd}`))[0]?.[0], seen[0]);
});

test('BAR-7: an error page of the screen loads again after half a minute', async () => {
  const clubhouse = started();
  const app = await clubhouse.behind(clubhouse.url, { leagueUrl: 'http://127.0.0.1:9' });
  const screen = await signInScreen();
  const seen = await app.inject({ url: '/bar', headers: { cookie: screen.cookieHeader() } });
  assert.deepEqual([seen.statusCode, seen.headers['refresh']], [503, '30']);
  const elsewhere = await app.inject({ url: '/bar/sign-in' });
  assert.equal(elsewhere.headers['refresh'], undefined);
  assert.equal((await screen.get('/bar')).headers.get('refresh'), null);
});

test('BAR-8: once everything is closed the final tables stay, and without a season the screen says so', async () => {
  const { league } = started();
  const screen = await signInScreen();
  const idsIn = async (state: string) => {
    const found = await league.must('GET', `/v1/competitions?state=${state}&limit=100`);
    return list(found['data']).map(({ id }) => expectText(id));
  };
  for (const id of await idsIn('active')) {
    await league.must('PATCH', `/v1/competitions/${id}`, { state: 'complete' });
  }
  const turns = await allTurns(screen);
  assert.ok(
    turns.some(([heading]) => heading === 'Ladder, Box 2 Final'),
    String(turns),
  );
  assert.doesNotMatch(await shown(screen), /Still to play/);
  for (const id of await idsIn('complete')) {
    await league.must('PATCH', `/v1/competitions/${id}`, { visibility: 'private' });
  }
  const [none] = turnsOf(await shown(screen));
  assert.equal(none?.[0], 'No season is running');
});

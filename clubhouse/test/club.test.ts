import { PhotonImage } from '@cf-wasm/photon';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { until } from 'test-kit/until';
import {
  coachKey,
  coachSignedIn,
  COACH_SCOPES,
  type PageResponse,
  signedIn,
  Visitor,
} from './visitor.ts';

const started = clubhouseForTests();

/** An administrator, and a coach whose key cannot change the club. */
const ready = once(async () => {
  const clubhouse = started();
  const scopes = [...COACH_SCOPES, 'admin'];
  const admin = new Visitor(clubhouse);
  const { key } = await coachKey(clubhouse, { name: 'Kim, secretary', scopes });
  assert.equal((await admin.post('/coach/sign-in', { key })).status, 303);
  return { ...clubhouse, admin, coach: await coachSignedIn(clubhouse) };
});

const clubNow = async () => (await ready()).league.must('GET', '/v1/club');

async function brandingNow(): Promise<Record<string, unknown>> {
  return { ...((await clubNow())['branding'] as unknown as Record<string, unknown>) };
}

function marksIn({ text: html }: PageResponse, nth = 0): string {
  const all = [...html.matchAll(/name="marks" value="([^"]*)"/g)];
  return (all[nth]?.[1] ?? '').replaceAll('&amp;', '&');
}

const FACE = {
  name: 'Harbour Lane',
  colour: '#1d4c9e',
  contact: 'coach@example.org',
  language: 'de',
  do: 'save',
};

test('FACE-1: the club’s page links to all one-time settings in three calls, and its subpages take two', async () => {
  const clubhouse = await ready();
  const { admin } = clubhouse;
  const seen = await admin.get('/coach/club');
  for (const path of ['logo', 'sponsors', 'courts', 'zone', 'privacy']) {
    assert.ok(seen.text.includes(`href="/coach/club/${path}"`), path);
    const calls = await listCalls(clubhouse, admin, `/coach/club/${path}`);
    assert.ok(calls.length <= 2, `${path}: ${calls.join(' ')}`);
  }
  for (const path of [
    '/coach/history',
    '/coach/keys',
    '/coach/chase?short=0',
    '/wall',
    '/sign-in/poster',
  ]) {
    assert.ok(seen.text.includes(`href="${path}"`), path);
  }
  assert.equal((await listCalls(clubhouse, admin, '/coach/club')).length, 3);
  const today = await admin.get('/coach');
  assert.match(today.text, /href="\/coach\/club"/);
});

test('FACE-2: name, colour, address and language are saved together, or each error is shown at its field', async () => {
  const { admin } = await ready();
  const page = await admin.get('/coach/club');
  const wrong = { ...FACE, name: '', colour: 'blue', contact: 'nobody', marks: marksIn(page) };
  const refused = await admin.post('/coach/club', wrong);
  assert.equal(refused.status, 422);
  for (const field of ['name', 'colour', 'contact']) {
    assert.match(refused.text, new RegExp(`id="${field}"[^>]*aria-invalid="true"`), field);
    assert.match(refused.text, new RegExp(`id="${field}-fault"`), field);
  }
  assert.match(refused.text, /value="blue"/);
  assert.match(refused.text, /value="nobody"/);
  const saved = await admin.post('/coach/club', { ...FACE, marks: marksIn(page) });
  assert.equal(saved.location, '/coach/club?done=1', saved.text);
  assert.equal((await clubNow())['name'], 'Harbour Lane');
  const { colour, contact_email, language } = await brandingNow();
  assert.deepEqual([colour, contact_email, language], ['#1d4c9e', 'coach@example.org', 'de']);
  const shown = await admin.get('/coach/club?done=1');
  assert.match(shown.text, /Harbour Lane<\/span>/, 'the band has it at once');
  assert.match((await admin.get('/theme.css')).text, /--club:#1d4c9e/);
});

test('LOOK-7: the country of telephone numbers can be chosen, and defaults to the time zone’s', async () => {
  const { admin } = await ready();
  const page = await admin.get('/coach/club');
  assert.match(page.text, /<option value selected>Same as the time zone: United Kingdom</);
  const form = { ...FACE, name: 'Harbour Lane', marks: marksIn(page) };
  const save = (country: string, marks: string) =>
    admin.post('/coach/club', { ...form, country, marks });
  assert.equal((await save('LI', marksIn(page))).location, '/coach/club?done=1');
  assert.equal((await brandingNow())['country'], 'LI');
  const search = mock.method(Intl.Locale.prototype, 'getTimeZones');
  const chosen = await admin.get('/coach/club');
  search.mock.restore();
  assert.match(chosen.text, /<option value="LI" selected>Liechtenstein</);
  assert.match(chosen.text, /<option value>Same as the time zone: United Kingdom</);
  // The search takes a tenth of a second.
  assert.equal(search.mock.callCount(), 0);
  // A form without the field leaves it unchanged.
  await admin.post('/coach/club', { ...form, marks: marksIn(chosen) });
  assert.equal((await brandingNow())['country'], 'LI');
  await save('nowhere', marksIn(await admin.get('/coach/club')));
  assert.equal((await brandingNow())['country'], null);
});

test('FACE-4: a coach whose key may not change the club reads why', async () => {
  const { coach } = await ready();
  const seen = await coach.get('/coach/club');
  assert.match(seen.text, /Your key does not allow you to change the club/);
  const refused = await coach.post('/coach/club', { ...FACE, name: 'Mine', marks: marksIn(seen) });
  assert.equal(refused.status, 403);
  assert.match(refused.text, /value="Mine"/);
  assert.equal((await clubNow())['name'], 'Harbour Lane');
  const place = { name: 'Park', place: '51.5, -0.1' };
  assert.equal((await coach.post('/coach/club/courts/place', place)).status, 303);
  const units = { units: 'us', shown: '1' };
  assert.equal((await coach.post('/coach/club/courts/weather', units)).status, 303);
});

test('FACE-3: changes by someone else are not overwritten, and other parts do not conflict', async () => {
  const { admin, league } = await ready();
  const page = await admin.get('/coach/club');
  const branding = await brandingNow();
  await league.must('PATCH', '/v1/club', { branding: { ...branding, extra: 'kept' } });
  const first = await admin.post('/coach/club', { ...FACE, name: 'One', marks: marksIn(page) });
  assert.equal(first.status, 303, 'another part of the branding is another’s');
  assert.equal((await brandingNow())['extra'], 'kept');
  const late = await admin.post('/coach/club', { ...FACE, name: 'Two', marks: marksIn(page) });
  assert.equal(late.status, 409);
  assert.match(late.text, /Kim, secretary changed this in the meantime: the name\./);
  assert.match(late.text, /value="Two"/);
  assert.equal((await clubNow())['name'], 'One');
  const again = await admin.post('/coach/club', { ...FACE, name: 'Two', marks: marksIn(late) });
  assert.equal(again.status, 303);
  const both = await Promise.all(
    ['Three', 'Four'].map((name) =>
      admin.post('/coach/club', { ...FACE, name, colour: FACE.colour, marks: marksIn(late) }),
    ),
  );
  assert.deepEqual(
    both.map(({ status }) => status),
    [409, 409],
    'both were made before',
  );
});

test('FACE-5: a colour is shown with its contrast before saving', async () => {
  const { admin } = await ready();
  const page = await admin.get('/coach/club');
  const look = { ...FACE, colour: 'ffd400', do: 'look', marks: marksIn(page) };
  const seen = await admin.post('/coach/club', look);
  assert.equal(seen.status, 200);
  assert.match(seen.text, /data-fill="band"[^>]*fill="#ffd400"/);
  assert.match(seen.text, /data-ratio-of="light band">11\.9 : 1</);
  assert.match(seen.text, /data-ratio-of="dark band">/);
  const ratios = [...seen.text.matchAll(/data-ratio-of="[^"]+">([\d.]+) : 1/g)];
  assert.equal(ratios.length, 8);
  assert.ok(ratios.every(([, ratio]) => Number(ratio) >= 4.5));
  assert.equal((await brandingNow())['colour'], '#1d4c9e');
});

function picture(side = 64): Blob {
  const data = new Uint8Array(side * side * 4).fill(200);
  const bytes = new PhotonImage(data, side, side).get_bytes();
  return new Blob([new Uint8Array(bytes)]);
}

function withFile(
  fields: Readonly<Record<string, string>>,
  file: Blob,
  name = 'logo.png',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('picture', file, name);
  return form;
}

test('FACE-8, FACE-9: a logo appears in the band, icons, wall and emails, and is addressed by its bytes', async () => {
  const { admin, store, season, league, clock } = await ready();
  const path = '/coach/club/logo';
  const marks = marksIn(await admin.get(path));
  const took = await admin.post(path, withFile({ do: 'take', marks }, picture()));
  assert.equal(took.location, `${path}?done=1`, took.text);
  const { image, width } = (await brandingNow())['logo'] as { image: string; width: number };
  assert.equal(width, 64);
  const hannah = await signedIn(await ready(), 'Hannah Brandt');
  const home = await hannah.get('/');
  assert.match(home.text, new RegExp(`class="logo" src="/images/${image}\\.png"`));
  assert.match(home.text, new RegExp(`rel="icon" href="/images/${image}-icon-192\\.png"`));
  assert.match((await admin.get('/wall')).text, /class="logo"/);
  const served = await new Visitor(await ready()).get(`/images/${image}.png`);
  assert.equal(served.status, 200);
  assert.equal(served.headers.get('content-type'), 'image/png');
  assert.equal(served.headers.get('x-content-type-options'), 'nosniff');
  assert.match(served.headers.get('cache-control') ?? '', /immutable/);
  assert.match(served.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  for (const other of [`${image}-nothing-1.png`, `${'0'.repeat(64)}.png`, '..%2f..%2fx.png']) {
    assert.equal((await admin.get(`/images/${other}`)).status, 404, other);
  }
  assert.doesNotMatch((await admin.get('/manifest.webmanifest')).text, /icon\.svg/);

  const id = season.members.get('Edmund Eckersley') ?? '';
  await league.must('PATCH', `/v1/members/${id}`, { email: 'edmund.other@example.org' });
  await admin.post('/sign-in', { email: 'edmund.other@example.org' });
  const letter = await lastLetter();
  assert.match(letter, /Content-ID: <logo>/i);
  assert.match(letter, /cid:logo/);
  assert.match(letter, /Content-Type: multipart\/related/i);

  const other = await admin.post(
    path,
    withFile({ do: 'take', marks: marksIn(await admin.get(path)) }, picture(80)),
  );
  assert.equal(other.status, 303);
  assert.ok(store.images.has(image), 'who shows the old page still finds it');
  clock.now += 2 * 86_400_000;
  const gone = await admin.post(path, { do: 'remove', marks: marksIn(await admin.get(path)) });
  assert.equal(gone.status, 303);
  assert.equal(store.images.has(image), false);
  assert.match((await hannah.get('/')).text, /class="crest"/);
});

async function lastLetter(): Promise<string> {
  const { letters } = await ready();
  return until('no letter came', async () =>
    (await letters()).findLast((one) => one.includes('edmund.other')),
  );
}

test('FACE-9: a logo whose bytes were lost is replaced with the shield', async () => {
  const { admin, league } = await ready();
  const branding = await brandingNow();
  const logo = { image: 'a'.repeat(64), width: 64, height: 64 };
  await league.must('PATCH', '/v1/club', { branding: { ...branding, logo } });
  await admin.post('/coach/club', { ...FACE, marks: marksIn(await admin.get('/coach/club')) });
  const seen = await admin.get('/coach/club');
  assert.match(seen.text, /class="crest"/);
  await league.must('PATCH', '/v1/club', { branding });
});

test('FACE-6, FACE-15: an invalid picture is refused with advice, and only pages with uploads accept files', async () => {
  const { admin } = await ready();
  const path = '/coach/club/logo';
  const marks = marksIn(await admin.get(path));
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>']);
  const refused = await admin.post(path, withFile({ do: 'take', marks }, svg, 'logo.png'));
  assert.equal(refused.status, 422);
  assert.match(refused.text, /This is an SVG drawing/);
  const none = await admin.post(path, { do: 'take', marks });
  assert.match(none.text, /Choose a file first/);
  const large = await admin.post(
    path,
    withFile({ do: 'take', marks }, new Blob(['x'.repeat(6_000_000)])),
  );
  assert.equal(large.status, 413);
  const elsewhere = await admin.post('/coach/club/zone', withFile({ zone: 'UTC' }, picture()));
  assert.notEqual(elsewhere.status, 303);
  const odd = await admin.post(path, new URLSearchParams({ do: 'take' }), {
    'content-type': 'multipart/form-data; boundary=x',
  });
  assert.equal(odd.status, 415, 'what cannot be read is no form');
  assert.equal((await brandingNow())['logo'] ?? null, null);
});

test('FACE-10: sponsors appear in order at the bottom of players’ pages, and only link to the web', async () => {
  const { admin } = await ready();
  const path = '/coach/club/sponsors';
  const send = async (fields: Readonly<Record<string, string>>, file?: Blob) => {
    const marks = marksIn(await admin.get(path));
    const all = { ...fields, marks };
    return admin.post(path, file === undefined ? all : withFile(all, file));
  };
  assert.equal((await send({ do: 'add', name: 'Bäckerei Korn', url: '' })).status, 303);
  // The form sends no position for a new sponsor; that must not count as the first position.
  const url = 'https://strings.example/a?b=c';
  const second = { do: 'add', place: '', name: 'Strings & Co', url };
  assert.equal((await send(second, picture())).status, 303);
  const hostile = await send({ do: 'add', name: 'X', url: 'javascript:alert(1)' });
  assert.equal(hostile.status, 422);
  assert.match(hostile.text, /value="javascript:alert\(1\)"/);
  assert.match((await send({ do: 'add', name: 'Strings & Co', url: '' })).text, /already exists/);
  assert.match((await send({ do: 'add', name: '', url: '' })).text, /up to 60/);
  const hannah = await signedIn(await ready(), 'Hannah Brandt');
  const order = async () => {
    const [, foot = ''] = (await hannah.get('/')).text.split('class="sponsors"');
    return ['Bäckerei Korn', 'alt="Strings &amp; Co"'].map((name) => foot.indexOf(name));
  };
  const [one = -1, other = -1] = await order();
  assert.ok(one > 0 && other > one);
  assert.match(
    (await hannah.get('/')).text,
    /href="https:\/\/strings\.example\/a\?b=c" rel="noopener/,
  );
  assert.doesNotMatch((await admin.get('/coach')).text, /class="sponsors"/);
  assert.equal((await send({ do: 'up', place: '1' })).status, 303);
  const [first = -1, later = -1] = await order();
  assert.ok(later > 0 && later < first);
  const change = { do: 'save', place: '0', name: 'Strings', url: '', without: '1' };
  assert.equal((await send(change)).status, 303);
  const { sponsors } = await brandingNow();
  assert.deepEqual(sponsors, [
    { name: 'Strings', url: null, logo: null },
    { name: 'Bäckerei Korn', url: null, logo: null },
  ]);
  assert.equal((await send({ do: 'remove', place: '' })).status, 303);
  assert.equal(list((await brandingNow())['sponsors']).length, 2);
  assert.equal((await send({ do: 'remove', place: '0' })).status, 303);
  assert.equal((await send({ do: 'remove', place: '0' })).status, 303);
  assert.deepEqual((await brandingNow())['sponsors'], []);
});

test('FACE-11, FACE-12: places are added, changed and removed, and the weather is turned off', async () => {
  const { admin, league } = await ready();
  const path = '/coach/club/courts';
  const places = async () =>
    list((await league.must('GET', '/v1/weather'))['court_locations']).map((one) => [
      one['name'],
      one['latitude'],
      one['longitude'],
    ]);
  const before = (await places()).length;
  const link = 'https://www.openstreetmap.org/#map=17/50.9413/6.9583';
  assert.equal((await admin.post(`${path}/place`, { name: 'Dom', place: link })).status, 303);
  assert.deepEqual((await places()).at(-1), ['Dom', 50.9413, 6.9583]);
  const refused = await admin.post(`${path}/place`, { name: '', place: 'Harbour Lane 3' });
  assert.equal(refused.status, 422);
  assert.match(refused.text, /We found no coordinates/);
  assert.match(refused.text, /value="Harbour Lane 3"/);
  const page = await admin.get(path);
  const id = expectText(
    list((await league.must('GET', '/v1/weather'))['court_locations']).at(-1)?.['id'],
  );
  const [, marks = ''] =
    new RegExp(`value="${id}"/?><input type="hidden" name="marks" value="([^"]*)"`).exec(
      page.text,
    ) ?? [];
  const change = { id, marks: marks.replaceAll('&amp;', '&') };
  const moved = await admin.post(`${path}/place`, { ...change, name: 'Dom', place: '50,9; 6,9' });
  assert.equal(moved.status, 303, moved.text);
  const late = await admin.post(`${path}/place`, { ...change, name: 'Mine', place: '1, 1' });
  assert.equal(late.status, 409);
  assert.match(late.text, /value="Mine"/);
  assert.deepEqual((await places()).at(-1), ['Dom', 50.9, 6.9]);
  const off = {
    units: 'metric',
    marks: marksIn(page, [...page.text.matchAll(/name="marks"/g)].length - 1),
  };
  assert.equal((await admin.post(`${path}/weather`, off)).status, 303);
  assert.equal((await brandingNow())['weather'], 'off');
  assert.equal((await league.must('GET', '/v1/weather'))['units'], 'metric');
  assert.equal((await admin.post(`${path}/remove`, { id })).status, 303);
  assert.equal((await admin.post(`${path}/remove`, { id })).status, 409);
  assert.equal((await places()).length, before);
});

test('FACE-13: another time zone is previewed before it applies', async () => {
  const { admin } = await ready();
  const path = '/coach/club/zone';
  assert.equal((await clubNow())['timezone'], 'Europe/London');
  const seen = await admin.get(`${path}?zone=America%2FNew_York`);
  assert.match(seen.text, /Deadline for scores, Autumn/);
  assert.match(seen.text, /23:59<\/td><td>[^<]*04:59/);
  assert.match(
    (await admin.get(`${path}?zone=Mars%2FPhobos`)).text,
    /Choose a time zone from the list/,
  );
  assert.equal((await admin.post(path, { zone: 'Mars/Phobos', marks: '' })).status, 422);
  const [, marks = ''] = /name="marks" value="([^"]*)"/.exec(seen.text) ?? [];
  assert.equal((await admin.post(path, { zone: 'Asia/Kolkata', marks })).status, 303);
  assert.equal((await clubNow())['timezone'], 'Asia/Kolkata');
  assert.equal((await admin.post(path, { zone: 'UTC', marks })).status, 409);
});

test('FACE-14: each published notice has a number and a date, and is kept', async () => {
  const { admin, league } = await ready();
  const path = '/coach/club/privacy';
  const old = { name: 'Old notice', date: '2025-01-02', text: 'Kept since long.' };
  await league.must('PATCH', '/v1/club', {
    branding: { ...(await brandingNow()), privacy_notice: old },
  });
  const send = async (fields: Readonly<Record<string, string>>) =>
    admin.post(path, { ...fields, marks: marksIn(await admin.get(path)) });
  assert.match((await admin.get(path)).text, /Version 2, dated 2 January 2025/);
  const draft = {
    do: 'publish',
    name_en: 'Notice',
    text_en: 'One.\r\n\r\nTwo.',
    name_de: '',
    text_de: '',
  };
  assert.match((await send({ ...draft, name_en: '' })).text, /Enter a title/);
  const half = await send({ ...draft, name_de: 'Hinweis' });
  assert.equal(half.status, 422);
  assert.match(half.text, /value="Hinweis"/);
  assert.equal((await send(draft)).location, `${path}?done=1`);
  assert.equal((await send(draft)).status, 422, 'identical to the current version the same');
  const { privacy_notice: notice } = await brandingNow();
  assert.deepEqual((notice as { version: number }).version, 3);
  const join = await new Visitor(await ready()).get('/join');
  assert.match(join.text, /Notice 3 \(\d{4}-\d\d-\d\d\)/);
  const first = await admin.get(`${path}/2`);
  assert.match(first.text, /Kept since long/);
  assert.match(first.text, /Old notice \(2025-01-02\)/);
  assert.match((await admin.get(`${path}/3`)).text, /<p>One\.<\/p><p>Two\.<\/p>/);
  assert.equal((await admin.get(`${path}/4`)).status, 404);
  assert.equal((await send({ do: 'close' })).status, 303);
  assert.equal((await brandingNow())['privacy_notice'], null);
  assert.equal((await send({ ...draft, text_en: 'Three.' })).status, 303);
  const seen = await admin.get(path);
  assert.match(seen.text, /Version 4/);
  assert.match(seen.text, /Version 1/, 'the one that was there before');
  assert.match(seen.text, /Kim, secretary/);
});

test('FACE-16: a club with one language shows and sends only that, whatever was chosen before', async () => {
  const clubhouse = await ready();
  const { admin, store, season } = clubhouse;
  const hannah = await signedIn(clubhouse, 'Hannah Brandt');
  const choose = () => hannah.post('/language', { language: 'en', to: '/me' });
  await choose();
  assert.match((await hannah.get('/me')).text, /<html lang="en"[^]*name="language" value="de"/);
  for (const id of season.members.values()) store.preferences.setLanguage(id, 'en');
  const save = async (only: string) => {
    const marks = marksIn(await admin.get('/coach/club'));
    const saved = await admin.post('/coach/club', { ...FACE, language: 'en', only, marks });
    assert.equal(saved.location, '/coach/club?done=1', saved.text);
  };
  await save('de');
  const { language, languages } = await brandingNow();
  assert.deepEqual([language, languages], ['de', ['de']]);
  await choose();
  for (const [visitor, path] of [
    [hannah, '/me'],
    [hannah, '/'],
    [new Visitor(clubhouse), '/sign-in'],
    [admin, '/sign-in/poster'],
  ] as const) {
    const { text: html } = await visitor.get(path);
    assert.match(html, /<html lang="de"/, path);
    assert.doesNotMatch(html, /name="language"|lang="en"/, path);
  }
  const letters = await admin.get('/coach/send/reminders?who=all&short=0');
  assert.match(letters.text, /Hallo Hannah/);
  assert.doesNotMatch(letters.text, /Hello/);
  assert.match((await admin.get('/coach/club')).text, /<option value="de" selected>Nur Deutsch/);
  await save('');
  assert.match((await hannah.get('/me')).text, /<html lang="en"/);
});

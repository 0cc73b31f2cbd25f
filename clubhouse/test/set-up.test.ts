import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { serveLeague } from 'league/testing/served';
import { list, expectText } from 'test-kit/club-calls';
import { createWebsiteKeySource } from '../src/website-key.ts';
import { readSendForm } from './send.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { connectAs, LEAGUE_SETTINGS, SECRET } from './league.ts';
import { Visitor } from './visitor.ts';

const started = clubhouseForTests({ isWithoutKey: true });

const FORM = {
  secret: SECRET,
  club: 'TC Grün-Weiß',
  administrator: 'Sabine Sekretär',
  timezone: 'Europe/Berlin',
  language: 'de',
};

test('CFG-3, CFG-6: before the site has its key, every page leads to the set-up', async () => {
  const visitor = new Visitor(started());
  for (const path of ['/', '/sign-in', '/me', '/coach/sign-in']) {
    const seen = await visitor.get(path);
    assert.equal(seen.status, 503);
    assert.match(seen.text, /The clubhouse is not set up yet/);
    assert.match(seen.text, /href="\/install"/);
    assert.match(seen.text, /<code>[^<]*website-key<\/code>/);
  }
});

/** The site beside a league without a club. */
async function bare(t: TestContext, keyFile: string) {
  const { url: leagueUrl } = await serveLeague(t, LEAGUE_SETTINGS, started().clock);
  const league = connectAs(leagueUrl, { adminKey: '', websiteKey: '' });
  const websiteKey = createWebsiteKeySource({ websiteKey: undefined, websiteKeyFile: keyFile });
  const site = await started().behind(started().url, {
    leagueUrl,
    websiteKey,
    keyFile,
  });
  const jar = new Map<string, string>();
  const ask = async (
    method: 'GET' | 'POST',
    url: string,
    form: Readonly<Record<string, string>> = {},
  ) => {
    const answer = await site.inject({
      method,
      url,
      headers: {
        'accept-language': 'en',
        origin: started().url,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(method === 'POST' ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer;
  };
  return { league, site, ask, jar };
}

type Bare = Awaited<ReturnType<typeof bare>>;

/**
 * The next steps of a new club: each is ticked once done, and the list disappears with the first
 * season.
 */
async function checkFirstSteps(ask: Bare['ask'], league: Bare['league'], key: string) {
  // In the club's time zone, and lasting longer than the test at midnight.
  const dayAfter = (days: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: FORM.timezone }).format(
      Date.now() + days * 86_400_000,
    );
  const [startsOn, endsOn] = [dayAfter(0), dayAfter(7)];
  const stepsOf = async () => {
    const { body } = await ask('GET', '/coach');
    assert.equal(
      body.match(/class="btn p" href/g)?.length ?? 0,
      body.includes('class="no"') ? 1 : 0,
    );
    const steps = [...body.matchAll(/<li class="is-([a-z]+)"><span class="no"([^]*?)<\/li>/g)];
    return steps.map(
      ([, state, step = '']) => `${state} ${/href="([^"]+)"/.exec(step)?.[1] ?? 'nowhere'}`,
    );
  };
  assert.deepEqual(await stepsOf(), [
    'now /coach/club',
    'open /coach/members/import',
    'open /coach/club/privacy',
    'open /coach/seasons/new',
    'waits nowhere',
    'open /coach/letters',
    'waits nowhere',
    'waits nowhere',
  ]);
  for (const display_name of ['Zoë Zander', 'Ada Adler']) {
    await league.as(key, 'POST', '/v1/members', { display_name });
  }
  const made = await ask('POST', '/coach/seasons/new', {
    token: 'first-season-of-all',
    name: 'Winter',
    starts_on: startsOn,
    ends_on: endsOn,
    'take-new-singles': '1',
    'boxes-new-singles': '1',
  });
  const season = made.headers.location?.replace('?done=made', '') ?? '';
  const id = season.replace('/coach/seasons/', '');
  const held = await league.as(key, 'GET', `/v1/seasons/${id}`);
  assert.equal(held['results_deadline'], endsOn, 'DESK-53: reports end with the season');
  const drafts = await league.as(key, 'GET', '/v1/competitions?state=draft');
  const draft = `/coach/drafts/${expectText(list(drafts['data'])[0]?.['id'])}`;
  assert.deepEqual(await stepsOf(), [
    'now /coach/club',
    'done /coach/members',
    'open /coach/club/privacy',
    `done ${season}`,
    `open ${draft}`,
    'open /coach/letters',
    'waits nowhere',
    'waits nowhere',
  ]);
  const filling = await ask('GET', `${draft}/fill`);
  const fields = [...filling.body.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  await ask(
    'POST',
    `${draft}/fill`,
    Object.fromEntries(fields.map(([, name, value]) => [name, value])),
  );
  const marksOf = async (path: string) =>
    /name="marks" value="([^"]*)"/
      .exec((await ask('GET', path)).body)?.[1]
      ?.replaceAll('&amp;', '&') ?? '';
  const face = { name: 'TC Grün-Weiß', colour: '#1d4c9e', language: 'de' };
  await ask('POST', '/coach/club', { ...face, marks: await marksOf('/coach/club') });
  const path = '/coach/club/privacy';
  assert.match((await ask('GET', path)).body, /href="\/coach\/club\/privacy\?text=start"/);
  const offered = (await ask('GET', `${path}?text=start`)).body;
  assert.match(offered, /value="Privacy notice"/);
  assert.match(offered, /TC Grün-Weiß betreibt diese Seite/);
  assert.doesNotMatch(offered, /href="[^"]*text=start"/, 'it is there');
  assert.ok((await stepsOf()).includes(`now ${path}`), 'nothing is published');
  const notice = {
    name_de: 'Datenschutz',
    text_de: 'Was wir speichern.',
    name_en: '',
    text_en: '',
  };
  await ask('POST', path, { ...notice, do: 'publish', marks: await marksOf(path) });
  const before = ['done /coach/club', 'done /coach/members', 'done /coach/club/privacy'];
  const letters = '/coach/letters';
  assert.ok((await stepsOf()).includes(`now ${letters}`), 'before anybody is written to');
  assert.match((await ask('GET', letters)).body, /<form method="post" action="\/coach\/letters">/);
  assert.equal((await ask('POST', letters)).headers.location, '/coach');
  assert.doesNotMatch((await ask('GET', letters)).body, /action="\/coach\/letters"/);
  const boxed = [...before, `done ${season}`, `done ${draft}`, `done ${letters}`];
  assert.deepEqual(await stepsOf(), [
    ...boxed,
    'now /coach/send/invitations',
    `open ${draft}/start`,
  ]);
  const file = await ask('POST', '/coach/members/links', { as: 'file' });
  assert.equal(file.body.match(/\/sign-in\//g)?.length, 2);
  const last = [...boxed, 'done /coach/send/invitations', `now ${draft}/start`];
  assert.deepEqual(await stepsOf(), last, 'who was handed a link is invited');
  return { season: id, draft, stepsOf };
}

/** One click starts season and competition, and the list disappears. */
async function checkStart(
  ask: Bare['ask'],
  league: Bare['league'],
  key: string,
  { season, draft, stepsOf }: Awaited<ReturnType<typeof checkFirstSteps>>,
) {
  const offered = await ask('GET', `${draft}/start`);
  assert.match(offered.body, /Damit beginnt auch Winter/);
  const { action, fields } = readSendForm({ text: offered.body });
  assert.deepEqual(fields.getAll('code'), ['fixtures_missing'], 'nothing else is to be read');
  const begun = await ask('POST', action, Object.fromEntries(fields));
  assert.match(begun.headers.location ?? '', /\?done=begun$/);
  assert.match((await ask('GET', begun.headers.location ?? '')).body, /seine Spiele sind angelegt/);
  assert.equal((await league.as(key, 'GET', `/v1/seasons/${season}`))['state'], 'active');
  assert.deepEqual(await stepsOf(), []);
}

test('CFG-6, COACH-19, COACH-22, DESK-52, DESK-53, FIRST-1: a club is set up on one page, which signs in, stores the key and leads to the desk', async (t) => {
  const keyFile = join(started().folder, 'set-up-key');
  const { ask, league } = await bare(t, keyFile);
  const open = await ask('GET', `/install?secret=${SECRET}`);
  assert.equal(open.headers.location, '/install', 'no secret stays in the address');
  await ask('POST', '/language', { language: 'de', to: '/install' });
  assert.match((await ask('GET', '/install')).body, /Deinen Verein einrichten/);
  await ask('POST', '/language', { language: 'en', to: '/install' });
  const page = await ask('GET', '/install');
  assert.equal(page.statusCode, 200);
  assert.doesNotMatch(page.body, new RegExp(SECRET));
  // The script preselects the browser's time zone, but not over one that was sent.
  assert.match(page.body, /<time-zone><select[^>]* name="timezone"/);
  assert.match(page.body, /<script[^>]*time-zone/);
  for (const [field, value] of [
    ['club', ''],
    ['club', 'x'.repeat(101)],
    ['administrator', 'x'.repeat(101)],
    ['timezone', 'Europe/Nowhere'],
  ] as const) {
    const refused = await ask('POST', '/install', { ...FORM, [field]: value });
    assert.doesNotMatch(refused.body, /<script[^>]*time-zone/);
    assert.equal(refused.statusCode, 422);
    assert.match(refused.body, /value="Sabine Sekretär"|value="TC Grün-Weiß"/, 'it stays');
  }
  const done = await ask('POST', '/install', FORM);
  assert.equal(done.statusCode, 201);
  assert.equal(done.body.match(/dl_[0-9A-Za-z]{38}/g)?.length, 1, 'one key is shown');
  assert.match(done.body, /href="\/coach"/);
  assert.equal((await stat(keyFile)).mode & 0o777, 0o600);
  const desk = await ask('GET', '/coach');
  assert.equal(desk.statusCode, 200);
  assert.match(desk.body, /Sabine/);
  assert.match(desk.body, /<html lang="de">/);
  const key = done.body.match(/dl_[0-9A-Za-z]{38}/)?.[0] ?? '';
  await checkStart(ask, league, key, await checkFirstSteps(ask, league, key));
  assert.equal((await ask('GET', '/install')).headers.location, '/coach');
  const again = await ask('POST', '/install', FORM);
  assert.equal(again.headers.location, '/coach', 'it is set up once');
});

test('CFG-6: a repeated set-up gets the same answer, and only for the same person', async (t) => {
  const { ask, jar } = await bare(t, join(started().folder, 'twice-key'));
  await ask('POST', '/install/secret', { secret: SECRET });
  const before = new Map(jar);
  const both = await Promise.all([ask('POST', '/install', FORM), ask('POST', '/install', FORM)]);
  const keys = both.map(({ body }) => body.match(/dl_[0-9A-Za-z]{38}/)?.[0]);
  assert.ok(keys[0]);
  assert.equal(keys[1], keys[0]);
  const { clock } = started();
  const since = clock.now;
  const later = async (minutes: number) => {
    jar.clear();
    for (const [name, value] of before) jar.set(name, value);
    clock.now = since + minutes * 60_000;
    return (await ask('POST', '/install', FORM)).statusCode;
  };
  assert.equal(await later(9.9), 201);
  assert.equal(await later(10), 303);
  clock.now = since;
  jar.clear();
  assert.equal((await ask('POST', '/install', FORM)).headers.location, '/coach');
});

test('CFG-6: permission to set up a club is checked before the form is read', async (t) => {
  const { ask, jar } = await bare(t, join(started().folder, 'judged-key'));
  const tooMuch = { ...FORM, club: 'x'.repeat(100_000) };
  const stranger = await ask('POST', '/install', { ...tooMuch, secret: SECRET });
  assert.equal(stranger.headers.location, '/install/secret');
  assert.equal((await ask('GET', '/install')).headers.location, '/install/secret');
  for (const [secret, status] of [
    ['x'.repeat(15), 422],
    ['x'.repeat(16), 422],
    ['x'.repeat(1025), 422],
    ['x'.repeat(5000), 413],
  ] as const) {
    assert.equal((await ask('POST', '/install/secret', { secret })).statusCode, status);
    assert.equal(jar.size, 0);
  }
  const wrong = await ask('GET', `/install?secret=${'x'.repeat(16)}`);
  assert.equal(wrong.statusCode, 422);
  assert.match(wrong.body, /not the installation secret/);
  assert.doesNotMatch(wrong.body, /x{16}/);
  const taken = await ask('POST', '/install/secret', { secret: ` ${SECRET} ` });
  assert.equal(taken.headers.location, '/install');
  assert.equal((await ask('POST', '/install', tooMuch)).statusCode, 413);
});

test('CFG-6: a key that cannot be stored is shown, and an existing club is reported', async (t) => {
  const { ask } = await bare(t, join(started().folder, 'no-folder', 'website-key'));
  await ask('GET', `/install?secret=${SECRET}`);
  const done = await ask('POST', '/install', { ...FORM, club: 'x'.repeat(100) });
  assert.equal(done.statusCode, 201);
  assert.equal(done.body.match(/dl_[0-9A-Za-z]{38}/g)?.length, 2);
  const again = await ask('GET', `/install?secret=${SECRET}`);
  assert.equal(again.statusCode, 409);
  assert.match(again.body, /schon eingerichtet/);
});

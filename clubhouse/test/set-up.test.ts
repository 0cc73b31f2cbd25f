import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { websiteKeySource } from '../src/website-key.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { SECRET, startLeague } from './league.ts';
import { Visitor } from './visitor.ts';

const started = clubhouseForTests({ isWithoutKey: true });

const FORM = {
  secret: SECRET,
  club: 'TC Grün-Weiß',
  administrator: 'Sabine Sekretär',
  timezone: 'Europe/Berlin',
  language: 'de',
};

test('CFG-3, CFG-6: before it has its key, every page leads to the set-up', async () => {
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
  const league = await startLeague(t, { installed: { adminKey: '', websiteKey: '' } });
  const websiteKey = websiteKeySource({ websiteKey: undefined, websiteKeyFile: keyFile });
  const site = await started().behind(started().url, {
    leagueUrl: league.url,
    websiteKey,
    keyFile,
  });
  const ask = (method: 'GET' | 'POST', url: string, form: Readonly<Record<string, string>> = {}) =>
    site.inject({
      method,
      url,
      headers: {
        'accept-language': 'en',
        origin: started().url,
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(method === 'POST' ? { payload: new URLSearchParams(form).toString() } : {}),
    });
  return { league, site, ask };
}

test('CFG-6, COACH-19: a club is set up on one page, which signs in, keeps the key and leads to the desk', async (t) => {
  const keyFile = join(started().folder, 'set-up-key');
  const { site, ask } = await bare(t, keyFile);
  const open = await ask('GET', `/install?secret=${SECRET}`);
  assert.equal(open.statusCode, 200);
  assert.match(open.body, new RegExp(`type="hidden" name="secret" value="${SECRET}"`));
  const wrong = await ask('POST', '/install', { ...FORM, secret: 'x'.repeat(16) });
  assert.equal(wrong.statusCode, 422);
  assert.match(wrong.body, /not the installation secret/);
  assert.match(wrong.body, /value="TC Grün-Weiß"/, 'what was typed stays');
  for (const [club, status] of [
    ['', 422],
    ['x'.repeat(101), 422],
  ] as const) {
    assert.equal((await ask('POST', '/install', { ...FORM, club })).statusCode, status);
  }
  const done = await ask('POST', '/install', FORM);
  assert.equal(done.statusCode, 201);
  assert.equal(done.body.match(/dl_[0-9A-Za-z]{38}/g)?.length, 1, 'one key is shown');
  assert.match(done.body, /href="\/coach"/);
  assert.equal((await stat(keyFile)).mode & 0o777, 0o600);
  const cookie = done.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const desk = await site.inject({ url: '/coach', headers: { cookie } });
  assert.equal(desk.statusCode, 200);
  assert.match(desk.body, /Sabine/);
  assert.match(desk.body, /<html lang="de">/);
  assert.equal((await ask('GET', '/install')).headers.location, '/coach');
});

test('CFG-6: a key that cannot be kept is shown, and a club that is there already is said', async (t) => {
  const { ask } = await bare(t, join(started().folder, 'no-folder', 'website-key'));
  const done = await ask('POST', '/install', { ...FORM, club: 'x'.repeat(100) });
  assert.equal(done.statusCode, 201);
  assert.equal(done.body.match(/dl_[0-9A-Za-z]{38}/g)?.length, 2);
  const again = await ask('POST', '/install', FORM);
  assert.equal(again.statusCode, 409);
  assert.match(again.body, /installed already/);
});

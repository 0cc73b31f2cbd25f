import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { COACH_SCOPES, coachKey, coachSignedIn, signedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests();
const [PLAYER, COACH] = ['clubhouse-session', 'clubhouse-coach'];
const DAY_MS = 86_400_000;

test('COACH-1: a coach signs in with a personal key, lands where they wanted, and can use a password manager', async () => {
  const visitor = new Visitor(started());
  const turnedAway = await visitor.get('/coach');
  assert.equal(turnedAway.location, '/coach/sign-in?to=%2Fcoach');
  const form = (await visitor.get('/coach/sign-in?to=%2Fcoach%3Fa%3D1')).text;
  assert.match(form, /<input hidden name="username" autocomplete="username"/);
  assert.match(form, /type="password" autocomplete="current-password"/);
  const { key } = await coachKey(started());
  const seen = await visitor.post('/coach/sign-in', { key: ` ${key}\n`, to: '/coach?a=1' });
  assert.deepEqual([seen.status, seen.location], [303, '/coach?a=1']);
  assert.match((await visitor.get('/coach')).text, /Ana\./);
  assert.equal((await visitor.get('/coach/sign-in')).location, '/coach');
  const elsewhere = new Visitor(started());
  const away = await elsewhere.post('/coach/sign-in', { key, to: 'https://evil.example' });
  assert.equal(away.location, '/coach');
});

test('COACH-1: a player is not a coach, and is asked for a key', async () => {
  const player = await signedIn(started(), 'Hannah Brandt');
  assert.equal((await player.get('/coach')).location, '/coach/sign-in?to=%2Fcoach');
});

test('COACH-2: the page explains what is wrong with a key, and does not send it back', async () => {
  const clubhouse = started();
  const revoked = await coachKey(clubhouse);
  await clubhouse.league.must('DELETE', `/v1/api-keys/${revoked.id}`);
  const lacking = await coachKey(clubhouse, {
    scopes: COACH_SCOPES.filter((scope) => scope !== 'members:pii'),
  });
  const wrong: [string, RegExp][] = [
    ['', /Enter your key/],
    ['hunter2', /This is not a valid key/],
    [`dls_${'x'.repeat(38)}`, /This is not a valid key/],
    [`dl_${'x'.repeat(38)}`, /does not know this key/],
    [revoked.key, /does not know this key/],
    [lacking.key, /lacks permissions that a coach needs: members:pii\./],
    [clubhouse.league.websiteKey, /key of the website itself/],
  ];
  for (const [key, sentence] of wrong) {
    const visitor = new Visitor(clubhouse);
    const seen = await visitor.post('/coach/sign-in', { key, username: 'Ana', to: '/coach?a=1' });
    assert.equal(seen.status, 422, key);
    assert.match(seen.text, sentence);
    assert.match(seen.text, /value="Ana"/);
    assert.match(seen.text, /name="to" value="\/coach\?a=1"/);
    if (key !== '') assert.ok(!seen.text.includes(key));
    assert.equal(visitor.cookie(COACH), undefined);
  }
});

test('COACH-3: guessing keys is stopped for a network, even with a valid key', async () => {
  const clubhouse = started();
  const { key } = await coachKey(clubhouse);
  const attempt = (guess: string, network: string) =>
    new Visitor(clubhouse, { 'x-forwarded-for': network }).post('/coach/sign-in', { key: guess });
  for (let count = 1; count <= 20; count++) {
    assert.equal((await attempt('guess', '192.0.2.7')).status, 422);
  }
  const refused = await attempt(key, '192.0.2.7');
  assert.equal(refused.status, 429);
  assert.match(refused.text, /Too many attempts\. Wait 10 minutes/);
  assert.equal((await attempt(key, '192.0.2.8')).status, 303);
});

test('COACH-4: signing out removes the key from this browser only', async () => {
  const clubhouse = started();
  const { key } = await coachKey(clubhouse);
  const [here, there] = [new Visitor(clubhouse), new Visitor(clubhouse)];
  for (const one of [here, there]) await one.post('/coach/sign-in', { key });
  const out = await here.post('/coach/sign-out');
  assert.equal(out.location, '/coach/sign-in?out=1');
  assert.equal(here.cookie(COACH), undefined);
  assert.match((await here.get('/coach/sign-in?out=1')).text, /You are signed out on this device/);
  assert.equal((await there.get('/coach')).status, 200);
});

test('SESS-5: a player and a coach can be signed in independently in one browser', async () => {
  const clubhouse = started();
  const both = await coachSignedIn(clubhouse, await signedIn(clubhouse, 'Hannah Brandt'));
  assert.match((await both.get('/')).text, /Hannah/);
  assert.match((await both.get('/coach')).text, /Ana/);
  await both.post('/coach/sign-out');
  assert.equal((await both.get('/')).status, 200);
  await coachSignedIn(clubhouse, both);
  await both.post('/sign-out');
  assert.equal((await both.get('/coach')).status, 200);
  assert.equal((await both.get('/')).location, '/sign-in');
});

test('SESS-7: a page for anyone signed in shows a member who is both the coach’s view, and asks nobody for a key', async () => {
  const clubhouse = started();
  assert.equal((await new Visitor(clubhouse).get('/wall')).location, '/sign-in?to=%2Fwall');
  const both = await signedIn(clubhouse, 'Hannah Brandt');
  const isCoachs = async () => / href="\/coach"/.test((await both.get('/wall')).text);
  assert.equal(await isCoachs(), false);
  await coachSignedIn(clubhouse, both);
  assert.equal(await isCoachs(), true);
  const hidden = await clubhouse.league.must('POST', '/v1/competitions', {
    season_id: clubhouse.season.id,
    name: 'Hidden ladder',
    discipline: 'singles',
    visibility: 'private',
  });
  const path = `/tables?competition=${expectText(hidden['id'])}`;
  assert.match((await both.get(path)).text, /Hidden ladder/, 'asked for as the coach');
  await both.post('/coach/sign-out');
  assert.equal(await isCoachs(), false);
  assert.equal((await both.get('/wall')).status, 200);
  assert.doesNotMatch((await both.get(path)).text, /Hidden ladder/);
});

test('SESS-6: the key is sealed in its own cookie, for 30 days after the last visit', async () => {
  const clubhouse = started();
  const { key } = await coachKey(clubhouse);
  const visitor = new Visitor(clubhouse);
  const { setCookies } = await visitor.post('/coach/sign-in', { key });
  const line = setCookies.find((one) => one.startsWith(COACH)) ?? '';
  assert.match(line, /; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.ok(!Buffer.from(visitor.cookie(COACH) ?? '', 'base64url').includes(key));
  assert.deepEqual((await visitor.get('/coach')).setCookies, []);
  clubhouse.clock.now += 8 * DAY_MS;
  try {
    const renewed = (await visitor.get('/coach')).setCookies.join('\n');
    assert.match(renewed, /^clubhouse-coach=[^;]+; Max-Age=2592000;/);
    assert.ok(!renewed.includes(PLAYER));
  } finally {
    clubhouse.clock.now -= 8 * DAY_MS;
  }
});

test('SESS-6: a revoked key is signed out at its next page, and no other is', async () => {
  const clubhouse = started();
  const { id, key } = await coachKey(clubhouse);
  const visitor = await signedIn(clubhouse, 'Hannah Brandt');
  await visitor.post('/coach/sign-in', { key });
  await clubhouse.league.must('DELETE', `/v1/api-keys/${id}`);
  const seen = await visitor.get('/coach');
  assert.equal(seen.location, '/coach/sign-in?out=1&to=%2Fcoach');
  assert.equal(visitor.cookie(COACH), undefined);
  assert.equal((await visitor.get('/')).status, 200);
});

test('SESS-1: seals of cookies are not interchangeable: a player’s session is no key', async () => {
  const clubhouse = started();
  const player = await signedIn(clubhouse, 'Hannah Brandt');
  const swapped = { cookie: `${COACH}=${player.cookie(PLAYER)}` };
  const seen = await new Visitor(clubhouse).get('/coach', swapped);
  assert.equal(seen.location, '/coach/sign-in?to=%2Fcoach');
});

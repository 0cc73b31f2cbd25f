import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { writeInvitation } from '../src/mail/letters/membership.ts';
import { getDates } from '../src/messages/dates.ts';
import { en } from '../src/messages/en.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { CLUB_NAME } from './league.ts';
import { makeEmail } from './seed.ts';
import { until } from 'test-kit/until';
import { mailedLink, signedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests();
const SESSION = 'clubhouse-session';

test('SIGN-1: a player signs in with an emailed link and its button', async () => {
  const clubhouse = started();
  const visitor = new Visitor(clubhouse);
  const asked = await visitor.post('/sign-in', { email: makeEmail('Hannah Brandt') });
  assert.equal(asked.location, '/sign-in/sent');
  assert.match((await visitor.get('/sign-in/sent')).text, /If the club knows this address/);
  const link = await mailedLink(clubhouse, 'Hannah Brandt');
  const opened = await visitor.get(link);
  assert.match(opened.text, /Hannah Brandt/);
  const pressed = await visitor.post(link);
  assert.deepEqual([pressed.status, pressed.location], [303, '/']);
  assert.equal((await visitor.get('/')).status, 200);
});

test('SIGN-2: an address unknown to the club gets the same answer, and no email', async () => {
  const clubhouse = started();
  const ask = async (email: string) => {
    const visitor = new Visitor(clubhouse);
    const asked = await visitor.post('/sign-in', { email });
    const shown = (await visitor.get('/sign-in/sent')).text.replaceAll(email, 'ADDRESS');
    const headers = [...asked.headers.keys()].filter((name) => name !== 'date');
    return { status: asked.status, location: asked.location, body: asked.text, shown, headers };
  };
  const before = (await clubhouse.letters()).length;
  const unknown = await ask('nobody@example.org');
  assert.deepEqual(unknown, await ask(makeEmail('Edmund Eckersley')));
  await mailedLink(clubhouse, 'Edmund Eckersley');
  const letters = (await clubhouse.letters()).slice(before);
  assert.deepEqual(
    letters.filter((letter) => letter.includes('nobody@')),
    [],
  );
});

test('SIGN-3: opening a link changes nothing, however often: only the button does', async () => {
  const clubhouse = started();
  await new Visitor(clubhouse).post('/sign-in', { email: makeEmail('Priya Raghunathan') });
  const link = await mailedLink(clubhouse, 'Priya Raghunathan');
  for (let times = 0; times < 3; times++) {
    const scanner = new Visitor(clubhouse);
    const seen = await scanner.get(link);
    assert.equal(seen.status, 200);
    assert.deepEqual(seen.setCookies, []);
  }
  const visitor = new Visitor(clubhouse);
  assert.equal((await visitor.post(link)).status, 303);
  assert.ok(visitor.cookie(SESSION));
});

test('SIGN-4: a link works once, and its page greets by name only until then', async () => {
  const clubhouse = started();
  await new Visitor(clubhouse).post('/sign-in', { email: makeEmail('Tomasz Wieczorek') });
  const link = await mailedLink(clubhouse, 'Tomasz Wieczorek');
  assert.equal((await new Visitor(clubhouse).post(link)).status, 303);
  const late = new Visitor(clubhouse);
  assert.doesNotMatch((await late.get(link)).text, /Tomasz/);
  const again = await late.post(link);
  assert.equal(again.status, 410);
  assert.match(again.text, /This link has already been used/);
  assert.equal(late.cookie(SESSION), undefined);
});

test('SIGN-4: an expired link says so', async () => {
  const clubhouse = started();
  // A member without earlier links; otherwise the test might find an old email.
  await new Visitor(clubhouse).post('/sign-in', { email: makeEmail('Ingrid Solheim') });
  const link = await mailedLink(clubhouse, 'Ingrid Solheim');
  assert.match((await new Visitor(clubhouse).get(link)).text, /Ingrid Solheim/);
  clubhouse.clock.now += 31 * 60_000;
  try {
    assert.doesNotMatch((await new Visitor(clubhouse).get(link)).text, /Ingrid/);
  } finally {
    clubhouse.clock.now -= 31 * 60_000;
  }
});

for (const [why, changes] of [
  ['may have a different address', { email: 'elsewhere@example.org' }],
  ['has left', { status: 'left' }],
] as const) {
  test(`SIGN-15: a personal emailed link no longer lets in anyone who ${why} since`, async () => {
    const { league, season } = started();
    const name = 'Hannah Brandt';
    await new Visitor(started()).post('/sign-in', { email: makeEmail(name) });
    const link = await mailedLink(started(), name);
    const path = `/v1/members/${season.members.get(name)}`;
    await league.must('PATCH', path, changes);
    try {
      const visitor = new Visitor(started());
      const late = await visitor.post(link);
      assert.deepEqual([late.status, visitor.cookie(SESSION)], [410, undefined]);
    } finally {
      await league.must('PATCH', path, { email: makeEmail(name), status: 'active' });
    }
  });
}

test('SIGN-11: a link made by the coach signs in by the same page, which shows no name', async () => {
  const clubhouse = started();
  const id = clubhouse.season.members.get('Tomasz Wieczorek');
  const made = await clubhouse.league.must('POST', `/v1/members/${id}/login-link`);
  const path = `/sign-in/${expectText(made['token'])}`;
  // Long after an emailed link would have expired.
  clubhouse.clock.now += 31 * 60_000;
  try {
    const phone = new Visitor(clubhouse);
    const opened = await phone.get(path);
    assert.equal(opened.status, 200);
    assert.match(opened.text, /Click the button to sign in on this device\./);
    assert.doesNotMatch(opened.text, /Tomasz/);
    assert.deepEqual(opened.setCookies, []);
    const pressed = await phone.post(path);
    assert.deepEqual([pressed.status, pressed.location], [303, '/']);
    assert.match((await phone.get('/me')).text, /Tomasz Wieczorek/);
    const late = await new Visitor(clubhouse).post(path);
    assert.equal(late.status, 410);
    assert.match(late.text, /This link has already been used/);
  } finally {
    clubhouse.clock.now -= 31 * 60_000;
  }
});

test('SIGN-5: an address gets five links an hour, known or not, with the same answer', async () => {
  const clubhouse = started();
  for (const email of ['spam@example.org', makeEmail('Léa Marchetti')]) {
    const ask = (network: string, written = email) =>
      new Visitor(clubhouse, { 'x-forwarded-for': network }).post('/sign-in', { email: written });
    for (let count = 1; count <= 5; count++) {
      // All spellings are the same address.
      const written = count % 2 === 0 ? email.toUpperCase() : ` ${email} `;
      assert.equal((await ask(`198.51.100.${count}`, written)).status, 303);
    }
    const refused = await ask('198.51.100.99');
    assert.equal(refused.status, 429);
    assert.match(refused.text, /Too many links requested\. Wait 60 minutes/);
    assert.match(refused.text, new RegExp(`value="${email}"`));
  }
});

test('SIGN-5: a network gets thirty an hour, for any addresses', async () => {
  const clubhouse = started();
  const ask = (email: string) =>
    new Visitor(clubhouse, { 'x-forwarded-for': '203.0.113.7' }).post('/sign-in', { email });
  for (let count = 1; count <= 30; count++) {
    assert.equal((await ask(`a${count}@example.org`)).status, 303);
  }
  assert.equal((await ask('a31@example.org')).status, 429);
  const neighbour = new Visitor(clubhouse, { 'x-forwarded-for': '203.0.113.8' });
  assert.equal((await neighbour.post('/sign-in', { email: 'b@example.org' })).status, 303);
});

test('SIGN-5: twenty-four networks of one line have twice the limit of one', async () => {
  const clubhouse = started();
  let sent = 0;
  for (let count = 0; count < 72; count++) {
    const from = `2001:db8:7:${(0x1_00 + (count % 24)).toString(16)}::1`;
    const visitor = new Visitor(clubhouse, { 'x-forwarded-for': from });
    const { status } = await visitor.post('/sign-in', { email: `line${count}@example.org` });
    if (status === 303) sent += 1;
  }
  assert.equal(sent, 60);
});

test('SIGN-6: guessing links is stopped for a network, and nonsense never reaches the league', async () => {
  const clubhouse = started();
  const guess = (token: string, network: string) =>
    new Visitor(clubhouse, { 'x-forwarded-for': network }).post(`/sign-in/${token}`);
  assert.equal((await guess('nonsense', '192.0.2.1')).status, 410);
  for (let count = 1; count <= 20; count++) {
    const token = `dll_${String(count).padStart(38, 'x')}`;
    assert.equal((await guess(token, '2001:db8:1:1::1')).status, 410);
  }
  // The owner of one address in a /64 has all of them.
  const refused = await guess(`dll_${'y'.repeat(38)}`, '2001:db8:1:1::ffff');
  assert.equal(refused.status, 429);
  assert.match(
    refused.text,
    /Not signed in yet.*Too many tries from your network\. Wait 10 minutes/s,
  );
  assert.equal((await guess(`dll_${'y'.repeat(38)}`, '2001:db8:1:2::1')).status, 410);
});

test('SIGN-7: signing out ends this device’s session, or every one', async () => {
  const clubhouse = started();
  const [phone, tablet, laptop] = [
    await signedIn(clubhouse, 'Hannah Brandt'),
    await signedIn(clubhouse, 'Hannah Brandt'),
    await signedIn(clubhouse, 'Hannah Brandt'),
  ];
  const out = await phone.post('/sign-out');
  assert.equal(out.location, '/sign-in?out=1');
  assert.equal(phone.cookie(SESSION), undefined);
  assert.equal((await tablet.get('/me')).status, 200);
  await tablet.post('/sign-out', { everywhere: '1' });
  const found = await laptop.get('/me');
  assert.deepEqual([found.status, found.location], [303, '/sign-in?out=1&to=%2Fme']);
  assert.equal(laptop.cookie(SESSION), undefined);
});

test('SESS-3: signing in creates a new session and ends the browser’s earlier one', async () => {
  const clubhouse = started();
  const visitor = await signedIn(clubhouse, 'Hannah Brandt');
  const before = visitor.cookie(SESSION);
  const thief = new Visitor(clubhouse, { cookie: `${SESSION}=${before}` });
  assert.equal((await thief.get('/me')).status, 200);
  const id = clubhouse.season.members.get('Priya Raghunathan');
  const link = await clubhouse.league.must('POST', `/v1/members/${id}/login-link`);
  await visitor.post(`/sign-in/${expectText(link['token'])}`);
  assert.notEqual(visitor.cookie(SESSION), before);
  assert.match((await visitor.get('/me')).text, /Priya Raghunathan/);
  // Ends after the answer, so that nobody waits for it.
  await until('the session goes on', async () => (await thief.get('/me')).status !== 200);
});

test('SESS-2: the session cookie is only sent with this host’s own requests', async () => {
  const clubhouse = started();
  const visitor = new Visitor(clubhouse);
  const id = clubhouse.season.members.get('Hannah Brandt');
  const link = await clubhouse.league.must('POST', `/v1/members/${id}/login-link`);
  const seen = await visitor.post(`/sign-in/${expectText(link['token'])}`);
  const cookie = seen.setCookies.find((one) => one.startsWith(SESSION)) ?? '';
  assert.match(cookie, /; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.doesNotMatch(cookie, /dls_|Hannah/);
});

test('SESS-2: over TLS every cookie is bound to this host and to TLS, under its own name', async () => {
  const { behind, league, season } = started();
  const url = 'https://club.example.org';
  const site = await behind(url);
  const ask = async (method: 'GET' | 'POST', path: string, cookie = '', body = '') => {
    const headers = {
      host: 'club.example.org',
      origin: url,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
    };
    const answer = await site.inject({ method, url: path, headers, payload: body });
    return { answer, set: [answer.headers['set-cookie'] ?? []].flat() };
  };
  const link = await league.must(
    'POST',
    `/v1/members/${season.members.get('Hannah Brandt')}/login-link`,
  );
  const { answer, set } = await ask('POST', `/sign-in/${expectText(link['token'])}`);
  assert.equal(answer.statusCode, 303);
  assert.match(expectText(answer.headers['strict-transport-security']), /max-age=\d{8}/);
  const asked = await ask('POST', '/sign-in', '', 'email=nobody%40example.org');
  const chosen = await ask('POST', '/language', '', 'language=de&to=/');
  const all = [...set, ...asked.set, ...chosen.set];
  const names = new Set(all.map((one) => one.slice(0, one.indexOf('='))));
  const whole = ['family', 'language', 'request', 'session'].map(
    (name) => `__Host-clubhouse-${name}`,
  );
  assert.deepEqual([...names].toSorted(), whole);
  for (const one of all) {
    assert.match(one, /; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    assert.doesNotMatch(one, /Domain/i);
  }
  const [session = ''] = set.map((one) => one.slice(0, one.indexOf(';')));
  assert.equal((await ask('GET', '/me', session)).answer.statusCode, 200);
  const bare = session.replace('__Host-', '');
  assert.equal((await ask('GET', '/me', bare)).answer.headers['location'], '/sign-in?to=%2Fme');
  const out = await ask('POST', '/sign-out', session);
  assert.match(out.set.join(), /^__Host-clubhouse-session=; Max-Age=0; Path=\/; HttpOnly; Secure/);
});

test('SIGN-8: signing in continues to the wanted page, on this site only', async () => {
  const clubhouse = started();
  const visitor = new Visitor(clubhouse);
  const sent = await visitor.get('/me');
  assert.equal(sent.location, '/sign-in?to=%2Fme');
  assert.match((await visitor.get(sent.location ?? '')).text, /name="to" value="\/me"/);
  await visitor.post('/sign-in', { email: makeEmail('Jonas Ødegård'), to: '/me' });
  const pressed = await visitor.post(await mailedLink(clubhouse, 'Jonas Ødegård'));
  assert.equal(pressed.location, '/me');
  await visitor.post('/sign-in', { email: makeEmail('Matteo Ricci'), to: '//evil.example/me' });
  const link = await mailedLink(clubhouse, 'Matteo Ricci');
  assert.doesNotMatch(link, /evil/);
  const sentOn = await visitor.post(`${link}?to=https://evil.example`);
  assert.equal(sentOn.location, '/');
});

test('SIGN-9: an invalid address gets an error at its field and is kept', async () => {
  const visitor = new Visitor(started());
  for (const email of ['', 'ann', 'ann@', 'a@b@c', 'ann@example.org\r\nBcc: x@y']) {
    const seen = await visitor.post('/sign-in', { email });
    assert.equal(seen.status, 422);
    assert.match(seen.text, /This is not a valid email address/);
  }
});

test('SEE-1: nobody who is signed out is shown a name or the club’s matches', async () => {
  const visitor = new Visitor(started());
  for (const path of ['/', '/me', '/nothing', '/sign-in', '/healthz', '/sign-in/sent']) {
    const seen = await visitor.get(path);
    assert.doesNotMatch(seen.text, /Hannah|Edmund|Box 3/);
  }
  assert.match((await visitor.get('/sign-in')).text, new RegExp(CLUB_NAME));
});

test('CALL-1: the league counts wrong links against the visitor’s network, not against the site', async () => {
  const clubhouse = started();
  const token = `dll_${'z'.repeat(38)}`;
  await new Visitor(clubhouse, { 'x-forwarded-for': '198.18.0.1' }).post(`/sign-in/${token}`);
  const remaining = async (address: string) => {
    const { headers } = await fetch(`${clubhouse.league.url}/v1/me`, {
      headers: { 'x-forwarded-for': address },
    });
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };
  assert.equal((await remaining('198.18.0.2')) - (await remaining('198.18.0.1')), 1);
});

test('SIGN-10: an invitation opens the page with its reader’s address filled in', async () => {
  const visitor = new Visitor(started());
  const voice = { words: en, dates: getDates('en', 'UTC'), club: 'C', url: '' };
  const { blocks } = writeInvitation({ name: 'Ann', address: 'ann+"1"@example.org' }, voice);
  const button = blocks.find((block) => block.type === 'button');
  const seen = await visitor.get(button?.href ?? '');
  assert.match(seen.text, /name="email"[^>]*value="ann\+&quot;1&quot;@example.org"/);
});

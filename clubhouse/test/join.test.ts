import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { PRIVACY_NOTICE } from './league.ts';
import { makeEmail } from './seed.ts';
import { until } from 'test-kit/until';
import { type PageResponse, Visitor } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });

const NOTICE = `${PRIVACY_NOTICE.name.en} (${PRIVACY_NOTICE.date})`;
let networks = 0;

/** A visitor from a separate network. */
function stranger(): Visitor {
  networks += 1;
  return new Visitor(started(), { 'x-forwarded-for': `198.51.100.${networks}` });
}

/** The values a browser would send: the page's fields, with typed ones replaced. */
async function filledIn(visitor: Visitor, typed: Record<string, string> = {}) {
  const { text: page } = await visitor.get('/join');
  const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return new URLSearchParams({
    key,
    first_name: 'Aurelia',
    surname: 'Montague-Šimić',
    email: `aurelia.${networks}@example.org`,
    phone: '+44 7700 900287',
    gender: 'female',
    agreed: NOTICE,
    message: '',
    ...typed,
  });
}

async function applicationsOf(email: string): Promise<Json[]> {
  const page = await started().league.must('GET', '/v1/join-requests?limit=200');
  return list(page['data']).filter((one) => expectText(one['email']) === email);
}

/** The waiting and sent emails to an address, by key. */
function lettersTo(email: string): string[] {
  const letters: string[] = [];
  const { outbox } = started().store;
  for (let next = outbox.claim(); next !== null; next = outbox.claim()) {
    if (next.to.address === email)
      letters.push(`${next.key.split(':')[1]} ${next.language} ${next.letter.subject}`);
    outbox.end(next.place, 'sent', null);
  }
  return letters;
}

/** The message below a field. */
function faultAt(seen: PageResponse, field: string): string | undefined {
  return new RegExp(`id="${field}-fault"[^>]*>([^<]*)<`).exec(seen.text)?.[1];
}

test('JOIN-1: a stranger applies with the fields of the league, in a plain form', async () => {
  const visitor = stranger();
  const form = await filledIn(visitor, { level: 'rallying' });
  form.append('play', 'singles');
  form.append('play', 'mixed_doubles');
  const sent = await visitor.post('/join', form);
  assert.deepEqual([sent.status, sent.location], [303, '/join/arrived']);
  const email = String(form.get('email'));
  const [made] = await applicationsOf(email);
  const { id: _id, created_at: _at, expires_at: _until, ...application } = made ?? {};
  assert.deepEqual(application, {
    first_name: 'Aurelia',
    surname: 'Montague-Šimić',
    email,
    phone: '+44 7700 900287',
    gender: 'female',
    age_group: null,
    wants_to_play: 'singles_mixed',
    self_level: 6,
    privacy_notice: NOTICE,
    existing_member: null,
  });
  assert.match((await new Visitor(started()).get('/sign-in')).text, /href="\/join"/);
});

test('JOIN-2: the dated notice is on the page, and only an applicant who ticks its box applies', async () => {
  const { text: page } = await stranger().get('/join');
  assert.match(page, /Ask the secretary for what is kept of you\./);
  assert.match(page, /dated 1 October 2026/);
  const { text: german } = await stranger().get('/join', { 'accept-language': 'de' });
  assert.match(german, /Frag die Geschäftsstelle/);
  assert.match(german, /vom 1\. Oktober 2026/);
  const visitor = stranger();
  const form = await filledIn(visitor);
  form.delete('agreed');
  const without = await visitor.post('/join', form);
  assert.equal(without.status, 422);
  assert.match(faultAt(without, 'agreed') ?? '', /The club cannot store your details/);
  form.set('agreed', 'Privacy notice (2025-01-01)');
  const old = await visitor.post('/join', form);
  assert.match(faultAt(old, 'agreed') ?? '', /The notice has changed/);
  assert.doesNotMatch(old.text, /name="agreed"[^>]* checked/);
  assert.deepEqual(await applicationsOf(String(form.get('email'))), []);
  // Changing the page's language in between does not affect the consent.
  form.set('agreed', `${PRIVACY_NOTICE.name.de} (${PRIVACY_NOTICE.date})`);
  assert.equal((await visitor.post('/join', form)).status, 303);
});

test('JOIN-3: every error is shown at its field, and all input is kept', async () => {
  const visitor = stranger();
  const wrong = await filledIn(visitor, {
    first_name: ' \t ',
    surname: 'x'.repeat(101),
    email: 'nobody',
    phone: '12-34',
    gender: 'female',
    level: 'team',
    play: 'doubles',
  });
  const seen = await visitor.post('/join', wrong);
  assert.equal(seen.status, 422);
  assert.equal(faultAt(seen, 'first_name'), 'Please fill this in.');
  assert.equal(faultAt(seen, 'surname'), 'This is too long.');
  assert.match(faultAt(seen, 'email') ?? '', /needs an @/);
  assert.match(faultAt(seen, 'phone') ?? '', /Use digits/);
  for (const kept of [
    `value="${'x'.repeat(101)}"`,
    'value="nobody"',
    'value="12-34"',
    'value="female" selected',
    'value="team" checked',
    'value="doubles" checked',
    `value="${NOTICE}" required checked`,
    `name="key" value="${wrong.get('key')}"`,
  ]) {
    assert.ok(seen.text.includes(kept), kept);
  }
  assert.match(seen.text, /role="alert".*href="#first_name".*href="#phone"/s);
  // Accepts a text of exactly the minimum length, and a number with just enough digits.
  const right = await filledIn(visitor, { surname: 'é'.repeat(60), phone: '12-345' });
  assert.equal((await visitor.post('/join', right)).status, 303);
});

test('JOIN-3: the league’s own errors are shown at their field too', async () => {
  const visitor = stranger();
  const seen = await visitor.post('/join', await filledIn(visitor, { email: 'a..b@-example-' }));
  assert.equal(seen.status, 422);
  assert.match(faultAt(seen, 'email') ?? '', /This is not a valid email address/);
  assert.match(seen.text, /value="a\.\.b@-example-"/);
});

test('JOIN-4: filling in the hidden field gets the same answer, but applies for nothing', async () => {
  const visitor = stranger();
  const form = await filledIn(visitor, { message: 'Cheap rackets!' });
  const sent = await visitor.post('/join', form);
  assert.deepEqual([sent.status, sent.location], [303, '/join/arrived']);
  const email = String(form.get('email'));
  assert.match((await visitor.get('/join/arrived')).text, /Application received/);
  assert.deepEqual(await applicationsOf(email), []);
  assert.deepEqual(lettersTo(email), []);
  const { text: page } = await visitor.get('/join');
  assert.match(page, /class="trap" aria-hidden="true".*name="message" tabindex="-1"/s);
});

test('JOIN-5: an address may apply five times a day and a network ten times an hour, without losing input', async () => {
  const email = 'keen@example.org';
  for (let count = 1; count <= 5; count++) {
    const visitor = stranger();
    const form = await filledIn(visitor, { email: count % 2 === 0 ? email : 'KEEN@example.org' });
    assert.equal((await visitor.post('/join', form)).status, 303);
  }
  const sixth = stranger();
  const refused = await sixth.post('/join', await filledIn(sixth, { email }));
  assert.equal(refused.status, 429);
  assert.match(refused.text, /Too many applications from here\. Wait 1440 minutes/);
  assert.match(refused.text, /value="Aurelia"/);
  assert.equal((await applicationsOf(email)).length, 2);
  const crowd = stranger();
  for (let count = 1; count <= 10; count++) {
    const form = await filledIn(crowd, { email: `crowd${count}@example.org` });
    assert.equal((await crowd.post('/join', form)).status, 303);
  }
  const eleventh = await crowd.post(
    '/join',
    await filledIn(crowd, { email: 'crowd11@example.org' }),
  );
  assert.equal(eleventh.status, 429);
  assert.match(eleventh.text, /Wait 60 minutes/);
});

test('JOIN-6: the page and an email confirm the application, in the same way for every address', async () => {
  const apply = async (email: string, language: string) => {
    const visitor = stranger();
    const form = await filledIn(visitor, { email });
    const sent = await visitor.post('/join', form, { 'accept-language': language });
    const shown = await visitor.get('/join/arrived', { 'accept-language': language });
    const headers = [...sent.headers.keys()].filter((name) => name !== 'date');
    const body = shown.text.replaceAll(email, 'ADDRESS');
    return {
      status: sent.status,
      location: sent.location,
      body,
      headers,
      letters: lettersTo(email),
    };
  };
  const fresh = await apply('new@example.org', 'en');
  assert.deepEqual(fresh.letters, [
    'application_arrived en Harbour Lane Rackets Club has received your application',
  ]);
  assert.match(fresh.body, /Application received.*ADDRESS/s);
  assert.deepEqual(await apply('new@example.org', 'en'), fresh);
  assert.deepEqual(await apply(makeEmail('Hannah Brandt'), 'en'), fresh);
  const [held] = await applicationsOf(makeEmail('Hannah Brandt'));
  assert.equal(held?.['existing_member']?.['display_name'], 'Hannah Brandt');
  const german = await apply('neu@example.org', 'de');
  assert.match(german.letters[0] ?? '', /^application_arrived de /);
  assert.equal((await stranger().get('/join/arrived')).location, '/join');
});

test('JOIN-9: no typed text is sent to an address that may belong to someone else', async () => {
  const visitor = stranger();
  const typed = { first_name: 'Xanthippe', surname: 'Zwiebelturm', phone: '+44 7700 900999' };
  const form = await filledIn(visitor, { email: 'anybody@example.org', ...typed });
  assert.equal((await visitor.post('/join', form)).status, 303);
  const { outbox } = started().store;
  const letters: unknown[] = [];
  for (let next = outbox.claim(); next !== null; next = outbox.claim()) {
    if (next.to.address === 'anybody@example.org') letters.push([next.to, next.letter]);
    outbox.end(next.place, 'sent', null);
  }
  assert.equal(letters.length, 1);
  assert.doesNotMatch(JSON.stringify(letters), /Xanthippe|Zwiebelturm|900999/);
});

test('JOIN-10: a link in a name is refused at its field', async () => {
  const visitor = stranger();
  const link = await filledIn(visitor, { first_name: 'Win at evil.example now' });
  const seen = await visitor.post('/join', link);
  assert.equal(seen.status, 422);
  assert.match(faultAt(seen, 'first_name') ?? '', /Use only letters/);
  assert.deepEqual(await applicationsOf(String(link.get('email'))), []);
});

test('JOIN-7: the same form sent twice, even at once, makes one application and one email', async () => {
  const visitor = stranger();
  const form = await filledIn(visitor);
  const email = String(form.get('email'));
  const presses = await Promise.all([1, 2, 3].map(() => visitor.post('/join', form)));
  assert.deepEqual(new Set(presses.map((seen) => seen.status)), new Set([303]));
  assert.equal((await applicationsOf(email)).length, 1);
  assert.equal(lettersTo(email).length, 1);
  // Going back and changing the number is not a repetition.
  form.set('phone', '020 7946 0123');
  assert.equal((await visitor.post('/join', form)).status, 303);
  assert.deepEqual(
    (await applicationsOf(email)).map((one) => expectText(one['phone'])),
    ['+44 7700 900287', '020 7946 0123'],
  );
});

test('JOIN-8: a club without a notice accepts no applications, and the page says so', async () => {
  const { league, clock } = started();
  const { branding } = await league.must('GET', '/v1/club');
  const form = await filledIn(stranger());
  try {
    await league.must('PATCH', '/v1/club', { branding: { colour: '#0f5c4a' } });
    clock.now += 61_000;
    const seen = await untilJoinSays(/Applications are closed/);
    assert.doesNotMatch(seen.text, /<form class="join"/);
    assert.doesNotMatch((await stranger().get('/sign-in')).text, /href="\/join"/);
    assert.match((await stranger().post('/join', form)).text, /Applications are closed/);
    assert.deepEqual(await applicationsOf(String(form.get('email'))), []);
  } finally {
    await league.must('PATCH', '/v1/club', { branding });
    clock.now += 61_000;
  }
  await untilJoinSays(/<form class="join"/);
  assert.match((await stranger().get('/sign-in')).text, /href="\/join"/);
});

/** The first visitor still sees the old facts, which are refreshed meanwhile. */
function untilJoinSays(what: RegExp): Promise<PageResponse> {
  return until(`the page does not say ${what.source}`, async () => {
    const seen = await stranger().get('/join');
    return what.test(seen.text) ? seen : null;
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { ADMIN_SCOPES, COACH_SCOPES, coachKey, Visitor } from './visitor.ts';

const started = clubhouseForTests();

async function signedInWith(name: string, scopes = COACH_SCOPES) {
  const visitor = new Visitor(started());
  const { id, key } = await coachKey(started(), { name, scopes });
  assert.equal((await visitor.post('/coach/sign-in', { key })).status, 303);
  return { visitor, id, key };
}

const onceOf = (page: string) => /name="once" value="([^"]+)"/.exec(page)?.[1] ?? '';

async function make(visitor: Visitor, fields: Readonly<Record<string, string>>) {
  const form = (await visitor.get('/coach/keys')).text;
  return visitor.post('/coach/keys', { once: onceOf(form), role: 'coach', until: '', ...fields });
}

/** The part of the page about one key. */
function rowOf(page: string, name: string): string {
  const [, row = ''] =
    new RegExp(`<h3[^>]*>${name}</h3>(.*?)(?=<h3|</section>)`, 's').exec(page) ?? [];
  return row;
}

test('COACH-16: an administrator makes a named key for a coach; it is shown once and signs in, as does its one-time address', async () => {
  const { visitor } = await signedInWith('Kim, administrator', ADMIN_SCOPES);
  const made = await make(visitor, { name: ' Ben, coach ' });
  assert.equal(made.status, 201);
  const [key = ''] = /dl_[0-9A-Za-z]{38}/.exec(made.text) ?? [];
  const [, address = ''] = /value="http:[^"]*(\/coach\/sign-in\/[^"]+)"/.exec(made.text) ?? [];
  assert.match(made.text, /Ben, coach: coach\./);
  assert.match(made.text, /shown only once/);
  const [ben, onPhone] = [new Visitor(started()), new Visitor(started())];
  assert.equal((await ben.post('/coach/sign-in', { key })).location, '/coach');
  assert.match((await onPhone.get(address)).text, /Ben, coach/);
  assert.equal((await onPhone.post(address)).location, '/coach');
  assert.equal((await new Visitor(started()).get(address)).status, 410);
  const listed = (await visitor.get('/coach/keys')).text;
  assert.ok(!listed.includes(key), 'it is shown nowhere again');
  assert.match(rowOf(listed, 'Ben, coach'), /Coach<.*last used|Coach<.*never used/s);
  const { data } = await started().league.must('GET', '/v1/api-keys');
  const scopes = list(data).find((one) => one['name'] === ('Ben, coach' as never))?.['scopes'];
  assert.deepEqual(scopes, COACH_SCOPES);
});

test('COACH-16: a key that makes keys holds admin, and its last day counts in the club’s time zone', async () => {
  const { visitor } = await signedInWith('Kim, administrator', ADMIN_SCOPES);
  const day = new Date(started().clock.now + 40 * 86_400_000).toISOString().slice(0, 10);
  const made = await make(visitor, { name: 'Cleo', role: 'admin', until: day });
  assert.equal(made.status, 201);
  assert.match(made.text, /Cleo: coach and administrator\./);
  const { data } = await started().league.must('GET', '/v1/api-keys');
  const cleo = list(data).find((one) => one['name'] === ('Cleo' as never));
  assert.deepEqual(cleo?.['scopes'], ADMIN_SCOPES);
  const zone = expectText((await started().league.must('GET', '/v1/club'))['timezone']);
  const ends = Temporal.Instant.from(expectText(cleo?.['expires_at'])).toZonedDateTimeISO(zone);
  assert.equal(
    ends.toPlainDate().toString(),
    Temporal.PlainDate.from(day).add({ days: 1 }).toString(),
  );
  assert.equal(ends.toPlainTime().toString(), '00:00:00');
  const shown = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day));
  assert.ok(
    rowOf((await visitor.get('/coach/keys')).text, 'Cleo').includes(
      `valid until the end of ${shown}`,
    ),
  );
});

test('COACH-16: errors are shown at their field and input is kept; the same form makes one key', async () => {
  const { visitor } = await signedInWith('Kim, administrator', ADMIN_SCOPES);
  const count = async () =>
    list((await started().league.must('GET', '/v1/api-keys?limit=200'))['data']).length;
  const before = await count();
  for (const [fields, fault] of [
    [{ name: '  ' }, /id="name-fault"[^>]*>Enter who the key is for/],
    [{ name: 'Dora', until: '2020-01-01' }, /value="Dora".*id="until-fault"[^>]*>Choose today/s],
    [{ name: 'Dora', until: '2099-02-30' }, /id="until-fault"/],
    [{ name: 'Dora', until: 'soon', role: 'admin' }, /value="admin" checked/],
    [{ name: 'Dora', until: '9999-12-31' }, /value="Dora".*id="until-fault"/s],
    [{ name: '🎾🏆' }, /value="🎾🏆".*id="name-fault"[^>]*>Use at least one letter or digit/s],
    [{ name: 'D'.repeat(101) }, /value="D{101}".*id="name-fault"[^>]*>Use at most 100/s],
  ] as const) {
    const refused = await make(visitor, fields);
    assert.equal(refused.status, 422);
    assert.match(refused.text, fault);
  }
  assert.equal(await count(), before);
  const once = onceOf((await visitor.get('/coach/keys')).text);
  const form = { once, role: 'coach', until: '', name: 'Emil' };
  assert.equal((await visitor.post('/coach/keys', form)).status, 201);
  const again = await visitor.post('/coach/keys', form);
  assert.equal(again.status, 409);
  assert.match(again.text, /This form has already created a key/);
  assert.equal(await count(), before + 1);
});

test('COACH-17: a key is revoked with two taps after a warning, and is invalid at once', async () => {
  const { visitor } = await signedInWith('Kim, administrator', ADMIN_SCOPES);
  const { visitor: thief, id } = await signedInWith('Stolen');
  const row = rowOf((await visitor.get('/coach/keys')).text, 'Stolen');
  assert.match(
    row,
    /<details><summary.*?<span>Revoke.*immediately ends all sessions.*Past actions are kept/s,
  );
  const [, action = ''] = /action="([^"]+)"/.exec(row) ?? [];
  assert.equal(action, `/coach/keys/${id}/revoke`);
  assert.equal((await visitor.post(action)).location, '/coach/keys?revoked=1');
  assert.match(
    (await visitor.get('/coach/keys?revoked=1')).text,
    /Key revoked\. Nobody can sign in/,
  );
  assert.equal(rowOf((await visitor.get('/coach/keys')).text, 'Stolen'), '');
  assert.match((await thief.get('/coach')).location ?? '', /^\/coach\/sign-in/);
});

test('COACH-18: a coach who is no administrator reads why nothing can be changed, and is refused', async () => {
  const { visitor, id } = await signedInWith('Paula, coach');
  const { text: page } = await visitor.get('/coach/keys');
  assert.match(page, /You have a coach key, so ask an administrator/);
  assert.doesNotMatch(page, /<form[^>]*action="\/coach\/keys/);
  const made = await visitor.post('/coach/keys', { name: 'Mine', role: 'coach', until: '' });
  assert.equal(made.status, 409);
  assert.match(made.text, /A key can only pass on its own permissions/);
  assert.equal((await visitor.post(`/coach/keys/${id}/revoke`)).status, 403);
  assert.equal((await visitor.get('/coach')).status, 200, 'it is as good as before');
});

test('COACH-18: the website’s own key is named and cannot be revoked here; the page takes three calls', async () => {
  const { visitor } = await signedInWith('Kim, administrator', ADMIN_SCOPES);
  const row = rowOf((await visitor.get('/coach/keys')).text, 'Website');
  assert.match(row, /The website itself.*Without it, nobody could sign in/s);
  assert.doesNotMatch(row, /<form/);
  assert.deepEqual(await listCalls(started(), visitor, '/coach/keys'), [
    '/v1/api-keys',
    '/v1/me',
    '/v1/me',
  ]);
  assert.match((await visitor.get('/coach')).text, /href="\/coach\/keys"/);
  assert.equal(
    (await new Visitor(started()).get('/coach/keys')).location,
    '/coach/sign-in?to=%2Fcoach%2Fkeys',
  );
});

test('COACH-19: the key shown at installation signs in the first coach, who makes the others', async () => {
  const first = new Visitor(started());
  const { adminKey } = started().league;
  assert.match((await first.get('/coach/sign-in')).text, /when the club is installed/);
  assert.equal((await first.post('/coach/sign-in', { key: adminKey })).location, '/coach');
  assert.equal((await make(first, { name: 'Second, coach' })).status, 201);
});

test('COACH-17: revoking one’s own key warns about signing out; an administrator’s last key stays', async () => {
  const { visitor, id } = await signedInWith('Own', ADMIN_SCOPES);
  const row = rowOf((await visitor.get('/coach/keys')).text, 'Own');
  assert.match(
    row,
    /yours.*This is your own key\. Your sessions end immediately.*Revoke my own key/s,
  );
  const out = await visitor.post(`/coach/keys/${id}/revoke`);
  assert.equal(out.location, '/coach/sign-in?out=revoked');
  assert.match((await visitor.get('/coach/sign-in?out=revoked')).text, /Your key was revoked/);
  assert.match((await visitor.get('/coach')).location ?? '', /^\/coach\/sign-in/);
  const { visitor: last, id: lastId } = await signedInWith('Last', ADMIN_SCOPES);
  const { league } = started();
  const keys = list((await league.must('GET', '/v1/api-keys?limit=200'))['data']);
  const others = keys.filter(
    (one) => expectText(one['id']) !== lastId && JSON.stringify(one['scopes']).includes('admin'),
  );
  for (const other of others) {
    assert.equal((await last.post(`/coach/keys/${expectText(other['id'])}/revoke`)).status, 303);
  }
  const shown = rowOf((await last.get('/coach/keys')).text, 'Last');
  assert.match(shown, /This is the last administrator key/);
  assert.doesNotMatch(shown, /<form/);
  const refused = await last.post(`/coach/keys/${lastId}/revoke`);
  assert.equal(refused.status, 409);
  assert.match(refused.text, /role="alert"[^>]*>.*This is the last administrator key/s);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { createLeagueClient } from '../src/api/client.ts';
import { findReaders } from '../src/arrange-letters/readers.ts';
import { NO_CLUB } from '../src/api/club.ts';
import { writeAcceptanceLetter } from '../src/mail/letters/membership.ts';
import { getLeagueFacts } from '../src/mail/from-events/league-facts.ts';
import { toMember } from '../src/mail/from-events/recipient.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { throughInterceptor } from './wire.ts';
import { makeEmail, matchOf } from './seed.ts';
import { until } from 'test-kit/until';
import { coachSignedIn, isTo, mailedCode, signedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests();

const PARENT = 'Ingrid Solheim';
const CHILD = 'Matteo Ricci';
const SESSION = 'clubhouse-session';

function idOf(name: string): string {
  return started().season.members.get(name) ?? '';
}

/** The child reads the parent's mailbox and has no address. */
async function makeFamily(child = CHILD): Promise<void> {
  const { league, store } = started();
  await league.must('PATCH', `/v1/members/${idOf(child)}`, { email: null });
  store.mailboxes.share(idOf(child), idOf(PARENT));
}

let asked = 0;

/** A new link to the parent's mailbox, avoiding the hourly limit. */
async function familyLink(): Promise<string> {
  const clubhouse = started();
  asked += 1;
  clubhouse.clock.now += 3_600_000;
  const before = (await clubhouse.letters()).length;
  const network = { 'x-forwarded-for': `198.51.100.${asked}` };
  await new Visitor(clubhouse, network).post('/sign-in', { email: makeEmail(PARENT) });
  return until('no letter with a link for a family', async () => {
    const letters = (await clubhouse.letters()).slice(before);
    const plain = letters.findLast((one) => isTo(one, makeEmail(PARENT)))?.replaceAll('=\r\n', '');
    return /\/sign-in\/fam_[\w-]+/.exec(plain ?? '')?.[0];
  });
}

test('SIGN-13: one email with one link greets a family, and its page lets them pick who signs in', async () => {
  await makeFamily();
  const link = await familyLink();
  const letter = (await started().letters()).at(-1) ?? '';
  assert.match(letter, /Hello Ingrid and Matteo,/);
  assert.equal(letter.includes('/sign-in/dll_'), false, 'no link of the league beside it');
  const visitor = new Visitor(started());
  const seen = await visitor.get(link);
  assert.match(seen.text, /Who is signing in\?/);
  const names = [...seen.text.matchAll(/<span class="breaks">([^<]+)<\/span><\/button>/g)];
  assert.deepEqual(
    names.map(([, name]) => name),
    [PARENT, CHILD],
  );
  assert.deepEqual(seen.setCookies, [], 'looking signs nobody in');
  const pressed = await visitor.post(link, { member: idOf(CHILD) });
  assert.deepEqual([pressed.status, pressed.location], [303, '/']);
  const me = (await visitor.get('/me')).text;
  assert.match(me, /<h1>Matteo Ricci/);
  assert.match(me, new RegExp(`You share the email address of ${PARENT}`));
  assert.equal(me.includes(makeEmail(PARENT)), false, 'the address of another is not shown');
});

test('SIGN-13: the first use of a link uses it up for the whole family, even at once', async () => {
  await makeFamily();
  const link = await familyLink();
  const presses = [CHILD, PARENT, CHILD].map(async (name) => {
    const visitor = new Visitor(started());
    const { status } = await visitor.post(link, { member: idOf(name) });
    return status === 303 && visitor.cookie(SESSION) !== undefined ? 'in' : status;
  });
  assert.deepEqual((await Promise.all(presses)).toSorted(), [410, 410, 'in']);
  const late = await new Visitor(started()).get(link);
  assert.equal(late.status, 410);
  assert.doesNotMatch(late.text, /Matteo|Ingrid/);
});

test('SIGN-13: the link lets nobody else in, and an expired one nobody', async () => {
  await makeFamily();
  const link = await familyLink();
  const visitor = new Visitor(started());
  for (const member of [idOf('Hannah Brandt'), '', 'x']) {
    const pressed = await visitor.post(link, { member });
    assert.deepEqual([pressed.status, pressed.location], [303, link], 'the page is shown again');
    assert.equal(visitor.cookie(SESSION), undefined);
  }
  const { clock } = started();
  clock.now += 31 * 60_000;
  const late = await visitor.post(link, { member: idOf(CHILD) });
  assert.equal(late.status, 410);
  const made = `/sign-in/fam_${'x'.repeat(43)}`;
  assert.equal((await visitor.post(made, { member: idOf(CHILD) })).status, 410);
});

test('SIGN-13: while the league is away a picked link stays valid and remembers who was picked', async () => {
  await makeFamily();
  const link = await familyLink();
  const visitor = new Visitor(started());
  // Otherwise the club's name is requested first and unknown.
  await visitor.get('/sign-in');
  await throughInterceptor(
    started(),
    async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
    async () => {
      const pressed = await visitor.post(link, { member: idOf(CHILD) });
      assert.equal(pressed.status, 503);
      assert.match(pressed.text, new RegExp(`name="member" value="${idOf(CHILD)}"`));
    },
  );
  assert.equal((await visitor.post(link, { member: idOf(CHILD) })).status, 303);
});

test('SIGN-13: a member who has an address again, or has left, cannot be picked', async () => {
  const { league } = started();
  await makeFamily();
  await makeFamily('Aoife Ní Dhomhnaill');
  await league.must('PATCH', `/v1/members/${idOf(CHILD)}`, { email: makeEmail(CHILD) });
  const two = await new Visitor(started()).get(await familyLink());
  assert.match(two.text, /Aoife/);
  assert.doesNotMatch(two.text, /Matteo/);
  const away = `/v1/members/${idOf('Aoife Ní Dhomhnaill')}`;
  await league.must('PATCH', away, { status: 'left' });
  asked += 1;
  started().clock.now += 3_600_000;
  const before = (await started().letters()).length;
  await new Visitor(started()).post('/sign-in', { email: makeEmail(PARENT) });
  await until('no letter to the one who is left', async () => {
    const [letter] = (await started().letters()).slice(before);
    return letter !== undefined && /Hello Ingrid,/.test(letter) && /sign-in\/dll_/.test(letter);
  });
  await league.must('PATCH', away, { status: 'active' });
});

test('LTR-27: members without an address get emails at the mailbox they read, which is never shown as theirs', async () => {
  const { league, store, season, clock, url } = started();
  await makeFamily();
  const client = createLeagueClient({ leagueUrl: league.url }, { token: league.websiteKey });
  const holderOf = (id: string) => store.mailboxes.holderOf(id);
  const context = { league: client, club: NO_CLUB, url, now: clock.now, holderOf };
  const all = { ...context, languageOf: () => null };
  const person = (await getLeagueFacts(all).people([idOf(CHILD)])).get(idOf(CHILD));
  assert.ok(person);
  const write = (voice: Parameters<typeof writeAcceptanceLetter>[1]) =>
    writeAcceptanceLetter({ name: 'Matteo', address: 'x@example.org' }, voice);
  const [letter] = toMember({ key: 'k', person, about: [], write }, all);
  assert.deepEqual([letter?.to.address, letter?.to.member_id], [makeEmail(PARENT), idOf(CHILD)]);
  const id = matchOf(season.mixed, 'Hannah', 'Matteo');
  const match = await client.getMatch(id);
  assert.ok(match.kind === 'answer');
  const readers = await findReaders(client, match.data, store, NO_CLUB);
  const child = readers.find(({ memberId }) => memberId === idOf(CHILD));
  assert.equal(child?.address, makeEmail(PARENT));
  const shown = readers.flatMap(({ contacts }) => contacts).filter(({ name }) => name === CHILD);
  assert.deepEqual([...new Set(shown.map(({ email }) => email))], [null]);
});

test('MEMB-22: a coach marks with one checkbox that two share a mailbox, and can undo it', async () => {
  const { league, store } = started();
  const coach = await coachSignedIn(started());
  const child = await league.must('POST', '/v1/members', { display_name: 'Nils Solheim' });
  const id = expectText(child['id']);
  const path = `/coach/members/${id}`;
  const first = formIn((await coach.get(`${path}/edit`)).text);
  const typed = { ...first, display_name: 'Nils Solheim', email: makeEmail(PARENT).toUpperCase() };
  const taken = await coach.post(`${path}/edit`, typed);
  assert.equal(taken.status, 422);
  assert.match(taken.text, new RegExp(`Shares an email address with ${PARENT}`));
  assert.equal(store.mailboxes.holderOf(id), null);
  // A member with another address than the typed one is not offered for sharing.
  const other = { ...typed, share: idOf('Hannah Brandt') };
  assert.equal((await coach.post(`${path}/edit`, other)).status, 422);
  const saved = await coach.post(`${path}/edit`, { ...typed, share: idOf(PARENT) });
  assert.equal(saved.location, `${path}?done=saved`);
  assert.equal(store.mailboxes.holderOf(id), idOf(PARENT));
  assert.match((await coach.get(path)).text, new RegExp(`shared with ${PARENT}`));
  // A form opened before does not end the sharing.
  const stale = { ...first, display_name: 'Nils B. Solheim' };
  await coach.post(`${path}/edit`, stale);
  assert.equal(store.mailboxes.holderOf(id), idOf(PARENT));
  const again = await coach.get(`${path}/edit`);
  assert.match(again.text, /name="share"[^>]*checked/);
  await coach.post(`${path}/edit`, {
    ...formIn(again.text),
    display_name: 'Nils Solheim',
    email: '',
  });
  assert.equal(store.mailboxes.holderOf(id), null, 'unticked');
});

test('MEMB-22: the same works when adding a member', async () => {
  const { league, store } = started();
  const coach = await coachSignedIn(started());
  const key = '0f9a1f64-9d1c-4b52-8a36-3a4d3f1b7a10';
  const typed = { key, display_name: 'Pia Solheim', email: makeEmail(PARENT) };
  const taken = await coach.post('/coach/members/new', typed);
  assert.equal(taken.status, 422);
  assert.match(taken.text, /name="share"/);
  const added = await coach.post('/coach/members/new', { ...typed, share: idOf(PARENT) });
  assert.match(added.location ?? '', /\?done=added$/);
  const found = list((await league.must('GET', '/v1/members?q=Pia'))['data']);
  assert.deepEqual(
    found.map(({ email }) => email),
    [null],
  );
  assert.equal(store.mailboxes.holderOf(expectText(found[0]?.['id'])), idOf(PARENT));
});

test('SIGN-13: one family member’s session opens nothing of another’s', async () => {
  await makeFamily();
  const child = await signedIn(started(), CHILD);
  const data = await child.get('/me/data');
  assert.equal(data.text.includes(idOf(CHILD)), true);
  assert.equal(data.text.includes(makeEmail(PARENT)), false);
});

test('SIGN-14: a link goes to the club’s stored address, however the address was typed', async () => {
  const clubhouse = started();
  await makeFamily();
  const stored = makeEmail(PARENT);
  const [local = '', host = ''] = stored.split('@');
  clubhouse.clock.now += 3_600_000;
  const ask = async (email: string) => {
    asked += 1;
    const network = { 'x-forwarded-for': `198.51.100.${asked}` };
    return (await new Visitor(clubhouse, network).post('/sign-in', { email })).status;
  };
  const before = (await clubhouse.letters()).length;
  const wide = String.fromCodePoint((local.codePointAt(0) ?? 0) + 0xfe_e0) + local.slice(1);
  const strangers = [`${wide}@${host}`, `${local}\u200B@${host}`, `"${local}"@${host}`];
  for (const email of [...strangers, `${local}\u0301@${host}`, `${local}(x)@${host}`]) {
    assert.equal(await ask(email), 422, email);
  }
  for (const email of [`${local}+x@${host}`, `x.${stored}`]) assert.equal(await ask(email), 303);
  const sameHost = stored.replace(/e(?=[^@]*$)/, '\uFF45');
  const spellings = [stored, stored.toUpperCase(), ` ${stored}`, sameHost];
  for (const email of [...spellings, sameHost.toUpperCase()]) {
    assert.equal(await ask(email), 303, email);
    // Two waiting requests for the same address lead to one email.
    await until('no email', async () => started().store.wishes.count() === 0);
  }
  assert.equal(await ask(sameHost), 429, 'every spelling counts for one address');
  const letters = (await clubhouse.letters()).slice(before);
  assert.deepEqual(
    letters.map((letter) => isTo(letter, stored)),
    [true, true, true, true, true],
  );
});

const REVOKED: Readonly<Record<string, () => Promise<unknown>>> = {
  'has an address of their own': () =>
    started().league.must('PATCH', `/v1/members/${idOf(CHILD)}`, { email: makeEmail(CHILD) }),
  'was signed out by the coach': async () =>
    (await coachSignedIn(started())).post(`/coach/members/${idOf(CHILD)}/sign-out`),
  'was signed out by another program': () =>
    started().league.must('POST', `/v1/members/${idOf(CHILD)}/sign-out`, { links: true }),
  'reads another mailbox': async () =>
    started().store.mailboxes.share(idOf(CHILD), idOf('Hannah Brandt')),
  'reads no mailbox any more': async () => started().store.mailboxes.end(idOf(CHILD)),
  'has left': () =>
    started().league.must('PATCH', `/v1/members/${idOf(CHILD)}`, { status: 'left' }),
};

for (const [why, revoke] of Object.entries(REVOKED)) {
  test(`SIGN-15: a family link no longer lets in anyone who ${why} since, but still the others`, async () => {
    await makeFamily();
    const link = await familyLink();
    await revoke();
    try {
      const visitor = new Visitor(started());
      const late = await visitor.post(link, { member: idOf(CHILD) });
      assert.deepEqual([late.status, visitor.cookie(SESSION)], [410, undefined]);
    } finally {
      await started().league.must('PATCH', `/v1/members/${idOf(CHILD)}`, { status: 'active' });
    }
    const parent = await new Visitor(started()).post(link, { member: idOf(PARENT) });
    assert.equal(parent.status, 303);
  });
}

test('SIGN-15: a family link becomes invalid for all if the mailbox itself gets another address', async () => {
  const { league } = started();
  await makeFamily();
  const link = await familyLink();
  await league.must('PATCH', `/v1/members/${idOf(PARENT)}`, { email: 'moved@example.org' });
  try {
    for (const name of [PARENT, CHILD]) {
      const late = await new Visitor(started()).post(link, { member: idOf(name) });
      assert.equal(late.status, 410, name);
    }
  } finally {
    await league.must('PATCH', `/v1/members/${idOf(PARENT)}`, { email: makeEmail(PARENT) });
  }
});

for (const [why, change] of [
  ['gets another address', { email: 'elsewhere@example.org' }],
  ['has no address any more', { email: '' }],
] as const) {
  test(`ENDS-2: a member who ${why} from the coach is signed out, and so is each of their links`, async () => {
    const { league } = started();
    const [coach, name] = [await coachSignedIn(started()), 'Hannah Brandt'];
    const player = await signedIn(started(), name);
    const path = `/v1/members/${idOf(name)}`;
    const link = expectText((await league.must('POST', `${path}/login-link`))['token']);
    const edit = `/coach/members/${idOf(name)}/edit`;
    const save = async (fields: Record<string, string>) => {
      const form = formIn((await coach.get(edit)).text);
      assert.equal((await coach.post(edit, { ...form, ...fields })).status, 303);
    };
    await save({ email: makeEmail(name).toUpperCase() });
    assert.equal((await player.get('/me')).status, 200, 'it is the same address');
    try {
      await save(change);
      assert.equal((await player.get('/me')).status, 303);
      assert.equal((await new Visitor(started()).post(`/sign-in/${link}`)).status, 410);
    } finally {
      await league.must('PATCH', path, { email: makeEmail(name) });
    }
  });
}

test('ENDS-2: a member whom the coach removes from a shared mailbox is signed out', async () => {
  await makeFamily();
  const coach = await coachSignedIn(started());
  const child = await signedIn(started(), CHILD);
  const link = await familyLink();
  const edit = `/coach/members/${idOf(CHILD)}/edit`;
  const form = formIn((await coach.get(edit)).text);
  await coach.post(edit, { ...form, share: idOf(PARENT) });
  assert.equal((await child.get('/me')).status, 200, 'nothing has changed');
  await coach.post(edit, form);
  assert.equal(started().store.mailboxes.holderOf(idOf(CHILD)), null);
  assert.equal((await child.get('/me')).status, 303);
  assert.equal((await new Visitor(started()).post(link, { member: idOf(CHILD) })).status, 410);
});

/** A device on which the whole family is signed in, showing the child's pages. */
async function familyDevice(): Promise<Visitor> {
  await makeFamily();
  const visitor = new Visitor(started());
  const picked = await visitor.post(await familyLink(), { member: idOf(CHILD) });
  assert.equal(picked.status, 303);
  return visitor;
}

async function nameOn(visitor: Visitor): Promise<string | undefined> {
  return /<h1>([^<]+)/.exec((await visitor.get('/me')).text)?.[1];
}

test('SIGN-21: a family switches between its members without a new email', async () => {
  const device = await familyDevice();
  for (const path of ['/', '/me', '/wishes', '/tables', '/me/contact']) {
    const seen = await device.get(path);
    assert.match(seen.text, /href="\/switch" aria-label="Matteo: switch to another member"/, path);
  }
  const before = (await started().letters()).length;
  const shown = await device.get('/switch');
  assert.match(shown.text, new RegExp(PARENT));
  assert.match(shown.text, new RegExp(CHILD));
  assert.equal(shown.text.includes(makeEmail(PARENT)), false);
  const switched = await device.post('/switch', { member: idOf(PARENT) });
  assert.deepEqual([switched.status, switched.location], [303, '/']);
  assert.equal(await nameOn(device), PARENT);
  await device.post('/switch', { member: idOf(CHILD) });
  assert.equal(await nameOn(device), CHILD);
  assert.equal((await started().letters()).length, before);
});

test('SIGN-21: a member who signed in by other means, or who does not share the mailbox, has no switch', async () => {
  await makeFamily();
  const alone = await signedIn(started(), CHILD);
  assert.doesNotMatch((await alone.get('/me')).text, /href="\/switch"/);
  await alone.post('/switch', { member: idOf(PARENT) });
  assert.equal(await nameOn(alone), CHILD);
  const device = await familyDevice();
  await device.post('/switch', { member: idOf('Hannah Brandt') });
  assert.equal(await nameOn(device), CHILD);
});

for (const [why, revoke] of Object.entries(REVOKED)) {
  test(`SIGN-21: nobody switches to a member who ${why} in the meantime`, async () => {
    const device = await familyDevice();
    await device.post('/switch', { member: idOf(PARENT) });
    await revoke();
    try {
      const refused = await device.post('/switch', { member: idOf(CHILD) });
      assert.equal(refused.location, '/switch?ended=1');
      assert.equal(await nameOn(device), PARENT);
      assert.match((await device.get('/switch?ended=1')).text, /can no longer be chosen here/);
    } finally {
      await started().league.must('PATCH', `/v1/members/${idOf(CHILD)}`, { status: 'active' });
    }
    // The list no longer has them, even if they come back.
    await device.post('/switch', { member: idOf(CHILD) });
    assert.equal(await nameOn(device), PARENT);
  });
}

test('SIGN-22: signing out on a family’s device ends everyone’s session there', async () => {
  const device = await familyDevice();
  const parent = device.copy();
  await parent.post('/switch', { member: idOf(PARENT) });
  const elsewhere = await signedIn(started(), PARENT);
  assert.match((await device.get('/switch')).text, /Sign everyone out here/);
  await device.post('/sign-out');
  for (const one of [device, parent]) assert.equal((await one.get('/me')).status, 303);
  assert.equal((await elsewhere.get('/me')).status, 200);
});

test('SIGN-23: a form from before a switch changes nothing for anybody', async () => {
  const device = await familyDevice();
  const form =
    /<form[^>]*action="\/me\/mails"[^>]*><input type="hidden" name="as_member" value="([^"]+)"/;
  const member = form.exec((await device.get('/me')).text)?.[1] ?? '';
  assert.equal(member, idOf(CHILD));
  await device.post('/switch', { member: idOf(PARENT) });
  const late = await device.post('/me/mails', { as_member: member });
  assert.equal(late.status, 409);
  assert.match(late.text, /You have switched to someone else/);
  assert.deepEqual([...started().store.muted.of(idOf(PARENT))], []);
  await device.post('/switch', { member: idOf(CHILD) });
  assert.equal((await device.post('/me/mails', { as_member: member })).status, 303);
});

test('SIGN-23: the language of a form from before a switch is saved for the browser only', async () => {
  const device = await familyDevice();
  await device.post('/switch', { member: idOf(PARENT) });
  const { preferences } = started().store;
  await device.post('/language', { language: 'de', as_member: idOf(CHILD) });
  assert.equal(preferences.language(idOf(PARENT)), null);
  assert.match((await device.get('/me')).text, /<html lang="de"/);
  await device.post('/language', { language: 'en', as_member: idOf(PARENT) });
  assert.equal(preferences.language(idOf(PARENT)), 'en');
});

test('SIGN-24: buttons that act for a member of a family name that member', async () => {
  const device = await familyDevice();
  const match = `/matches/${matchOf(started().season.mixed, 'Hannah', 'Matteo')}`;
  assert.match((await device.get(`${match}/report`)).text, /data-send="Send for Matteo"/);
  assert.match((await device.get(`${match}/arrange`)).text, />Propose these times for Matteo</);
  const alone = await signedIn(started(), 'Hannah Brandt');
  assert.match((await alone.get(`${match}/report`)).text, /data-send="Send"/);
  assert.match((await alone.get(`${match}/arrange`)).text, />Propose these times</);
  const { clock, season, store } = started();
  const day = new Date(clock.now + 3 * 86_400_000).toISOString().slice(0, 10);
  for (const id of season.members.values()) {
    store.evenings.save(id, new Set([day]), [`${day}e`]);
  }
  assert.match((await device.get('/')).text, /18:30<\/span><span class="block">for Matteo</);
  const own = (await alone.get('/')).text;
  assert.match(own, /18:30<\/span>/);
  assert.doesNotMatch(own, /for Hannah/);
});

test('SIGN-17: the code of a shared mailbox asks who signs in, in the browser that asked', async () => {
  await makeFamily();
  const { clock, letters } = started();
  clock.now += 3_600_000;
  asked += 1;
  const before = (await letters()).length;
  const visitor = new Visitor(started(), { 'x-forwarded-for': `198.51.100.${asked}` });
  await visitor.post('/sign-in', { email: makeEmail(PARENT), to: '/wishes' });
  const { code, link } = await mailedCode(started(), PARENT, before);
  const entered = await visitor.post('/sign-in/sent', { code });
  assert.equal(entered.location, `${link}?to=%2Fwishes`);
  const picked = await visitor.post(entered.location ?? '', { member: idOf(CHILD) });
  assert.equal(picked.location, '/wishes');
  assert.equal(await nameOn(visitor), CHILD);
});

/** The form as filled in by the page, with nothing ticked. */
function formIn(page: string): Record<string, string> {
  const found = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  const hidden = [...found].map(([, name = '', value = '']): [string, string] => [
    name,
    value.replaceAll('&quot;', '"'),
  ]);
  const typed = hidden.map(([name, value]) => [name.replace(/^was-(?!share)/, ''), value]);
  return Object.fromEntries([...hidden, ...typed]);
}

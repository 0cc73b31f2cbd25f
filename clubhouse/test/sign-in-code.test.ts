import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { openDatabase } from '../src/store/database.ts';
import { CODE_MS, MAX_WRONG, MAX_WRONG_A_DAY, SignInCodes } from '../src/store/sign-in-codes.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { makeEmail } from './seed.ts';
import { mailedCode, Visitor } from './visitor.ts';

const started = clubhouseForTests();
const SESSION = 'clubhouse-session';
const SENT = '/sign-in/sent';
const DAY_MS = 86_400_000;
const NAME = 'Hannah Brandt';

let networks = 0;

/** Another browser in a network of its own, an hour later, so that no earlier test counts. */
function makeVisitor(): Visitor {
  networks += 1;
  started().clock.now += 3_600_001;
  return new Visitor(started(), { 'x-forwarded-for': `203.0.113.${networks}` });
}

/** Asks for an email and returns its code and link. */
async function ask(visitor: Visitor, name = NAME): Promise<{ code: string; link: string }> {
  const before = (await started().letters()).length;
  await visitor.post('/sign-in', { email: makeEmail(name), to: '/me' });
  return mailedCode(started(), name, before);
}

function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

test('SIGN-16: the code signs in the browser that asked, and no other', async () => {
  const [asking, other] = [makeVisitor(), makeVisitor()];
  const { code } = await ask(asking);
  assert.equal((await other.post(SENT, { code })).location, '/sign-in', 'it asked for nothing');
  await other.post('/sign-in', { email: 'nobody@example.org' });
  assert.equal((await other.post(SENT, { code })).status, 422);
  assert.equal(other.cookie(SESSION), undefined);
  const shown = await asking.get(SENT);
  assert.match(shown.text, /inputmode="numeric"/);
  assert.match(shown.text, /autocomplete="one-time-code"/);
  const entered = await asking.post(SENT, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` });
  assert.deepEqual([entered.status, entered.location], [303, '/me']);
  assert.match((await asking.get('/me')).text, new RegExp(NAME));
});

test('SIGN-16: another browser of the same member that waits for its own email needs its own code', async () => {
  const [one, two] = [makeVisitor(), makeVisitor()];
  const first = await ask(one);
  const second = await ask(two);
  assert.notEqual(first.code, second.code);
  assert.equal((await two.post(SENT, { code: first.code })).status, 422);
  assert.equal((await one.post(SENT, { code: first.code })).status, 303);
});

test('SIGN-16: a code is valid for ten minutes, then the page says so and keeps the address', async () => {
  const { clock } = started();
  const visitor = makeVisitor();
  const { code } = await ask(visitor);
  const askedAt = clock.now;
  clock.now = askedAt + CODE_MS - 1000;
  assert.match((await visitor.get(SENT)).text, /six digits/);
  clock.now = askedAt + CODE_MS + 1;
  const late = await visitor.post(SENT, { code });
  assert.equal(late.status, 410);
  assert.match(late.text, /This code has expired/);
  assert.match(late.text, new RegExp(`name="email" value="${makeEmail(NAME)}"`));
  assert.match(late.text, /name="to" value="\/me"/);
  assert.equal(visitor.cookie(SESSION), undefined);
});

test('SIGN-16: five digits or letters cost no try', async () => {
  const visitor = makeVisitor();
  const { code } = await ask(visitor);
  for (const typed of ['', '12345', '1234567', 'abcdef']) {
    const seen = await visitor.post(SENT, { code: typed });
    assert.equal(seen.status, 422);
    assert.match(seen.text, /Enter the six digits/);
  }
  assert.match((await visitor.post(SENT, { code: wrong(code) })).text, /4 tries left/);
});

test('SIGN-17: code and link use each other up, so that an email signs in once', async () => {
  const [one, two] = [makeVisitor(), makeVisitor()];
  const byLink = await ask(one);
  assert.equal((await two.post(byLink.link)).status, 303);
  const late = await one.post(SENT, { code: byLink.code });
  assert.equal(late.status, 410);
  assert.match(late.text, /This email has already been used/);
  const byCode = await ask(one);
  assert.equal((await one.post(SENT, { code: byCode.code })).status, 303);
  assert.equal((await two.post(byCode.link)).status, 410);
});

test('SIGN-17: of several browsers that send the right code at once, one is signed in', async () => {
  const visitor = makeVisitor();
  const { code } = await ask(visitor);
  const sent = [visitor.copy(), visitor.copy(), visitor.copy()];
  const statuses = await Promise.all(
    sent.map(async (one) => (await one.post(SENT, { code })).status),
  );
  assert.equal(statuses.filter((status) => status === 303).length, 1, statuses.join());
});

test('SIGN-18: after five wrong codes the code has expired, and the link still works', async () => {
  const visitor = makeVisitor();
  const { code, link } = await ask(visitor);
  for (let count = 1; count <= MAX_WRONG; count++) {
    const seen = await visitor.post(SENT, { code: wrong(code, count) });
    const left = MAX_WRONG - count;
    const said = left === 0 ? /No tries left/ : left === 1 ? /One try left/ : `${left} tries left`;
    assert.match(seen.text, new RegExp(said));
  }
  const late = await visitor.post(SENT, { code });
  assert.deepEqual([late.status, visitor.cookie(SESSION)], [410, undefined]);
  assert.match(late.text, new RegExp(`name="email" value="${makeEmail(NAME)}"`));
  assert.equal((await visitor.post(link)).status, 303);
});

test('SIGN-18: an unknown address gets the same pages, and no code is right', async () => {
  const seen = async (email: string, code: (count: number) => string) => {
    const visitor = makeVisitor();
    const asked = await visitor.post('/sign-in', { email });
    const pages = [await visitor.get(SENT)];
    for (let count = 1; count <= MAX_WRONG + 1; count++) {
      pages.push(await visitor.post(SENT, { code: code(count) }));
    }
    const shown = (text: string) =>
      text.replaceAll(email, 'ADDRESS').replaceAll(/\d\d:\d\d/g, 'TIME');
    return {
      asked: [asked.status, asked.location],
      pages: pages.map(({ status, text }) => [status, shown(text)]),
    };
  };
  const known = await seen(makeEmail('Edmund Eckersley'), (count) => `00000${count}`);
  assert.deepEqual(await seen('nobody@example.org', (count) => `00000${count}`), known);
});

test('SIGN-18: fifty wrong codes in a day block the codes of an address, in any browser, but no link', () => {
  const codes = new SignInCodes(openDatabase(':memory:'));
  const [start, mailbox] = [1_000_000, 'mailbox'];
  const open = (sealed: string) => (sealed === 'right' ? 'link' : null);
  let now = start;
  for (let asked = 0; asked < MAX_WRONG_A_DAY / MAX_WRONG; asked++) {
    now += 60_000;
    codes.add(`h${asked}`, mailbox, now);
    codes.give(mailbox, { memberId: 'm', sealedLink: 'wrong' }, now);
    for (let count = 0; count < MAX_WRONG; count++) {
      assert.equal(codes.tryLink(`h${asked}`, open, now), null);
    }
  }
  codes.add('late', mailbox, now);
  codes.add('other', 'other mailbox', now);
  for (const one of [mailbox, 'other mailbox']) {
    codes.give(one, { memberId: 'm', sealedLink: 'right' }, now);
  }
  assert.equal(codes.triesLeft('late', now), 0);
  assert.equal(codes.tryLink('late', open, now), null);
  assert.equal(codes.tryLink('other', open, now), 'link');
  // A code's last try may be as late as its expiry, and that of the first code is a day ago.
  const next = start + 60_000 + CODE_MS + DAY_MS;
  codes.add('early', mailbox, next - 1);
  assert.equal(codes.triesLeft('early', next - 1), 0);
  codes.add('next', mailbox, next);
  codes.give(mailbox, { memberId: 'm', sealedLink: 'right' }, next);
  assert.equal(codes.triesLeft('next', next), MAX_WRONG);
  assert.equal(codes.tryLink('next', open, next), 'link');
});

test('SIGN-18: a network may enter a hundred codes a day, and twenty in ten minutes', async () => {
  const visitor = makeVisitor();
  const { clock } = started();
  let tried = 0;
  for (let count = 0; count < 110; count++) {
    if (count % MAX_WRONG === 0) {
      clock.now += 11 * 60_000;
      await visitor.post('/sign-in', { email: `n${count}@example.org` });
    }
    if ((await visitor.post(SENT, { code: '000000' })).status !== 429) tried += 1;
  }
  assert.equal(tried, 100);
  const late = await visitor.post(SENT, { code: '000000' });
  assert.match(late.text, /today\. Use the link in the email instead/);
  const hasty = makeVisitor();
  const { code } = await ask(hasty);
  for (let count = 0; count < 20; count++) await hasty.post(`/sign-in/dll_${'x'.repeat(38)}`);
  const refused = await hasty.post(SENT, { code });
  assert.equal(refused.status, 429);
  assert.match(refused.text, /Too many tries from your network\. Wait 10 minutes, then try again/);
});

test('SIGN-19: a flood drops the oldest waiting browsers, but no wrong codes', () => {
  const codes = new SignInCodes(openDatabase(':memory:'), 20);
  const rows = () => codes.count();
  codes.add('tried', 'mailbox', 1000);
  codes.tryLink('tried', () => null, 1000);
  codes.add('waiting', 'mailbox', 1000);
  for (let count = 0; count < 20; count++) codes.add(`f${count}`, 'flood', 2000);
  assert.equal(rows(), 20);
  assert.equal(codes.triesLeft('tried', 2000), MAX_WRONG - 1);
  assert.equal(codes.triesLeft('waiting', 2000), null);
  assert.equal(codes.triesLeft('f19', 2000), MAX_WRONG);
  codes.removeExpired(1000 + CODE_MS + DAY_MS - 1);
  assert.equal(rows(), 1, 'wrong codes count for a day');
  codes.removeExpired(1000 + CODE_MS + DAY_MS);
  assert.equal(rows(), 0);
});

test('SIGN-19: codes outlast a restart, and the file holds neither code nor link', async () => {
  const { store, folder, update, builtFolder } = started();
  const visitor = makeVisitor();
  const { code, link } = await ask(visitor);
  await update(builtFolder);
  const bytes = (await readFile(`${folder}/clubhouse.sqlite`)).toString('latin1');
  const log = (await readFile(`${folder}/clubhouse.sqlite-wal`)).toString('latin1');
  for (const secret of [code, link.slice('/sign-in/'.length)]) {
    assert.equal((bytes + log).includes(secret), false);
  }
  assert.ok(store.codes.count() > 0);
  assert.equal((await visitor.post(SENT, { code })).status, 303);
});

test('ENDS-2: a member who is signed out everywhere has no code any more', async () => {
  const { store, season } = started();
  const visitor = makeVisitor();
  const { code } = await ask(visitor);
  store.endAccess(season.members.get(NAME) ?? '');
  const late = await visitor.post(SENT, { code });
  assert.deepEqual([late.status, visitor.cookie(SESSION)], [410, undefined]);
  assert.match(late.text, /This code has expired/);
});

test('SIGN-20: a member who signs in on a second device stays signed in on the first', async () => {
  const [phone, laptop] = [makeVisitor(), makeVisitor()];
  for (const visitor of [phone, laptop]) {
    const { code } = await ask(visitor);
    assert.equal((await visitor.post(SENT, { code })).status, 303);
  }
  for (const visitor of [phone, laptop]) assert.equal((await visitor.get('/me')).status, 200);
});

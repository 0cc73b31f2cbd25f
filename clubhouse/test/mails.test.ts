import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clubhouseForTests } from './clubhouse.ts';
import { makeEmail } from './seed.ts';
import { until } from 'test-kit/until';
import { isTo, type PageResponse, signedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests();
const HANNAH = 'Hannah Brandt';

/** The headers and text of the next email about a match settled by a coach. */
async function letterTo(name: string, key: string, isMember = true): Promise<string> {
  const { store, season, letters } = started();
  const memberId = season.members.get(name);
  const to = { address: makeEmail(name), name };
  store.outbox.add({
    key,
    to: isMember && memberId !== undefined ? { ...to, member_id: memberId } : to,
    language: 'en',
    about: [],
    letter: { kind: 'settled', subject: `About ${key}`, blocks: [] },
  });
  return until(`no letter about ${key} came`, async () =>
    (await letters()).find((one) => one.includes(`Subject: About ${key}`)),
  );
}

function headerOf(letter: string, name: string): string | undefined {
  const [head = ''] = letter.split('\r\n\r\n', 1);
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'm').exec(unfolded)?.[1];
}

/** The path for turning an email's kind off. */
async function pathOf(name: string, key: string): Promise<string> {
  const { url } = started();
  const header = headerOf(await letterTo(name, key), 'List-Unsubscribe') ?? '';
  assert.ok(header.startsWith(`<${url}/unsubscribe/`), header);
  return header.slice(1 + url.length, -1);
}

function muted(name: string): string[] {
  const { store, season } = started();
  return [...store.muted.of(season.members.get(name) ?? '')].toSorted();
}

/** Sends a one-click request as a mail program's servers do: no origin, no cookie. */
async function oneClick(path: string, type: string, body: string): Promise<Response> {
  return fetch(started().url + path, { method: 'POST', headers: { 'content-type': type }, body });
}

test('MAIL-10: a member’s email can be turned off with one click in the mail program', async () => {
  const letter = await letterTo(HANNAH, 'one');
  assert.equal(headerOf(letter, 'List-Unsubscribe-Post'), 'List-Unsubscribe=One-Click');
  assert.equal(headerOf(letter, 'Precedence'), 'bulk');
  const path = await pathOf(HANNAH, 'two');
  const form = 'application/x-www-form-urlencoded';
  assert.equal((await oneClick(path, form, 'List-Unsubscribe=One-Click')).status, 200);
  assert.deepEqual(muted(HANNAH), ['settled']);
  const other = await pathOf('Edmund Eckersley', 'three');
  const multipart = 'multipart/form-data; boundary=x';
  const part =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  assert.equal((await oneClick(other, multipart, part)).status, 200);
  assert.deepEqual(muted('Edmund Eckersley'), ['settled']);
});

test('MAIL-10: opening the address changes nothing, and its page turns emails off and on', async () => {
  const name = 'Priya Raghunathan';
  const path = await pathOf(name, 'four');
  const visitor = new Visitor(started());
  const opened = await visitor.get(path);
  assert.match(opened.text, /Unsubscribe from these emails\?[^]*The coach has settled a match/);
  assert.doesNotMatch(opened.text, /Priya|Raghunathan/);
  assert.deepEqual(muted(name), []);
  const off = await visitor.post(path);
  assert.match(off.text, /You will no longer get these emails/);
  assert.deepEqual(muted(name), ['settled']);
  assert.match((await visitor.get(path)).text, /Unsubscribed/);
  assert.match((await visitor.post(path, { again: '1' })).text, /You will get these emails again/);
  assert.deepEqual(muted(name), []);
});

test('MAIL-10: a forged address turns nothing off', async () => {
  const path = await pathOf('Tomasz Wieczorek', 'five');
  const middle = path.length - 10;
  const changed =
    path.slice(0, middle) + (path[middle] === 'A' ? 'B' : 'A') + path.slice(middle + 1);
  const visitor = new Visitor(started());
  for (const wrong of [
    `${path}AAAA`,
    path.slice(0, -4),
    changed,
    path.replace('settled', 'arranged'),
    '/unsubscribe/nonsense',
  ]) {
    const seen = await visitor.post(wrong);
    assert.equal(seen.status, 404);
    assert.match(seen.text, /This link no longer works/);
  }
  assert.deepEqual(muted('Tomasz Wieczorek'), []);
});

test('MAIL-10: non-members and sign-in links have nothing to turn off', async () => {
  const letter = await letterTo('Ingrid Solheim', 'six', false);
  assert.equal(headerOf(letter, 'List-Unsubscribe'), undefined);
  const clubhouse = started();
  await new Visitor(clubhouse).post('/sign-in', { email: makeEmail('Jonas Ødegård') });
  const isLink = (one: string) => isTo(one, makeEmail('Jonas Ødegård')) && /sign-in/i.test(one);
  const link = await until('no link came', async () => (await clubhouse.letters()).find(isLink));
  assert.match(link, /Subject: \d{3} \d{3} is your code/);
  assert.equal(headerOf(link, 'List-Unsubscribe'), undefined);
});

test('MAIL-10: forms from other origins are only accepted at that address', async () => {
  const form = 'application/x-www-form-urlencoded';
  assert.equal((await oneClick('/sign-out', form, 'everywhere=1')).status, 403);
  const visitor = await signedIn(started(), 'Matteo Ricci');
  const sent = await visitor.post(
    '/me/mails',
    { kind: 'arranged' },
    { origin: 'https://evil.example' },
  );
  assert.equal(sent.status, 403);
  assert.deepEqual(muted('Matteo Ricci'), []);
});

test('MAIL-8: ticked kinds on /me are sent, and the rest are not', async () => {
  const visitor = await signedIn(started(), 'Léa Marchetti');
  const ticked = ({ text }: PageResponse) =>
    [...text.matchAll(/<input[^>]*name="kind"[^>]*>/g)].filter(([box]) => / checked/.test(box))
      .length;
  assert.equal(ticked(await visitor.get('/me')), 18);
  const wanted = new URLSearchParams([
    ['kind', 'arranged'],
    ['kind', 'time_proposed'],
    ['kind', 'nonsense'],
  ]);
  const saved = await visitor.post('/me/mails', wanted);
  assert.deepEqual([saved.status, saved.location], [303, '/me#mails']);
  const seen = await visitor.get('/me');
  assert.match(seen.text, /Saved\./);
  assert.equal(ticked(seen), 2);
  assert.deepEqual(muted('Léa Marchetti').includes('settled'), true);
  assert.deepEqual(muted('Léa Marchetti').includes('sign_in'), false);
});

test('MAIL-9: healthz reports the state of email, without names', async () => {
  await letterTo('Aoife Ní Dhomhnaill', 'seven');
  const { url, store, clock } = started();
  const mailNow = async () => (await fetch(`${url}/healthz`)).json();
  const well = { waiting: 0, waitingSince: null, refused: 0, inDoubt: 0 };
  const push = { devices: 0, waiting: 0, untapped: 0 };
  const told = (state: object) => ({
    status: 'ok',
    mail: { server: 'ok', feed: 'ok', ...state },
    push,
  });
  assert.deepEqual(await mailNow(), told(well));
  const since = clock.now;
  claimed('put off', (place) => store.outbox.postpone(place, since + 3_600_000, 'busy'));
  claimed('unknown', (place) => store.outbox.end(place, 'refused', '550 no such mailbox'));
  claimed('cut off', (place) => store.outbox.handOver(place));
  store.outbox.recover(0);
  const badly = { waiting: 1, waitingSince: since, refused: 1, inDoubt: 1 };
  assert.deepEqual(await mailNow(), told(badly));
});

/** An email that ends in the same turn in which it was added. */
function claimed(key: string, end: (place: number) => void): void {
  const { outbox } = started().store;
  const letter = { kind: 'settled', subject: key, blocks: [] } as const;
  const to = { address: `${key.replace(' ', '-')}@example.org`, name: '' };
  outbox.add({ key, to, language: 'en', letter, about: [] });
  const taken = outbox.claim();
  assert.equal(taken?.key, key);
  end(taken.place);
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseCases } from 'test-kit/cases';
import { PLAIN_WISHES } from '../src/store/imports.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { callsDuring } from './calls.ts';
import { addExample } from './example-work.ts';
import {
  placesIn,
  type PagePaths,
  type SiteRequest,
  siteRequests,
  openStore,
  storeText,
} from './site-requests.ts';
import { once } from './once.ts';
import { coachKey, signedIn, Visitor } from './visitor.ts';
import { pathOf, throughInterceptor } from './wire.ts';

const started = clubhouseForTests({ keepsLetters: true });

const DAY_MS = 86_400_000;
const PLAYER = 'Hannah Brandt';
const OTHER_PLAYER = 'Edmund Eckersley';
/** Occurs in the website's own store, and only on coaches' pages. */
const CANARY = 'Wilhelmina Canary';

/** Fields that the site's buttons send; a form with one of them has an effect. */
const FORMS: readonly Readonly<Record<string, string>>[] = [
  { do: 'stop', kind: 'reminder', language: 'de', time: '1' },
  { do: 'cancel', language: 'de' },
  { do: 'revoke' },
  { do: 'make', name_en: 'Notice', text_en: 'Text' },
  { do: 'remove', all: '1', text: 'Name\nAnn Other' },
];

interface CredentialScene {
  readonly places: PagePaths;
  readonly requests: readonly SiteRequest[];
  /** A browser with valid credentials. */
  readonly alive: Visitor;
}

/** One stored thing of each kind, and a request for each of the website's routes. */
const scene = once(async (): Promise<CredentialScene> => {
  const { store, season, clock } = started();
  const memberId = season.members.get(PLAYER) ?? '';
  const work = addExample(store, { items: [{ name: CANARY, how: 'unknown' }], now: clock.now });
  store.muted.set(memberId, 'reminder', false);
  store.calendars.make(memberId, clock.now);
  const list = store.imports.add(
    { bytes: Buffer.from(`Name\n${CANARY}`), wishes: PLAIN_WISHES },
    clock.now,
  );
  const notice = { name: { en: CANARY }, text: { en: CANARY } };
  store.notices.add({ version: 1, day: '2026-01-01', publishedBy: CANARY, notice });
  const own = { work: String(work), import: list, version: '1' };
  const places = { ...(await placesIn(started())), ...own };
  // Before any page is opened, because this many sign-in attempts exceed the limit.
  const { visitor: alive } = await coachAndPlayer(OTHER_PLAYER);
  return { places, requests: await siteRequests(places), alive };
});

interface DeadVisitor {
  readonly kind: string;
  readonly visitor: Visitor;
}

async function coachAndPlayer(name: string): Promise<{ visitor: Visitor; keyId: string }> {
  const visitor = await signedIn(started(), name);
  const { id, key } = await coachKey(started());
  assert.equal((await visitor.post('/coach/sign-in', { key })).status, 303);
  return { visitor, keyId: id };
}

/** Browsers with cookies of each kind that are no longer valid, or never were. */
async function deadVisitors(): Promise<DeadVisitor[]> {
  const { league, season } = started();
  const revoked = await coachAndPlayer(PLAYER);
  await league.must('DELETE', `/v1/api-keys/${revoked.keyId}`);
  await league.must('POST', `/v1/members/${season.members.get(PLAYER)}/sign-out`);
  const forged = new Visitor(started());
  for (const name of ['session', 'coach']) forged.keep(`clubhouse-${name}`, 'Zm9yZ2Vk'.repeat(20));
  return [
    { kind: 'revoked key and signed-out player', visitor: revoked.visitor },
    { kind: 'forged', visitor: forged },
  ];
}

async function ask(
  { method, address }: SiteRequest,
  visitor: Visitor,
  turn: number,
): Promise<string[]> {
  const wrong: string[] = [];
  const forms = method === 'GET' ? [{}] : chooseCases(FORMS, turn);
  for (const form of forms) {
    const { status, location, text } = await (method === 'GET'
      ? visitor.get(address)
      : visitor.post(address, form));
    const isAsked = status === 303 && /^\/(?:(?:coach|bar)\/)?sign-in/.test(location ?? '');
    if (!isAsked) wrong.push(`${method} ${address}: ${status} ${location ?? ''}`);
    if (text.includes(CANARY)) wrong.push(`${method} ${address} shows what is kept`);
  }
  return wrong;
}

/**
 * Sends each request with the original cookies, because an answer may remove them.
 * @param mayExpire whether rows may disappear meanwhile: once a minute, long work that is over is
 *   deleted
 */
async function walk(visitor: Visitor, mayExpire = false): Promise<string[]> {
  const wrong: string[] = [];
  using store = openStore(started());
  for (const [turn, request] of (await scene()).requests.entries()) {
    const before = store.text();
    const found = await ask(request, visitor.copy(), turn);
    // A public page is shown, and stores nothing about anyone.
    if (request.handler.access !== 'anybody') wrong.push(...found);
    const after = store.text();
    const isWritten = mayExpire ? hasNewRow(before, after) : after !== before;
    if (isWritten) wrong.push(`${request.method} ${request.path} wrote`);
  }
  return wrong;
}

function hasNewRow(before: string, after: string): boolean {
  const known = new Set(rowsOf(before));
  return rowsOf(after).some((row) => !known.has(row));
}

function rowsOf(store: string): string[] {
  const tables = JSON.parse(store) as readonly (readonly [string, readonly unknown[]])[];
  return tables.flatMap(([name, rows]) => rows.map((row) => `${name} ${JSON.stringify(row)}`));
}

test('SESS-8: no route shows or changes website data with a dead credential', async () => {
  const { requests } = await scene();
  for (const { kind, visitor } of await deadVisitors()) {
    assert.deepEqual(await walk(visitor), [], kind);
  }
  assert.ok(requests.length > 80, String(requests.length));
});

test('SESS-9: an expired cookie opens nothing, even if someone still has it', async () => {
  const { clock } = started();
  const { places, alive } = await scene();
  const was = clock.now;
  try {
    // Each write to the league since then has taken a millisecond.
    clock.now = was + 30 * DAY_MS - 60_000;
    assert.equal((await alive.copy().get(`/coach/work/${places['work']}`)).status, 200);
    clock.now = was + 30 * DAY_MS;
    const gone = await alive.copy().get(`/coach/work/${places['work']}`);
    assert.match(gone.location ?? '', /^\/coach\/sign-in/);
    assert.equal((await alive.copy().get('/me')).status, 200);
    clock.now = was + 400 * DAY_MS;
    assert.deepEqual(await walk(alive, true), []);
  } finally {
    clock.now = was;
  }
});

test('SESS-8: the league is shown as away until it confirms a credential, and the cookie stays', async () => {
  const { requests, alive } = await scene();
  const wrong: string[] = [];
  const before = storeText(started());
  await throughInterceptor(
    started(),
    async (asked, go) =>
      pathOf(asked) === '/v1/me' ? new Response(null, { status: 503 }) : go(asked),
    async () => {
      for (const { method, address, handler } of requests) {
        if (method === 'GET' || handler.access === 'anybody') continue;
        const { status, setCookies, text } = await alive.post(address, FORMS[0]);
        const isTaken = setCookies.some((line) => line.includes('Max-Age=0'));
        if (status !== 503 || isTaken || !text.includes('The club’s service is not responding')) {
          wrong.push(`${address}: ${status}`);
        }
      }
    },
  );
  assert.deepEqual(wrong, []);
  assert.equal(storeText(started()), before);
});

test('SESS-8: a page that calls the league anyway asks it nothing more', async () => {
  const { places, alive } = await scene();
  const paths = async (address: string) =>
    (await callsDuring(started(), () => alive.get(address))).map(({ path }) => path);
  assert.ok(!(await paths('/tables')).includes('/v1/me'));
  assert.ok((await paths(`/coach/work/${places['work']}`)).includes('/v1/me'));
});

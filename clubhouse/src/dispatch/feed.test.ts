import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { openDatabase } from '../store/database.ts';
import { Store } from '../store/store.ts';
import { Feed, POLL_MS } from './feed.ts';
import { makeContext, startStandIn } from '../../test/league-stand-in.ts';
import type { LetterToSend } from '../mail/letter.ts';
import type { LetterPlanner } from '../mail/planner.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const DAY_MS = 86_400_000;

/** A feed like the league's: cursors are opaque and count the events. */
interface FakeLeague {
  events: { kind: string; subject: string; at: number; id: string }[];
  /** Answers with this status instead; null for none. */
  refuses: number | null;
  /** Reports a restore once, to any other cursor than this. */
  restoredAt: string | null;
  /** The outcome of every match's result. */
  outcome: string;
}

async function feedBeside(t: TestContext, planner: Partial<LetterPlanner> = {}) {
  const league: FakeLeague = { events: [], refuses: null, restoredAt: null, outcome: 'completed' };
  const client = await startStandIn(t, (url) => answer(league, url));
  const store = new Store(openDatabase(':memory:'), () => NOW);
  const said: string[] = [];
  const log = {
    warn: (_about: object, message: string) => said.push(message),
    error: (_about: object, message: string) => said.push(message),
  };
  const follow = () =>
    new Feed({
      store,
      log,
      planner: { forEvent: onePerEvent, forWeekLeft: async () => null, ...planner },
      context: async () => makeContext(client, NOW),
    });
  const happen = (kind: string, subject: string, at = NOW, id = `e${league.events.length}`) =>
    league.events.push({ kind, subject, at, id });
  return { league, store, said, follow, happen, keys: () => claimAll(store) };
}

function answer(league: FakeLeague, { pathname, searchParams: query }: URL) {
  if (league.refuses !== null) return { status: league.refuses, body: { code: 'refused' } };
  if (pathname.startsWith('/v1/matches/')) {
    return { status: 200, body: { id: 'm', result: { outcome: league.outcome } } };
  }
  // An erasure reads its subject's matches; there are none here.
  if (pathname !== '/v1/events' || query.has('subject')) {
    return { status: 200, body: { data: [], next_cursor: null, has_more: false } };
  }
  const after = query.get('after') ?? 'c0';
  const { restoredAt } = league;
  if (restoredAt !== null && after !== restoredAt) {
    return { status: 410, body: { code: 'feed_restored', next_cursor: restoredAt } };
  }
  league.restoredAt = null;
  const from = after === 'now' ? league.events.length : Number(/^c(\d+)$/.exec(after)?.[1]);
  if (Number.isNaN(from)) return { status: 400, body: { code: 'invalid_request' } };
  const shown = league.events.slice(from, from + Number(query.get('limit')));
  const data = shown.map(({ kind, subject, at, id }, index) => ({
    id,
    kind,
    subject: { type: 'member', id: subject },
    // A start's; other events have other facts, which no test here reads.
    data: { from: 'draft', to: 'active' },
    cursor: `c${from + index + 1}`,
    occurred_at: new Date(at).toISOString(),
  }));
  const end = from + shown.length;
  const body = { data, next_cursor: `c${end}`, has_more: end < league.events.length };
  return { status: 200, body };
}

const onePerEvent: LetterPlanner['forEvent'] = async ({ id, subject }) => [
  letterTo(subject.id, id),
];

function letterTo(member: string, key: string): LetterToSend {
  const to = { member_id: member, address: `${member}@example.org`, name: member };
  return {
    key,
    to,
    language: 'en',
    letter: { kind: 'settled', subject: key, blocks: [] },
    about: [],
  };
}

function claimAll(store: Store): string[] {
  const keys: string[] = [];
  for (let one = store.outbox.claim(); one !== null; one = store.outbox.claim()) {
    keys.push(one.key);
    store.outbox.end(one.place, 'sent', null);
  }
  return keys;
}

test('FEED-1: each event produces its emails once, even if the clubhouse was away', async (t) => {
  const { follow, happen, keys } = await feedBeside(t);
  await follow().look();
  for (let count = 0; count < 250; count++) happen('match.confirmed', `m${count}`);
  const feed = follow();
  const waits = [await feed.look(), await feed.look(), await feed.look(), await feed.look()];
  assert.deepEqual(waits, [0, 0, POLL_MS, POLL_MS]);
  assert.equal(keys().length, 250);
  happen('match.confirmed', 'ann');
  await follow().look();
  assert.deepEqual(keys(), ['e250']);
});

test('FEED-1: if an email cannot be stored, the cursor stays before its event', async (t) => {
  const { follow, happen, keys, store } = await feedBeside(t);
  await follow().look();
  const add = store.outbox.add.bind(store.outbox);
  store.outbox.add = () => {
    throw new Error('disk full');
  };
  happen('match.confirmed', 'ann');
  await assert.rejects(follow().look(), /disk full/);
  store.outbox.add = add;
  await follow().look();
  assert.deepEqual(keys(), ['e0']);
});

test('FEED-1: if the cursor cannot be stored, none of the event’s emails are', async (t) => {
  const { follow, happen, keys, store } = await feedBeside(t);
  await follow().look();
  const set = store.progress.set.bind(store.progress);
  store.progress.set = () => {
    throw new Error('disk full');
  };
  happen('match.confirmed', 'ann');
  await assert.rejects(follow().look(), /disk full/);
  assert.deepEqual(keys(), []);
  store.progress.set = set;
  await follow().look();
  assert.deepEqual(keys(), ['e0']);
});

test('FEED-1, LTR-29: the cursor stays before a start until the last start of the page is stored', async (t) => {
  let fails = true;
  const { follow, happen, keys, store } = await feedBeside(t, {
    forEvent: async (event, context) => {
      if (event.subject.id === 'doubles' && fails) throw new Error('not yet');
      return onePerEvent(event, context);
    },
  });
  const feed = follow();
  await feed.look();
  const start = 'competition.state_changed';
  happen('match.confirmed', 'ann');
  happen(start, 'singles');
  happen('match.confirmed', 'bo');
  happen(start, 'doubles');
  happen('match.confirmed', 'cem');
  await feed.look();
  assert.equal(store.progress.of('feed'), 'c1', 'a stop now loses no start');
  fails = false;
  await feed.look();
  assert.equal(store.progress.of('feed'), 'c5');
  assert.deepEqual(keys(), ['e0', 'e1', 'e2', 'e3', 'e4'], 'each once');
});

test('FEED-2: the first start follows the feed from now on', async (t) => {
  const { follow, happen, keys } = await feedBeside(t);
  for (let count = 0; count < 5; count++) happen('match.confirmed', 'ann');
  const feed = follow();
  await feed.look();
  await feed.look();
  assert.deepEqual(keys(), []);
  happen('match.confirmed', 'ann');
  await feed.look();
  assert.deepEqual(keys(), ['e5']);
});

test('FEED-3: events older than a week produce no email, but erasures still apply', async (t) => {
  const { follow, happen, keys, store } = await feedBeside(t);
  await follow().look();
  store.preferences.setLanguage('ann', 'de');
  happen('match.confirmed', 'bo', NOW - 8 * DAY_MS);
  happen('member.erased', 'ann', NOW - 8 * DAY_MS);
  happen('match.confirmed', 'cem', NOW - 6 * DAY_MS);
  await follow().look();
  assert.deepEqual(keys(), ['e2']);
  assert.equal(store.preferences.language('ann'), null);
});

test('EVE-16: a result counts a match that the club arranged as played, unless nobody played', async (t) => {
  const { league, store, follow, happen } = await feedBeside(t);
  store.progress.set('feed', 'c0');
  const { proposals } = store.evenings;
  const states = () => proposals.list().map(({ state }) => state);
  const ids = ['m0', 'm1', 'm2'].map((match) => proposals.add(match, 'ann bo', '2026-12-01e', NOW));
  for (const id of ids.slice(0, 2)) proposals.close(id, 'arranged');
  for (const [match, outcome] of [
    ['m0', 'walkover'],
    ['m1', 'completed'],
    ['m2', 'completed'],
  ] as const) {
    league.outcome = outcome;
    happen('match.confirmed', match);
    await follow().look();
  }
  assert.deepEqual(states(), ['arranged', 'played', 'open']);
  league.outcome = 'retired';
  happen('match.settled', 'm0');
  await follow().look();
  assert.deepEqual(states(), ['played', 'played', 'open']);
});

test('OWN-2: an erasure in the feed deletes the member’s waiting emails', async (t) => {
  const nothing = async () => [];
  const { follow, happen, keys, store } = await feedBeside(t, { forEvent: nothing });
  await follow().look();
  store.outbox.add(letterTo('ann', 'to ann'));
  store.outbox.add(letterTo('bo', 'to bo'));
  happen('member.erased', 'ann');
  await follow().look();
  assert.deepEqual(keys(), ['to bo']);
});

test('FEED-4: the feed retries less often if the league is away, busy or refuses the key, and loses nothing', async (t) => {
  const { league, follow, happen, keys, said } = await feedBeside(t);
  const feed = follow();
  await feed.look();
  happen('match.confirmed', 'ann');
  const look = async (status: number) => {
    league.refuses = status;
    return [await feed.look(), feed.health];
  };
  assert.deepEqual(await look(503), [5000, 'away']);
  assert.deepEqual(await look(503), [10_000, 'away']);
  assert.deepEqual(await look(500), [20_000, 'away']);
  assert.deepEqual(await look(503), [40_000, 'away']);
  assert.deepEqual(await look(503), [60_000, 'away']);
  assert.deepEqual(await look(429), [60_000, 'away']);
  assert.deepEqual(await look(401), [60_000, 'refused']);
  league.refuses = null;
  await feed.look();
  assert.equal(feed.health, 'ok');
  assert.deepEqual(keys(), ['e0']);
  assert.deepEqual(said, [
    'the feed could not be read',
    'the feed could not be read',
    'the feed is followed again',
  ]);
});

test('FEED-4: after a restore the feed continues where it should, and no email is sent twice', async (t) => {
  const { league, follow, happen, keys, said, store } = await feedBeside(t);
  await follow().look();
  for (let count = 0; count < 9; count++) happen('match.confirmed', 'ann');
  await follow().look();
  assert.equal(keys().length, 9);
  // Two events are repeated, as after a restore that removed an epoch.
  league.events.length = 4;
  league.restoredAt = 'c2';
  happen('match.confirmed', 'bo', NOW, 'new');
  const feed = follow();
  await feed.look();
  await feed.look();
  assert.deepEqual(keys(), ['new']);
  assert.equal(store.progress.of('feed'), 'c5');
  assert.deepEqual(said, ['the league was restored from a backup: its feed continues from there']);
});

test('FEED-4: a cursor unknown to the feed, such as another club’s, is replaced by the current end', async (t) => {
  const { follow, happen, keys, said, store } = await feedBeside(t);
  store.progress.set('feed', 'of another league');
  happen('match.confirmed', 'ann');
  const feed = follow();
  await feed.look();
  happen('match.confirmed', 'bo');
  await feed.look();
  assert.deepEqual(keys(), ['e1']);
  assert.match(said.join(), /does not know the cursor/);
});

test('FEED-6: an event whose emails cannot be created is skipped after five attempts', async (t) => {
  const asked: string[] = [];
  const { follow, happen, keys, said } = await feedBeside(t, {
    forEvent: async (event, context) => {
      asked.push(event.id);
      if (event.subject.id === 'ann') throw new Error('a bug');
      return onePerEvent(event, context);
    },
  });
  const feed = follow();
  await feed.look();
  happen('match.confirmed', 'ann');
  happen('match.confirmed', 'bo');
  for (let count = 0; count < 5; count++) await feed.look();
  assert.deepEqual(asked, ['e0', 'e0', 'e0', 'e0', 'e0', 'e1']);
  assert.deepEqual(keys(), ['e1']);
  assert.deepEqual(said, ['an event caused no emails']);
});

test('FEED-6, LTR-29: two such events end too if the cursor waits before both for a later start', async (t) => {
  const { follow, happen, keys } = await feedBeside(t, {
    forEvent: async (event, context) => {
      if (event.subject.id === 'ann') throw new Error('a bug');
      return onePerEvent(event, context);
    },
  });
  const feed = follow();
  await feed.look();
  const start = 'competition.state_changed';
  for (const subject of ['singles', 'ann', 'ann', 'doubles']) happen(start, subject);
  for (let count = 0; count < 9; count++) await feed.look();
  assert.deepEqual(keys(), ['e0', 'e3']);
});

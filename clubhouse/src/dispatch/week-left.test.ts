import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LetterPlanner } from '../mail/planner.ts';
import { openDatabase } from '../store/database.ts';
import { Store } from '../store/store.ts';
import { makeContext, startStandIn } from '../../test/league-stand-in.ts';
import { remindOfDeadlines } from './week-left.ts';

const HOUR_MS = 3_600_000;
/** Nine in the morning in Berlin, the club's time zone. */
const NINE = Date.parse('2026-11-22T08:00:00Z');

const row = (member: string, entry: string) => ({
  member: { id: member, display_name: member, email: `${member}@example.org` },
  entry_id: entry,
});

/** Ids of the members that the planner was asked about. */
const askedFor: string[] = [];

const planner: LetterPlanner = {
  forEvent: async () => [],
  forWeekLeft: async ({ member, rows }) => {
    askedFor.push(member.id);
    return {
      key: 'is set',
      to: { member_id: member.id, address: member.email ?? '', name: member.display_name },
      language: 'en',
      about: [],
      letter: { kind: 'week_left', subject: rows.map((one) => one.entry_id).join(), blocks: [] },
    };
  },
};

test('FEED-5: sent from nine in the morning, once per member and season, with all their matches', async (t) => {
  let asked = 0;
  const pages = [[row('ann', 'ann-singles'), row('bo', 'bo')], [row('ann', 'ann-mixed')]];
  const league = await startStandIn(t, (url) => {
    asked += 1;
    if (url.pathname === '/v1/seasons') return { status: 200, body: { data: [{ id: 'autumn' }] } };
    assert.equal(url.searchParams.get('within_days'), '7');
    const [index, data] = url.searchParams.has('after') ? [1, pages[1]] : [0, pages[0]];
    return { status: 200, body: { data, next_cursor: index === 0 ? 'next' : null } };
  });
  const store = new Store(openDatabase(':memory:'), () => NINE);
  const look = async (now: number) => {
    await remindOfDeadlines(store, planner, makeContext(league, now));
    const subjects: string[] = [];
    for (let one = store.outbox.claim(); one !== null; one = store.outbox.claim()) {
      subjects.push(one.letter.subject);
      store.outbox.end(one.place, 'sent', null);
    }
    return subjects;
  };
  assert.deepEqual(await look(NINE - 1), []);
  assert.equal(asked, 0);
  assert.deepEqual(await look(NINE), ['ann-singles,ann-mixed', 'bo']);
  const once = asked;
  assert.deepEqual(await look(NINE + HOUR_MS), []);
  assert.equal(asked, once);
  pages[1]?.push(row('cem', 'cem'));
  assert.deepEqual(await look(NINE + 24 * HOUR_MS), ['cem']);
  assert.deepEqual(askedFor, ['ann', 'bo', 'cem']);
});

test('FEED-5: a day that could not be checked is checked again', async (t) => {
  let status = 503;
  const league = await startStandIn(t, () => ({ status, body: { data: [], code: 'unavailable' } }));
  const store = new Store(openDatabase(':memory:'), () => NINE);
  await assert.rejects(remindOfDeadlines(store, planner, makeContext(league, NINE)), /503/);
  assert.equal(store.progress.of('week_left'), null);
  status = 200;
  await remindOfDeadlines(store, planner, makeContext(league, NINE));
  assert.equal(store.progress.of('week_left'), '2026-11-22');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LRUCache } from 'lru-cache';
import { Invalidation } from '../src/http/invalidation.ts';
import { makeReader } from '../src/http/make-reader.ts';
import { KeptLedgers } from '../src/ledger/kept-ledgers.ts';
import { loadLedgers } from '../src/ledger/store.ts';
import { toTimestamp } from '../src/shared/dates.ts';
import { parseId } from '../src/shared/ids.ts';
import { readId, playDivision, startClub } from './club.ts';

test('API-15: a member’s change drops only the ledgers of their divisions, and a season’s change none', async (t) => {
  const club = await startClub(t);
  const [one, two] = [await playDivision(club), await playDivision(club)];
  const member = `/v1/members/${String(one.members[0])}`;
  const other = readId(await club.must('POST', '/v1/members', { display_name: 'Nobody' }));
  const ledgersRead = async ({ division }: typeof one) => {
    const before = club.statements.length;
    await club.must('GET', `/v1/divisions/${division}/standings`);
    const asked = club.statements.slice(before);
    assert.ok(asked.length > 1, 'it is no remembered answer');
    return asked.filter((sql) => /from "matches" where "division_id" in/.test(sql)).length;
  };
  assert.deepEqual([await ledgersRead(one), await ledgersRead(two)], [1, 1]);
  const dates = { starts_on: '2027-04-01', ends_on: '2027-09-30' };
  const season = readId(await club.must('POST', '/v1/seasons', { name: 'Another', ...dates }));
  const CHANGES = [
    ['PATCH', `/v1/seasons/${season}`, { state: 'active' }, 0],
    ['PATCH', member, { display_name: 'Of another name' }, 1],
    ['POST', `${member}/pause`, {}, 1],
    ['DELETE', `/v1/members/${other}`, undefined, 0],
    ['POST', `/v1/members/${other}/erase`, undefined, 0],
    ['DELETE', member, undefined, 1],
    ['POST', `${member}/erase`, undefined, 1],
  ] as const;
  for (const [method, path, body, read] of CHANGES) {
    await club.must(method, path, body);
    const found = [await ledgersRead(one), await ledgersRead(two)];
    assert.deepEqual(found, [read, 0], `${method} ${path}`);
  }
});

test('API-14: a read that runs during an erasure leaves nothing that names the member', async (t) => {
  const club = await startClub(t);
  const { division, competition, members } = await playDivision(club);
  const place = { id: parseId(division), competition_id: parseId(competition) };
  const changes = new Invalidation(club.database);
  const kept = { ledgers: new KeptLedgers(changes) };
  const erased = String(members[0]);
  const now = toTimestamp(club.clock.now);
  const sets = t.mock.method(LRUCache.prototype, 'set');
  const ledgersKept = () =>
    sets.mock.calls.filter(({ arguments: [name] }) => name === division).length;
  const readWhile = (work: () => Promise<unknown>) =>
    club.database.readLong(async (db) => {
      const reader = await makeReader({ changes, kept }, db, { now, until: () => undefined });
      await work();
      await loadLedgers(reader, [place]);
    });
  await readWhile(async () => {
    await club.must('POST', `/v1/members/${erased}/erase`);
    await changes.catchUp();
    changes.forgetMember(parseId(erased));
  });
  assert.equal(ledgersKept(), 0);
  await readWhile(async () => undefined);
  assert.equal(ledgersKept(), 1);
});

test('API-14: caches know of an erasure before it is answered', async (t) => {
  const club = await startClub(t);
  const { members } = await playDivision(club);
  const steps: string[] = [];
  for (const name of ['catchUp', 'forgetMember'] as const) {
    const original = Invalidation.prototype[name] as (...args: unknown[]) => unknown;
    t.mock.method(Invalidation.prototype, name, function (this: Invalidation, ...args: unknown[]) {
      steps.push(name);
      return original.apply(this, args);
    });
  }
  await club.must('POST', `/v1/members/${String(members[0])}/erase`);
  // Before the caller is looked up, and after the write.
  assert.deepEqual(steps, ['catchUp', 'catchUp', 'forgetMember']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { batches } from '../src/db/batches.ts';
import type { Database } from '../src/db/database.ts';
import { Changes } from '../src/http/changes.ts';
import { toTimestamp } from '../src/shared/dates.ts';
import { parseId } from '../src/shared/ids.ts';
import { DatabaseFailure } from '../src/db/failure.ts';
import { Preparation } from '../src/preparation.ts';
import { KeptChased, keptChased } from '../src/standings/kept-chased.ts';
import { prepareChased } from '../src/standings/prepare-chased.ts';
import { idOf, list, playDivision, playMatch, startClub, wonBy } from './club.ts';
import { tellOfTheUnknown } from './fixtures/unknown-event.ts';
import { startService } from './harness.ts';

/** @throws when patience is over */
async function until(isThere: () => boolean): Promise<void> {
  for (const end = performance.now() + 20_000; !isThere(); await sleep(1)) {
    assert.ok(performance.now() < end, 'nothing is prepared');
  }
}

const LEDGERS = /from "matches" where "division_id" in/;

test('CHA-7: a service that listens works out who is chased, and the first who asks does not wait for it', async (t) => {
  const club = await startClub(t);
  const [one] = [await playDivision(club), await playDivision(club)];
  await playMatch(club, idOf(one.matches[0]), wonBy(0));
  const { body: worked } = await club.call('GET', '/v1/chase-list', { token: club.admin });
  const other = await startService(t, { database: club.database });
  const ledgersRead = () => club.statements.filter((sql) => LEDGERS.test(sql)).length;
  club.statements.length = 0;
  await other.app.listen({ host: '127.0.0.1', port: 0 });
  await until(() => ledgersRead() === 2);
  const { body: prepared } = await other.call('GET', '/v1/chase-list', { token: club.admin });
  assert.deepEqual(prepared, worked);
  assert.equal(list(prepared['data']).length, 6);
  assert.equal(ledgersRead(), 2);
});

test('CHA-7: competitions are prepared one after the other, and none once the service stops', async (t) => {
  const club = await startClub(t);
  await playDivision(club);
  await playDivision(club);
  const closed = await playDivision(club);
  await club.must('PATCH', `/v1/competitions/${closed.competition}`, { state: 'complete' });
  const changes = new Changes(club.database);
  const now = () => toTimestamp(club.clock.now);
  const ledgersRead = () => club.statements.filter((sql) => LEDGERS.test(sql)).length;
  const prepareUpTo = async (most: number) => {
    club.statements.length = 0;
    const asked: number[] = [];
    const isOver = () => asked.push(ledgersRead()) > most;
    await prepareChased({ database: club.database, changes, now, isOver });
    return asked;
  };
  assert.deepEqual(await prepareUpTo(1), [0, 1]);
  // What is known is looked at, and the next is worked out.
  assert.deepEqual(await prepareUpTo(10), [0, 0]);
  assert.equal(ledgersRead(), 1);
});

test('CHA-7, SRV-13: a competition of many divisions is prepared some of them at a time, others in between', async (t) => {
  const club = await startClub(t);
  const { competition } = await playDivision(club);
  const items = Array.from({ length: 120 }, (_, index) => ({ name: `Box ${index}` }));
  for (const some of batches(items, 60)) {
    await club.must('POST', `/v1/competitions/${competition}/divisions/batch`, { items: some });
  }
  const changes = new Changes(club.database);
  const now = () => toTimestamp(club.clock.now);
  let reads = 0;
  const readLong: Database['readLong'] = (work) => {
    reads += 1;
    return club.database.readLong(work);
  };
  const database = { ...club.database, readLong };
  club.statements.length = 0;
  await prepareChased({ database, changes, now, isOver: () => false });
  assert.equal(reads, 3, 'the competitions, and twice of one');
  // Of 100 divisions and of 21, eight at a time.
  assert.equal(club.statements.filter((sql) => LEDGERS.test(sql)).length, 13 + 3);
});

test('CHA-7, CHA-6: rules that change while a competition is prepared are those that its members are chased by', async (t) => {
  for (const at of [2, 3]) {
    const club = await startClub(t);
    const { competition } = await playDivision(club);
    const path = `/v1/competitions/${competition}`;
    const items = Array.from({ length: 120 }, (_, index) => ({ name: `Box ${index}` }));
    await club.must('POST', `${path}/divisions/batch`, { items });
    const changes = new Changes(club.database);
    const now = () => toTimestamp(club.clock.now);
    let reads = 0;
    const readLong: Database['readLong'] = async (work) => {
      reads += 1;
      const rules = { minMatchesToPlay: 1 };
      if (reads === at) await club.must('PATCH', path, { rules });
      return club.database.readLong(work);
    };
    await prepareChased({
      database: { ...club.database, readLong },
      changes,
      now,
      isOver: () => false,
    });
    const { chased = [] } =
      keptChased({ changes }).competition(parseId(competition), changes.position) ?? {};
    assert.equal(chased.length, 121);
    assert.ok(chased.every((one) => one !== undefined));
    assert.deepEqual([chased[0]?.at(0)?.minimum, chased[0]?.at(0)?.shortBy], [1, 1], String(at));
  }
});

test('CHA-7: what was forgotten is prepared again after a while, however often it was, and not after the end', async () => {
  let runs = 0;
  const preparation = new Preparation({
    recall: async () => undefined,
    // As the first look at a feed does.
    catchUp: async () => preparation.forgotten(),
    prepare: async () => void (runs += 1),
    onError: () => assert.fail(),
    pauseMs: 5,
  });
  preparation.forgotten();
  await sleep(20);
  assert.equal(runs, 0, 'nobody can ask yet');
  preparation.start();
  await sleep(20);
  assert.equal(runs, 1);
  for (let count = 0; count < 3; count++) preparation.forgotten();
  await sleep(20);
  assert.equal(runs, 2);
  preparation.forgotten();
  await preparation.stop();
  preparation.forgotten();
  await sleep(20);
  assert.equal(runs, 2);
});

test('CHA-7, CHA-8: what was left is taken in at once, and what changed is prepared every now and then', async () => {
  const seen: string[] = [];
  const preparation = new Preparation({
    recall: async () => void seen.push('recalled'),
    catchUp: async () => undefined,
    prepare: async () => void seen.push('prepared'),
    onError: () => assert.fail(),
    pauseMs: 10,
    renewMs: 1,
  });
  preparation.start();
  await Promise.resolve();
  assert.deepEqual(seen, ['recalled']);
  await until(() => seen.length >= 4);
  await preparation.stop();
  const { length } = seen;
  assert.deepEqual(new Set(seen.slice(1)), new Set(['prepared']));
  await sleep(20);
  assert.equal(seen.length, length, 'after the end');
});

test('CHA-7: a preparation that is overtaken ends early, and is done once more, however often that was', async () => {
  const seen: string[] = [];
  const preparation = new Preparation({
    recall: async () => undefined,
    catchUp: async () => undefined,
    prepare: async (isOver) => {
      seen.push('begins');
      if (seen.length > 1) return;
      for (let count = 0; count < 3; count++) preparation.forgotten();
      seen.push(isOver() ? 'is overtaken' : 'goes on');
      await sleep(20);
    },
    onError: () => assert.fail(),
    pauseMs: 5,
  });
  preparation.start();
  await until(() => seen.length === 3);
  await sleep(20);
  await preparation.stop();
  assert.deepEqual(seen, ['begins', 'is overtaken', 'begins']);
});

test('CHA-7, INS-1: before there is a club nothing is prepared, and nobody is told', async (t) => {
  const service = await startService(t);
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  await until(() => service.statements.some((sql) => sql.includes('from "seasons"')));
  await service.app.close();
  assert.deepEqual(
    service.log.filter((line) => line.includes('prepared')),
    [],
  );
});

test('CHA-7: once there is no room for more, the rest is not worked out in vain', async (t) => {
  const club = await startClub(t);
  await playDivision(club);
  await playDivision(club);
  const changes = new Changes(club.database);
  const now = () => toTimestamp(club.clock.now);
  t.mock.getter(KeptChased.prototype, 'isFull', () => true);
  club.statements.length = 0;
  await prepareChased({ database: club.database, changes, now, isOver: () => false });
  assert.equal(club.statements.filter((sql) => LEDGERS.test(sql)).length, 1);
});

test('CHA-7: a service that has forgotten everything works out who is chased again', async (t) => {
  const club = await startClub(t);
  await playDivision(club);
  await club.app.listen({ host: '127.0.0.1', port: 0 });
  const ledgersRead = () => club.statements.filter((sql) => LEDGERS.test(sql)).length;
  await until(() => ledgersRead() === 1);
  await tellOfTheUnknown(club.database);
  // Forgotten once somebody asks.
  await club.must('GET', '/v1/club');
  await until(() => ledgersRead() === 2);
});

test('CHA-7: a preparation that fails is told of, but where the database is away', async () => {
  const told: unknown[] = [];
  const fault = new TypeError('a bug');
  for (const error of [fault, new DatabaseFailure('starting')]) {
    const failing = new Preparation({
      recall: () => Promise.reject(error),
      catchUp: async () => undefined,
      prepare: () => Promise.reject(error),
      onError: (one) => told.push(one),
      pauseMs: 1,
    });
    failing.start();
    await sleep(10);
    await failing.stop();
  }
  assert.deepEqual(told, [fault, fault], 'what was left, and what is prepared');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Seat } from '@sealed-move/protocol/seat';
import { chooseCaseCount } from 'test-kit/cases';
import { PushTable } from './push-table.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const numRuns = chooseCaseCount(40);

test('REACH-3, REACH-4: a game of forty moves is played with at most one player online', async () => {
  const table = await PushTable.laid();
  for (let ply = 0; ply < 80; ply++) {
    const seat: Seat = ply % 2 === 0 ? 0 : 1;
    await table.playAlone(seat);
    const newest = table.pushes.at(-1);
    assert.ok(newest);
    const seen = await table.deliver(seat === 0 ? 1 : 0, newest.body);
    assert.equal(seen?.game.moves.length, ply + 1);
  }
  assert.equal(table.pushes.length, 80, 'each move went once');
  for (const seat of [0, 1] as const) table.open(seat);
  await table.until(() => table.view(0).peer.presence === 'online');
  await table.rest();
  table.check();
});

test('REACH-3: a game too long for a message is told by what is new, such as an open offer', async () => {
  const table = await PushTable.met();
  for (let ply = 0; ply < 300; ply++) {
    const seat: Seat = ply % 2 === 0 ? 0 : 1;
    await table.play(seat);
    await table.until(() => table.view(seat === 0 ? 1 : 0).game.moves.length === ply + 1);
  }
  for (const seat of [0, 1] as const) await table.subscribe(seat);
  await table.until(
    () => table.view(0).push.theirs === 'on' && table.view(0).game.unconfirmed === 0,
  );
  for (const seat of [0, 1] as const) await table.close(seat);
  await table.playAlone(0);
  const newest = table.pushes.at(-1);
  assert.ok(newest);
  assert.equal((await table.deliver(1, newest.body))?.game.moves.length, 301);
  table.open(0);
  await table.until(() => table.view(0).connection.kind === 'online');
  assert.equal(await table.player(0).session?.agreeDraw(), null);
  await table.until(() => !table.view(0).push.isOwed);
  const offer = table.pushes.at(-1);
  assert.ok(offer);
  assert.equal((await table.deliver(1, offer.body))?.game.offers.draw, 'theirs');
});

test('REACH-2: a message has one of two lengths, one topic per subscription, and lives 28 days', async () => {
  const table = await PushTable.laid();
  for (let ply = 0; ply < 8; ply++) {
    await table.playAlone(ply % 2 === 0 ? 0 : 1);
    const newest = table.pushes.at(-1);
    assert.ok(newest);
    await table.deliver(ply % 2 === 0 ? 1 : 0, newest.body);
  }
  const overhead = 86 + 17;
  const lengths = new Set(table.pushes.map(({ body }) => body.length - overhead));
  assert.ok(
    [...lengths].every((length) => length === 1024 || length === 3072),
    String([...lengths]),
  );
  const topics = new Map(table.pushes.map(({ endpoint, headers }) => [endpoint, headers['topic']]));
  assert.equal(new Set(topics.values()).size, 2);
  assert.ok(
    table.pushes.every(({ endpoint, headers }) => topics.get(endpoint) === headers['topic']),
  );
  assert.deepEqual(
    new Set(table.pushes.map(({ headers }) => headers['ttl'])),
    new Set(['2419200']),
  );
});

test('REACH-4: a late, repeated, swapped or forged message changes nothing', async () => {
  const table = await PushTable.laid();
  await table.playAlone(0);
  const [first] = table.pushes;
  assert.ok(first);
  assert.ok(await table.deliver(1, first.body));
  assert.equal(await table.deliver(1, first.body), null, 'a repeated one');
  assert.equal(await table.deliver(0, first.body), null, 'one for the other player');
  await table.playAlone(1);
  assert.equal(await table.deliver(1, first.body), null, 'a late one');
  assert.equal(await table.work(1, 'A'.repeat(1024)), null, 'a forged one');
  const other = await PushTable.laid();
  await other.playAlone(0);
  const [foreign] = other.pushes;
  assert.ok(foreign);
  assert.equal(await table.deliver(1, foreign.body), null, 'one of another game');
});

test('REACH-5: a refused message is sent again, and a subscription that is gone is told', async () => {
  const table = await PushTable.laid();
  table.answers.push(201, 503, 429);
  await table.playAlone(0);
  assert.equal(table.pushes.length, 1);
  const [first] = table.pushes;
  assert.ok(first);
  await table.deliver(1, first.body);
  table.answers.push(410);
  table.open(1);
  await table.until(() => table.view(1).connection.kind === 'online');
  await table.play(1);
  await table.until(() => table.view(1).push.theirs === 'gone');
  table.open(0);
  await table.until(() => table.view(0).push.mine === 'gone');
  await table.subscribe(0);
  await table.until(() => table.view(1).push.theirs === 'on');
  assert.equal(table.view(0).push.mine, 'on');
  assert.equal(table.view(0).game.moves.length, 2);
});

for (const [status, waits] of [
  [503, 'at once'],
  [429, 'once the service lets it'],
] as const)
  test(`REACH-5: after ${status}, something newer goes instead of what waits, ${waits}`, async () => {
    const table = await PushTable.laid();
    table.answers.push(status);
    table.open(0);
    await table.until(() => table.view(0).connection.kind === 'online');
    await table.play(0);
    await table.atOnce(() => table.answers.length === 0);
    await table.player(0).session?.resign();
    if (status === 429) {
      await table.rest();
      assert.equal(table.pushes.length, 0, 'it asked to wait');
      await table.until(() => table.pushes.length > 0);
    } else await table.atOnce(() => table.pushes.length > 0);
    const [only, ...more] = table.pushes;
    assert.ok(only);
    assert.deepEqual(more, []);
    const seen = await table.deliver(1, only.body);
    assert.equal(seen?.game.moves.length, 1);
    assert.equal(seen.game.ending?.by, 'resignation');
    for (let timer = 0; timer < 10; timer++) table.relay.time.runNext(3_600_000);
    await table.rest();
    assert.equal(table.pushes.length, 1, 'and not once more');
  });

test('REACH-5: a message that is too long for the push service holds up no newer one', async () => {
  const table = await PushTable.laid();
  table.answers.push(201, 413);
  table.open(0);
  await table.until(() => table.view(0).connection.kind === 'online');
  await table.play(0);
  await table.until(() => table.answers.length === 1);
  table.relay.time.runNext(7_200_000);
  await table.rest();
  assert.equal(table.answers.length, 1, 'the same is not sent again');
  assert.equal(table.view(0).push.isOwed, true);
  await table.player(0).session?.resign();
  await table.until(() => !table.view(0).push.isOwed);
  assert.equal(table.pushes.length, 1);
});

test('REACH-5: a new subscription is told by push to a friend who is never there', async () => {
  const table = await PushTable.laid();
  table.open(0);
  await table.until(() => table.view(0).connection.kind === 'online');
  await table.subscribe(0);
  const { endpoint } = table.view(0).push;
  await table.play(0);
  await table.until(() => !table.view(0).push.isOwed);
  await table.close(0);
  const newest = table.pushes.at(-1);
  assert.ok(newest);
  await table.deliver(1, newest.body);
  await table.playAlone(1);
  assert.equal(table.pushes.at(-1)?.endpoint, endpoint);
});

test('REACH-3: what the friend’s answer shows to have arrived is not sent again', async () => {
  const table = await PushTable.laid();
  await table.playAlone(0);
  const player = table.player(0);
  const [first] = table.pushes;
  assert.ok(first && player.saved.push);
  // The page closed before it noted that the push went out.
  player.saved = { ...player.saved, push: { ...player.saved.push, isOwed: true } };
  await table.deliver(1, first.body);
  await table.playAlone(1);
  const answer = table.pushes.at(-1);
  assert.ok(answer);
  await table.deliver(0, answer.body);
  table.open(0);
  await table.until(() => table.view(0).connection.kind === 'online');
  await table.rest();
  assert.equal(table.view(0).push.isOwed, false);
  assert.equal(table.pushes.length, 2);
});

test('REACH-1: a player who switches push off is not reached any more', async () => {
  const table = await PushTable.met();
  await table.subscribe(0);
  await table.until(() => table.view(1).push.theirs === 'on');
  await table.player(0).session?.setPushTarget(null);
  await table.until(() => table.view(1).push.theirs === 'off');
});

type Act =
  | { readonly does: 'open' | 'close' | 'play' | 'subscribe'; readonly seat: Seat }
  | { readonly does: 'deliver'; readonly seat: Seat; readonly which: number }
  | { readonly does: 'mood'; readonly seat: Seat; readonly mood: 'pass' | 'drop' | 'hold' }
  | { readonly does: 'answer'; readonly status: number }
  | { readonly does: 'forge'; readonly seat: Seat; readonly which: number };

const seat = fc.constantFrom<Seat[]>(0, 1);
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constantFrom('open' as const, 'close' as const, 'play' as const, 'play' as const),
      seat,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('subscribe' as const), seat }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('deliver' as const),
      seat,
      which: fc.nat({ max: 30 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('mood' as const),
      seat,
      mood: fc.constantFrom('pass' as const, 'drop' as const, 'hold' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('answer' as const),
      status: fc.constantFrom(404, 410, 413, 429, 503),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('forge' as const), seat, which: fc.nat({ max: 30 }) }),
  },
);

async function visit(table: PushTable, one: Seat, does: Act['does']): Promise<void> {
  if (does === 'open') table.open(one);
  else if (does === 'close') await table.close(one);
  else if (table.player(one).session !== null) {
    await (does === 'play' ? table.play(one) : table.subscribe(one));
  }
}

async function run(table: PushTable, done: Act): Promise<void> {
  if (done.does === 'mood') table.relay.moods[done.seat] = done.mood;
  else if (done.does === 'answer') table.answers.push(done.status);
  else if (!('which' in done)) await visit(table, done.seat, done.does);
  else {
    const held = table.pushes.at(done.which % Math.max(1, table.pushes.length));
    if (held === undefined) return;
    const body = new Uint8Array(held.body);
    if (done.does === 'forge') body[done.which + 90] = (body[done.which + 90] ?? 0) ^ 1;
    await table.deliver(done.seat, body);
  }
  await table.rest();
}

test(`REACH-4, ENV-3: both settle on what was seen, whatever relay and push service do (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30, size: 'max' }), async (acts) => {
      const table = await PushTable.laid();
      for (const done of acts) await run(table, done);
      table.relay.moods.fill('pass');
      for (const one of [0, 1] as const) {
        await table.close(one);
        table.open(one);
      }
      await table.until(() => [0, 1].every((one) => isMet(table, one as Seat)));
      await table.rest();
      table.check();
      for (const one of [0, 1] as const) await table.close(one);
    }),
    { seed, numRuns },
  );
});

function isMet(table: PushTable, one: Seat): boolean {
  const { peer, game } = table.view(one);
  return peer.presence === 'online' && game.unconfirmed === 0;
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Seat } from '@sealed-move/protocol/seat';
import { chooseCaseCount } from 'test-kit/cases';
import { Table } from './table.ts';
import type { DeliveryMode } from './lying-relay.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const numRuns = chooseCaseCount(60);

type Action =
  | { readonly does: 'play' | 'say' | 'cut' | 'reload'; readonly seat: Seat; readonly what: number }
  | { readonly does: 'mood'; readonly seat: Seat; readonly mood: DeliveryMode }
  | { readonly does: 'repeat' | 'reflect'; readonly what: number }
  | { readonly does: 'release'; readonly isReversed: boolean }
  | { readonly does: 'wipe' };

const seat = fc.constantFrom<Seat[]>(0, 1);
const what = fc.nat({ max: 60 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'play' as const,
        'play' as const,
        'say' as const,
        'cut' as const,
        'reload' as const,
      ),
      seat,
      what,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('mood' as const),
      seat,
      mood: fc.constantFrom<DeliveryMode[]>('pass', 'pass', 'drop', 'hold'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('repeat' as const, 'reflect' as const), what }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('release' as const), isReversed: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wipe' as const) }) },
);

async function run(table: Table, done: Action): Promise<void> {
  const { relay } = table;
  if (done.does === 'play') await table.session(done.seat).play(String(done.what % 9));
  else if (done.does === 'say') await table.say(done.seat);
  else if (done.does === 'cut') relay.cut(done.seat);
  else if (done.does === 'reload') await table.reload(done.seat);
  else if (done.does === 'wipe') await table.wipeGuest();
  else if (done.does === 'mood') relay.moods[done.seat] = done.mood;
  else if (done.does === 'release') relay.release(done.isReversed);
  else {
    const frame = relay.sent[done.what % Math.max(1, relay.sent.length)];
    if (frame === undefined) return;
    const receiver: Seat = (done.does === 'repeat') === (frame.from === 0) ? 1 : 0;
    relay.give(frame.text, receiver);
  }
  await table.settle();
}

test(`ENV-3, HELLO-2, SAVE-1: both settle on what was seen and show no line twice, whatever a relay does (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25, size: 'max' }), async (actions) => {
      const table = await Table.laid();
      for (const done of actions) await run(table, done);
      await table.beHonest();
      table.check();
      await table.close();
    }),
    { seed, numRuns },
  );
});

test('CONN-10: a device that lost its network drops its connection at once, and comes back', async () => {
  const table = await Table.laid();
  const { session } = table.side(0);
  assert.equal(session.view.connection.kind, 'online');
  session.reconnect();
  assert.equal(session.view.connection.kind, 'waiting');
  await table.settle();
  table.check();
  await table.close();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LinkedQueue, type QueueNode } from './linked-queue.ts';

test('CAP-9: a queue behaves like a list under any order of joining, shifting and leaving', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('join' as const), who: fc.nat() }),
    fc.record({ do: fc.constant('shift' as const), who: fc.nat() }),
    fc.record({ do: fc.constant('leave' as const), who: fc.nat() }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const queue = new LinkedQueue<number>();
      const nodes: QueueNode<number>[] = [];
      let list: number[] = [];
      for (const [name, { do: what, who }] of steps.entries()) {
        if (what === 'join') {
          nodes.push(queue.join(name));
          list.push(name);
        } else if (what === 'shift') {
          assert.equal(queue.shift(), list.shift());
        } else {
          const node = nodes[who % Math.max(1, nodes.length)];
          node?.leave();
          list = list.filter((one) => one !== node?.one);
        }
        assert.deepEqual([queue.all(), queue.size, queue.first], [list, list.length, list[0]]);
      }
    }),
  );
});

test('CAP-9: an item that left holds no reference to those that stay', () => {
  const queue = new LinkedQueue<string>();
  const [, second] = [queue.join('one'), queue.join('two'), queue.join('three')];
  second.leave();
  assert.deepEqual([second.before, second.after, second.queue], [null, null, null]);
  assert.deepEqual(queue.all(), ['one', 'three']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Line, type Place } from './linked-queue.ts';

test('CAP-9: a line is as a list, whoever comes, goes first, or leaves from the middle, and how often', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('join' as const), who: fc.nat() }),
    fc.record({ do: fc.constant('shift' as const), who: fc.nat() }),
    fc.record({ do: fc.constant('leave' as const), who: fc.nat() }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const line = new Line<number>();
      const places: Place<number>[] = [];
      let list: number[] = [];
      for (const [name, { do: what, who }] of steps.entries()) {
        if (what === 'join') {
          places.push(line.join(name));
          list.push(name);
        } else if (what === 'shift') {
          assert.equal(line.shift(), list.shift());
        } else {
          const place = places[who % Math.max(1, places.length)];
          place?.leave();
          list = list.filter((one) => one !== place?.one);
        }
        assert.deepEqual([line.all(), line.size, line.first], [list, list.length, list[0]]);
      }
    }),
  );
});

test('CAP-9: whoever has left holds nobody who stays', () => {
  const line = new Line<string>();
  const [, second] = [line.join('one'), line.join('two'), line.join('three')];
  second.leave();
  assert.deepEqual([second.before, second.after, second.line], [null, null, null]);
  assert.deepEqual(line.all(), ['one', 'three']);
});

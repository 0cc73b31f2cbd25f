import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { type BoxContent, planTransfers } from './even-out.ts';

/** Boxes of these sizes in order, with numbers as players. */
function boxesOf(...sizes: number[]): BoxContent<number>[] {
  let next = 0;
  return sizes.map((size) => ({
    ranked: Array.from({ length: size }, () => ({ player: next++, stays: false })),
    unranked: 0,
  }));
}

/** The players of each box afterwards, in overall order. */
function after(boxes: readonly BoxContent<number>[]): number[][] {
  const moves = planTransfers(boxes);
  const where = new Map(moves.map(({ player, to }) => [player, to]));
  const all = boxes.flatMap(({ ranked }, box) => ranked.map((one) => ({ ...one, box })));
  return boxes.map((_box, index) =>
    all.filter(({ player, box }) => (where.get(player) ?? box) === index).map((one) => one.player),
  );
}

function sizesAfter(boxes: readonly BoxContent<number>[]): number[] {
  return after(boxes).map((box, index) => box.length + (boxes[index]?.unranked ?? 0));
}

test('DRFT-17: the member nearest the line crosses it', () => {
  assert.deepEqual(planTransfers(boxesOf(7, 4, 5)), [{ player: 6, from: 0, to: 1 }]);
  assert.deepEqual(planTransfers(boxesOf(3, 6)), [{ player: 3, from: 1, to: 0 }]);
  // Across two boundaries, each box passes one player on.
  assert.deepEqual(planTransfers(boxesOf(6, 5, 4)), [
    { player: 5, from: 0, to: 1 },
    { player: 10, from: 1, to: 2 },
  ]);
  assert.deepEqual(sizesAfter(boxesOf(6, 6, 0)), [4, 4, 4]);
});

test('DRFT-17: boxes that differ in size by at most one are left alone', () => {
  for (const sizes of [[5, 6, 6], [6, 5, 6], [4, 4], [9], [], [1, 0]]) {
    assert.deepEqual(planTransfers(boxesOf(...sizes)), [], sizes.join());
  }
});

test('DRFT-17: no member overtakes one who stays', () => {
  const [first, second] = boxesOf(6, 3);
  assert.ok(first && second);
  const ranked = first.ranked.map((one, index) => ({ ...one, stays: index === 4 }));
  assert.deepEqual(sizesAfter([{ ranked, unranked: 0 }, second]), [5, 4]);
});

const box = fc.record({
  ranked: fc.array(fc.record({ stays: fc.nat(4).map((one) => one === 0) }), { maxLength: 5 }),
  unranked: fc.nat(2),
});

function numbered(boxes: readonly { ranked: { stays: boolean }[]; unranked: number }[]) {
  let next = 0;
  return boxes.map(({ ranked, unranked }) => ({
    ranked: ranked.map((one) => ({ ...one, player: next++ })),
    unranked,
  }));
}

test('DRFT-17: if everyone may move, sizes differ by at most one and the order is kept', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { minLength: 1, maxLength: 12 }), (sizes) => {
      const boxes = boxesOf(...sizes);
      const result = after(boxes);
      const counts = result.map(({ length }) => length);
      assert.ok(Math.max(...counts) - Math.min(...counts) <= 1, counts.join());
      const order = boxes.flatMap(({ ranked }) => ranked.map(({ player }) => player));
      assert.deepEqual(result.flat(), order);
      const isEven = Math.max(...sizes) - Math.min(...sizes) <= 1;
      if (isEven) assert.deepEqual(planTransfers(boxes), []);
    }),
  );
});

/** Every way to split the ranked players into this many boxes. */
function* cuts(count: number, lines: number, from = 0): Generator<number[]> {
  if (lines === 0) return yield [];
  for (let cut = from; cut <= count; cut += 1) {
    for (const rest of cuts(count, lines - 1, cut)) yield [cut, ...rest];
  }
}

/** The oracle: minimises unevenness, then crossings, by trying every split. */
function bestOf(boxes: readonly BoxContent<number>[]): [number, number] {
  const ranked = boxes.flatMap((one, from) => one.ranked.map((who) => ({ ...who, from })));
  let best: [number, number] = [Infinity, Infinity];
  for (const lines of cuts(ranked.length, boxes.length - 1)) {
    const to = ranked.map((_who, index) => lines.filter((cut) => cut <= index).length);
    if (ranked.some(({ stays, from }, index) => stays && to[index] !== from)) continue;
    const sizes = boxes.map(
      ({ unranked }, index) => unranked + to.filter((one) => one === index).length,
    );
    const cost = costOf(
      sizes,
      ranked.map(({ from }, index) => [from, to[index] ?? from]),
    );
    if (cost[0] < best[0] || (cost[0] === best[0] && cost[1] < best[1])) best = cost;
  }
  return best;
}

function costOf(
  sizes: readonly number[],
  moves: readonly (readonly [number, number])[],
): [number, number] {
  return [
    sizes.reduce((sum, size) => sum + size * size, 0),
    moves.reduce((sum, [from, to]) => sum + Math.abs(to - from), 0),
  ];
}

test('DRFT-17: sizes are as even as possible with fixed members in place, and no move is needless', () => {
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 4 }), (drawn) => {
      const boxes = numbered(drawn);
      const moves = planTransfers(boxes);
      const staying = boxes.flatMap(({ ranked }) => ranked.filter(({ stays }) => stays));
      assert.ok(moves.every(({ player }) => !staying.some((one) => one.player === player)));
      const order = boxes.flatMap(({ ranked }) => ranked.map(({ player }) => player));
      assert.deepEqual(after(boxes).flat(), order);
      assert.deepEqual(
        costOf(
          sizesAfter(boxes),
          moves.map(({ from, to }) => [from, to]),
        ),
        bestOf(boxes),
      );
    }),
    { numRuns: chooseCaseCount(300) },
  );
});

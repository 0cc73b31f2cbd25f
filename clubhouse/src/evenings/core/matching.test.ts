import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { matchVertices } from './matching.ts';

/** All sets of edges without a shared vertex. */
function* listMatchings(edges: readonly (readonly [number, number])[]): Generator<number[]> {
  const [edge, ...rest] = edges;
  if (edge === undefined) return yield [];
  yield* listMatchings(rest);
  for (const others of listMatchings(rest.filter((one) => !one.some((v) => edge.includes(v))))) {
    yield [...edge, ...others];
  }
}

test('EVE-12: as many as possible are matched, and the most urgent, as brute force finds', () => {
  const graph = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 14 });
  fc.assert(
    fc.property(graph, (pairs) => {
      const edges = [
        ...new Map(
          pairs.filter(([one, other]) => one < other).map((edge) => [edge.join(' '), edge]),
        ).values(),
      ];
      const neighbours = Array.from({ length: 8 }, (_, vertex) =>
        edges.flatMap(([one, other]) => (one === vertex ? [other] : other === vertex ? [one] : [])),
      );
      const mates = matchVertices(neighbours);
      const covered = [...mates.keys()].filter((vertex) => mates[vertex] !== -1);
      for (const vertex of covered) {
        const mate = mates[vertex] ?? -1;
        assert.equal(mates[mate], vertex);
        assert.ok(neighbours[vertex]?.includes(mate));
      }
      const all = [...listMatchings(edges)].map((vertices) => vertices.toSorted((a, b) => a - b));
      const size = Math.max(...all.map(({ length }) => length));
      // The better of two sets of one size has the smaller number where they first differ.
      const best = all.filter(({ length }) => length === size).map((one) => one.join(''));
      assert.equal(covered.join(''), best.toSorted()[0]);
    }),
    { numRuns: 3000 },
  );
});

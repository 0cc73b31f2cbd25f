/** Spearman's rank correlation: 1 for the same order, -1 for the reverse. Ties share a rank. */
export function computeRankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const ones = toRanks(pairs.map(([one]) => one));
  const others = toRanks(pairs.map(([, other]) => other));
  const mean = (pairs.length + 1) / 2;
  let [product, square, otherSquare] = [0, 0, 0];
  for (const [index, rank] of ones.entries()) {
    const [a, b] = [rank - mean, (others[index] ?? mean) - mean];
    product += a * b;
    square += a * a;
    otherSquare += b * b;
  }
  return product / Math.sqrt(square * otherSquare || 1);
}

function toRanks(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}

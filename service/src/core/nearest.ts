/** The candidate with the fewest typing mistakes; of equals, the first. */
export function findNearest(word: string, candidates: readonly string[]): string {
  const slips = (one: string) => countTypos(word, one);
  return candidates.toSorted((one, other) => slips(one) - slips(other))[0] ?? '';
}

function countTypos(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const fewest = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isExchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[row]?.push(fewest);
    }
  }
  return at(one.length, other.length);
}

import type { SizeMeasured } from './measure.ts';

/** Prints the measurements as a curve: a row for each figure, a column for each size. */
export function printCurve(sizes: readonly SizeMeasured[]): void {
  const row = (name: string, cells: readonly string[]) =>
    `${name.padEnd(44)}${cells.map((one) => one.padStart(11)).join('')}\n`;
  const columns = (pick: (one: SizeMeasured) => string) => sizes.map(pick);
  process.stdout.write(
    row(
      'a club of',
      columns(({ members }) => String(members)),
    ) +
      row(
        'with matches',
        columns(({ matches }) => String(matches)),
      ),
  );
  for (const name of sizes[0]?.figures.keys() ?? []) {
    process.stdout.write(
      row(
        name,
        columns(({ figures }) => figures.get(name)?.toFixed(1) ?? ''),
      ),
    );
  }
}

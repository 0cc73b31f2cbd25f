import type { Claim } from './claim.ts';

export interface LoadRow {
  readonly title: string;
  readonly frames: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The most memory that the relay's process held, in MiB. */
  readonly mostMiB: number;
}

/** The title of measurements without an attack. */
export const QUIET = 'quiet';
const TIMES_AS_SLOW = 3;

/** Prints the findings. @returns whether all promises hold */
export function reportFindings(rows: readonly LoadRow[], claims: readonly Claim[]): boolean {
  const late = reportTimes(rows);
  const failed = reportClaims(claims);
  printLine(`\n${claims.length - failed} of ${claims.length} hold; ${late} times were missed.`);
  return failed === 0 && late === 0;
}

/** @returns the number of attacks during which quiet frames took too long */
function reportTimes(rows: readonly LoadRow[]): number {
  const titles = [...new Set(rows.map((row) => row.title))];
  const quiet = findP99(rows.filter((row) => row.title === QUIET));
  printLine('\nquiet pairs, while others …    frames  p50 ms  p99 ms  least – most  MiB');
  const late = titles.filter((title) => {
    const those = rows.filter((row) => row.title === title);
    const ratio = findP99(those) / quiet;
    const isLate = !(ratio <= TIMES_AS_SLOW);
    const verdict = isLate ? `  MISSED: over ${TIMES_AS_SLOW}` : '';
    printLine(`${formatLine(title, those)}  ${ratio.toFixed(1)} times quiet${verdict}`);
    return isLate;
  });
  return late.length;
}

function formatLine(title: string, rows: readonly LoadRow[]): string {
  const p99s = rows.map((row) => row.p99);
  const frames = rows.reduce((sum, row) => sum + row.frames, 0);
  return [
    title.padEnd(29),
    String(frames).padStart(7),
    computeMedian(rows.map((row) => row.p50))
      .toFixed(2)
      .padStart(7),
    findP99(rows).toFixed(2).padStart(7),
    `${Math.min(...p99s).toFixed(1)} – ${Math.max(...p99s).toFixed(1)}`.padStart(13),
    String(Math.max(...rows.map((row) => row.mostMiB))).padStart(4),
  ].join(' ');
}

/** @returns the number of promises that do not hold */
function reportClaims(claims: readonly Claim[]): number {
  printLine('\nrule    what                                             expected        seen');
  for (const { rule, what, expected, seen, holds } of claims) {
    const cells = [rule.padEnd(7), what.padEnd(44), expected.padStart(12), seen.padStart(11)];
    printLine(`${cells.join(' ')}${holds ? '' : '  DOES NOT HOLD'}`);
  }
  return claims.filter((claim) => !claim.holds).length;
}

/** The median over all rounds, because a shared machine is slow in some of them by itself. */
function findP99(rows: readonly LoadRow[]): number {
  return computeMedian(rows.map((row) => row.p99));
}

/** NaN if a value is NaN: nothing arrived in that round. */
function computeMedian(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

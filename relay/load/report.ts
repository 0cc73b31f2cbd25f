import type { Claim } from './claim.ts';

/** How the quiet pairs fared during one attack. */
export interface Row {
  readonly title: string;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The same of pairs on a bare server beside it, which nobody attacks. */
  readonly elsewhere: number;
  /** The most that the relay's process held. */
  readonly mostMiB: number;
}

const TIMES_AS_SLOW = 3;

/**
 * Prints what was seen.
 * @param rows the quiet time first
 * @returns whether all of it holds
 */
export function report(rows: readonly Row[], claims: readonly Claim[]): boolean {
  const [quiet] = rows;
  const ratioOf = (row: Row) => row.p99 / (quiet?.p99 ?? Number.NaN);
  const isLate = (row: Row) => !(ratioOf(row) <= TIMES_AS_SLOW);
  print('\nquiet pairs, while others …   p50 ms    p99 ms   of quiet  p99 elsewhere  most MiB');
  for (const row of rows) {
    const cells = [
      row.title.padEnd(26),
      row.p50.toFixed(2).padStart(9),
      row.p99.toFixed(2).padStart(9),
      `${ratioOf(row).toFixed(1)} times`.padStart(10),
      row.elsewhere.toFixed(2).padStart(13),
      String(row.mostMiB).padStart(10),
      isLate(row) ? `  MISSED: over ${TIMES_AS_SLOW} times` : '',
    ];
    print(cells.join(' ').trimEnd());
  }
  print('\nrule    what                                             expected        seen');
  for (const { rule, what, expected, seen, holds } of claims) {
    const cells = [rule.padEnd(7), what.padEnd(44), expected.padStart(12), seen.padStart(11)];
    print(`${cells.join(' ')}${holds ? '' : '  DOES NOT HOLD'}`);
  }
  const failed = claims.filter((claim) => !claim.holds).length;
  const missed = rows.filter(isLate).length;
  print(`\n${claims.length - failed} of ${claims.length} hold; ${missed} times were missed.`);
  return failed === 0 && missed === 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

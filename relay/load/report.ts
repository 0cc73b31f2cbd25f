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
 * How many times as slow as without the attack. The attacker works on the same machine, which alone
 * may slow down every server on it: then a server that nobody attacks is what to compare with.
 */
function timesAsSlow(row: Row, quiet: Row): number {
  return row.p99 / Math.max(quiet.p99, row.elsewhere);
}

/**
 * Prints what was seen.
 * @param rows the quiet time first
 * @returns whether all of it holds
 */
export function report(rows: readonly Row[], claims: readonly Claim[]): boolean {
  const [quiet] = rows;
  if (quiet === undefined) throw new Error('nothing was measured');
  const isLate = (row: Row) => timesAsSlow(row, quiet) > TIMES_AS_SLOW;
  print(
    '\nquiet pairs, while others …   p50 ms    p99 ms   of quiet  p99 elsewhere  of the greater  most MiB',
  );
  for (const row of rows) {
    const cells = [
      row.title.padEnd(26),
      row.p50.toFixed(2).padStart(9),
      row.p99.toFixed(2).padStart(9),
      `${(row.p99 / quiet.p99).toFixed(1)} times`.padStart(10),
      row.elsewhere.toFixed(2).padStart(14),
      `${timesAsSlow(row, quiet).toFixed(1)} times`.padStart(15),
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

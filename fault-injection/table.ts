import type { Trial } from './context.ts';
import type { Tally } from './tally.ts';

const SHOWN = 8;
const WIDTHS = [36, 19, 7, 7, 6, 8, 8, 8, 6, 9, 8] as const;
const HEADS = [
  'fault',
  'target',
  'rounds',
  'writes',
  'lost',
  'doubled',
  'crashes',
  'silent',
  'stale',
  'recovery',
  'slowest',
];

/** The column headings. A silent request got no answer, or not the promised kind of error. */
export function formatHeader(): string {
  return formatRow(HEADS);
}

export function formatLine(
  { fault, target }: Pick<Trial, 'fault' | 'target'>,
  tally: Tally,
  left: string | null,
): string {
  if (left !== null) return `${formatRow([fault, target])} left out: ${left}`;
  const { rounds, writes, lost, doubled, crashes, withoutProblem, stale, recoveries, slowest } =
    tally;
  const recovery = recoveries.length === 0 ? '–' : formatSeconds(Math.max(...recoveries));
  const counts = [rounds, writes, lost, doubled, crashes, withoutProblem, stale].map(String);
  return formatRow([
    fault,
    target,
    ...counts,
    recovery,
    slowest === 0 ? '–' : formatSeconds(slowest),
  ]);
}

/** The faults found, and the messages of healthz and the log. */
export function formatSummary({ faults, said, statuses }: Tally): string {
  const more = faults.length - SHOWN;
  const answers = [...statuses].toSorted(([one], [other]) => one - other);
  return [
    ...faults.slice(0, SHOWN).map((fault) => `    ${fault.replaceAll('\n', '\n      ')}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
    ...[...said].map(([what, times]) => `    ${what} (${times})`),
    `    answers: ${answers.map(([status, times]) => `${status} (${times})`).join(', ')}`,
    '',
  ].join('\n');
}

function formatRow(cells: readonly string[]): string {
  return cells
    .map((cell, index) => {
      const width = WIDTHS[index] ?? 0;
      return index < 2 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join('');
}

function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

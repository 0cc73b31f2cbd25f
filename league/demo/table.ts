import type { StandingsRow, Standings } from './types.ts';

const ARROWS: Readonly<Record<string, string>> = { promotion: '▲', relegation: '▼' };

/** Writes the table for people, and what separated each row from the one above. */
export function formatTable(
  competition: string,
  { division_name: division, rows }: Standings,
): string {
  const width = Math.max(...rows.map((row) => row.label.length), 10);
  const title = `${competition}, ${division}`;
  const head = `  #   ${'Player'.padEnd(width)}  P  W  L  Sets   Pts`;
  const lines = rows.flatMap((row) => [formatRow(row, width), ...listReasonLines(row)]);
  return [title, head, ...lines].join('\n');
}

function formatRow(row: StandingsRow, width: number): string {
  const rank = row.rank === null ? '–' : String(row.rank);
  const numbers = [row.played, row.won, row.lost].map((one) => String(one).padStart(2)).join(' ');
  const sets = `${row.sets_won}-${row.sets_lost}`.padStart(5);
  const arrow = ARROWS[row.movement ?? ''] ?? ' ';
  return `${rank.padStart(3)} ${arrow} ${row.label.padEnd(width)} ${numbers} ${sets} ${String(row.points).padStart(5)}`;
}

function listReasonLines({ separated_by: separated }: StandingsRow): string[] {
  return separated ? [`        ${separated.sentence}`] : [];
}

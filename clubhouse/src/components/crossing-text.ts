import type { Crossing } from '../api/cross-table.ts';
import type { Words } from '../messages/en.ts';

/** The text of a cross-table cell, such as `2–0` or `w.o.`; empty if there is nothing yet. */
export function formatCrossing(crossing: Crossing, { tables }: Words): string {
  if (crossing.kind === 'unplayed' || crossing.kind === 'uncounted') return '–';
  if (!('score' in crossing)) return '';
  const { score, outcome, kind } = crossing;
  const isWon = kind === 'won' || kind === 'lost';
  if (isWon && (outcome === 'walkover' || outcome === 'conceded')) {
    return tables.marks[outcome][kind];
  }
  const counted = score === null ? tables.marks[kind] : `${score[0]}–${score[1]}`;
  return outcome === 'retired' ? `${counted} ${tables.marks.retired}` : counted;
}

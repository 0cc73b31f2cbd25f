import { type JudgedEntry, getShownPoints, findTiebreakInSet } from '../../src/score/entry.ts';
import type { ReplyReading } from '../../src/reading/reading.ts';

/**
 * A short form of a reading: `me 6-4 6-2`, `me walkover`, `either 6-4 6-2 | 4-6 2-6`, `time 1`,
 * `decline`, `?`.
 */
export function sayReading(reading: ReplyReading): string {
  switch (reading.kind) {
    case 'result':
      return sayEntry(reading.entry);
    case 'which_result':
      return `either ${reading.entries.map(sayEntry).join(' | ')}`;
    case 'time':
      return `time ${reading.index}`;
    case 'proposal':
      return reading.times.map(({ date, time }) => `${date} ${time}`).join(', ');
    case 'not_understood':
      return '?';
    case 'incomplete_score':
    case 'decline':
    case 'not_played':
      return reading.kind;
  }
}

function sayEntry(entry: JudgedEntry): string {
  const sets = entry.sets.map((set) => {
    const points = findTiebreakInSet(set);
    const shown = getShownPoints(set).join('-');
    return points === null ? shown : `${shown}(${points.join('-')})`;
  });
  const ending = entry.ending === 'completed' ? [] : [entry.ending];
  return [entry.winner ?? 'nobody', ...ending, ...sets].join(' ');
}

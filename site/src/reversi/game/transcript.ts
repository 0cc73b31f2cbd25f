import type { GameRecord } from '../../game/game.ts';
import { playWords } from '../../messages/words.ts';
import { PASS } from '../rules/reversi-rules.ts';
import { playLine, countScoreAfter } from './line.ts';

const MAX_COLUMNS = 60;

/** The squares of a game in a row, as reversi programs read them: `f5d6c3` (REV-7). */
export const TRANSCRIPT: GameRecord = {
  words: () => playWords().reversi.record,
  ending: 'txt',
  type: 'text/plain',
  write({ names, at, number, result, moves }) {
    const { record, sides } = playWords().reversi;
    // Passes follow from the squares and are left out by convention.
    const squares = playLine(moves).flatMap(({ san }) => (san === PASS ? [] : san));
    const [black, white] = countScoreAfter(moves);
    return [
      `${record.title} ${number}`,
      `${record.date}: ${formatDate(at)}`,
      `${sides[0]}: ${removeLineBreaks(names[0])}`,
      `${sides[1]}: ${removeLineBreaks(names[1])}`,
      `${record.discs}: ${black}-${white} (${result})`,
      '',
      ...wrapText(squares.join('')),
      '',
    ].join('\n');
  },
};

/** `2026-11-21`, in the device's calendar. */
function formatDate(at: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

function removeLineBreaks(name: string): string {
  return name.replaceAll(/[\r\n]+/g, ' ');
}

function wrapText(text: string): readonly string[] {
  const lines = Math.ceil(text.length / MAX_COLUMNS);
  return Array.from({ length: lines }, (_, line) =>
    text.slice(line * MAX_COLUMNS, (line + 1) * MAX_COLUMNS),
  );
}

import type { Ply } from '../chess/game/line.ts';
import { SIDE_NAMES } from '../chess/game/pieces.ts';
import { sentWords } from './status-words.ts';
import type { Names, TableView } from './table.ts';

/** What was done last, for a line of text: who, their move, and what became of it. */
export interface LastWords {
  readonly who: string;
  /** In SAN; null: none was made yet. */
  readonly move: string | null;
  /** Of one's own move: whether the other has it. */
  readonly rest: string;
}

export function lastWords(view: TableView, last: Ply | undefined, names: Names): LastWords {
  if (last === undefined) return { who: beginWords(view, names), move: null, rest: '' };
  const isMine = view.kind === 'online' && last.side === view.game.side;
  const who = `${isMine ? 'You' : names[last.side]} played`;
  if (!isMine || view.game.ending !== null) return { who, move: last.san, rest: '' };
  const other = names[view.game.side === 0 ? 1 : 0];
  const has = view.peer.presence === 'left' ? '' : `${other} has it.`;
  return { who, move: last.san, rest: sentWords(view, other) ?? has };
}

function beginWords(view: TableView, names: Names): string {
  if (view.kind === 'online' && view.game.side === 0) return 'You have White, and begin.';
  return names[0] === SIDE_NAMES[0] ? 'White begins.' : `${names[0]} has White, and begins.`;
}

/** `8. Bb3`, `8 … Rd8`. @param shown how many moves are shown */
export function placeWords(line: readonly Ply[], shown: number): string {
  const at = line[shown - 1];
  if (at === undefined) return 'The start';
  return `${Math.ceil(shown / 2)}${shown % 2 === 1 ? '.' : ' …'} ${at.san}`;
}

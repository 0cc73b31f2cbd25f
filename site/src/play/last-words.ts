import type { Game, Ply } from '../game/game.ts';
import { sentWords } from './status-words.ts';
import type { Names, TableView } from './table.ts';
import { playWords } from '../messages/words.ts';

/** What was done last, for a line of text: who, their move, and what became of it. */
export interface LastWords {
  readonly who: string;
  /** As the page writes it; null: none was made yet. */
  readonly move: string | null;
  /** Of one's own move: whether the other has it. */
  readonly rest: string;
}

export function lastWords(view: TableView, last: Ply | undefined, names: Names): LastWords {
  if (last === undefined) return { who: beginWords(view, names), move: null, rest: '' };
  const isMine = view.kind === 'online' && last.side === view.game.side;
  const { last: said, sent } = playWords().play;
  const who = isMine ? said.youPlayed : said.played(names[last.side]);
  const move = view.plays.written(last);
  if (!isMine || view.game.ending !== null) return { who, move, rest: '' };
  const other = names[view.game.side === 0 ? 1 : 0];
  const has = view.peer.presence === 'left' ? '' : sent.has(other);
  return { who, move, rest: sentWords(view, other) ?? has };
}

function beginWords(view: TableView, names: Names): string {
  const { last: said } = playWords().play;
  const [first] = view.plays.sides;
  if (view.kind === 'online' && view.game.side === 0) return said.youBegin(first);
  return names[0] === first ? said.sideBegins(first) : said.begins(names[0], first);
}

/** `8. Bb3`, `8 … Rd8`. @param shown how many moves are shown */
export function placeWords(plays: Game, line: readonly Ply[], shown: number): string {
  const at = line[shown - 1];
  if (at === undefined) return playWords().play.last.start;
  return `${Math.ceil(shown / 2)}${shown % 2 === 1 ? '.' : ' …'} ${plays.written(at)}`;
}

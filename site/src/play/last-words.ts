import { countPliesBefore } from '../game/beginning.ts';
import type { Game, Ply } from '../game/game.ts';
import { describeUnconfirmed } from './status-words.ts';
import type { Names, TableView } from './table.ts';
import { playWords } from '../messages/words.ts';

/** The last event as a line of text: the player, the move and its result. */
export interface LastWords {
  readonly who: string;
  /** The move in the page's notation; null before the first move. */
  readonly move: string | null;
  /** Whether the opponent has this player's move, in words. */
  readonly rest: string;
}

export function describeLastMove(view: TableView, last: Ply | undefined, names: Names): LastWords {
  if (last === undefined) return { who: describeStart(view, names), move: null, rest: '' };
  const isMine = view.kind === 'online' && last.side === view.game.side;
  const { last: said, sent } = playWords().play;
  const who = isMine ? said.youPlayed : said.played(names[last.side]);
  const move = view.plays.written(last);
  if (!isMine || view.game.ending !== null) return { who, move, rest: '' };
  const other = names[view.game.side === 0 ? 1 : 0];
  const has = view.peer.presence === 'left' ? '' : sent.has(other);
  return { who, move, rest: describeUnconfirmed(view, other) ?? has };
}

/** Shows the start position until the first move (FRC-6). */
function describeStart(view: TableView, names: Names): string {
  const { beginning } = view.plays;
  const words = beginWords(view, names);
  return beginning === undefined ? words : `${beginning.words()}. ${words}`;
}

function beginWords(view: TableView, names: Names): string {
  const { last: said } = playWords().play;
  const { first = 0 } = view.game;
  const side = view.plays.sides[first];
  if (view.kind === 'online' && view.game.side === first) return said.youBegin(side);
  return names[first] === side ? said.sideBegins(side) : said.begins(names[first], side);
}

/** `8. Bb3`, `8 … Rd8`; `shown` is the number of moves shown. */
export function describePlace(plays: Game, line: readonly Ply[], shown: number): string {
  const at = line[shown - 1];
  if (at === undefined) return playWords().play.last.start;
  const plies = countPliesBefore(plays) + shown;
  return `${Math.ceil(plies / 2)}${plies % 2 === 1 ? '.' : ' …'} ${plays.written(at)}`;
}

import { endingWords } from '../chess/game/ending-words.ts';
import type { Ply } from '../chess/game/line.ts';
import { otherSide } from '../chess/game/pieces.ts';
import { moveWords } from '../chess/game/words.ts';
import type { Change, OfferName } from './changes.ts';
import { presenceWords } from './status-words.ts';
import type { Names, TableView } from './table.ts';

/** What a screen reader says of a change (BRD-6); '' for nothing. */
export function changeWords(
  change: Change,
  view: TableView,
  line: readonly Ply[],
  names: Names,
): string {
  const other = names[otherSide(view.game.side)];
  const last = line.at(-1);
  switch (change.kind) {
    case 'moved':
      return last === undefined ? '' : `${moveWords(last)}.`;
    case 'taken-back':
      return last === undefined
        ? 'Taken back to the beginning.'
        : `Taken back. The last move is ${moveWords(last)}.`;
    case 'new-game':
      return 'A new game begins.';
    case 'ended':
      return view.game.ending === null ? '' : endingWords(view.game.ending, names);
    case 'offered':
      return `${offerWords(change.offer, other)}.`;
    case 'declined':
      return declinedWords(change.offer);
    case 'chat':
      return `${other} writes: ${change.text}`;
    case 'presence':
      return presenceNews(view, other);
  }
}

/** One's own connection that comes and goes says nothing of the other player. */
function presenceNews(view: TableView, other: string): string {
  const words = view.kind === 'local' ? null : presenceWords(view);
  return words === null ? '' : `${other}: ${words}.`;
}

const DECLINED: Readonly<Record<OfferName, string>> = {
  draw: 'Your offer of a draw',
  takeBack: 'Your wish to take back a move',
  rematch: 'Your wish for another game',
};

/** What came of what this player asked. */
export function declinedWords(offer: OfferName): string {
  return `${DECLINED[offer]} was not accepted.`;
}

/** What the other player asks. */
export function offerWords(offer: OfferName, name: string): string {
  switch (offer) {
    case 'draw':
      return `${name} offers a draw`;
    case 'takeBack':
      return `${name} asks to take back a move`;
    case 'rematch':
      return `${name} wants a rematch`;
  }
}

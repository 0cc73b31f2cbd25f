import { describeEnding } from '../game/ending-words.ts';
import type { Ply } from '../game/game.ts';
import { otherSide } from '../game/core/sides.ts';
import type { Change, OfferName } from './changes.ts';
import type { EndedOffer } from './use-declined.ts';
import { findShownPresence } from './status-words.ts';
import type { Names, TableView } from './table.ts';
import { playWords } from '../messages/words.ts';

/** A change, for screen readers (BRD-6); '' if there is none. */
export function describeChange(
  change: Change,
  view: TableView,
  line: readonly Ply[],
  names: Names,
): string {
  const other = names[otherSide(view.game.side)];
  const last = line.at(-1);
  const { heard } = playWords().play;
  const { plays, game } = view;
  switch (change.kind) {
    case 'moved':
      return last === undefined ? '' : `${plays.moveWords(last)}.`;
    case 'taken-back':
      return last === undefined ? heard.takenBackAll : heard.takenBack(plays.moveWords(last));
    case 'new-game':
      return heard.newGame;
    case 'ended':
      return game.ending === null
        ? ''
        : describeEnding(
            game.ending,
            names,
            plays,
            game.moves.map(({ move }) => move),
          );
    case 'resumed':
      return heard.resumed(other);
    case 'offered':
      return `${describeOffer(change.offer, other)}.`;
    case 'declined':
    case 'withdrawn':
      return describeEndedOffer(change, other);
    case 'chat':
      return heard.writes(other, change.text);
    case 'sat-down':
    case 'presence':
      return describePresence(view, other);
  }
}

/** Describes the opponent's presence. This player's own connection says nothing about it. */
function describePresence(view: TableView, other: string): string {
  const presence = view.kind === 'local' ? null : findShownPresence(view);
  return presence === null ? '' : `${other}: ${playWords().play.presence[presence]}.`;
}

/** The answer to this player's offer, or the opponent's withdrawal of theirs. */
export function describeEndedOffer({ kind, offer }: EndedOffer, other: string): string {
  const { declined, withdrawn } = playWords().play;
  return kind === 'declined' ? declined[offer] : withdrawn[offer](other);
}

export function describeOffer(offer: OfferName, name: string): string {
  return playWords().play.offer[offer](name);
}

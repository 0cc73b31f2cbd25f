import { useCallback, useRef, useState } from 'preact/hooks';
import type { GameActions, GameView } from '@sealed-move/client/session';
import type { Change, OfferName } from './changes.ts';

/** An offer that came to nothing: the opponent declined this player's, or withdrew their own. */
export interface EndedOffer {
  readonly kind: 'declined' | 'withdrawn';
  readonly offer: OfferName;
}

export interface DeclinedOffers {
  /** The offers that came to nothing, shown until the next move. */
  readonly offers: readonly EndedOffer[];
  /** Drops false changes: an offer that this player withdrew was not declined, and vice versa. */
  readonly hear: (found: readonly Change[]) => readonly Change[];
  /** Withdraws this player's offer, or declines the opponent's. */
  readonly end: GameActions['decline'];
}

export function useDeclined(game: GameView, session: GameActions): DeclinedOffers {
  const [shown, setShown] = useState<{ at: string; offers: readonly EndedOffer[] }>(NONE);
  const ended = useRef(new Set<OfferName>());
  const at = `${game.number}:${game.moves.length}`;
  const hear = useCallback(
    (found: readonly Change[]) => {
      const heard = found.filter((one) => !isEnd(one) || !ended.current.delete(one.offer));
      const offers = heard.filter(isEnd);
      if (offers.length > 0) setShown({ at, offers });
      return heard;
    },
    [at],
  );
  const end = async (offer: OfferName) => {
    ended.current.add(offer);
    setShown(NONE);
    const refused = await session.decline(offer);
    if (refused !== null) ended.current.delete(offer);
    return refused;
  };
  const isOver = game.ending !== null;
  /** A draw offer is moot once the game is over; a rematch is possible only then. */
  const isShown = ({ offer }: EndedOffer) =>
    shown.at === at && isOver === (offer === 'rematch') && game.offers[offer] === 'none';
  return { offers: shown.offers.filter(isShown), hear, end };
}

function isEnd(one: Change): one is EndedOffer {
  return one.kind === 'declined' || one.kind === 'withdrawn';
}

const NONE = { at: '', offers: [] };

import { useCallback, useRef, useState } from 'preact/hooks';
import type { GameActions, GameView } from 'relay-client/session';
import type { Change, OfferName } from './changes.ts';

/** What this player asked for and was refused. */
export interface DeclinedOffers {
  /** Shown until the next move. */
  readonly offers: readonly OfferName[];
  /** Drops what did not happen: an offer that this player withdrew was not declined. */
  readonly hear: (found: readonly Change[]) => readonly Change[];
  /** Withdraws what one asked for. */
  readonly withdraw: GameActions['decline'];
}

export function useDeclined(game: GameView, session: GameActions): DeclinedOffers {
  const [shown, setShown] = useState<{ at: string; offers: readonly OfferName[] }>(NONE);
  const withdrawn = useRef(new Set<OfferName>());
  const at = `${game.number}:${game.moves.length}`;
  const hear = useCallback(
    (found: readonly Change[]) => {
      const isTrue = (one: Change) =>
        one.kind !== 'declined' || !withdrawn.current.delete(one.offer);
      const heard = found.filter(isTrue);
      const offers = heard.flatMap((one) => (one.kind === 'declined' ? one.offer : []));
      if (offers.length > 0) setShown({ at, offers });
      return heard;
    },
    [at],
  );
  const withdraw = async (offer: OfferName) => {
    withdrawn.current.add(offer);
    setShown(NONE);
    const refused = await session.decline(offer);
    if (refused !== null) withdrawn.current.delete(offer);
    return refused;
  };
  const isOver = game.ending !== null;
  /** A draw offer is moot once the game is over, and only then is there a rematch. */
  const isShown = (offer: OfferName) =>
    shown.at === at && isOver === (offer === 'rematch') && game.offers[offer] === 'none';
  return { offers: shown.offers.filter(isShown), hear, withdraw };
}

const NONE = { at: '', offers: [] };

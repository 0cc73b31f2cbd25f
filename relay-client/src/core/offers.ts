import { type LastOffer, OFFER_KINDS, type OfferKind } from './last-offers.ts';
import type { Offer } from './bodies.ts';
import { getGameNumber, type History, otherSeat, type Seat, replaceForSeat } from './history.ts';
import { type PositionRef, makePositionRef } from './position-ref.ts';
import { type Standing, findTakeBackPly } from './standing.ts';
import type { MatchState } from './state.ts';

export function recordAsked(
  history: History,
  by: Seat,
  kind: OfferKind,
  asked: LastOffer,
): History {
  const after = { ...history.asked[by], [kind]: asked };
  return { ...history, asked: replaceForSeat(history.asked, by, after) };
}

/** A seat's open offer in the current position; null if there is none. */
export function findStandingOffer(history: History, by: Seat, kind: OfferKind): Offer | null {
  const asked = history.asked[by][kind];
  const at = makePositionRef(history);
  const isHere = asked?.state === 'open' && asked.ply === at.ply && asked.hash === at.hash;
  return isHere ? { kind, at, count: asked.count } : null;
}

/** A seat's open offers in the current position. */
export function listStandingOffers(history: History, by: Seat): readonly Offer[] {
  return OFFER_KINDS.flatMap((kind) => findStandingOffer(history, by, kind) ?? []);
}

/** The other player's offer that this player could accept now; null if there is none. */
export function findTheirOffer(
  { seat, history }: MatchState,
  { movers, ending }: Standing<unknown>,
  kind: OfferKind,
): Offer | null {
  const by = otherSeat(seat);
  const isPossible = kind === 'draw' || findTakeBackPly(movers, by) !== null;
  return ending === null && isPossible ? findStandingOffer(history, by, kind) : null;
}

/**
 * This player's last offer of that kind, as long as the other may still accept it (GAME-5). They
 * may not after declining or resigning, nor after moving to or confirming a later position.
 */
export function findAcceptableOffer(state: MatchState, kind: OfferKind): LastOffer | null {
  const { seat, history, confirmed } = state;
  const asked = history.asked[seat][kind];
  const hasGivenUp = history.resigned[otherSeat(seat)] !== null;
  if (asked === null || asked.state === 'declined' || hasGivenUp) return null;
  const isHere = makePositionRef(history, asked.ply).hash === asked.hash;
  return isHere && confirmed <= asked.ply ? asked : null;
}

/** Whether an offer belongs to this history's game and epoch. */
export function isInEpoch(history: History, { game, rev, cut }: PositionRef): boolean {
  return game === getGameNumber(history) && rev === history.rev && cut === history.cut;
}

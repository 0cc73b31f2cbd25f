import type { Offer, OfferKind } from './bodies.ts';
import type { History } from './history.ts';
import { isSamePosition, positionRefOf } from './position-ref.ts';
import type { MadeOffer } from './state.ts';

/** The offer of that kind in the history's current position; null: none. */
export function standingOffer<O extends Offer>(
  offers: readonly O[],
  kind: OfferKind,
  history: History,
): O | null {
  return findOffer(offers, { kind, at: positionRefOf(history) });
}

/** The same offer among these; null: none. */
export function findOffer<O extends Offer>(offers: readonly O[], wanted: Offer): O | null {
  return offers.find((offer) => isSameOffer(offer, wanted)) ?? null;
}

export function without<O extends Offer>(offers: readonly O[], gone: Offer): readonly O[] {
  return offers.filter((offer) => !isSameOffer(offer, gone));
}

/**
 * Marks one as withdrawn or declined. It stays on the list, since an acceptance that crossed the
 * withdrawal beats it (GAME-5).
 */
export function withdrawn(made: readonly MadeOffer[], gone: Offer): readonly MadeOffer[] {
  return made.map((offer) => (isSameOffer(offer, gone) ? { ...offer, isWithdrawn: true } : offer));
}

/** Those for the history's current position; the others have lapsed. */
export function stillStanding<O extends Offer>(
  offers: readonly O[],
  history: History,
): readonly O[] {
  const now = positionRefOf(history);
  return offers.filter(({ at }) => isSamePosition(at, now));
}

function isSameOffer(one: Offer, other: Offer): boolean {
  return one.kind === other.kind && isSamePosition(one.at, other.at);
}

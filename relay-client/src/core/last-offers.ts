/** Offers about a position. A rematch is none: it asks for the next game. */
export type OfferKind = 'draw' | 'takeBack';

export const OFFER_KINDS: readonly OfferKind[] = ['draw', 'takeBack'];

/**
 * A seat's last offer of its kind in this epoch (GAME-5). `withdrawn`: an acceptance that crosses
 * the withdrawal still wins. `declined`: final. An accepted offer shows in the history itself.
 */
export interface LastOffer {
  /** The number of the offer: one more than the previous offer's. */
  readonly count: number;
  readonly ply: number;
  /** A hash of the first `ply` moves. */
  readonly hash: string;
  readonly state: 'open' | 'withdrawn' | 'declined';
}

export type LastOffers = Readonly<Record<OfferKind, LastOffer | null>>;

type LastOffersBySeat = readonly [LastOffers, LastOffers];

const NOTHING: LastOffers = { draw: null, takeBack: null };

/** The offers at the start of an epoch. */
export const NO_OFFERS: LastOffersBySeat = [NOTHING, NOTHING];

const STATES: readonly LastOffer['state'][] = ['open', 'withdrawn', 'declined'];

/** For each seat, the later of both records' offers, in its furthest state (SETL-11). */
export function mergeLastOffers(zero: LastOffersBySeat, one: LastOffersBySeat): LastOffersBySeat {
  return [mergeSeatOffers(zero[0], one[0]), mergeSeatOffers(zero[1], one[1])];
}

function mergeSeatOffers(one: LastOffers, other: LastOffers): LastOffers {
  return {
    draw: chooseLaterOffer(one.draw, other.draw),
    takeBack: chooseLaterOffer(one.takeBack, other.takeBack),
  };
}

/** The later of two offers; for the same offer, the one in the further state. */
export function chooseLaterOffer(one: LastOffer | null, other: LastOffer | null): LastOffer | null {
  if (one === null || other === null) return one ?? other;
  return compareOffers(one, other) < 0 ? other : one;
}

export function isSameOffer(one: LastOffer | null, other: LastOffer | null): boolean {
  return one?.count === other?.count && one?.ply === other?.ply && one?.hash === other?.hash;
}

function compareOffers(one: LastOffer, other: LastOffer): number {
  const byHash = one.hash === other.hash ? 0 : one.hash < other.hash ? -1 : 1;
  const byState = STATES.indexOf(one.state) - STATES.indexOf(other.state);
  return one.count - other.count || one.ply - other.ply || byHash || byState;
}

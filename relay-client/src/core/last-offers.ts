/** What can be offered in one position. A rematch is not: it is asked for, for the next game. */
export type OfferKind = 'draw' | 'takeBack';

export const OFFER_KINDS: readonly OfferKind[] = ['draw', 'takeBack'];

/**
 * The last offer of its kind that a seat made in this epoch, and what became of it (GAME-5).
 * `withdrawn`: an acceptance that crosses the withdrawal still beats it. `declined`: nothing can
 * follow. That one was accepted shows in the history itself.
 */
export interface LastOffer {
  /** Which one it is: one more than the one before. */
  readonly count: number;
  readonly ply: number;
  /** A hash of the first `ply` moves. */
  readonly hash: string;
  readonly state: 'open' | 'withdrawn' | 'declined';
}

/** What one seat last asked for, by kind. */
export type LastOffers = Readonly<Record<OfferKind, LastOffer | null>>;

type LastOffersBySeat = readonly [LastOffers, LastOffers];

const NOTHING: LastOffers = { draw: null, takeBack: null };

/** As an epoch begins. */
export const NO_OFFERS: LastOffersBySeat = [NOTHING, NOTHING];

const STATES: readonly LastOffer['state'][] = ['open', 'withdrawn', 'declined'];

/** What both hold of the two seats' offers: the later offer, and what went further with it (SETL-11). */
export function mergeLastOffers(zero: LastOffersBySeat, one: LastOffersBySeat): LastOffersBySeat {
  return [mergeOf(zero[0], one[0]), mergeOf(zero[1], one[1])];
}

function mergeOf(one: LastOffers, other: LastOffers): LastOffers {
  return { draw: later(one.draw, other.draw), takeBack: later(one.takeBack, other.takeBack) };
}

/** The later of two; of one offer, what went further with it. */
export function later(one: LastOffer | null, other: LastOffer | null): LastOffer | null {
  if (one === null || other === null) return one ?? other;
  return order(one, other) < 0 ? other : one;
}

export function isSameOffer(one: LastOffer | null, other: LastOffer | null): boolean {
  return one?.count === other?.count && one?.ply === other?.ply && one?.hash === other?.hash;
}

function order(one: LastOffer, other: LastOffer): number {
  const byHash = one.hash === other.hash ? 0 : one.hash < other.hash ? -1 : 1;
  const byState = STATES.indexOf(one.state) - STATES.indexOf(other.state);
  return one.count - other.count || one.ply - other.ply || byHash || byState;
}

import { NO_OFFERS, OFFER_KINDS } from './last-offers.ts';
import type { Sync } from './bodies.ts';
import { type History, isSameEpoch, otherSeat } from './history.ts';
import { receiveOffer } from './hear-offer.ts';
import { recordAsked } from './offers.ts';
import type { MatchState } from './state.ts';

/**
 * The other client's history. If its app does not count offers, takes the current offers as its
 * last ones: such an app does not know how earlier ones were answered.
 */
export function toFullHistory(state: MatchState, { held, offers }: Sync): History {
  if (held.asked !== null) return { ...held, asked: held.asked };
  const asked = isSameEpoch(state.history, { ...held, asked: NO_OFFERS })
    ? state.history.asked
    : NO_OFFERS;
  let after: MatchState = { ...state, history: { ...held, asked } };
  const by = otherSeat(state.seat);
  for (const kind of OFFER_KINDS) {
    const offer = offers?.find((one) => one.kind === kind);
    const last = after.history.asked[by][kind];
    if (offer !== undefined) after = receiveOffer(after, offer);
    else if (last !== null && offers !== null) {
      const gone = { ...last, state: 'declined' } as const;
      after = { ...after, history: recordAsked(after.history, by, kind, gone) };
    }
  }
  return after.history;
}

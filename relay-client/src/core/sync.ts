import type { Sync } from './bodies.ts';
import { otherSeat } from './history.ts';
import { listStandingOffers } from './offers.ts';
import type { MatchState } from './state.ts';

export function makeSync({ peerSid, isFresh, seat, history }: MatchState): Sync {
  const offers = isFresh ? null : listStandingOffers(history, seat);
  const yours = listStandingOffers(history, otherSeat(seat));
  return { t: 'sync', re: peerSid, held: history, offers, yours };
}

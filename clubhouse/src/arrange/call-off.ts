import type { LeagueClient } from '../api/client.ts';
import type { Arrangement } from '../store/arrangements.ts';
import type { ArrangeContext } from './context.ts';
import { type Over, setPlan } from './open-match.ts';

/** Cancels an arranged time for everyone in the match (ARR-9); `tell` as in `agree`. */
export function callOff(
  { store, matchLocks, now }: ArrangeContext,
  api: LeagueClient,
  matchId: string,
  tell: (arrangement: Arrangement) => void,
): Promise<Over | null> {
  return matchLocks.run(matchId, async () => {
    const over = await setPlan(api, matchId, { state: 'to_arrange' });
    if (over !== null) return over;
    store.together(() => {
      const arrangement = store.arrangements.callOff(matchId, now);
      if (arrangement !== null) tell(arrangement);
    });
    return null;
  });
}

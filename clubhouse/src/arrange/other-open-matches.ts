import type { Api } from '../api/client.ts';
import type { Dates } from '../messages/dates.ts';
import type { Proposal } from '../store/proposals.ts';
import { type OpenMatch, findOpenMatch } from './open-match.ts';

interface BoxContext {
  readonly matches: readonly Api<'PlayerMatch'>[];
  readonly memberId: string;
  readonly dates: Dates;
  readonly now: number;
  readonly proposals: ReadonlyMap<string, Proposal>;
}

/**
 * Lists other matches in the box for the same times (ARR-16): those with nothing arranged and no
 * proposal waiting. If the opponents meet twice, only the first match counts.
 */
export function listOtherOpenMatches({ match }: OpenMatch, context: BoxContext): OpenMatch[] {
  const { matches, memberId, proposals } = context;
  if (match.division_id === null || match.plan.state === 'arranged') return [];
  const asked = new Set([makeOpponentKey(match)]);
  return matches.flatMap((one) => {
    if (one.division_id !== match.division_id || one.plan.state === 'arranged') return [];
    const open = findOpenMatch(matches, one.id, memberId, context);
    if (open === null || 'over' in open || asked.has(makeOpponentKey(one))) return [];
    const waiting = proposals.get(one.id);
    if (waiting !== undefined && waiting.side !== open.mine.side) return [];
    asked.add(makeOpponentKey(one));
    return [open];
  });
}

function makeOpponentKey({ opponents }: Api<'PlayerMatch'>): string {
  return opponents
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
}

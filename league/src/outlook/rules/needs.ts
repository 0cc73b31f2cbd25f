import type { Id } from '../../shared/ids.ts';
import type { SentenceOf } from '../../shared/sentences/family.ts';
import { OUTLOOK_NEED } from '../../shared/sentences/outlook-need.ts';
import type { Certainty, Fate } from './certainty.ts';
import type { Inquiry } from './inquiry.ts';

type Need = SentenceOf<typeof OUTLOOK_NEED>;

/**
 * The fewest own results that make something sure, whatever the others do (OUT-5). Where as many
 * wins are enough to go up, that they keep the entry from going down goes without saying.
 */
export function* needsOf(
  inquiry: Inquiry,
  id: Id<'entry'>,
  certainties: Readonly<Record<Fate, Certainty>>,
): Generator<void, Need[]> {
  const of = inquiry.openOf(id);
  const needs: Need[] = [];
  const up =
    certainties.up === 'possible' ? yield* winsAgainst(inquiry, id, ['down', 'stay']) : null;
  if (up !== null) needs.push(OUTLOOK_NEED.say('wins_for_up', { count: up, of }));
  const stay =
    certainties.down === 'possible' ? yield* winsAgainst(inquiry, id, ['down'], up) : null;
  if (stay !== null) needs.push(OUTLOOK_NEED.say('wins_for_stay', { count: stay, of }));
  const missing = inquiry.missingPlayed(id);
  if (missing > 0 && missing <= of) {
    needs.push(OUTLOOK_NEED.say('matches_for_minimum', { count: missing, of }));
  }
  return needs;
}

/** The fewest wins with which none of these can happen, if they are fewer than so many. */
function* winsAgainst(
  inquiry: Inquiry,
  id: Id<'entry'>,
  fates: readonly Fate[],
  below: number | null = null,
): Generator<void, number | null> {
  const most = below === null ? inquiry.openOf(id) : below - 1;
  for (let count = 1; count <= most; count++) {
    let isSure = true;
    for (const fate of fates) {
      isSure &&= (yield* inquiry.isPossible({ id, fate, minWins: count })) === false;
    }
    if (isSure) return count;
  }
  return null;
}

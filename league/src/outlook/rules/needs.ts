import type { Id } from '../../shared/ids.ts';
import type { SentenceOf } from '../../shared/sentences/family.ts';
import { OUTLOOK_NEED } from '../../shared/sentences/outlook-need.ts';
import type { Certainty, Fate } from './certainty.ts';
import type { Inquiry } from './inquiry.ts';

type Need = SentenceOf<typeof OUTLOOK_NEED>;

/** Lists wins that suffice whatever others do (OUT-5). If they secure promotion, says only that. */
export function* listNeeds(
  inquiry: Inquiry,
  id: Id<'entry'>,
  certainties: Readonly<Record<Fate, Certainty>>,
): Generator<void, Need[]> {
  const of = inquiry.openOf(id);
  const needs: Need[] = [];
  const up =
    certainties.up === 'possible' ? yield* findFewestWins(inquiry, id, ['down', 'stay']) : null;
  if (up !== null) needs.push(OUTLOOK_NEED.say('wins_for_up', { count: up, of }));
  const stay =
    certainties.down === 'possible' ? yield* findFewestWins(inquiry, id, ['down']) : null;
  if (stay !== null && stay < (up ?? of + 1)) {
    needs.push(OUTLOOK_NEED.say('wins_for_stay', { count: stay, of }));
  }
  const missing = inquiry.bounds.missingPlayed(id);
  if (missing > 0 && missing <= of) {
    needs.push(OUTLOOK_NEED.say('matches_for_minimum', { count: missing, of }));
  }
  return needs;
}

/** The fewest wins that rule out all of these; null if no number is proven. */
function* findFewestWins(
  inquiry: Inquiry,
  id: Id<'entry'>,
  fates: readonly Fate[],
): Generator<void, number | null> {
  let fewest: number | null = null;
  for (let minWins = inquiry.openOf(id); minWins > 0; minWins--) {
    if ((yield* inquiry.ask({ id, fates, minWins })) !== 'no') return fewest;
    fewest = minWins;
  }
  return fewest;
}

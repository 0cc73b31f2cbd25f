import type { Member } from '../../../api/members.ts';
import type { CoachVisit } from '../../../web/visit.ts';

/** Formats a rating: `LK 12.3`; null if there is none. */
export function formatRating(
  { dates }: Pick<CoachVisit, 'dates'>,
  { rating, rating_system: system }: Member,
): string | null {
  if (rating === null) return null;
  return [system ?? '', dates.number(rating)].filter((part) => part !== '').join(' ');
}

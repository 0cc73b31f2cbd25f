import type { Duty } from '../../api/duties.ts';

/** Where a match is reported: on the day that was arranged, where that has come. */
export function reportAddress({ kind, match }: Duty): string {
  const day = kind === 'was_played' ? `?on=${match.plan.arranged_on}` : '';
  return `/matches/${match.id}/report${day}`;
}

import type { Duty } from '../../api/duties.ts';

export function makeReportAddress({ kind, match }: Duty): string {
  const day = kind === 'was_played' ? `?on=${match.plan.arranged_on}` : '';
  return `/matches/${match.id}/report${day}`;
}

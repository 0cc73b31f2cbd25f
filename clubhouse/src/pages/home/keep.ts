import type { Api } from '../../api/client.ts';
import type { Duties } from '../../api/duties.ts';
import type { Times } from './to-arrange.tsx';
import { makeReportAddress } from './report-address.ts';

/** Maximum number of matches stored on a device, each with two pages. */
const MAX_MATCHES = 12;

/** The home page and, for each open match, its page and form, most urgent first (OFF-2). */
export function listPagesToKeep(
  { turn, toArrange, theirTurn }: Duties,
  times: Times,
): [string, string][] {
  const forms = [
    ...turn.map((duty) => ({ match: duty.match, form: makeReportAddress(duty) })),
    ...[...toArrange, ...theirTurn].map((match) => ({
      match,
      form: `/matches/${match.id}/report`,
    })),
  ];
  return [
    ['/', ''],
    ['/offline', ''],
    ...forms.slice(0, MAX_MATCHES).flatMap((one) => listMatchPages(one, times)),
  ];
}

interface MatchForm {
  readonly match: Api<'PlayerMatch'>;
  readonly form: string;
}

function listMatchPages(
  { match, form }: MatchForm,
  { proposals, arrangements }: Times,
): [string, string][] {
  const version = [
    match.updated_at,
    match.plan.arranged_on,
    proposals.get(match.id)?.id,
    arrangements.get(match.id)?.changedAt,
  ].join(' ');
  return [
    [`/matches/${match.id}`, version],
    [form, version],
  ];
}

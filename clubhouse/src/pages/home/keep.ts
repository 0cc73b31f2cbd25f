import type { Api } from '../../api/client.ts';
import type { Duties } from '../../api/duties.ts';
import type { Times } from './to-arrange.tsx';
import { reportAddress } from './report-address.ts';

/** Matches whose pages a device keeps at most: two pages each. */
const MAX_MATCHES = 12;

/**
 * What a device keeps for when there is no signal, each with what changes when it does (OFF-2):
 * the home, and of the open matches the page and its form, the most urgent first.
 */
export function pagesToKeep(
  { turn, toArrange, theirTurn }: Duties,
  times: Times,
): [string, string][] {
  const forms = [
    ...turn.map((duty) => ({ match: duty.match, form: reportAddress(duty) })),
    ...[...toArrange, ...theirTurn].map((match) => ({
      match,
      form: `/matches/${match.id}/report`,
    })),
  ];
  return [
    ['/', ''],
    ['/offline', ''],
    ...forms.slice(0, MAX_MATCHES).flatMap((one) => pagesOf(one, times)),
  ];
}

interface MatchForm {
  readonly match: Api<'PlayerMatch'>;
  readonly form: string;
}

function pagesOf(
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

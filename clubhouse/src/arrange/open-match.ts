import { dataOrThrow, mapRefusal } from '../api/answer.ts';
import type { Api, LeagueClient } from '../api/client.ts';
import { type MyMatch, toMyMatch } from '../api/my-match.ts';
import type { Dates } from '../messages/dates.ts';

export interface OpenMatch {
  readonly match: Api<'PlayerMatch'>;
  readonly mine: MyMatch;
}

/** The reason a match can no longer be arranged (ARR-10). */
export type Over = 'played' | 'reported' | 'withdrawn' | 'closed';

export interface OverMatch {
  readonly mine: MyMatch;
  readonly over: Over;
}

/** The player's own match among the current ones, open or over; null if it is not among them. */
export function findOpenMatch(
  matches: readonly Api<'PlayerMatch'>[],
  id: string,
  memberId: string,
  { dates, now }: { readonly dates: Dates; readonly now: number },
): OpenMatch | OverMatch | null {
  const match = matches.find((one) => one.id === id);
  const mine = match === undefined ? null : toMyMatch(match, memberId);
  if (match === undefined || mine === null) return null;
  if (match.status === 'played') return { mine, over: 'played' };
  if (match.status !== 'open') return { mine, over: 'reported' };
  const { results_deadline: deadline } = match;
  const isClosed = deadline !== null && deadline < dates.today(now);
  return isClosed ? { mine, over: 'closed' } : { match, mine };
}

/** Explains what became of a match that is no longer current; null if it is not the caller's. */
export async function findOverMatch(
  api: LeagueClient,
  id: string,
  memberId: string,
): Promise<OverMatch | null> {
  const match = await dataOrThrow(api.getMatch(id));
  const mine = toMyMatch(match, memberId);
  if (mine === null) return null;
  if (match.status === 'played') return { mine, over: 'played' };
  const { state } = await dataOrThrow(api.getCompetition(match.competition_id));
  return { mine, over: state === 'active' ? 'withdrawn' : 'closed' };
}

/** Records whether a match is arranged, as one of its players (ARR-7); returns any refusal. */
export async function setPlan(
  api: LeagueClient,
  id: string,
  plan:
    | { readonly state: 'arranged'; readonly arranged_on: string }
    | { readonly state: 'to_arrange' },
): Promise<Over | null> {
  const answer = await api.recordMatchPlan(id, plan);
  if (answer.kind === 'answer') return null;
  return mapRefusal(answer, OVER);
}

const OVER = {
  result_confirmed: 'played',
  invalid_transition: 'reported',
  entry_withdrawn: 'withdrawn',
  results_closed: 'closed',
  competition_closed: 'closed',
  competition_not_active: 'closed',
  not_a_participant: null,
} as const satisfies Readonly<Record<string, Over | null>>;

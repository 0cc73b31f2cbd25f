import { type LeagueAnswer, toLeagueFailure } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import type { Competition, Season } from './seasons.ts';

type Codes = readonly Api<'WarningCode'>[];

/**
 * Moves a competition to a state.
 * @param acknowledge the warnings that the coach has read
 * @returns false if something changed after the coach looked
 * @throws LeagueFailure
 */
export function takeCompetitionStep(
  api: LeagueClient,
  id: string,
  state: Competition['state'],
  acknowledge: Codes,
): Promise<boolean> {
  const body = { state, acknowledge: [...acknowledge] };
  return hasSucceeded(api.updateCompetition(id, body, { isStrict: true }));
}

/** The same for a season. */
export function takeSeasonStep(
  api: LeagueClient,
  id: string,
  state: Season['state'],
  acknowledge: Codes,
): Promise<boolean> {
  const body = { state, acknowledge: [...acknowledge] };
  return hasSucceeded(api.updateSeason(id, body, { isStrict: true }));
}

async function hasSucceeded(changing: Promise<LeagueAnswer<unknown>>): Promise<boolean> {
  const answer = await changing;
  if (answer.kind === 'answer') return true;
  if (answer.status === 409) return false;
  throw toLeagueFailure(answer, answer.code);
}

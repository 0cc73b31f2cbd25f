import { failureOf, must } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';

/** A competition that is wanted, and its boxes from the top where it follows nothing. */
export interface WantedCompetition {
  /** The same for the same row, whenever it is pressed. */
  readonly key: string;
  readonly body: Omit<Api<'NewCompetition'>, 'season_id'>;
  readonly boxes: readonly string[];
}

interface Once {
  /** Identifies the page on which the button was pressed, however often (SEAS-9). */
  readonly token: string;
}

/** Whether what failed is to be said on the page, or is a fault of its own. */
export type SeasonResult = { readonly id: string } | { readonly reused: true };

/** Makes a season once for a page, however often its button is pressed. @throws LeagueFailure */
export async function makeSeason(
  api: LeagueClient,
  body: Api<'NewSeason'>,
  { token }: Once,
): Promise<SeasonResult> {
  const answer = await api.createSeason(body, { once: `${token}/season` });
  if (answer.kind === 'answer') return { id: answer.data.id };
  if (answer.code === 'idempotency_key_reused') return { reused: true };
  throw failureOf(answer, 'invalid_dates');
}

/**
 * Makes a competition with its boxes, each once for a page.
 * @throws LeagueFailure where it cannot be made now: press again
 */
export async function makeCompetition(
  api: LeagueClient,
  seasonId: string,
  { key, body, boxes }: WantedCompetition,
  { token }: Once,
): Promise<string> {
  const once = `${token}/${key}/competition`;
  const { id } = await must(api.createCompetition({ ...body, season_id: seasonId }, { once }));
  if (boxes.length > 0) await must(makeBoxes(api, id, boxes, `${token}/${key}/boxes`));
  return id;
}

/** Adds boxes at the bottom, all or none, once for a key. */
export function makeBoxes(
  api: LeagueClient,
  competitionId: string,
  names: readonly string[],
  once: string,
): ReturnType<LeagueClient['createDivisions']> {
  return api.createDivisions(competitionId, { items: names.map((name) => ({ name })) }, { once });
}

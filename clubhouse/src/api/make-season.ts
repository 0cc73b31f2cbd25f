import { toLeagueFailure, dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';

/** A competition to create. Without a predecessor, it lists its boxes from the top. */
export interface WantedCompetition {
  /** Stays the same for a row of the form, so that a repeated click creates nothing twice. */
  readonly key: string;
  readonly body: Omit<Api<'NewCompetition'>, 'season_id'>;
  readonly boxes: readonly string[];
}

interface Once {
  /** Identifies the page, so that repeated clicks count once (SEAS-9). */
  readonly token: string;
}

/** Whether a failure is explained on the page or is the site's own fault. */
export type SeasonResult = { readonly id: string } | { readonly reused: true };

/** Creates a season once per page, however often its button is clicked. @throws LeagueFailure */
export async function makeSeason(
  api: LeagueClient,
  body: Api<'NewSeason'>,
  { token }: Once,
): Promise<SeasonResult> {
  const answer = await api.createSeason(body, { once: `${token}/season` });
  if (answer.kind === 'answer') return { id: answer.data.id };
  if (answer.code === 'idempotency_key_reused') return { reused: true };
  throw toLeagueFailure(answer, 'invalid_dates');
}

/**
 * Creates a competition with its boxes, each once per page.
 * @throws LeagueFailure if it fails now; the visitor can click again
 */
export async function makeCompetition(
  api: LeagueClient,
  seasonId: string,
  { key, body, boxes }: WantedCompetition,
  { token }: Once,
): Promise<string> {
  const once = `${token}/${key}/competition`;
  const { id } = await dataOrThrow(
    api.createCompetition({ ...body, season_id: seasonId }, { once }),
  );
  if (boxes.length > 0) await dataOrThrow(makeBoxes(api, id, boxes, `${token}/${key}/boxes`));
  return id;
}

/** Adds boxes at the bottom, all or none, once per key. */
export function makeBoxes(
  api: LeagueClient,
  competitionId: string,
  names: readonly string[],
  once: string,
): ReturnType<LeagueClient['createDivisions']> {
  return api.createDivisions(competitionId, { items: names.map((name) => ({ name })) }, { once });
}

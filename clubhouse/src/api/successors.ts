import { must } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';

/** A draft whose places the coach has shown, with who is left out of it and why. */
interface ShownDraft {
  readonly competition: Api<'Competition'>;
  readonly leftOut: readonly Api<'LeftOut'>[];
}

/** Competitions that members see and that follow another one. */
export interface Successors {
  readonly running: readonly Api<'Competition'>[];
  readonly shown: readonly ShownDraft[];
}

/** More competitions than run and are planned at once. */
const MAX_COMPETITIONS = 200;

/** Two calls to the league, and one for each draft that players see. @throws LeagueFailure */
export async function readSuccessors(website: LeagueClient): Promise<Successors> {
  const [running, drafts] = await Promise.all([
    competitionsIn(website, 'active'),
    competitionsIn(website, 'draft'),
  ]);
  const decided = drafts.filter((one) => one.placements_decided);
  const shown = await Promise.all(decided.map((one) => withPlan(website, one)));
  return { running, shown: shown.filter((one) => one !== null) };
}

async function competitionsIn(
  website: LeagueClient,
  state: 'active' | 'draft',
): Promise<Api<'Competition'>[]> {
  const query = { state, limit: MAX_COMPETITIONS };
  const { data } = await must(website.GET('/v1/competitions', { params: { query } }));
  return data.filter((one) => one.visibility === 'members' && one.previous_competition_id !== null);
}

/** Null where it began meanwhile, or nobody is placed in it yet. */
async function withPlan(
  website: LeagueClient,
  competition: Api<'Competition'>,
): Promise<ShownDraft | null> {
  const path = { id: competition.id };
  const answer = await website.GET('/v1/competitions/{id}/placements', { params: { path } });
  if (answer.kind === 'refusal' || !answer.data.filled) return null;
  return { competition, leftOut: answer.data.left_out };
}

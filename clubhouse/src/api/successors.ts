import { dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';

/** A draft with published places, and the entries left out of it with reasons. */
interface ShownDraft {
  readonly competition: Api<'Competition'>;
  readonly leftOut: readonly Api<'LeftOut'>[];
}

interface RunningSuccessor {
  readonly competition: Api<'Competition'>;
  /** Each member's row in the final table. */
  readonly ends: ReadonlyMap<string, Api<'StandingsRow'>>;
}

/** Visible competitions that follow another one. */
export interface Successors {
  readonly running: readonly RunningSuccessor[];
  readonly shown: readonly ShownDraft[];
}

export const NO_SUCCESSORS: Successors = { running: [], shown: [] };

/** Competitions to read: more than any club runs and plans at once. */
const MAX_COMPETITIONS = 200;
/** The newest of each kind; each costs a call to the league. */
const MAX_FOLLOWED = 20;

/** Makes two calls to the league, and one for each competition found. @throws LeagueFailure */
export async function readSuccessors(website: LeagueClient): Promise<Successors> {
  const [active, drafts] = await Promise.all([
    listSuccessors(website, 'active'),
    listSuccessors(website, 'draft'),
  ]);
  const decided = drafts.filter((one) => one.placements_decided);
  const [running, shown] = await Promise.all([
    Promise.all(active.slice(-MAX_FOLLOWED).map((one) => readRunningSuccessor(website, one))),
    Promise.all(decided.slice(-MAX_FOLLOWED).map((one) => readShownDraft(website, one))),
  ]);
  return { running, shown: shown.filter((one) => one !== null) };
}

async function listSuccessors(
  website: LeagueClient,
  state: 'active' | 'draft',
): Promise<Api<'Competition'>[]> {
  const query = { state, limit: MAX_COMPETITIONS };
  const { data } = await dataOrThrow(website.listCompetitions(query));
  return data.filter((one) => one.visibility === 'members' && one.previous_competition_id !== null);
}

/** While the predecessor is active, it has no final places. */
async function readRunningSuccessor(
  website: LeagueClient,
  competition: Api<'Competition'>,
): Promise<RunningSuccessor> {
  const { data } = await dataOrThrow(
    website.getCompetitionStandings(competition.previous_competition_id ?? ''),
  );
  const rows = data.filter(({ final }) => final).flatMap((table) => table.rows);
  const ends = rows.flatMap((row) => row.members.map(({ id }) => [id, row] as const));
  return { competition, ends: new Map(ends) };
}

/** Null if the competition has started in the meantime, or has no placements yet. */
async function readShownDraft(
  website: LeagueClient,
  competition: Api<'Competition'>,
): Promise<ShownDraft | null> {
  const answer = await website.previewPlacements(competition.id);
  if (answer.kind === 'refusal' || !answer.data.filled) return null;
  return { competition, leftOut: answer.data.left_out };
}

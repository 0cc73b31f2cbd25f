import { dataOrThrow } from './answer.ts';
import type { Api, LeagueClient } from './client.ts';
import type { Competition, CompetitionProgress, Season } from './seasons.ts';

export type Division = Api<'Division'>;
type EntryProgress = Api<'EntryProgress'>;

export interface Whole {
  readonly competition: Competition;
  readonly season: Season;
  readonly progress: CompetitionProgress;
  /** From the top. */
  readonly boxes: readonly Box[];
  /** Entries without a box. */
  readonly undivided: readonly EntryProgress[];
}

export interface Box {
  readonly division: Division;
  /** In table order. */
  readonly entries: readonly EntryProgress[];
}

/** Makes four calls to the league. @throws LeagueFailure */
export async function readWholeCompetition(api: LeagueClient, id: string): Promise<Whole> {
  const [competition, divisions, progress] = await Promise.all([
    dataOrThrow(api.getCompetition(id)),
    dataOrThrow(api.listDivisions(id)),
    dataOrThrow(api.getCompetitionProgress(id)),
  ]);
  const season = await dataOrThrow(api.getSeason(competition.season_id));
  const entriesOf = Map.groupBy(progress.entries, (entry) => entry.division_id);
  return {
    competition,
    season,
    progress,
    boxes: divisions.data.map((division) => ({
      division,
      entries: entriesOf.get(division.id) ?? [],
    })),
    undivided: entriesOf.get(null) ?? [],
  };
}

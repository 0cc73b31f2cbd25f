import { dataOrThrow } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import {
  readDivisionTable,
  readCompetitionTables,
  readSeasonTables,
} from '../../api/read-tables.ts';
import { findEntryId, filterPlaced } from '../../api/tables.ts';
import type { PlayerVisit } from '../../web/visit.ts';

interface TableCompetition {
  readonly id: string;
  readonly name: string;
}

/** The data of `/tables`: one of the player's competitions. */
export interface TablesPage {
  readonly season: string;
  /** The tables are final, and the player is in no active competition (TAB-8). */
  readonly isOver: boolean;
  readonly competitions: readonly TableCompetition[];
  readonly chosen: TableCompetition;
  /** The player's own box with its matches; null for a visitor without a box. */
  readonly own: Api<'Standings'> | null;
  readonly others: readonly Api<'Standings'>[];
}

/** Active competitions, or else the last season; at most three calls to the league (TAB-6). */
export async function readShownTables(visit: PlayerVisit): Promise<TablesPage | null> {
  const { placements, last_season: last } = await dataOrThrow(visit.api.getMyPlacements());
  const mine = filterPlaced(placements);
  if (mine.length > 0) return readRunningTables(visit, mine);
  return last === null ? null : readLastSeasonTables(visit, last);
}

async function readRunningTables(
  { api, query }: PlayerVisit,
  mine: readonly Api<'PlayerPlacement'>[],
): Promise<TablesPage | null> {
  const placement = findChosen(mine, query, (one) => one.competition_id);
  if (placement === undefined) return null;
  const { competition_id: id, division_id: box } = placement;
  const [own, tables] = await Promise.all([
    box === null ? null : readDivisionTable(api, box),
    readCompetitionTables(api, id),
  ]);
  const competitions = mine.map((one) => ({ id: one.competition_id, name: one.competition_name }));
  return {
    season: placement.season.name,
    isOver: false,
    competitions,
    chosen: { id, name: placement.competition_name },
    own,
    others: tables.data.filter((table) => table.division_id !== own?.division_id),
  };
}

async function readLastSeasonTables(
  { api, query, player }: PlayerVisit,
  season: Api<'SeasonRef'>,
): Promise<TablesPage | null> {
  const { competitions: all } = await readSeasonTables(api, season.id);
  const isOwn = (table: Api<'Standings'>) => findEntryId(table, player.memberId) !== null;
  const mine = all.filter(({ tables }) => tables.some(isOwn));
  const chosen = findChosen(mine, query, (one) => one.competition_id);
  if (chosen === undefined) return null;
  return {
    season: season.name,
    isOver: true,
    competitions: mine.map(({ competition_id: id, name }) => ({ id, name })),
    chosen: { id: chosen.competition_id, name: chosen.name },
    own: chosen.tables.find(isOwn) ?? null,
    others: chosen.tables.filter((table) => !isOwn(table)),
  };
}

/** The item that the URL asks for, or else the first. */
function findChosen<T>(
  all: readonly T[],
  query: URLSearchParams,
  idOf: (one: T) => string,
): T | undefined {
  const asked = query.get('competition');
  return all.find((one) => idOf(one) === asked) ?? all[0];
}

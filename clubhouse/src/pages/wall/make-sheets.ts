import type { Api } from '../../api/client.ts';
import type { Club } from '../../api/club.ts';
import type { Paper } from '../../api/paper.ts';
import { type Layout, chooseLayout } from './layout.ts';
import type { OutlookOf } from './wall-box.tsx';
import { type CompetitionSheets, type Sheet, layOutSheets } from './sheets.ts';

export interface WallFacts {
  readonly club: Club;
  /** The active competitions that members can see. */
  readonly open: readonly Api<'Competition'>[];
  /** Each with its tables at the same index in `tables`. */
  readonly seasons: readonly Api<'Season'>[];
  readonly tables: readonly Api<'SeasonStandings'>[];
  /** The boxes for which the league knows certain moves. */
  readonly outlooks: readonly Api<'Outlook'>[];
}

interface Sheets {
  readonly sheets: readonly Sheet[];
  readonly orientation: Layout['orientation'];
  readonly outlookOf: OutlookOf;
}

export function makeSheets(
  paper: Paper,
  { club, open, seasons, tables, outlooks }: WallFacts,
): Sheets {
  const pointsOf = new Map(open.map((one) => [one.id, one.rules.points]));
  const hung = seasons.flatMap((season, index) =>
    (tables[index]?.competitions ?? [])
      .filter((one) => pointsOf.has(one.competition_id))
      .map((one) => toCompetitionSheets(season.name, one, pointsOf.get(one.competition_id) ?? null))
      .filter((one) => one.count > 0),
  );
  const { grids, orientation } = chooseLayout(paper, hung, {
    hasSponsors: club.sponsors.length > 0,
  });
  const outlookOf = new Map(outlooks.map((one) => [one.division_id, one]));
  return { sheets: layOutSheets(hung, grids), orientation, outlookOf };
}

function toCompetitionSheets(
  season: string,
  { name, discipline, tables }: Api<'CompetitionStandings'>,
  points: CompetitionSheets['points'],
): CompetitionSheets {
  const boxes = tables.filter((table) => table.rows.length > 0);
  return {
    season,
    name,
    points,
    boxes,
    count: boxes.length,
    largest: Math.max(0, ...boxes.map((table) => table.rows.length)),
    arePairs: discipline !== 'singles',
  };
}

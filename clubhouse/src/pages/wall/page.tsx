import { readCompetitionOutlooks } from '../../api/outlooks.ts';
import { readPaper, type Paper } from '../../api/paper.ts';
import { type OpenTables, readOpenTables } from '../../api/read-tables.ts';
import { hasBegun } from '../../api/tables.ts';
import { forPlayerOrCoach, page, type PlayerOrCoachVisit } from '../../web/visit.ts';
import { WallView } from './wall-view.tsx';
import type { Api } from '../../api/client.ts';
import type { Club } from '../../api/club.ts';
import { type Layout, chooseLayout } from './layout.ts';
import type { OutlookOf } from './wall-box.tsx';
import { type CompetitionSheets, type Sheet, layOutSheets } from './sheets.ts';

/** Computing outlooks for more boxes would delay the page by seconds. */
const MAX_BOXES_WITH_OUTLOOK = 60;

/** `/wall`: all active competitions' tables, for printing (WALL-1); for its calls see WALL-5. */
export const get = forPlayerOrCoach(async (visit) => {
  const paper = readPaper(visit.query);
  const { orientation, ...wall } = makeSheets(paper, await readWallFacts(visit));
  return page(visit.words.wall.title, <WallView visit={visit} paper={paper} {...wall} />, {
    scripts: ['print-button'],
    stylesheets: [`paper-${paper}-${orientation}`],
  });
});

async function readWallFacts({ api, club }: PlayerOrCoachVisit): Promise<WallFacts> {
  const found = await readOpenTables(api);
  const ids = new Set(found.open.map(({ id }) => id));
  const begun = found.tables
    .flatMap(({ competitions }) => competitions)
    .filter((one) => ids.has(one.competition_id) && one.tables.some(hasBegun))
    .filter((one) => one.tables.length <= MAX_BOXES_WITH_OUTLOOK);
  const outlooks = await Promise.all(
    begun.map((one) => readCompetitionOutlooks(api, one.competition_id)),
  );
  return { club, ...found, outlooks: outlooks.flat() };
}

interface WallFacts extends OpenTables {
  readonly club: Club;
  /** The boxes for which the league knows certain moves. */
  readonly outlooks: readonly Api<'Outlook'>[];
}

interface Sheets {
  readonly sheets: readonly Sheet[];
  readonly orientation: Layout['orientation'];
  readonly outlookOf: OutlookOf;
}

function makeSheets(paper: Paper, { club, open, seasons, tables, outlooks }: WallFacts): Sheets {
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

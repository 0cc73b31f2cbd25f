import { dataOrThrow } from '../../api/answer.ts';
import { readCompetitionOutlooks } from '../../api/outlooks.ts';
import { readPaper, type Paper } from '../../api/paper.ts';
import { readSeasonTables } from '../../api/read-tables.ts';
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
/** No club has more active seasons; each costs the page a call to the league. */
const MAX_SEASONS = 3;
const MAX_PAGE_SIZE = 200;

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
  const [seasons, running] = await Promise.all([
    dataOrThrow(api.listSeasons({ state: 'active', limit: MAX_PAGE_SIZE })),
    dataOrThrow(api.listCompetitions({ state: 'active', limit: MAX_PAGE_SIZE })),
  ]);
  const newest = seasons.data.slice(-MAX_SEASONS);
  const tables = await Promise.all(newest.map((season) => readSeasonTables(api, season.id)));
  // Coaches can see private competitions, but the wall is for everybody.
  const open = running.data.filter((one) => one.visibility === 'members');
  const ids = new Set(open.map(({ id }) => id));
  const begun = tables
    .flatMap(({ competitions }) => competitions)
    .filter((one) => ids.has(one.competition_id) && one.tables.some(hasBegun))
    .filter((one) => one.tables.length <= MAX_BOXES_WITH_OUTLOOK);
  const outlooks = await Promise.all(
    begun.map((one) => readCompetitionOutlooks(api, one.competition_id)),
  );
  return { club, open, seasons: newest, tables, outlooks: outlooks.flat() };
}

interface WallFacts {
  readonly club: Club;
  /** The active competitions that members can see. */
  readonly open: readonly Api<'Competition'>[];
  /** Each season; its tables are at the same index in `tables`. */
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

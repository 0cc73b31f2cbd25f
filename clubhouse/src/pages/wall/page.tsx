import { dataOrThrow } from '../../api/answer.ts';
import { readCompetitionOutlooks } from '../../api/outlooks.ts';
import { readPaper } from '../../api/paper.ts';
import { readSeasonTables } from '../../api/read-tables.ts';
import { hasBegun } from '../../api/tables.ts';
import { forPlayerOrCoach, page, type PlayerOrCoachVisit } from '../../web/visit.ts';
import { makeSheets, type WallFacts } from './make-sheets.ts';
import { WallView } from './wall-view.tsx';

/** Computing outlooks for more boxes would delay the page by seconds. */
const MAX_BOXES_WITH_OUTLOOK = 60;
/** There are never more active seasons; each costs the page a call to the league. */
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

import { must } from '../../api/answer.ts';
import { paperOf } from '../../api/paper.ts';
import { tablesOfSeason } from '../../api/read-tables.ts';
import { forPlayerOrCoach, page, type PlayerOrCoachVisit } from '../../web/visit.ts';
import { makeSheets, type WallFacts } from './make-sheets.ts';
import { WallView } from './wall-view.tsx';

/** More seasons than these do not run at once: with each of them the page asks one thing more. */
const MAX_SEASONS = 3;
const ALL = 200;

/** `/wall`: every table of every running competition, on paper (WALL-1); three calls to the league. */
export const get = forPlayerOrCoach(async (visit) => {
  const paper = paperOf(visit.query);
  const { sheets, orientation } = makeSheets(paper, await foundOf(visit));
  return page(visit.words.wall.title, <WallView visit={visit} paper={paper} sheets={sheets} />, {
    scripts: ['print-button'],
    stylesheets: [`paper-${paper}-${orientation}`],
  });
});

async function foundOf({ api, club }: PlayerOrCoachVisit): Promise<WallFacts> {
  const [seasons, running] = await Promise.all([
    must(api.GET('/v1/seasons', { params: { query: { state: 'active', limit: ALL } } })),
    must(api.GET('/v1/competitions', { params: { query: { state: 'active', limit: ALL } } })),
  ]);
  const newest = seasons.data.slice(-MAX_SEASONS);
  const tables = await Promise.all(newest.map((season) => tablesOfSeason(api, season.id)));
  return { club, running, seasons: newest, tables };
}

import { must } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import { paperOf } from '../../api/paper.ts';
import { forPlayerOrCoach, page, type PlayerOrCoachVisit } from '../../web/visit.ts';
import { layoutOf } from './layout.ts';
import { type Hung, sheetsOf } from './sheets.ts';
import { WallView } from './wall-view.tsx';

/** More seasons than these do not run at once: with each of them the page asks one thing more. */
const MOST_SEASONS = 3;
const ALL = 200;

/** `/wall`: every table of every running competition, on paper (WALL-1); three calls to the league. */
export const get = forPlayerOrCoach(async (visit) => {
  const paper = paperOf(visit.query);
  const hung = await hungUp(visit);
  const layout = layoutOf(paper, hung, { hasSponsors: visit.club.sponsors.length > 0 });
  const sheets = sheetsOf(hung, layout.grids);
  return page(visit.words.wall.title, <WallView visit={visit} paper={paper} sheets={sheets} />, {
    scripts: ['print-button'],
    stylesheets: [`paper-${paper}-${layout.orientation}`],
  });
});

async function hungUp({ api, services }: PlayerOrCoachVisit): Promise<Hung[]> {
  const [seasons, running] = await Promise.all([
    must(api.GET('/v1/seasons', { params: { query: { state: 'active', limit: ALL } } })),
    must(api.GET('/v1/competitions', { params: { query: { state: 'active', limit: ALL } } })),
  ]);
  // A coach sees private ones too; the wall is for everybody.
  const open = running.data.filter((one) => one.visibility === 'members');
  const pointsOf = new Map(open.map((one) => [one.id, one.rules.points]));
  const newest = seasons.data.slice(-MOST_SEASONS);
  const tables = await Promise.all(
    newest.map((season) => services.tables.ofSeason(api, season.id)),
  );
  return newest.flatMap((season, index) =>
    (tables[index]?.competitions ?? [])
      .filter((one) => pointsOf.has(one.competition_id))
      .map((one) => hungOf(season.name, one, pointsOf.get(one.competition_id) ?? null))
      .filter((one) => one.count > 0),
  );
}

function hungOf(
  season: string,
  { name, discipline, tables }: Api<'CompetitionStandings'>,
  points: Hung['points'],
): Hung {
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

import { dataOrThrow } from '../../api/answer.ts';
import type { Api, LeagueClient } from '../../api/client.ts';
import {
  countMatches,
  listOpenBoxes,
  type OpenTables,
  readLastTables,
  readOpenTables,
} from '../../api/read-tables.ts';
import { forBar, page } from '../../web/visit.ts';
import { BarView, type MatchesLeft } from './bar-view.tsx';
import { chooseRound, makeTurns } from './turns.ts';

const MAX_RESULTS = 4;
/** Read more than are shown, because some belong to private competitions. */
const RESULTS_READ = 50;

/** `/bar`: tables and results in turn, for a screen at the club (BAR-4); for its calls see BAR-5. */
export const get = forBar(async (visit) => {
  const { api, words, query } = visit;
  const running = await readOpenTables(api, true);
  const found = makeTurns(running).length > 0 ? running : ((await readLastTables(api)) ?? running);
  const [results, left] = await Promise.all([readResults(api, found), readLeft(api, found)]);
  const round = chooseRound(makeTurns(found), Number(query.get('turn')));
  return page(words.bar.title, <BarView round={round} results={results} left={left} />, {
    scripts: ['bar-screen'],
    stylesheets: ['bar'],
  });
});

/** The latest results of these competitions, newest first. */
async function readResults(
  api: LeagueClient,
  { open, seasons }: OpenTables,
): Promise<Api<'ListedMatch'>[]> {
  const pages = await Promise.all(
    seasons.map((season) =>
      dataOrThrow(
        api.listMatches({
          season: season.id,
          status: ['played'],
          order: 'recent',
          limit: RESULTS_READ,
        }),
      ),
    ),
  );
  const ids = new Set(open.map(({ id }) => id));
  return pages
    .flatMap(({ data }) => data)
    .filter((match) => ids.has(match.competition_id))
    .toSorted((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
    .slice(0, MAX_RESULTS);
}

/** The matches still to play, and the last day for their results; nothing once all is over. */
async function readLeft(api: LeagueClient, found: OpenTables): Promise<MatchesLeft> {
  if (found.open.every(({ state }) => state !== 'active')) return { count: 0, until: null };
  const { fixtures, decided } = await countMatches(api, found);
  const days = listOpenBoxes(found).flatMap(({ table }) => table.results_deadline ?? []);
  return { count: fixtures - decided, until: days.toSorted().at(-1) ?? null };
}

import { dataOrThrow } from '../../../api/answer.ts';
import { readDivisionOutlook } from '../../../api/outlooks.ts';
import { readDivisionTable } from '../../../api/read-tables.ts';
import { hasDecision, filterPlaced, findTiedGroups } from '../../../api/tables.ts';
import { BoxResults } from '../../../components/box-results.tsx';
import { CrossTable } from '../../../components/cross-table.tsx';
import { Hero } from '../../../components/hero.tsx';
import { SureMoves } from '../../../components/outlook.tsx';
import { Shell } from '../../../components/shell.tsx';
import { Legend, Standings } from '../../../components/standings.tsx';
import { readSort } from '../../../components/table-sort.ts';
import {
  type Answer,
  forPlayerOrCoach,
  page,
  type PlayerOrCoachVisit,
  type PlayerVisit,
} from '../../../web/visit.ts';

/**
 * `/tables/DIVISION`: a box in full, in the order of the rules or sorted as the URL asks (TAB-13).
 * Three calls to the league, or four for a box the player is not in (TAB-6).
 */
export const get = forPlayerOrCoach((visit) => {
  const { player, isCoach } = visit;
  return isCoach || player === null
    ? renderCoachTable(visit)
    : renderPlayerTable({ ...visit, player });
});

async function renderPlayerTable(visit: PlayerVisit): Promise<Answer> {
  const { api, words, player, params } = visit;
  const division = params['division'] ?? '';
  const [table, outlook, { placements }] = await Promise.all([
    readDivisionTable(api, division),
    readDivisionOutlook(api, division),
    dataOrThrow(api.getMyPlacements()),
  ]);
  const id = table.competition_id;
  const mine = filterPlaced(placements).find((one) => one.competition_id === id);
  const sort = readSort(visit.query);
  const competition = mine?.competition_name ?? (await readCompetitionName(visit, id));
  return page(
    table.division_name,
    <Shell
      player={player}
      tab="table"
      hero={<Hero title={table.division_name} text={competition} />}
    >
      <div class="one-box lift">
        <Standings table={table} memberId={player.memberId} sort={sort} isFull />
        <Legend tables={[table]} />
        <SureMoves outlook={outlook} />
        <CrossTable table={table} memberId={player.memberId} />
        <BoxResults table={table} memberId={player.memberId} />
        <p class="row wrap after">
          {mine !== undefined && (
            <a class="btn o" href={`/tables?competition=${id}`}>
              {words.tables.all(competition)}
            </a>
          )}
          <a class="btn q" href={`/tables/${division}/rules`}>
            {words.tables.howItCounts}
          </a>
        </p>
      </div>
    </Shell>,
  );
}

/** Marks the row of a player who is also a coach here (TAB-11). */
async function renderCoachTable(visit: PlayerOrCoachVisit): Promise<Answer> {
  const { api, words, player, params } = visit;
  const division = params['division'] ?? '';
  const [table, outlook] = await Promise.all([
    readDivisionTable(api, division),
    readDivisionOutlook(api, division),
  ]);
  const sort = readSort(visit.query);
  const competition = await readCompetitionName(visit, table.competition_id);
  const memberId = player?.memberId ?? null;
  return page(
    table.division_name,
    <Shell coach={{}} hero={<Hero title={table.division_name} text={competition} />}>
      <div class="one-box lift">
        <Standings table={table} memberId={memberId} sort={sort} isFull />
        <Legend tables={[table]} />
        <SureMoves outlook={outlook} />
        <CrossTable table={table} memberId={memberId} isCoach />
        <BoxResults table={table} memberId={memberId} isCoach />
        <p class="row wrap after">
          <a class="btn o" href={`/tables?competition=${table.competition_id}`}>
            {words.tables.all(competition)}
          </a>
          {(findTiedGroups(table).length > 0 || hasDecision(table)) && (
            <a class="btn q" href={`/coach/competitions/${table.competition_id}/ties`}>
              {words.tables.decideTie}
            </a>
          )}
        </p>
      </div>
    </Shell>,
  );
}

async function readCompetitionName({ api }: Pick<PlayerVisit, 'api'>, id: string): Promise<string> {
  const competition = await dataOrThrow(api.getCompetition(id));
  return competition.name;
}

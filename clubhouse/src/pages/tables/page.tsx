import type { VNode } from 'preact';
import { must } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import { placedIn } from '../../api/tables.ts';
import { CourtPicture } from '../../parts/court-picture.tsx';
import { Hero } from '../../parts/hero.tsx';
import { Shell } from '../../parts/shell.tsx';
import { Legend, Standings } from '../../parts/standings.tsx';
import { forPlayer, page, type PlayerVisit } from '../../web/visit.ts';

/** `/tables`: where am I, and why? Of one competition at a time; two calls to the league (TAB-5). */
export const get = forPlayer(async (visit) => {
  const { api, words, club, player, address, query } = visit;
  const { placements } = await must(api.GET('/v1/me/placements'));
  const mine = placedIn(placements);
  const asked = query.get('competition');
  const chosen = mine.find((one) => one.competition_id === asked) ?? mine[0];
  const tables = chosen === undefined ? [] : await tablesOf(visit, chosen.competition_id);
  return page(
    words.tables.title,
    <Shell
      club={club.name}
      player={player}
      tab="table"
      address={address}
      wide={chosen !== undefined}
      hero={
        chosen === undefined ? (
          <Hero title={words.tables.title} />
        ) : (
          <Hero title={chosen.competition_name} text={chosen.season.name}>
            <Competitions visit={visit} placements={mine} chosen={chosen} />
          </Hero>
        )
      }
    >
      {chosen === undefined ? (
        <None visit={visit} />
      ) : (
        <Boxes visit={visit} tables={tables} divisionId={chosen.division_id} />
      )}
    </Shell>,
  );
});

async function tablesOf({ api }: PlayerVisit, id: string): Promise<Api<'Standings'>[]> {
  const path = '/v1/competitions/{id}/standings';
  return (await must(api.GET(path, { params: { path: { id } } }))).data;
}

interface CompetitionsProps {
  readonly visit: PlayerVisit;
  readonly placements: readonly Api<'PlayerPlacement'>[];
  readonly chosen: Api<'PlayerPlacement'>;
}

/** The way to the other competitions that one plays in. */
function Competitions({ visit, placements, chosen }: CompetitionsProps): VNode | null {
  if (placements.length < 2) return null;
  return (
    <nav class="segments" aria-label={visit.words.tables.competitions}>
      {placements.map((one) => (
        <a
          key={one.entry_id}
          href={`/tables?competition=${one.competition_id}`}
          aria-current={one === chosen ? 'page' : undefined}
        >
          {one.competition_name}
        </a>
      ))}
    </nav>
  );
}

interface BoxesProps {
  readonly visit: PlayerVisit;
  readonly tables: readonly Api<'Standings'>[];
  readonly divisionId: string | null;
}

/** One's own box first and in full, the others in short. */
function Boxes({ visit, tables, divisionId }: BoxesProps): VNode {
  const { words, player } = visit;
  const own = tables.find((table) => table.division_id === divisionId);
  const others = tables.filter((table) => table !== own);
  return (
    <div class={`boxes lift${others.length > 0 ? '' : ' is-alone'}`}>
      {own !== undefined && (
        <div class="own-box">
          <Standings
            table={own}
            memberId={player.memberId}
            isFull
            heading={<h2>{own.division_name}</h2>}
          />
          <Legend tables={[own, ...others]} />
        </div>
      )}
      {others.length > 0 && (
        <section class="other-boxes" aria-label={words.tables.others}>
          {others.map((table) => (
            <Standings
              key={table.division_id}
              table={table}
              memberId={player.memberId}
              heading={
                <h2>
                  <a class="box-link" href={`/tables/${table.division_id}`}>
                    {table.division_name}
                  </a>
                </h2>
              }
            />
          ))}
        </section>
      )}
    </div>
  );
}

function None({ visit: { words } }: { readonly visit: PlayerVisit }): VNode {
  return (
    <section class="card stack lift">
      <CourtPicture />
      <h2 class="large">{words.tables.noneTitle}</h2>
      <p>{words.tables.none}</p>
    </section>
  );
}

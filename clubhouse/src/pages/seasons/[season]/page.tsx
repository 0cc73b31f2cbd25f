import type { VNode } from 'preact';
import { dataOrThrow } from '../../../api/answer.ts';
import type { Api } from '../../../api/client.ts';
import { readSeasonTables } from '../../../api/read-tables.ts';
import { findEntryId } from '../../../api/tables.ts';
import { Hero } from '../../../components/hero.tsx';
import { SignedInShell } from '../../signed-in-shell.tsx';
import { Legend } from '../../../components/standings.tsx';
import { forPlayerOrCoach, page, type PlayerOrCoachVisit } from '../../../web/visit.ts';
import { Competitions } from '../../tables/competitions.tsx';
import { TablesInShort } from '../../tables/tables-in-short.tsx';
import { LinkButton } from '../../../components/buttons.tsx';

/** `/seasons/SEASON`: a season's tables, one competition at a time. Two calls (REC-3). */
export const get = forPlayerOrCoach(async (visit) => {
  const { api, params, query, player } = visit;
  const id = params['season'] ?? '';
  const [season, { competitions }] = await Promise.all([
    dataOrThrow(api.getSeason(id)),
    readSeasonTables(api, id, true),
  ]);
  const asked = query.get('competition');
  const memberId = player?.memberId ?? null;
  const own = competitions.find((one) => one.tables.some((table) => isOwn(table, memberId)));
  const chosen = competitions.find((one) => one.competition_id === asked) ?? own ?? competitions[0];
  const named = competitions.map((one) => ({ id: one.competition_id, name: one.name }));
  return page(
    season.name,
    <SignedInShell
      visit={visit}
      tab="table"
      wide
      hero={
        <Hero title={season.name} {...(chosen === undefined ? {} : { text: chosen.name })}>
          {chosen !== undefined && (
            <Competitions
              visit={visit}
              competitions={named}
              chosen={{ id: chosen.competition_id, name: chosen.name }}
              path={`/seasons/${season.id}`}
            />
          )}
        </Hero>
      }
    >
      {chosen === undefined ? (
        <None visit={visit} />
      ) : (
        <Tables visit={visit} competition={chosen} memberId={memberId} />
      )}
    </SignedInShell>,
  );
});

function isOwn(table: Api<'Standings'>, memberId: string | null): boolean {
  return memberId !== null && findEntryId(table, memberId) !== null;
}

interface TablesProps {
  readonly visit: PlayerOrCoachVisit;
  readonly competition: Api<'CompetitionStandings'>;
  readonly memberId: string | null;
}

/** The viewer's box first, with their row marked. */
function Tables({ visit, competition: { tables }, memberId }: TablesProps): VNode {
  const { words, isCoach } = visit;
  const own = tables.filter((table) => isOwn(table, memberId));
  const others = tables.filter((table) => !own.includes(table));
  return (
    <div class="lift stack5">
      <section class="other-boxes" aria-label={words.tables.title}>
        <TablesInShort tables={own} memberId={memberId} />
        <TablesInShort tables={others} />
      </section>
      <Legend tables={tables} />
      <p class="row wrap">
        <LinkButton look="o" href="/seasons" label={words.records.allSeasons} />
        {memberId !== null && !isCoach && (
          <LinkButton look="q" href={`/players/${memberId}`} label={words.records.myResults} />
        )}
      </p>
    </div>
  );
}

function None({ visit: { words } }: Pick<TablesProps, 'visit'>): VNode {
  return (
    <section class="card stack lift one-box">
      <h2 class="large">{words.records.noTables}</h2>
      <p>{words.records.noTablesAbout}</p>
      <p>
        <LinkButton href="/seasons" label={words.records.allSeasons} />
      </p>
    </section>
  );
}

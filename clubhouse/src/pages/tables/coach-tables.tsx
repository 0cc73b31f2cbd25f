import type { VNode } from 'preact';
import { dataOrThrow } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import { readCompetitionTables } from '../../api/read-tables.ts';
import { Hero } from '../../components/hero.tsx';
import { Icon } from '../../components/icon.tsx';
import { Shell } from '../../components/shell.tsx';
import { Legend } from '../../components/standings.tsx';
import { type Answer, page, type PlayerOrCoachVisit } from '../../web/visit.ts';
import { Competitions } from './competitions.tsx';
import { TablesInShort } from './tables-in-short.tsx';
import { LinkButton } from '../../components/buttons.tsx';

type ShownCompetition = Pick<Api<'Competition'>, 'id' | 'name'>;

/** Competitions to read: more than are ever active at once. */
const ALL = 200;

/** All boxes of the competition that the URL names, or of an active one (TAB-11). */
export async function renderCoachTables(visit: PlayerOrCoachVisit): Promise<Answer> {
  const { words } = visit;
  const found = await gatherTables(visit);
  const title = found?.chosen.name ?? words.tables.title;
  return page(
    words.tables.title,
    <Shell
      coach={{}}
      wide
      hero={
        <Hero title={title}>{found !== null && <Competitions visit={visit} {...found} />}</Hero>
      }
    >
      {found === null ? <None visit={visit} /> : <Boxes visit={visit} tables={found.tables} />}
    </Shell>,
  );
}

interface CoachTablesPage {
  readonly competitions: readonly ShownCompetition[];
  readonly chosen: ShownCompetition;
  readonly tables: readonly Api<'Standings'>[];
}

/** Makes two calls to the league, or three for a competition that is not active. */
async function gatherTables({ api, query }: PlayerOrCoachVisit): Promise<CoachTablesPage | null> {
  const asked = query.get('competition');
  const running = dataOrThrow(api.listCompetitions({ state: 'active', limit: ALL }));
  const [{ data: competitions }, early] = await Promise.all([
    running,
    asked === null ? null : readCompetitionTables(api, asked),
  ]);
  const known = asked === null ? competitions[0] : competitions.find(({ id }) => id === asked);
  const chosen = known ?? (asked === null ? undefined : await readCompetition(api, asked));
  if (chosen === undefined) return null;
  const { data: tables } = early ?? (await readCompetitionTables(api, chosen.id));
  const others = known === undefined ? [chosen, ...competitions] : competitions;
  return { competitions: others, chosen, tables };
}

async function readCompetition(
  api: PlayerOrCoachVisit['api'],
  id: string,
): Promise<ShownCompetition> {
  return dataOrThrow(api.getCompetition(id));
}

interface BoxesProps {
  readonly visit: PlayerOrCoachVisit;
  readonly tables: CoachTablesPage['tables'];
}

function Boxes({ visit, tables }: BoxesProps): VNode {
  const { words } = visit;
  return (
    <div class="lift stack5">
      <section class="other-boxes" aria-label={words.tables.title}>
        <TablesInShort tables={tables} />
      </section>
      <Legend tables={tables} />
      <p class="row wrap">
        <a class="btn o" href="/wall">
          <Icon name="print" />
          {words.tables.wall}
        </a>
        <LinkButton look="q" href="/coach/seasons" label={words.tables.otherSeasons} />
      </p>
    </div>
  );
}

function None({ visit: { words } }: { readonly visit: PlayerOrCoachVisit }): VNode {
  return (
    <section class="card stack lift one-box">
      <h2 class="large">{words.tables.noneRuns}</h2>
      <p>
        <LinkButton href="/coach/seasons" label={words.tables.otherSeasons} />
      </p>
    </section>
  );
}

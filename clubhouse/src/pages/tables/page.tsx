import type { VNode } from 'preact';
import { BoxResults } from '../../components/box-results.tsx';
import { CourtPicture } from '../../components/court-picture.tsx';
import { CrossTable } from '../../components/cross-table.tsx';
import { Hero } from '../../components/hero.tsx';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { Shell } from '../../components/shell.tsx';
import { Legend, Standings } from '../../components/standings.tsx';
import { type Answer, forPlayerOrCoach, page, type PlayerVisit } from '../../web/visit.ts';
import { renderCoachTables } from './coach-tables.tsx';
import { Competitions } from './competitions.tsx';
import { TablesInShort } from './tables-in-short.tsx';
import { type TablesPage, readShownTables } from './tables-page.ts';
import { LinkButton } from '../../components/buttons.tsx';

/** `/tables`: the player's tables, one competition at a time; coaches see any (TAB-11). */
export const get = forPlayerOrCoach((visit) => {
  const { player, isCoach } = visit;
  return isCoach || player === null
    ? renderCoachTables(visit)
    : renderPlayerTables({ ...visit, player });
});

async function renderPlayerTables(visit: PlayerVisit): Promise<Answer> {
  const { words, player } = visit;
  const shown = await readShownTables(visit);
  return page(
    words.tables.title,
    <Shell
      player={player}
      tab="table"
      wide={shown !== null}
      hero={
        shown === null ? (
          <Hero title={words.tables.title} />
        ) : (
          <Hero title={shown.chosen.name} text={shown.season}>
            <Competitions visit={visit} {...shown} />
          </Hero>
        )
      }
    >
      {shown === null ? <None visit={visit} /> : <Boxes visit={visit} shown={shown} />}
    </Shell>,
  );
}

interface ShownProps {
  readonly visit: PlayerVisit;
  readonly shown: TablesPage;
}

function Boxes({ visit, shown }: ShownProps): VNode {
  const { words, player } = visit;
  const { own, others, isOver, season } = shown;
  return (
    <div class={`boxes lift${others.length > 0 ? '' : ' is-alone'}`}>
      <div class="own-box">
        {own !== null && (
          <div>
            <Standings
              table={own}
              memberId={player.memberId}
              heading={<h2>{own.division_name}</h2>}
              isFull
            />
            <Legend tables={[own, ...others]} />
          </div>
        )}
        {own !== null && <CrossTable table={own} memberId={player.memberId} />}
        {own !== null && <BoxResults table={own} memberId={player.memberId} />}
        <div class="stack after own-acts">
          {isOver && <Note icon="info">{words.tables.lastSeason(season)}</Note>}
          {!isOver && (
            <a class="btn o" href="/wall">
              <Icon name="print" />
              {words.tables.wall}
            </a>
          )}
          <MoreLinks visit={visit} rulesOf={own?.division_id ?? others[0]?.division_id} />
        </div>
      </div>
      {others.length > 0 && (
        <section class="other-boxes" aria-label={words.tables.others}>
          <TablesInShort tables={others} isFolded />
        </section>
      )}
    </div>
  );
}

function None({ visit }: { readonly visit: PlayerVisit }): VNode {
  const { words } = visit;
  return (
    <section class="card stack lift">
      <CourtPicture />
      <h2 class="large">{words.tables.noneTitle}</h2>
      <p>{words.tables.none}</p>
      <MoreLinks visit={visit} />
    </section>
  );
}

interface MoreLinksProps {
  readonly visit: PlayerVisit;
  readonly rulesOf?: string | undefined;
}

function MoreLinks({ visit: { words, player }, rulesOf }: MoreLinksProps): VNode {
  return (
    <p class="row wrap">
      {rulesOf !== undefined && (
        <LinkButton look="q" href={`/tables/${rulesOf}/rules`} label={words.tables.howItCounts} />
      )}
      <LinkButton look="q" href="/seasons" label={words.records.allSeasons} />
      <LinkButton look="q" href={`/players/${player.memberId}`} label={words.records.myResults} />
    </p>
  );
}

import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import { CourtPicture } from '../../parts/court-picture.tsx';
import { Crossed } from '../../parts/crossed.tsx';
import { Hero } from '../../parts/hero.tsx';
import { Icon } from '../../parts/icon.tsx';
import { keptMarkup } from '../../parts/kept-markup.tsx';
import { Note } from '../../parts/note.tsx';
import { Shell } from '../../parts/shell.tsx';
import { Legend, Standings } from '../../parts/standings.tsx';
import { forPlayer, page, type PlayerVisit } from '../../web/visit.ts';
import { type Shown, shownTables } from './shown.ts';

/** `/tables`: where am I, and why? Of one competition at a time. */
export const get = forPlayer(async (visit) => {
  const { words, club, player, address } = visit;
  const shown = await shownTables(visit);
  return page(
    words.tables.title,
    <Shell
      club={club.name}
      player={player}
      tab="table"
      address={address}
      wide={shown !== null}
      hero={
        shown === null ? (
          <Hero title={words.tables.title} />
        ) : (
          <Hero title={shown.chosen.name} text={shown.season}>
            <Competitions visit={visit} shown={shown} />
          </Hero>
        )
      }
    >
      {shown === null ? <None visit={visit} /> : <Boxes visit={visit} shown={shown} />}
    </Shell>,
  );
});

type Table = Api<'Standings'>;

interface ShownProps {
  readonly visit: PlayerVisit;
  readonly shown: Shown;
}

/** The way to the other competitions that one plays in. */
function Competitions({ visit, shown }: ShownProps): VNode | null {
  const { competitions, chosen } = shown;
  if (competitions.length < 2) return null;
  return (
    <nav class="segments" aria-label={visit.words.tables.competitions}>
      {competitions.map(({ id, name }) => (
        <a
          key={id}
          href={`/tables?competition=${id}`}
          aria-current={id === chosen.id ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** One's own box first and in full, the others in short. */
function Boxes({ visit, shown }: ShownProps): VNode {
  const { words, player } = visit;
  const { own, others, isOver, season } = shown;
  return (
    <div class={`boxes lift${others.length > 0 ? '' : ' is-alone'}`}>
      <div class="own-box">
        {own !== null && (
          <Standings
            table={own}
            memberId={player.memberId}
            isFull
            heading={<h2>{own.division_name}</h2>}
          />
        )}
        {own !== null && <Legend tables={[own, ...others]} />}
        {own !== null && <Crossed table={own} memberId={player.memberId} />}
        <div class="stack after">
          {isOver && <Note icon="info">{words.tables.lastSeason(season)}</Note>}
          {!isOver && (
            <a class="btn o" href="/wall">
              <Icon name="print" />
              {words.tables.wall}
            </a>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <section
          class="other-boxes"
          aria-label={words.tables.others}
          dangerouslySetInnerHTML={{ __html: others.map((one) => inShort(one, visit)).join('') }}
        />
      )}
    </div>
  );
}

/** Nobody's row is marked in it: it is drawn once for all (TAB-6). */
function inShort(table: Table, visit: PlayerVisit): string {
  const { division_id: id, division_name: name } = table;
  const heading = (
    <h2>
      <a class="box-link" href={`/tables/${id}`}>
        {name}
      </a>
    </h2>
  );
  const draw = () => <Standings table={table} memberId={null} heading={heading} />;
  return keptMarkup(table, 'in short', visit, draw);
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

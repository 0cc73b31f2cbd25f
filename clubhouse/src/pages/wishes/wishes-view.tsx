import type { VNode } from 'preact';
import { Hero } from '../../components/hero.tsx';
import { Note } from '../../components/note.tsx';
import { Shell } from '../../components/shell.tsx';
import type { Discipline } from '../../messages/terms.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import { Away, AwayNow } from './away.tsx';
import { Entries } from './entries.tsx';
import { PartnerSections } from './partners.tsx';
import { PlacementPlan } from './placement-plan.tsx';
import type { Standing } from './standing.ts';
import { WishForm } from './wish-form.tsx';

interface WishesProps {
  readonly visit: PlayerVisit;
  readonly stands: Standing;
  readonly draft: readonly Discipline[];
  readonly done: string | null;
  readonly fault: string | null;
}

export function WishesView({ visit, stands, draft, done, fault }: WishesProps): VNode {
  const { words, dates, club, player } = visit;
  const { wishes } = words;
  const { next } = stands;
  const day = typeof next?.starts_on === 'string' ? dates.longDay(next.starts_on) : null;
  return (
    <Shell
      club={club.name}
      player={player}
      tab="wishes"
      address="/wishes"
      hero={
        <Hero
          title={wishes.heroTitle}
          text={next === null ? wishes.noSeason : wishes.season(next.name, day)}
        />
      }
    >
      <div class="lift sections wishes">
        {fault !== null && (
          <Note icon="warn" kind="warn" isAlert>
            {fault}
          </Note>
        )}
        {done !== null && (
          <div role="status">
            <Note icon="check">{done}</Note>
          </div>
        )}
        {stands.hasLeft ? (
          <Left visit={visit} />
        ) : (
          <>
            <AwayNow visit={visit} stands={stands} />
            <PlacementPlan visit={visit} planned={stands.planned} />
            <WishForm visit={visit} stands={stands} draft={draft} />
            <PartnerSections visit={visit} stands={stands} />
            <Entries visit={visit} stands={stands} />
            <Away visit={visit} stands={stands} />
          </>
        )}
      </div>
    </Shell>
  );
}

/** Former members can answer nothing here until the coach readmits them. */
function Left({ visit: { words } }: { readonly visit: PlayerVisit }): VNode {
  return (
    <section class="card stack">
      <h2>{words.wishes.left}</h2>
      <p>{words.wishes.leftAbout}</p>
    </section>
  );
}

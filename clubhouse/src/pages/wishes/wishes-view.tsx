import type { VNode } from 'preact';
import { describePlace } from '../../api/tables.ts';
import { DISCIPLINES, listDisciplines } from '../../api/wish.ts';
import { Tick } from '../../components/form-fields.tsx';
import { Note } from '../../components/note.tsx';
import { Trouble } from '../../components/post-form.tsx';
import type { Words } from '../../messages/en.ts';
import { useVisit } from '../../web/use-visit.ts';
import { PlayerLayout } from '../player-layout.tsx';
import { Away, AwayNow } from './away.tsx';
import { Entries } from './entries.tsx';
import { PartnerSections } from './partners.tsx';
import { PlacementPlan } from './placement-plan.tsx';
import type { WishesForm } from './say.ts';
import type { OwnPlacement, Standing } from './standing.ts';
import { WishAct } from './wish-act.tsx';

interface WishesProps {
  readonly stands: Standing;
  readonly form: WishesForm;
  readonly done: string | null;
  readonly trouble: string | null;
}

export function WishesView({ stands, form, done, trouble }: WishesProps): VNode {
  const { words, dates } = useVisit();
  const { wishes } = words;
  const { next } = stands;
  const day = typeof next?.starts_on === 'string' ? dates.longDay(next.starts_on) : null;
  const season = next === null ? wishes.noSeason : wishes.season(next.name, day);
  return (
    <PlayerLayout tab="wishes" title={wishes.heroTitle} text={season}>
      <div class="lift sections wishes">
        <Trouble of={{ trouble }} />
        {done !== null && (
          <div role="status">
            <Note icon="check">{done}</Note>
          </div>
        )}
        {stands.hasLeft ? (
          // Former members can answer nothing here until the coach readmits them.
          <section class="card stack">
            <h2>{wishes.left}</h2>
            <p>{wishes.leftAbout}</p>
          </section>
        ) : (
          <>
            <AwayNow stands={stands} />
            <PlacementPlan planned={stands.planned} />
            <WishForm stands={stands} form={form} />
            <PartnerSections stands={stands} />
            <Entries stands={stands} />
            <Away stands={stands} />
          </>
        )}
      </div>
    </PlayerLayout>
  );
}

/** The competitions the player would like to play, and what omitting one means (WISH-1, WISH-2). */
function WishForm({ stands, form }: Pick<WishesProps, 'stands' | 'form'>): VNode {
  const { words } = useVisit();
  const { wishes, shell } = words;
  const { wish, places } = stands;
  return (
    <section class="card stack">
      <h2>{wishes.wish}</h2>
      <p>{describeWish(words, stands)}</p>
      <WishAct say="wish" label={wishes.save} isMain>
        {DISCIPLINES.map((one) => (
          <Tick
            key={one}
            of={form.field('play')}
            value={one}
            label={shell.discipline[one]}
            about={describePlaces(
              words,
              places.filter(({ discipline }) => discipline === one),
            )}
          />
        ))}
        <p class="meta">{wishes.wishFollows}</p>
      </WishAct>
      {wish !== 'not_now' && (
        <WishAct class="stack aside" say="not-now" label={wishes.notNow}>
          <p class="meta">{wishes.notNowFollows}</p>
        </WishAct>
      )}
      {wish !== null && (
        <WishAct class="stack aside" say="take-back" label={wishes.takeBack}>
          <p class="meta">{wishes.takeBackFollows}</p>
        </WishAct>
      )}
    </section>
  );
}

function describePlaces({ wishes }: Words, places: readonly OwnPlacement[]) {
  if (places.length === 0) return wishes.notHere;
  return places.map((place) => (
    <span key={place.entry_id} class="block breaks">
      {wishes.here(describePlace(place), place.partner?.display_name ?? null)}
    </span>
  ));
}

function describeWish({ wishes }: Words, stands: Standing): string {
  const { wish, places, isLeaving, isOnBreak } = stands;
  const goesOn = places.some(({ opted_out: isOut }) => !isOut) && !isLeaving && !isOnBreak;
  if (wish === null) return goesOn ? wishes.saidNothing : wishes.saidNothingYet;
  if (wish === 'not_now') return wishes.saidNotNow;
  return wishes.said(wishes.all(listDisciplines(wish).map((one) => wishes.inSentence[one])));
}

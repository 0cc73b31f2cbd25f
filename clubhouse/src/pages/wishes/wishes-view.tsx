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
import { PartnerSections } from './partners.tsx';
import { PlacementPlan } from '../home/placement-plan.tsx';
import type { WishesForm } from './say.ts';
import type { OwnPlacement, WishStanding } from './standing.ts';
import { WishAct, FoldedAct } from './wish-act.tsx';

interface WishesProps {
  readonly stands: WishStanding;
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

/** The competitions a player wants to play, and the effect of omitting one (WISH-1, WISH-2). */
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

function describeWish({ wishes }: Words, stands: WishStanding): string {
  const { wish, places, isLeaving, isOnBreak } = stands;
  const goesOn = places.some(({ opted_out: isOut }) => !isOut) && !isLeaving && !isOnBreak;
  if (wish === null) return goesOn ? wishes.saidNothing : wishes.saidNothingYet;
  if (wish === 'not_now') return wishes.saidNotNow;
  return wishes.said(wishes.all(listDisciplines(wish).map((one) => wishes.inSentence[one])));
}

/** Players who are leaving must undo that first, because it covers all competitions (WISH-3). */
function Entries({ stands }: { readonly stands: WishStanding }): VNode | null {
  const { wishes } = useVisit().words;
  if (stands.places.length === 0 || stands.isLeaving) return null;
  return (
    <section class="stack">
      <h2>{wishes.entries}</h2>
      <p class="meta">{wishes.entriesAbout}</p>
      <div class="card flush">
        {stands.places.map((place) => (
          <EntryItem key={place.entry_id} place={place} wish={stands.wish} />
        ))}
      </div>
    </section>
  );
}

function EntryItem({
  place,
  wish,
}: Pick<WishStanding, 'wish'> & { readonly place: OwnPlacement }): VNode {
  const { wishes } = useVisit().words;
  const { competition_name: competition, division_name: division } = place;
  const partner = place.partner?.display_name ?? null;
  const isWished = wish === null || listDisciplines(wish).includes(place.discipline);
  const byWish = isWished ? null : wishes.outByWish;
  const out = place.opted_out ? wishes.isOut : byWish;
  const about = [division, partner === null ? null : wishes.withPartner(partner)];
  return (
    <div class="item">
      <div>
        <h3 class="breaks">{competition}</h3>
        <p class="meta breaks">{about.filter((one) => one !== null).join(' · ')}</p>
      </div>
      {out !== null && (
        <p>
          <span class="pill warn">{out}</span>
        </p>
      )}
      {place.partner_leaving && partner !== null ? (
        // Opting in would undo the partner's leaving, which only the partner may do.
        <p class="meta breaks">{wishes.leftByPartner(partner)}</p>
      ) : place.opted_out ? (
        <WishAct say="opt-in" label={wishes.optIn} sends={{ entry: place.entry_id }}>
          <p class="meta">{wishes.optInFollows}</p>
        </WishAct>
      ) : (
        <FoldedAct
          title={wishes.optOut}
          say="opt-out"
          label={wishes.optOutButton}
          sends={{ entry: place.entry_id }}
        >
          <p class="meta breaks">{wishes.optOutFollows(competition, partner)}</p>
        </FoldedAct>
      )}
    </div>
  );
}

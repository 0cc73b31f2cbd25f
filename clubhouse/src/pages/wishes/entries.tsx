import type { VNode } from 'preact';
import { listDisciplines } from '../../api/wish.ts';
import { useVisit } from '../../web/use-visit.ts';
import type { OwnPlacement, Standing } from './standing.ts';
import { FoldedAct, WishAct } from './wish-act.tsx';

/** Players who are leaving must undo that first, because it covers all competitions (WISH-3). */
export function Entries({ stands }: { readonly stands: Standing }): VNode | null {
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
}: Pick<Standing, 'wish'> & { readonly place: OwnPlacement }): VNode {
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

import type { VNode } from 'preact';
import { listDisciplines } from '../../api/wish.ts';
import { Icon } from '../../components/icon.tsx';
import type { PlayerVisit } from '../../web/visit.ts';
import type { OwnPlacement, Standing } from './standing.ts';

interface EntriesProps {
  readonly visit: PlayerVisit;
  readonly stands: Standing;
}

/** Players who are leaving must undo that first, because it covers all competitions (WISH-3). */
export function Entries({ visit, stands }: EntriesProps): VNode | null {
  const { wishes } = visit.words;
  if (stands.places.length === 0 || stands.isLeaving) return null;
  return (
    <section class="stack">
      <h2>{wishes.entries}</h2>
      <p class="meta">{wishes.entriesAbout}</p>
      <div class="card flush">
        {stands.places.map((place) => (
          <EntryItem key={place.entry_id} visit={visit} place={place} wish={stands.wish} />
        ))}
      </div>
    </section>
  );
}

function EntryItem({
  visit,
  place,
  wish,
}: {
  readonly visit: PlayerVisit;
  readonly place: OwnPlacement;
  readonly wish: Standing['wish'];
}): VNode {
  const { wishes } = visit.words;
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
      ) : (
        <OptOut visit={visit} place={place} />
      )}
    </div>
  );
}

function OptOut({
  visit,
  place,
}: {
  readonly visit: PlayerVisit;
  readonly place: OwnPlacement;
}): VNode {
  const { wishes } = visit.words;
  const partner = place.partner?.display_name ?? null;
  return place.opted_out ? (
    <form class="stack" method="post" action="/wishes">
      <input type="hidden" name="entry" value={place.entry_id} />
      <p class="meta">{wishes.optInFollows}</p>
      <button class="btn o w" name="say" value="opt-in">
        {wishes.optIn}
      </button>
    </form>
  ) : (
    <details class="fold">
      <summary>
        <b>{wishes.optOut}</b>
        <Icon name="more" />
      </summary>
      <form class="stack" method="post" action="/wishes">
        <input type="hidden" name="entry" value={place.entry_id} />
        <p class="meta breaks">{wishes.optOutFollows(place.competition_name, partner)}</p>
        <button class="btn o w" name="say" value="opt-out">
          {wishes.optOutButton}
        </button>
      </form>
    </details>
  );
}

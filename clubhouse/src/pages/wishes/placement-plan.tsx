import type { VNode } from 'preact';
import { useVisit } from '../../web/use-visit.ts';
import type { Standing } from './standing.ts';

/**
 * Where the coach has already placed the player, and what still changes that (WISH-8). A break,
 * leaving and opting out change it at once. After a new wish or partner, only the coach does.
 */
export function PlacementPlan({ planned }: Pick<Standing, 'planned'>): VNode | null {
  const { wishes } = useVisit().words;
  if (planned.length === 0) return null;
  return (
    <section class="card stack">
      <h2>{wishes.planned}</h2>
      <ul class="stack">
        {planned.map((place) => (
          <li key={place.entry_id} class="breaks">
            <b>{place.competition_name}</b>
            <span class="meta block">
              {[
                place.season.name,
                place.division_name,
                place.partner === null ? null : wishes.withPartner(place.partner.display_name),
              ]
                .filter((one) => one !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p class="meta">{wishes.plannedAbout}</p>
    </section>
  );
}

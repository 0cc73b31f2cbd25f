import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import { useVisit } from '../../web/use-visit.ts';

interface PlacementPlanProps {
  readonly planned: readonly Api<'PlayerPlacement'>[];
}

/**
 * Where the coach has already placed the player, and what still changes that (WISH-8). A break,
 * leaving and opting out change it at once. After a new wish or partner, only the coach does.
 */
export function PlacementPlan({ planned }: PlacementPlanProps): VNode | null {
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

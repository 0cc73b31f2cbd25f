import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import { useVisit } from '../../web/use-visit.ts';

interface PlacementPlanProps {
  readonly planned: readonly Api<'PlayerPlacement'>[];
}

/**
 * Tells the player where the coach has placed them, and what can still change that (WISH-8). A
 * break, leaving and opting out take effect at once; a new wish or partner, only through the coach.
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

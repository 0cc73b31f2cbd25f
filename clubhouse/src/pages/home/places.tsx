import type { VNode } from 'preact';
import { describePlace } from '../../api/tables.ts';
import type { Api } from '../../api/client.ts';
import { Dots, Ladder } from '../../components/ladder.tsx';
import type { PlayerVisit } from '../../web/visit.ts';

interface PlacesProps {
  readonly visit: PlayerVisit;
  readonly placements: readonly Api<'PlayerPlacement'>[];
  readonly matches: readonly Api<'PlayerMatch'>[];
}

export function Places({ visit, placements, matches }: PlacesProps): VNode {
  const tables = placements.filter((one) => one.division_id !== null && one.points !== null);
  return (
    <>
      {tables.map((placement) => (
        <PlaceInBox
          key={placement.entry_id}
          visit={visit}
          placement={placement}
          matches={matches}
        />
      ))}
    </>
  );
}

function PlaceInBox({
  visit,
  placement,
  matches,
}: Omit<PlacesProps, 'placements'> & { readonly placement: Api<'PlayerPlacement'> }): VNode {
  const { words, dates } = visit;
  const { rank, points, played, minimum, division_id: divisionId } = placement;
  const place = rank === null ? null : words.shell.place(rank);
  // The player meets everybody in the box, so their matches name all of its entries.
  const inBox = matches.filter((one) => one.division_id === divisionId);
  const places = new Set(inBox.flatMap(({ sides }) => sides.map((one) => one.entry_id))).size;
  return (
    <section>
      <div class="sec">
        <h2>{describePlace(placement)}</h2>
        <a class="tap-text" href={`/tables/${divisionId}`}>
          {words.home.table}
        </a>
      </div>
      <div class="card stack">
        {rank !== null && places >= rank && places > 1 && <Ladder places={places} mine={rank} />}
        <p class="place">
          <span>{words.home.points(place, dates.number(points ?? 0))}</span>
          {minimum !== null && minimum > 0 && (
            <span>
              <Dots played={played ?? 0} minimum={minimum} />
              {words.home.needed(played ?? 0, minimum)}
            </span>
          )}
        </p>
      </div>
    </section>
  );
}

import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import { readSeasonTables } from '../../api/read-tables.ts';
import { findEntryId } from '../../api/tables.ts';
import { describeMovement } from '../../components/movement-words.ts';
import { Icon } from '../../components/icon.tsx';
import { Ladder } from '../../components/ladder.tsx';
import type { PlayerVisit } from '../../web/visit.ts';

export interface FinalPlace {
  readonly competition: string;
  readonly table: Api<'Standings'>;
  readonly row: Api<'StandingsRow'>;
}

/** The player's rows in a season's final tables. One call to the league. */
export async function readFinalPlaces(
  { api, player }: PlayerVisit,
  season: Api<'SeasonRef'> | null,
): Promise<FinalPlace[]> {
  if (season === null) return [];
  const { competitions } = await readSeasonTables(api, season.id);
  return competitions.flatMap(({ name: competition, tables }) =>
    tables
      .filter(({ final }) => final)
      .flatMap((table) => {
        const mine = findEntryId(table, player.memberId);
        const row = table.rows.find(({ entry_id: id }) => id === mine);
        return row === undefined ? [] : [{ competition, table, row }];
      }),
  );
}

interface FinalPlacesProps {
  readonly visit: PlayerVisit;
  readonly season: Api<'SeasonRef'> | null;
  readonly places: readonly FinalPlace[];
}

/** The player's result in each box of the season (HOME-4). */
export function FinalPlaces({ visit, season, places }: FinalPlacesProps): VNode {
  return (
    <>
      {places.map((place) => (
        <Ended key={place.row.entry_id} visit={visit} season={season?.name ?? ''} place={place} />
      ))}
    </>
  );
}

interface EndedProps {
  readonly visit: PlayerVisit;
  readonly season: string;
  readonly place: FinalPlace;
}

function Ended({ visit, season, place: { competition, table, row } }: EndedProps): VNode {
  const { words, dates } = visit;
  const { home, shell } = words;
  const { rank, movement, points } = row;
  const places = table.rows.filter(({ withdrawn }) => !withdrawn).length;
  const box = `${competition}, ${table.division_name}`;
  return (
    <section>
      <div class="sec">
        <h2>{home.endedIn(season, box)}</h2>
        <a class="tap-text" href={`/tables/${table.division_id}`}>
          {home.table}
        </a>
      </div>
      <div class="card stack">
        {rank !== null && <Ladder places={places} mine={rank} />}
        <p class="place">
          <span>
            {rank === null
              ? home.endedUnranked(dates.number(points))
              : home.ended(shell.place(rank), places, dates.number(points))}
          </span>
          {movement !== null && (
            <span>
              <span class={`arrow ${movement === 'promotion' ? 'up' : 'down'}`} aria-hidden="true">
                <Icon name={movement === 'promotion' ? 'up' : 'down'} />
              </span>{' '}
              {describeMovement(row, words, 'you')}
            </span>
          )}
        </p>
      </div>
    </section>
  );
}

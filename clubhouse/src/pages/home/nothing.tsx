import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import { CourtPicture } from '../../components/court-picture.tsx';
import type { PlayerVisit } from '../../web/visit.ts';

export function NothingToDo({
  visit,
  matches,
}: {
  readonly visit: PlayerVisit;
  readonly matches: readonly Api<'PlayerMatch'>[];
}): VNode {
  const { words, dates } = visit;
  const deadline = matches.map((one) => one.results_deadline).find((day) => day !== null);
  return (
    <section class="card stack">
      <CourtPicture />
      <h2 class="large">{words.home.doneTitle}</h2>
      <p>{words.home.done(typeof deadline === 'string' ? dates.longDay(deadline) : null)}</p>
      <a class="btn p w" href="/wishes">
        {words.home.wish}
      </a>
    </section>
  );
}

/** Shown between seasons and before the first one. */
export function NoMatches({
  visit,
  placements,
  isPlaced,
  leftOut,
}: {
  readonly visit: PlayerVisit;
  readonly placements: Api<'PlayerPlacements'>;
  /** The coach has shown the player a place in the next season. */
  readonly isPlaced: boolean;
  /** The next season is planned or active without the player. */
  readonly leftOut: 'planned' | 'begun' | null;
}): VNode {
  const { words, dates } = visit;
  const { home } = words;
  const next = placements.next_season;
  const isOver = placements.has_entries;
  const yetTitle = isPlaced ? home.soonTitle : home.noneTitle;
  return (
    <section class="card stack">
      <CourtPicture />
      <h2 class="large">
        {leftOut === 'begun' ? home.goesOnTitle : isOver ? home.overTitle : yetTitle}
      </h2>
      {leftOut === null && !isPlaced && <p>{isOver ? home.over : home.none}</p>}
      {next !== null && (
        <p>
          {home.noneNext(next.name, next.starts_on === null ? null : dates.longDay(next.starts_on))}
        </p>
      )}
      <a class="btn p w" href="/wishes">
        {home.wish}
      </a>
      {isOver && (
        <a class="btn o w" href="/tables">
          {home.finalTable}
        </a>
      )}
    </section>
  );
}

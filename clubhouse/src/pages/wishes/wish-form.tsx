import type { VNode } from 'preact';
import { describePlace } from '../../api/tables.ts';
import { DISCIPLINES, listDisciplines } from '../../api/wish.ts';
import type { Discipline } from '../../messages/terms.ts';
import type { PlayerVisit } from '../../web/visit.ts';
import type { OwnPlacement, Standing } from './standing.ts';

interface WishFormProps {
  readonly visit: PlayerVisit;
  readonly stands: Standing;
  readonly draft: readonly Discipline[];
}

/** The competitions the player would like to play, and what omitting one means (WISH-1, WISH-2). */
export function WishForm({ visit, stands, draft }: WishFormProps): VNode {
  const { wishes } = visit.words;
  return (
    <section class="card stack">
      <h2>{wishes.wish}</h2>
      <p>{describeWish(visit, stands)}</p>
      <form class="stack" method="post" action="/wishes">
        {DISCIPLINES.map((one) => (
          <Tick
            key={one}
            visit={visit}
            discipline={one}
            places={stands.places.filter(({ discipline }) => discipline === one)}
            isTicked={draft.includes(one)}
          />
        ))}
        <p class="meta">{wishes.wishFollows}</p>
        <button class="btn p w" name="say" value="wish">
          {wishes.save}
        </button>
      </form>
      {stands.wish !== 'not_now' && (
        <Other say="not-now" label={wishes.notNow} follows={wishes.notNowFollows} />
      )}
      {stands.wish !== null && (
        <Other say="take-back" label={wishes.takeBack} follows={wishes.takeBackFollows} />
      )}
    </section>
  );
}

function describeWish({ words }: PlayerVisit, stands: Standing): string {
  const { wishes } = words;
  const { wish, places, isLeaving, isOnBreak } = stands;
  const goesOn = places.some(({ opted_out: isOut }) => !isOut) && !isLeaving && !isOnBreak;
  if (wish === null) return goesOn ? wishes.saidNothing : wishes.saidNothingYet;
  if (wish === 'not_now') return wishes.saidNotNow;
  return wishes.said(wishes.all(listDisciplines(wish).map((one) => wishes.inSentence[one])));
}

function Tick({
  visit,
  discipline,
  places,
  isTicked,
}: {
  readonly visit: PlayerVisit;
  readonly discipline: Discipline;
  readonly places: readonly OwnPlacement[];
  readonly isTicked: boolean;
}): VNode {
  const { words } = visit;
  return (
    <label class="opt">
      <input type="checkbox" name="play" value={discipline} checked={isTicked} />
      <b>{words.shell.discipline[discipline]}</b>
      {places.length === 0 ? (
        <span class="meta">{words.wishes.notHere}</span>
      ) : (
        places.map((place) => (
          <span key={place.entry_id} class="meta breaks">
            {words.wishes.here(describePlace(place), place.partner?.display_name ?? null)}
          </span>
        ))
      )}
    </label>
  );
}

function Other({
  say,
  label,
  follows,
}: {
  readonly say: 'not-now' | 'take-back';
  readonly label: string;
  readonly follows: string;
}): VNode {
  return (
    <form class="stack aside" method="post" action="/wishes">
      <p class="meta">{follows}</p>
      <button class="btn o w" name="say" value={say}>
        {label}
      </button>
    </form>
  );
}

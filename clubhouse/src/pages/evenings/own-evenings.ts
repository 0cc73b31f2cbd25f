import { addDays } from '../../arrange/club-time.ts';
import { type DayPart, dayOf, listParts } from '../../evenings/core/parts.ts';
import { chosen, hidden, manyChosen } from '../../web/field-kinds.ts';
import { form } from '../../web/form.ts';
import type { Visit } from '../../web/visit.ts';

export interface OwnEvenings {
  readonly isOff: boolean;
  readonly parts: readonly DayPart[];
  readonly free: readonly DayPart[];
  /** Whether repeating would add answers. */
  readonly isRepeatable: boolean;
}

export function readOwnEvenings({ services, dates, now }: Visit, memberId: string): OwnEvenings {
  const { evenings } = services.store;
  const today = dates.today(now);
  const parts = listParts(today);
  const days = evenings.of(memberId, today);
  const free = [...days.values()].flat();
  const isRepeatable = repeatAnswers(parts, days, free).length > free.length;
  return { isOff: evenings.isOff(memberId), parts, free, isRepeatable };
}

/** A day without an answer repeats the same weekday a week before, if that is still stored (EVE-4). */
function repeatAnswers(
  parts: readonly DayPart[],
  answered: ReadonlyMap<string, unknown>,
  free: readonly string[],
): DayPart[] {
  return parts.filter((part) => {
    const day = dayOf(part);
    const isRepeated = !answered.has(day) && free.includes(addDays(day, -7) + part.slice(-1));
    return isRepeated || free.includes(part);
  });
}

/** `last` is the last day that the form shows: nothing is known of later ones. */
export const EVENINGS = form({ do: chosen, last: hidden, free: manyChosen });

/** Saves a member's form, or does what another of its buttons says (EVE-1, EVE-2, EVE-4). */
export function changeEvenings(visit: Visit, memberId: string): void {
  const { dates, now, services } = visit;
  const { store } = services;
  const { do: act, last = '', free: sent = [] } = EVENINGS.read(visit).values;
  const today = dates.today(now);
  const parts = listParts(today).filter((part) => dayOf(part) <= last);
  store.together(() => {
    const { evenings } = store;
    if (act === 'on' || act === 'off') evenings.turn(memberId, act === 'on');
    else if ((act === 'save' || act === 'repeat') && !evenings.isOff(memberId)) {
      const free =
        act === 'repeat'
          ? repeatAnswers(parts, evenings.of(memberId, today), sent)
          : parts.filter((part) => sent.includes(part));
      evenings.save(memberId, new Set(parts.map(dayOf)), free);
    }
  });
}

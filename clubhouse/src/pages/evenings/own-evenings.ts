import { addDays } from '../../arrange/club-time.ts';
import { type DayPart, dayOf, listParts } from '../../evenings/core/parts.ts';
import { chosen, manyChosen } from '../../web/field-kinds.ts';
import { form } from '../../web/form.ts';
import type { Visit } from '../../web/visit.ts';

export interface OwnEvenings {
  readonly isOff: boolean;
  readonly parts: readonly DayPart[];
  readonly free: ReadonlySet<DayPart>;
  /** The answers after repeating the last ones on days without an answer; null if it adds none. */
  readonly repeated: readonly DayPart[] | null;
}

/** A day without an answer repeats the same weekday a week before, if that is still stored (EVE-4). */
export function readOwnEvenings({ services, dates, now }: Visit, memberId: string): OwnEvenings {
  const { evenings } = services.store;
  const today = dates.today(now);
  const parts = listParts(today);
  const days = evenings.of(memberId, today);
  const free = new Set([...days.values()].flat());
  const repeated = parts.filter((part) => {
    const day = dayOf(part);
    return free.has(days.has(day) ? part : (`${addDays(day, -7)}${part.slice(-1)}` as DayPart));
  });
  const isMore = repeated.length > free.size;
  return { isOff: evenings.isOff(memberId), parts, free, repeated: isMore ? repeated : null };
}

export const EVENINGS = form({ do: chosen, free: manyChosen });

/** Saves a member's form, or does what another of its buttons says (EVE-1, EVE-2, EVE-4). */
export function changeEvenings(visit: Visit, memberId: string): void {
  const { store } = visit.services;
  const { do: act, free: sent = [] } = EVENINGS.read(visit).values;
  const { isOff, parts, repeated } = readOwnEvenings(visit, memberId);
  const free = act === 'repeat' ? repeated : parts.filter((part) => sent.includes(part));
  store.together(() => {
    if (act === 'on' || act === 'off') store.evenings.turn(memberId, act === 'on');
    else if ((act === 'save' || act === 'repeat') && !isOff && free !== null) {
      store.evenings.save(memberId, new Set(parts.map(dayOf)), free);
    }
  });
}

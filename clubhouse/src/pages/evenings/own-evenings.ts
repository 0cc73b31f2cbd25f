import { dayOf } from '../../evenings/core/parts.ts';
import { readOwnEvenings } from '../../evenings/own-evenings.ts';
import { chosen, manyChosen } from '../../web/field-kinds.ts';
import { form } from '../../web/form.ts';
import type { Visit } from '../../web/visit.ts';

export const EVENINGS = form({ do: chosen, free: manyChosen });

/** Saves a member's form, or does what another of its buttons says (EVE-1, EVE-2, EVE-4). */
export function changeEvenings(visit: Visit, memberId: string): void {
  const { services, dates, now } = visit;
  const { store } = services;
  const today = dates.today(now);
  const { do: act, free: sent = [] } = EVENINGS.read(visit).values;
  const { isOff, parts, repeated } = readOwnEvenings(store.evenings, memberId, today);
  const free = act === 'repeat' ? repeated : parts.filter((part) => sent.includes(part));
  store.together(() => {
    if (act === 'on' || act === 'off') store.evenings.turn(memberId, act === 'on');
    else if ((act === 'save' || act === 'repeat') && !isOff && free !== null) {
      store.evenings.save(memberId, new Set(parts.map(dayOf)), free);
    }
  });
}

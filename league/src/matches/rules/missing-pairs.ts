import type { Id } from '../../shared/ids.ts';
import { roundRobin } from '../../shared/round-robin.ts';

interface Pairing {
  readonly entry0_id: Id<'entry'>;
  readonly entry1_id: Id<'entry'>;
}

/** The pairings of the round robin of these entries that are not there yet (FIX-1, FIX-2). */
export function missingPairs(
  entries: readonly Id<'entry'>[],
  there: readonly Pairing[],
): [Id<'entry'>, Id<'entry'>][] {
  const known = new Set(there.map((one) => pairName(one.entry0_id, one.entry1_id)));
  return roundRobin(entries.length)
    .flatMap(([first, second]): [Id<'entry'>, Id<'entry'>][] => {
      const [zero, one] = [entries[first], entries[second]];
      return zero === undefined || one === undefined ? [] : [[zero, one]];
    })
    .filter(([zero, one]) => !known.has(pairName(zero, one)));
}

/** The same for either order of the two. */
function pairName(one: Id<'entry'>, other: Id<'entry'>): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

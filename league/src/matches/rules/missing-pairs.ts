import type { Id } from '../../shared/ids.ts';
import { roundRobin } from '../../shared/round-robin.ts';

interface Pairing {
  readonly entry0_id: Id;
  readonly entry1_id: Id;
}

/** The pairings of the round robin of these entries that are not there yet (FIX-1, FIX-2). */
export function missingPairs(entries: readonly Id[], there: readonly Pairing[]): [Id, Id][] {
  const known = new Set(there.map((one) => pairName(one.entry0_id, one.entry1_id)));
  return roundRobin(entries.length)
    .map(([zero, one]): [Id, Id] => [entries[zero] ?? '', entries[one] ?? ''])
    .filter(([zero, one]) => !known.has(pairName(zero, one)));
}

/** The same for either order of the two. */
function pairName(one: Id, other: Id): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

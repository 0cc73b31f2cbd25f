import type { Id } from '../../shared/ids.ts';
import { makeRoundRobin } from '../../shared/round-robin.ts';

export type Round = 1 | 2;

interface Pairing {
  readonly round: Round;
  readonly entry0_id: Id<'entry'>;
  readonly entry1_id: Id<'entry'>;
}

/** Round by round (FIX-1, FIX-2); in the second round, the sides are swapped (FIX-4). */
export function findMissingPairs(
  entries: readonly Id<'entry'>[],
  there: readonly Pairing[],
  rounds: Round,
): Pairing[] {
  const pairs = makeRoundRobin(entries.length).flatMap(([first, second]): EntryPair[] => {
    const [zero, one] = [entries[first], entries[second]];
    return zero === undefined || one === undefined ? [] : [[zero, one]];
  });
  const [known, knownAgain] = [mapSidesByPair(there, 1), mapSidesByPair(there, 2)];
  const missing = pairs.filter((sides) => !known.has(makePairKey(sides)));
  const once = missing.map(([zero, one]): Pairing => toPairing(1, zero, one));
  if (rounds === 1) return once;
  const again = pairs
    .filter((sides) => !knownAgain.has(makePairKey(sides)))
    .map((sides) => {
      const [zero, one] = known.get(makePairKey(sides)) ?? sides;
      return toPairing(2, one, zero);
    });
  return [...once, ...again];
}

type EntryPair = readonly [Id<'entry'>, Id<'entry'>];

function toPairing(round: Round, zero: Id<'entry'>, one: Id<'entry'>): Pairing {
  return { round, entry0_id: zero, entry1_id: one };
}

function mapSidesByPair(there: readonly Pairing[], round: Round): Map<string, EntryPair> {
  const sides = there
    .filter((one) => one.round === round)
    .map((one): EntryPair => [one.entry0_id, one.entry1_id]);
  return new Map(sides.map((pair) => [makePairKey(pair), pair]));
}

/** A key that ignores the order of the two. */
function makePairKey([one, other]: EntryPair): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

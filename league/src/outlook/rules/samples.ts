import type { LedgerMatch } from '../../ledger/rules/ledger.ts';
import type { Id } from '../../shared/ids.ts';
import type { Ending } from './endings.ts';

/** The stronger side wins two matches out of this many; the third ends at random. */
const SURPRISE_IN = 3;

/** Samples results as if some entries were stronger; each round has its own order. */
export function sampleEndings(
  open: readonly LedgerMatch[],
  endings: readonly [Ending, ...Ending[]],
  round: number,
): Ending[] {
  const strengths = new Map<Id<'entry'>, number>();
  for (const id of open.flatMap(({ sides }) => sides)) {
    strengths.set(id, strengths.get(id) ?? mixBits(round, strengths.size));
  }
  const won = ([0, 1] as const).map((side) =>
    endings.filter(({ result }) => result.outcome === 'completed' && result.winningSide === side),
  );
  return open.map(({ sides: [zero, one] }, index) => {
    const chance = mixBits(round + 1000, index);
    const side = (strengths.get(zero) ?? 0) > (strengths.get(one) ?? 0) ? 0 : 1;
    const some = chance % SURPRISE_IN === 0 ? endings : (won[side] ?? endings);
    return some[(chance >>> 4) % some.length] ?? endings[0];
  });
}

/** Numbers that look random but are the same on every machine. */
function mixBits(round: number, index: number): number {
  let mixed = Math.imul(round * 7919 + index * 104_729 + 1, 2_654_435_761);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

import type { Chance } from '../../fuzz/chance.ts';
import { makeHostileFrame } from '../../fuzz/hostile.ts';
import { CASES, EARLY } from './cases.ts';

const KNOWN = [...CASES, ...EARLY].filter(({ bytes }) => bytes.length < 2000);
const PARTS = 6;

/** A stream of right and wrong frames, with a few bytes changed, lost or duplicated. */
export function mutatedStream(chance: Chance): Buffer {
  const count = 1 + chance.below(4);
  const frames = Array.from({ length: count }, () =>
    chance.share() < 0.85 ? chance.pick(KNOWN).bytes : makeHostileFrame(chance),
  );
  let bytes: Buffer = Buffer.concat(frames);
  for (let left = chance.below(4); left > 0; left--) bytes = mutated(bytes, chance);
  return bytes;
}

function mutated(bytes: Buffer, chance: Chance): Buffer {
  // Headers are near the beginning.
  const at = chance.below(chance.share() < 0.5 ? Math.min(bytes.length, 24) : bytes.length);
  return chance.pick([
    () => {
      const changed = Buffer.from(bytes);
      if (changed.length > 0) changed[at] = (changed[at] ?? 0) ^ (1 << chance.below(8));
      return changed;
    },
    () => {
      const changed = Buffer.from(bytes);
      if (changed.length > 0) changed[at] = chance.below(256);
      return changed;
    },
    () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + chance.below(3))]),
    () =>
      Buffer.concat([bytes.subarray(0, at), chance.bytes(1 + chance.below(3)), bytes.subarray(at)]),
    () =>
      Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - chance.below(20)))]),
    () => bytes.subarray(0, at),
  ])();
}

/** The bytes as they might arrive: all at once, one by one, or in parts. */
export function arriving(bytes: Buffer, chance: Chance): readonly Buffer[] {
  if (chance.share() < 0.3) return [bytes];
  if (chance.share() < 0.1) return byteByByte(bytes);
  const cuts = Array.from({ length: 1 + chance.below(PARTS) }, () =>
    chance.below(bytes.length + 1),
  );
  const places = [0, ...cuts.toSorted((one, other) => one - other), bytes.length];
  return places.slice(1).map((place, index) => bytes.subarray(places[index], place));
}

export function byteByByte(bytes: Buffer): readonly Buffer[] {
  return Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
}

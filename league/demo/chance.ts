import type { Score } from '../src/shared/score.ts';

/** Random numbers from 0 to 1; the same seed gives the same numbers (mulberry32). */
export function makeSeededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SETS: readonly [number, number][] = [
  [6, 1],
  [6, 3],
  [6, 4],
  [7, 5],
  [7, 6],
];

/** A best of three, in which side 0 wins a set with this chance. */
export function playBestOfThree(random: () => number, chance: number): Score {
  const won: [number, number] = [0, 0];
  const sets: Score['sets'] = [];
  while (Math.max(...won) < 2) {
    const [high, low] = SETS[Math.floor(random() * SETS.length)] ?? [6, 4];
    const winner = random() < chance ? 0 : 1;
    won[winner] += 1;
    sets.push({ games: winner === 0 ? [high, low] : [low, high] });
  }
  return { sets };
}

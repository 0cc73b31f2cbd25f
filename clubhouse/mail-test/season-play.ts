import { setTimeout as sleep } from 'node:timers/promises';
import type { League } from '../test/league.ts';
import { dateAfter } from '../test/seed.ts';

const WON = { outcome: 'completed', score: { sets: [{ games: [6, 3] }, { games: [6, 4] }] } };
const LOST = { outcome: 'completed', score: { sets: [{ games: [3, 6] }, { games: [4, 6] }] } };

/** Reports matches one after the other, a third of them not alike, until it is told to end. */
export async function playSeason(
  { must }: League,
  matches: readonly string[],
  { pauseMs, isOver }: { readonly pauseMs: number; readonly isOver: () => boolean },
): Promise<number> {
  let played = 0;
  for (const [index, match] of matches.entries()) {
    if (isOver()) break;
    const claim = (side: 0 | 1, said: object) =>
      must('POST', `/v1/matches/${match}/claims`, { ...said, side, played_on: dateAfter(-1) });
    await claim(0, WON);
    await sleep(pauseMs);
    await claim(1, index % 3 === 0 ? LOST : WON);
    await sleep(pauseMs);
    played += 1;
  }
  return played;
}

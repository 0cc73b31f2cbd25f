import { setTimeout as sleep } from 'node:timers/promises';
import { reportResult, makeWin } from 'test-kit/club-results';
import type { League } from '../league.ts';
import { dateAfter } from '../seed.ts';

/** Reports matches one after another until it is over; in a third of them the sides differ. */
export async function playSeason(
  { must }: League,
  matches: readonly string[],
  { pauseMs, isOver }: { readonly pauseMs: number; readonly isOver: () => boolean },
): Promise<number> {
  let played = 0;
  for (const [index, match] of matches.entries()) {
    if (isOver()) break;
    const day = { played_on: dateAfter(-1) };
    await reportResult(must, match, 0, { ...makeWin(0), ...day });
    await sleep(pauseMs);
    await reportResult(must, match, 1, { ...makeWin(index % 3 === 0 ? 1 : 0), ...day });
    await sleep(pauseMs);
    played += 1;
  }
  return played;
}

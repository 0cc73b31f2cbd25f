import { describeClock } from '../games/standing-words.ts';
import { playWords } from '../messages/words.ts';

/**
 * Expands `10 + 5` to `10 min + 5 s a move`; days stay unchanged.
 * @param clock null without a clock
 */
export function describeClockTerms(clock: string | null): string {
  const [minutes = '', seconds] = clock?.split(' + ') ?? [];
  return seconds === undefined
    ? describeClock(clock)
    : playWords().online.lobby.clock(minutes, seconds);
}

import { describeClock } from '../games/standing-words.ts';
import { playWords } from '../messages/words.ts';

/** `10 + 5` becomes `10 min + 5 s a move`; days stay unchanged. Null if there is no clock. */
export function describeClockTerms(clock: string | null): string {
  const [minutes = '', seconds] = clock?.split(' + ') ?? [];
  return seconds === undefined
    ? describeClock(clock)
    : playWords().online.lobby.clock(minutes, seconds);
}

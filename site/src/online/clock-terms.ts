import { clockPill } from '../games/standing-words.ts';
import { playWords } from '../messages/words.ts';

/**
 * Expands `10 + 5` to `10 min + 5 s a move`; days stay unchanged.
 * @param clock null without a clock
 */
export function clockTerms(clock: string | null): string {
  const [minutes = '', seconds] = clock?.split(' + ') ?? [];
  return seconds === undefined
    ? clockPill(clock)
    : playWords().online.lobby.clock(minutes, seconds);
}

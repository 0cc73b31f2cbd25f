import { clockPill } from '../games/standing-words.ts';
import { playWords } from '../messages/words.ts';

/** `10 + 5` as `10 min + 5 s a move`; days as they are. @param clock null: none */
export function clockTerms(clock: string | null): string {
  const [minutes = '', seconds] = clock?.split(' + ') ?? [];
  return seconds === undefined
    ? clockPill(clock)
    : playWords().online.lobby.clock(minutes, seconds);
}

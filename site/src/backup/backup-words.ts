import { describeMoveCount } from '../games/standing-words.ts';
import { describeTime } from '../games/when.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { pageWords } from '../messages/words.ts';

/** Why a backup or a carried game was not opened. */
export type Refusal =
  | 'foreign'
  | 'newer'
  | 'too-big'
  | 'too-many'
  | 'damaged'
  | 'passphrase'
  | 'no-games';

export function describeFileRefusal(why: Refusal): string {
  return pageWords().backup.refusedFile[why];
}

export function describeLinkRefusal(why: Refusal): string {
  const { refusedFile, refusedLink } = pageWords().backup;
  return { ...refusedFile, ...refusedLink }[why];
}

/** `12 moves, 5 minutes ago` */
export function describeState({ summary }: KeptGame, now: number): string {
  return `${describeMoveCount(summary.moves)}, ${describeTime(summary.at, now)}`;
}

import { movesWords } from '../games/standing-words.ts';
import { whenWords } from '../games/when.ts';
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

export function fileRefusalWords(why: Refusal): string {
  return pageWords().backup.refusedFile[why];
}

export function linkRefusalWords(why: Refusal): string {
  const { refusedFile, refusedLink } = pageWords().backup;
  return { ...refusedFile, ...refusedLink }[why];
}

/** `12 moves, 5 minutes ago` */
export function stateWords({ summary }: KeptGame, now: number): string {
  return `${movesWords(summary.moves)}, ${whenWords(summary.at, now)}`;
}

import { movesWords } from '../../games/core/standing-words.ts';
import { whenWords } from '../../games/core/when.ts';
import type { KeptGame } from '../../games/core/kept-game.ts';

/** Why a backup or a carried game was not opened. */
export type Refusal =
  | 'foreign'
  | 'newer'
  | 'too-big'
  | 'too-many'
  | 'damaged'
  | 'passphrase'
  | 'no-games';

const OF_FILE: Readonly<Record<Refusal, string>> = {
  foreign: 'This is no backup of Sealed Move. Its name ends with “.backup”.',
  newer: 'A newer version of this site made this backup. Load the page anew, then try again.',
  'too-big': 'This file is larger than 8 MiB, which no backup of this site is.',
  'too-many': 'This backup holds more than 2,000 games, which is more than this site opens.',
  damaged:
    'This backup is damaged: a part of it is missing or was changed. Try another copy of it.',
  passphrase: 'This passphrase does not open the backup. It counts capitals and spaces.',
  'no-games': 'This file opens, but it does not hold games.',
};

const OF_LINK: Readonly<Record<Refusal, string>> = {
  ...OF_FILE,
  newer: 'A newer version of this site made this link. Load the page anew, then open it again.',
  damaged: 'This link is damaged: a part of it is missing. Make a new one on the other device.',
  passphrase: 'This code does not open the game. Look at the other device and type it again.',
};

export function fileRefusalWords(why: Refusal): string {
  return OF_FILE[why];
}

export function linkRefusalWords(why: Refusal): string {
  return OF_LINK[why];
}

/** `12 moves, 5 minutes ago` */
export function stateWords({ summary }: KeptGame, now: number): string {
  return `${movesWords(summary.moves)}, ${whenWords(summary.at, now)}`;
}

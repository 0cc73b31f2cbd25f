import { chess } from './chess.en.ts';
import { closing } from './closing.en.ts';
import { online } from './online.en.ts';
import { play } from './play.en.ts';
import { reversi } from './reversi.en.ts';

/** The texts for playing a game. A language that lacks any does not compile (LANG-3). */
export const en = { chess, closing, online, play, reversi };

export type PlayWords = typeof en;

import { chess } from './chess.de.ts';
import { closing } from './closing.de.ts';
import { online } from './online.de.ts';
import { play } from './play.de.ts';
import { reversi } from './reversi.de.ts';
import type { PlayWords } from './table.en.ts';

export const de: PlayWords = { chess, closing, online, play, reversi };

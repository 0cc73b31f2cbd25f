import type { Game } from '../game/game.ts';
import { playWords } from '../messages/words.ts';
import { PGN } from './pgn/record.ts';
import { chessRules } from './game/chess-rules.ts';
import { drawnOnTime, endedWords } from './game/ending-words.ts';
import { fenAfter, lineOf, placementOf } from './game/line.ts';
import { writtenMove } from './game/notation.ts';
import { moveWords } from './game/words.ts';

export const chess: Game = {
  name: 'chess',
  rules: chessRules,
  get sides() {
    return playWords().chess.sides;
  },
  start: placementOf(fenAfter([])),
  lineOf,
  written: ({ san }) => writtenMove(san),
  moveWords,
  endedWords,
  drawnOnTime,
  record: PGN,
};

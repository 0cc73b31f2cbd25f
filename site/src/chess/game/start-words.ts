import type { GameName } from '../../game/core/names.ts';
import { playWords } from '../../messages/words.ts';
import { classifyStart } from './start.ts';

/** The start position in words, as both players see it: `Chess960, position 518` (FRC-6). */
export function describeStart(name: GameName, fen: string): string {
  const { about, odds } = playWords().chess.start;
  const start = classifyStart(name, fen);
  switch (start.kind) {
    case 'chess960':
      return about.chess960(start.number);
    case 'odds':
      return about.odds(odds[start.odds]);
    case 'position':
      return about.position(playWords().chess.sides[start.isWhite ? 0 : 1]);
  }
}

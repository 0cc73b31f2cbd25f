import type { TypedMove } from '../../game/game-table.ts';
import type { Square } from '../../grid/core/squares.ts';
import { canMove, indexOf, findTurnedDiscs } from '../rules/discs.ts';
import { PASS, type Position } from '../rules/reversi-rules.ts';
import { playWords } from '../../messages/words.ts';

const SQUARE = /^[a-h][1-8]$/;
/** Words for a pass, in both languages and in other programs' notation. */
const PASSES: readonly string[] = [PASS, 'passe', 'passen', 'pa', '--'];

/** Reads a typed move, `d3`, `D3`, `pass`, or says why it cannot (REV-5). */
export function readTypedMove({ discs, turn }: Position, typed: string): TypedMove {
  const text = typed.replaceAll(/\s+/g, '').toLowerCase();
  const { typed: words } = playWords().reversi;
  if (text === '') return { wrong: words.empty };
  const mayMove = canMove(discs, turn);
  if (PASSES.includes(text)) return mayMove ? { wrong: words.mayMove } : { move: PASS };
  if (!SQUARE.test(text)) return { wrong: words.noSquare(typed.trim()) };
  const index = indexOf(text as Square);
  if (discs[index] !== null) return { wrong: words.taken(text) };
  if (!mayMove) return { wrong: words.mustPass };
  const isLegal = findTurnedDiscs(discs, index, turn).length > 0;
  return isLegal ? { move: text } : { wrong: words.turnsNone(text) };
}

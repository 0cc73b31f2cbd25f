import type { Ply as AnyPly } from '../../game/game.ts';
import { countDiscs, type Discs, indexOf, START, findTurnedDiscs } from '../rules/discs.ts';
import { PASS, type Position, reversiRules } from '../rules/reversi-rules.ts';
import type { Square } from '../../grid/core/squares.ts';

export interface Ply extends AnyPly {
  readonly position: Position;
  /** Null for a pass. */
  readonly square: Square | null;
  /** The indices of the discs that the move turned. */
  readonly turned: readonly number[];
}

/** Lists the moves of a game up to the first illegal one. */
export function playLine(moves: readonly string[], known: readonly Ply[] = []): readonly Ply[] {
  const same = known.findIndex(({ san }, index) => san !== moves[index]);
  const line = same < 0 ? [...known] : known.slice(0, same);
  for (const move of moves.slice(line.length)) {
    const ply = playMove(getPositionAfter(line), move);
    if (ply === null) break;
    line.push(ply);
  }
  return line;
}

export function getPositionAfter(line: readonly Ply[]): Position {
  return line.at(-1)?.position ?? reversiRules.initial();
}

/** A board for small drawings: `x` is Black, `o` White, a digit that many empty squares. */
export function writePlacement(discs: Discs): string {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => discs.slice(row * 8, row * 8 + 8));
  return rows
    .map((row) => row.map((disc) => (disc === null ? '1' : 'xo'.charAt(disc))).join(''))
    .map((row) => row.replaceAll(/1+/g, (empty) => String(empty.length)))
    .join('/');
}

export const START_PLACEMENT = writePlacement(START);

export function countScoreAfter(moves: readonly string[]): readonly [number, number] {
  return countDiscs(getPositionAfter(playLine(moves)).discs);
}

function playMove(before: Position, move: string): Ply | null {
  const position = reversiRules.apply(before, move);
  if (position === null) return null;
  const side = before.turn;
  const square = move === PASS ? null : (move as Square);
  return {
    san: move,
    side,
    square,
    position,
    squares: square ?? '',
    placement: writePlacement(position.discs),
    turned: square === null ? [] : findTurnedDiscs(before.discs, indexOf(square), side),
    sound: square === null ? 'move' : 'capture',
  };
}

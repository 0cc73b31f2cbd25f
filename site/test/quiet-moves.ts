import { Chess, type Move } from 'chess.js';

/** A game of this many plies without a pawn move, a capture or a third repetition. */
export function quietMoves(plies: number): readonly string[] {
  for (let way = 1; way < 1000; way += 1) {
    const moves = wander(plies, way);
    if (moves.length === plies) return moves;
  }
  throw new Error(`no quiet game of ${plies} plies was found`);
}

/** Moves to one of the least seen positions; `way` picks which. */
function wander(plies: number, way: number): string[] {
  const chess = new Chess();
  const seen = new Map<string, number>();
  const times = (move: Move) => seen.get(positionOf(move)) ?? 0;
  const moves: string[] = [];
  while (moves.length < plies) {
    const quiet = chess
      .moves({ verbose: true })
      .filter((move) => move.piece !== 'p' && !move.isCapture() && !move.san.includes('+'));
    const fewest = Math.min(...quiet.map(times));
    const fresh = quiet.filter((move) => times(move) === fewest);
    const next = fresh[(moves.length * way) % fresh.length];
    if (next === undefined || fewest > 1) break;
    seen.set(positionOf(next), fewest + 1);
    moves.push(next.lan);
    chess.move(next);
  }
  return moves;
}

function positionOf({ after }: Move): string {
  return after.split(' ', 2).join(' ');
}

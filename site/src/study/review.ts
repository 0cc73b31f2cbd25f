import type { Side } from '@sealed-move/client/rules';
import { makeBoard, listLegalMoves } from '../chess/game/legal.ts';
import type { Ply } from '../chess/game/line.ts';
import { makePositionKey } from '../chess/game/position.ts';
import { isMistake, judgeMove } from '../engine/core/judgement.ts';
import type { Score } from '../engine/core/score.ts';
import type { EngineLines } from '../engine/engine.ts';
import { readLine } from '../engine/wire-moves.ts';
import { hasOneAnswer, isPuzzle } from '../puzzles/core/puzzle-choice.ts';
import { MAX_SOLVER_MOVES, type Puzzle } from '../puzzles/core/puzzle.ts';
import type { LineMove } from './fair-play.ts';

export interface ReviewedPosition {
  readonly score: Score;
  /** The score of the next best move; null if there is none or the engine did not give it. */
  readonly second: Score | null;
  readonly line: readonly Ply[];
}

interface ReviewOptions {
  readonly start: string;
  readonly moves: readonly LineMove[];
  /** @throws EngineError if the engine was stopped */
  readonly ask: (fen: string) => Promise<EngineLines>;
  /** Whether the games now in progress forbid asking about the position after a line (ENG-7). */
  readonly isRefused: (line: readonly LineMove[]) => boolean;
  readonly isStopped: () => boolean;
  readonly onProgress: (done: number) => void;
}

/** Reviews positions; null for those the engine was not asked about, or if it was stopped. */
export async function reviewGame(
  options: ReviewOptions,
): Promise<readonly (ReviewedPosition | null)[] | null> {
  const reviewed: (ReviewedPosition | null)[] = [];
  const { start, moves, ask } = options;
  for (const [place, fen] of [start, ...moves.map((move) => move.fen)].entries()) {
    if (options.isStopped()) return null;
    options.onProgress(place);
    const isRefused = options.isRefused(moves.slice(0, place));
    reviewed.push(isRefused ? null : await reviewPosition(fen, ask));
  }
  return options.isStopped() ? null : reviewed;
}

/** The number of positions without an evaluation; null if no move can be judged without them. */
export function countUnseen(reviewed: readonly (ReviewedPosition | null)[]): number | null {
  const unseen = reviewed.filter((one) => one === null).length;
  const isJudged = reviewed.some((one, place) => one !== null && reviewed[place + 1]);
  return unseen > 0 && !isJudged ? null : unseen;
}

async function reviewPosition(
  fen: string,
  ask: ReviewOptions['ask'],
): Promise<ReviewedPosition | null> {
  const over = scoreFinalPosition(fen);
  if (over !== null) return { score: over, second: null, line: [] };
  const [best, next] = await ask(fen);
  if (best === undefined) return null;
  return { score: best.score, second: next?.score ?? null, line: readLine(fen, best.moves) };
}

/** The score of a position without legal moves; null if there are any. */
export function scoreFinalPosition(fen: string): Score | null {
  if (listLegalMoves(fen).length > 0) return null;
  if (!makeBoard(fen).isCheck()) return { kind: 'pawns', cp: 0 };
  return { kind: 'mate', winner: readTurn(fen) === 0 ? 1 : 0, moves: 0 };
}

export function readTurn(fen: string): Side {
  return fen.split(' ')[1] === 'b' ? 1 : 0;
}

interface SearchedGame extends Pick<ReviewOptions, 'ask' | 'isRefused' | 'isStopped'> {
  readonly moves: readonly Ply[];
  readonly reviewed: readonly (ReviewedPosition | null)[];
  readonly now: number;
}

/** The puzzles of a reviewed game: the positions after its mistakes (PUZ-1). */
export async function findPuzzles(game: SearchedGame): Promise<readonly Puzzle[]> {
  const found: Puzzle[] = [];
  for (const [place, move] of game.moves.entries()) {
    const [before, after] = [game.reviewed[place], game.reviewed[place + 1]];
    if (game.isStopped()) break;
    if (!before || !after || before.line[0]?.uci === move.uci) continue;
    if (!isMistake(judgeMove(move.side, before.score, after.score))) continue;
    const solver = readTurn(move.fen);
    const answers = { best: after.score, second: after.second };
    const id = makePositionKey(move.fen);
    if (found.some((one) => one.id === id)) continue;
    const [first] = after.line;
    if (first === undefined || !isPuzzle(solver, before.score, answers)) continue;
    const moves = [first.uci, ...(await findForcedLine(after.line, solver, game))];
    found.push({
      id,
      fen: move.fen,
      last: move.uci,
      moves,
      at: game.now + found.length,
      solvedAt: null,
    });
  }
  return found;
}

/** The continuation, as long as the solver has only one answer (PUZ-2). */
async function findForcedLine(
  line: readonly Ply[],
  solver: Side,
  { ask, isRefused, isStopped }: Pick<SearchedGame, 'ask' | 'isRefused' | 'isStopped'>,
): Promise<readonly string[]> {
  const moves: string[] = [];
  let rest = line;
  for (let solved = 1; solved < MAX_SOLVER_MOVES; solved += 1) {
    const [, reply] = rest;
    if (reply === undefined || isStopped() || isRefused(rest.slice(0, 2))) break;
    if (scoreFinalPosition(reply.fen) !== null) break;
    const next = await reviewPosition(reply.fen, ask);
    if (next === null || !hasOneAnswer(solver, { best: next.score, second: next.second })) break;
    const [answer] = next.line;
    if (answer === undefined) break;
    moves.push(reply.uci, answer.uci);
    rest = next.line;
  }
  return moves;
}

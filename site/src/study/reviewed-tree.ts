import { judgeMove, type Judgement } from '../engine/core/judgement.ts';
import {
  findLine,
  listContinuations,
  type Path,
  extendToEnd,
  changeMove,
} from './core/move-tree.ts';
import { addJudgement } from './core/engine-notes.ts';
import type { ReviewedPosition } from './review.ts';
import { playMove, type StudyTree } from './study-tree.ts';

/** How much of a better line is shown: beyond this, it is the engine's own game. */
const MAX_BETTER_PLIES = 6;

export interface ReviewedGame {
  readonly fens: readonly string[];
  /** The review of each position; null if there is none. */
  readonly reviewed: readonly (ReviewedPosition | null)[];
}

export interface ReviewedTree {
  readonly tree: StudyTree;
  /** How often each mark was given, even where the player had set another. */
  readonly counts: Readonly<Record<Judgement, number>>;
}

/**
 * Adds evaluations, glyphs and, after a mistake, the better line as a variation. Keeps everything
 * that the player wrote. Running it again changes nothing (ENG-8).
 * @param fens the positions reviewed: parts of the main line that have changed since stay unchanged
 */
export function addReview(
  start: string,
  given: StudyTree,
  { fens, reviewed }: ReviewedGame,
  hasVariations: boolean,
): ReviewedTree {
  const counts = { $2: 0, $4: 0, $6: 0 };
  let tree = given;
  for (const [place, move] of findLine(given, extendToEnd(given, [])).entries()) {
    const [before, after] = [reviewed[place], reviewed[place + 1]];
    if (fens[place + 1] !== move.fen) break;
    if (!after) continue;
    const isBest = before?.line[0]?.uci === move.uci;
    const judgement = !before || isBest ? null : judgeMove(move.side, before.score, after.score);
    const path = Array.from({ length: place + 1 }, () => 0);
    tree = changeMove(tree, path, (noted) => addJudgement(noted, after.score, judgement));
    if (judgement === null || !before) continue;
    counts[judgement] += 1;
    if (hasVariations) tree = addBetterLine(start, tree, path.slice(1), before);
  }
  return { tree, counts };
}

/** Adds the better line, unless a line already begins in the same way. */
function addBetterLine(
  start: string,
  tree: StudyTree,
  path: Path,
  before: ReviewedPosition,
): StudyTree {
  const [first] = before.line;
  const isThere = listContinuations(tree, path).some(({ move }) => move.uci === first?.uci);
  if (first === undefined || isThere) return tree;
  let position: { readonly tree: StudyTree; readonly path: Path } = { tree, path };
  for (const { uci } of before.line.slice(0, MAX_BETTER_PLIES)) {
    const next = playMove(start, position.tree, position.path, uci);
    if (next === null) break;
    position = next;
  }
  return position.tree;
}

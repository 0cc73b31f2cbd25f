import type { Board, Column } from './board.ts';
import { type Card, makeEvenedKey } from './card.ts';
import { planTransfers } from './even-out.ts';

/** The sizes of even boxes, which differ by at most one. */
export interface EvenSize {
  readonly least: number;
  readonly most: number;
}

export interface EvenMove {
  readonly card: Card;
  readonly from: Column;
  readonly to: Column;
}

/** The even size of each box; null if boxes are even already (DRFT-16). */
export function findEvenSize(board: Board): EvenSize | null {
  const counts = listBoxes(board).map(({ count }) => count);
  if (Math.max(...counts) - Math.min(...counts) < 2) return null;
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return { least: Math.floor(mean), most: Math.ceil(mean) };
}

/** Null for a box of even size. */
export function findSizeFault(count: number, even: EvenSize | null): 'large' | 'small' | null {
  if (even === null || (count >= even.least && count <= even.most)) return null;
  return count < even.least ? 'small' : 'large';
}

/**
 * Finds the players to move for even boxes (DRFT-17). Players stay if a coach moved them from their
 * planned box, or if they have played. So do players in no plan, because they have no rank.
 */
export function planEvenMoves(board: Board): EvenMove[] {
  const boxes = listBoxes(board);
  const contents = boxes.map(({ cards, count }) => {
    const ranked = cards.filter(({ isWithdrawn, planned }) => !isWithdrawn && planned !== null);
    return {
      ranked: ranked.map((card) => ({ player: card, stays: isDecided(card, board) })),
      unranked: count - ranked.length,
    };
  });
  return planTransfers(contents).flatMap(({ player: card, from, to }) => {
    const [here, there] = [boxes[from], boxes[to]];
    return here === undefined || there === undefined ? [] : [{ card, from: here, to: there }];
  });
}

/** Lists existing boxes only: a box that filling the draft will create accepts nobody yet. */
export function listBoxes({ columns }: Board): readonly Column[] {
  return columns.filter(({ id }) => id !== null);
}

/** Whether a coach decided the player's place. Evening out may move its own choices again. */
function isDecided(card: Card, { left }: Board): boolean {
  return card.isFixed || (card.isMoved && !left.has(makeEvenedKey(card.side)));
}

import type { Board, Column } from './board.ts';
import { type Card, evenedOf } from './card.ts';
import { evenOut } from './even-out.ts';

/** Between which sizes boxes are even: at most one apart. */
export interface EvenSize {
  readonly least: number;
  readonly most: number;
}

/** Somebody who changes boxes so that these become even. */
export interface EvenMove {
  readonly card: Card;
  readonly from: Column;
  readonly to: Column;
}

/** What the size of each box would be if they were even; null where they are (DRFT-16). */
export function evenSize(board: Board): EvenSize | null {
  const counts = boxesOf(board).map(({ count }) => count);
  if (Math.max(...counts) - Math.min(...counts) < 2) return null;
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return { least: Math.floor(mean), most: Math.ceil(mean) };
}

/** Null: neither too small nor too large. */
export function sizeFault(count: number, even: EvenSize | null): 'large' | 'small' | null {
  if (even === null || (count >= even.least && count <= even.most)) return null;
  return count < even.least ? 'small' : 'large';
}

/**
 * Who changes boxes to make them even (DRFT-17). Whom a coach put into another box than the plan
 * has, and who has played, stay; who is in no plan has no rank, and stays too.
 */
export function evenMoves(board: Board): EvenMove[] {
  const boxes = boxesOf(board);
  const contents = boxes.map(({ cards, count }) => {
    const ranked = cards.filter(({ isWithdrawn, planned }) => !isWithdrawn && planned !== null);
    return {
      ranked: ranked.map((card) => ({ player: card, stays: isDecided(card, board) })),
      unranked: count - ranked.length,
    };
  });
  return evenOut(contents).flatMap(({ player: card, from, to }) => {
    const [here, there] = [boxes[from], boxes[to]];
    return here === undefined || there === undefined ? [] : [{ card, from: here, to: there }];
  });
}

/** A box that filling the draft has yet to make takes nobody. */
export function boxesOf({ columns }: Board): readonly Column[] {
  return columns.filter(({ id }) => id !== null);
}

/** Whom evening out has moved may be moved by it again. */
function isDecided(card: Card, { left }: Board): boolean {
  return card.isFixed || (card.isMoved && !left.has(evenedOf(card.side)));
}

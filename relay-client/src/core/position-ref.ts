import { hashTexts } from './hash.ts';
import { getGameNumber, type History } from './history.ts';

/** Identifies one exact position of one game: an offer made there is valid nowhere else. */
export interface PositionRef {
  readonly game: number;
  readonly rev: number;
  readonly cut: number;
  readonly ply: number;
  /** A hash of the first `ply` moves. */
  readonly hash: string;
}

/** Refers to the position after `ply` moves, by default after the last. */
export function makePositionRef(history: History, ply = history.moves.length): PositionRef {
  const { rev, cut, moves } = history;
  return {
    game: getGameNumber(history),
    rev,
    cut,
    ply,
    hash: hashTexts(moves.slice(0, ply).map(([move]) => move)),
  };
}

export function isSamePosition(one: PositionRef, other: PositionRef): boolean {
  const isSameEpoch = one.game === other.game && one.rev === other.rev && one.cut === other.cut;
  return isSameEpoch && one.ply === other.ply && one.hash === other.hash;
}

export function isOnList(history: History, ref: PositionRef): boolean {
  return ref.ply <= history.moves.length && isSamePosition(makePositionRef(history, ref.ply), ref);
}

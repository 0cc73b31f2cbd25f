import { gameNumber, type History, type Move } from './history.ts';

/** Names one exact position of one game: what was offered or done there counts nowhere else. */
export interface Mark {
  readonly game: number;
  readonly rev: number;
  readonly cut: number;
  readonly ply: number;
  /** Of the first `ply` moves. */
  readonly hash: string;
}

/** The mark of the position after that many moves; after the last, if none is given. */
export function markOf(history: History, ply = history.moves.length): Mark {
  const { rev, cut, moves } = history;
  return { game: gameNumber(history), rev, cut, ply, hash: hashOf(moves.slice(0, ply)) };
}

export function isSameMark(one: Mark, other: Mark): boolean {
  const isSameEpoch = one.game === other.game && one.rev === other.rev && one.cut === other.cut;
  return isSameEpoch && one.ply === other.ply && one.hash === other.hash;
}

/** Whether the marked position is on the history's list. */
export function isOnList(history: History, mark: Mark): boolean {
  return mark.ply <= history.moves.length && isSameMark(markOf(history, mark.ply), mark);
}

const START = 0x811c9dc5;
const [PRIME, OTHER_PRIME] = [0x01000193, 0x85ebca6b];
const BETWEEN = 0x100;

/**
 * 64 bits of two multiplying hashes, which tell lists apart that came about by accident. It is no
 * seal: each side compares it with that of its own list, and acts on that.
 */
function hashOf(moves: readonly Move[]): string {
  let [one, other] = [START, START];
  const add = (code: number) => {
    one = Math.imul(one ^ code, PRIME);
    other = Math.imul(other ^ code, OTHER_PRIME);
    other ^= other >>> 15;
  };
  for (const [move] of moves) {
    for (let index = 0; index < move.length; index++) add(move.charCodeAt(index));
    add(BETWEEN);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

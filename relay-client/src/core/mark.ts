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

const PRIMES = [0x01000193, 0x85ebca6b];
const START = 0x811c9dc5;

/**
 * 64 bits of two multiplying hashes. It tells apart lists of two players that are honest with
 * themselves: each compares it with that of their own list alone.
 */
function hashOf(moves: readonly Move[]): string {
  const text = moves.map(([move]) => `${move}\n`).join('');
  return PRIMES.map((prime) => {
    let state = START;
    for (let index = 0; index < text.length; index++) {
      state = Math.imul(state ^ text.charCodeAt(index), prime);
      state ^= state >>> 15;
    }
    return (state >>> 0).toString(36);
  }).join('-');
}

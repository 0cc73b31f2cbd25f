import type { Rules, Side } from '@sealed-move/client/rules';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

/** A position lists the taken squares in order. The first player took every other one. */
export const NOUGHTS: Rules<string> = {
  name: 'example-noughts',
  initial: () => '',
  turn: (taken) => (taken.length % 2 === 0 ? 0 : 1),
  apply: (taken, move) =>
    /^[0-8]$/.test(move) && !taken.includes(move) && findWinner(taken) === null
      ? taken + move
      : null,
  outcome: (taken) => {
    const winner = findWinner(taken);
    if (winner !== null) return { winner, reason: 'three in a row' };
    return taken.length < 9 ? null : { winner: null, reason: 'all squares are taken' };
  },
  claim: () => null,
};

function findWinner(taken: string): Side | null {
  for (const side of [0, 1] as const) {
    const own = taken.split('').filter((_, ply) => ply % 2 === side);
    if (LINES.some((line) => line.split('').every((square) => own.includes(square)))) return side;
  }
  return null;
}

import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';

/* A second implementation, move by move, that shares no code with the first. */

/** The sizes of all divisions from the top, and this division's number, from 1. */
export interface Surroundings {
  readonly sizes: readonly number[];
  readonly position: number;
}

export function computeNaiveLines(
  { movement }: Pick<CompetitionRules, 'movement'>,
  { sizes, position }: Surroundings,
): { up: number[]; down: number[] } {
  const rows: number[][] = [];
  for (let box = 1; box <= sizes.length; box++) {
    const tier = (movement.tiers ?? []).findIndex((boxes) => boxes.includes(box));
    const before = rows.at(-1)?.[0];
    const sharesTier =
      tier >= 0 && before !== undefined && movement.tiers?.[tier]?.includes(before);
    if (sharesTier) rows.at(-1)?.push(box);
    else rows.push([box]);
  }
  const row = rows.findIndex((boxes) => boxes.includes(position));
  const moves = [row - 1, row].flatMap((upper) =>
    countMovesBetween(movement, sizes, rows[upper] ?? [], rows[upper + 1] ?? []),
  );
  const to = (isUp: boolean) =>
    moves.filter((one) => one.from === position && one.isUp === isUp).map((one) => one.to);
  return { up: to(true), down: to(false) };
}

interface NaiveMove {
  readonly from: number;
  readonly isUp: boolean;
  readonly to: number;
}

/** Picks who leaves each box, one up and one down in turn, then finds each a box with room. */
function countMovesBetween(
  { promoted, relegated }: CompetitionRules['movement'],
  sizes: readonly number[],
  upper: readonly number[],
  lower: readonly number[],
): NaiveMove[] {
  if (upper.length === 0 || lower.length === 0) return [];
  const isEven = promoted === relegated;
  const queue = (boxes: readonly number[], limit: number) =>
    Array.from({ length: limit }, (_, turn) =>
      boxes.filter((box) => turn + 1 <= (sizes[box - 1] ?? 0) / 2),
    ).flat();
  const [ups, downs] = [queue(lower, promoted), queue(upper, relegated)];
  const total = Math.min(ups.length, downs.length);
  const [rising, falling] = isEven ? [ups.slice(0, total), downs.slice(0, total)] : [ups, downs];
  const targets = (
    from: readonly number[],
    boxes: readonly number[],
    to: readonly number[],
    empty: readonly number[],
    isUp: boolean,
  ) => {
    const moves: NaiveMove[] = [];
    for (const [side, box] of boxes.entries()) {
      for (let place = 0; place < from.filter((one) => one === box).length; place++) {
        let target = (side + place) % to.length;
        const isFull = (one: number) =>
          isEven &&
          moves.filter((move) => move.to === to[one]).length >=
            empty.filter((left) => left === to[one]).length;
        while (isFull(target)) target = (target + 1) % to.length;
        moves.push({ from: box, isUp, to: to[target] ?? 0 });
      }
    }
    return moves;
  };
  return [
    ...targets(rising, lower, upper, falling, true),
    ...targets(falling, upper, lower, rising, false),
  ];
}

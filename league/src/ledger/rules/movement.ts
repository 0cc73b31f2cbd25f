import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import type { Id } from '../../shared/ids.ts';

export type Movement = 'promotion' | 'relegation';

/** An entry's move: up or down, and the position of the division it moves to. */
export interface DivisionMove {
  readonly way: Movement;
  readonly to: number;
}

/** A division's lines: for each place that moves, best first, the target division's position. */
export interface Lines {
  readonly up: readonly number[];
  readonly down: readonly number[];
}

/** Entries are ranked from the top (STA-10). If too few, promotion goes first; nobody does both. */
export function findMovements(
  { up, down }: Lines,
  order: readonly Id<'entry'>[],
): Map<Id<'entry'>, DivisionMove> {
  const moves = new Map<Id<'entry'>, DivisionMove>();
  const rising = order.slice(0, up.length);
  const falling = order.slice(Math.max(rising.length, order.length - down.length));
  const move = (ids: readonly Id<'entry'>[], way: Movement, targets: readonly number[]) => {
    for (const [index, id] of ids.entries()) {
      const to = targets[index];
      if (to !== undefined) moves.set(id, { way, to });
    }
  };
  move(rising, 'promotion', up);
  move(falling, 'relegation', down);
  return moves;
}

/** @param sizes the entries not withdrawn in each division, from the top (STA-10, STA-19) */
export function findLines(
  movement: CompetitionRules['movement'],
  sizes: readonly number[],
  position: number,
): Lines {
  const { tiers, promoted, relegated } = movement;
  const [above, own, below] = findAdjacentTiers(tiers, sizes, position);
  return {
    up: findTargets(position, { boxes: own, limit: promoted }, { boxes: above, limit: relegated }),
    down: findTargets(
      position,
      { boxes: own, limit: relegated },
      { boxes: below, limit: promoted },
    ),
  };
}

interface MovementBox {
  readonly position: number;
  readonly size: number;
}

type Tiers = CompetitionRules['movement']['tiers'];

/** Without tiers, only neighbouring divisions matter: a competition may have hundreds. */
function findAdjacentTiers(tiers: Tiers, sizes: readonly number[], position: number) {
  if (tiers === null) {
    const alone = (at: number) => findBoxes([at], sizes);
    return [alone(position - 1), alone(position), alone(position + 1)] as const;
  }
  const all = makeTiers(tiers, sizes);
  const at = all.findIndex((boxes) => boxes.some((box) => box.position === position));
  return [all[at - 1] ?? [], all[at] ?? [], all[at + 1] ?? []] as const;
}

function findBoxes(positions: readonly number[], sizes: readonly number[]): MovementBox[] {
  return positions.flatMap((position): MovementBox[] => {
    const size = sizes[position - 1];
    return size === undefined ? [] : [{ position, size }];
  });
}

/** Divisions that no tier names follow below, one by one. */
function makeTiers(named: readonly number[][], sizes: readonly number[]): MovementBox[][] {
  const firstUnnamed = named.flat().length + 1;
  const all = [...named, ...sizes.map((_, index) => [index + 1]).slice(firstUnnamed - 1)];
  return all.map((positions) => findBoxes(positions, sizes)).filter((boxes) => boxes.length > 0);
}

/** The tier on one side of a line, and how many each of its boxes may send across. */
interface TierAtLine {
  readonly boxes: readonly MovementBox[];
  readonly limit: number;
}

/**
 * At most half of each box moves. If one number holds for both ways, as many go down as up: the
 * boxes of a tier take turns, and each receives as many as it sends.
 */
function findTargets(position: number, from: TierAtLine, to: TierAtLine): number[] {
  const [sent, returned] = [listLimits(from), listLimits(to)];
  if (from.limit !== to.limit) return dealEntries(position, from.boxes, sent, to.boxes);
  const total = Math.min(sumNumbers(sent), sumNumbers(returned));
  const room = takeTurns(returned, total);
  return dealEntries(position, from.boxes, takeTurns(sent, total), to.boxes, room);
}

function listLimits({ boxes, limit }: TierAtLine): number[] {
  return boxes.map(({ size }) => Math.min(limit, Math.floor(size / 2)));
}

/** Splits a total: all give one at a time in turn, and none gives more than it has. */
function takeTurns(most: readonly number[], total: number): number[] {
  const given = most.map(() => 0);
  for (let left = total; left > 0;) {
    for (const [index, limit] of most.entries()) {
      const current = given[index] ?? 0;
      if (left === 0 || current >= limit) continue;
      given[index] = current + 1;
      left -= 1;
    }
  }
  return given;
}

/**
 * Deals a box's entries to the boxes across in turn, so that no box gets all of the best.
 * @param room how many each target takes; by default any number
 */
function dealEntries(
  position: number,
  from: readonly MovementBox[],
  counts: readonly number[],
  to: readonly MovementBox[],
  room: readonly number[] = [],
): number[] {
  const left = to.map((_, index) => room[index] ?? Number.POSITIVE_INFINITY);
  for (const [index, box] of from.entries()) {
    const targets: number[] = [];
    for (let place = 0; to.length > 0 && place < (counts[index] ?? 0); place++) {
      let target = (index + place) % to.length;
      while (left[target] === 0) target = (target + 1) % to.length;
      left[target] = (left[target] ?? 0) - 1;
      targets.push(to[target]?.position ?? position);
    }
    if (box.position === position) return targets;
  }
  return [];
}

function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

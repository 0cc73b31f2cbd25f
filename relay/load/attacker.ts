import { floodRelay } from './attacks/flood.ts';
import { openManyRooms } from './attacks/many-rooms.ts';
import { attackWithoutJoin, attackWithoutJoinAtOnce } from './attacks/never-join.ts';
import { attackWithoutReading, attackWithSlowReading } from './attacks/readers.ts';
import type { Claim } from './claim.ts';
import type { Target } from './target.ts';

/*
 * Runs attacks in a separate process, so that their work is not measured as the relay's. Gets an
 * attack and its target, and answers with the promises to check.
 */

const ATTACKS = {
  neverReads: attackWithoutReading,
  readsSlowly: attackWithSlowReading,
  neverJoin: attackWithoutJoin,
  neverJoinAtOnce: attackWithoutJoinAtOnce,
  flood: floodRelay,
  manyRooms: openManyRooms,
} satisfies Record<string, (target: Target, round: number) => Promise<Claim[]>>;

export interface AttackOrder {
  readonly attack: keyof typeof ATTACKS;
  /** Counted from 1. */
  readonly round: number;
  readonly target: Target;
}

process.on('message', ({ attack, round, target }: AttackOrder) => {
  void ATTACKS[attack](target, round).then((claims) => process.send?.(claims));
});

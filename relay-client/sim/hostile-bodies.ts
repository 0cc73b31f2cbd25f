import type { Chance } from 'relay/testing/chance';
import type { LastOffer } from '../src/core/last-offers.ts';
import type { Body, SentHistory } from '../src/core/bodies.ts';
import { type History, type Move } from '../src/core/history.ts';
import { type PositionRef, makePositionRef } from '../src/core/position-ref.ts';

export interface Knowledge {
  /** The victim's histories, current and earlier. */
  readonly histories: readonly History[];
  /** The id in the victim's last greeting. */
  readonly sid: string | null;
}

const KINDS = ['draw', 'takeBack'] as const;

/** Makes any body at all, usually one that could be valid in this game. */
export function makeHostileBody(chance: Chance, known: Knowledge): Body {
  const at = pickRef(chance, known);
  const kind = chance.pick(KINDS);
  const count = chance.pick([null, 1, 1, 2, 3]);
  const why = chance.pick(['resignation', 'time', 'abort'] as const);
  switch (chance.below(12)) {
    case 0:
      return { t: 'move', at, move: String(chance.below(9)), note: null };
    case 1:
      return { t: 'ok', at };
    case 2:
      return { t: 'resign', at, why };
    case 3:
      return { t: 'claim', at };
    case 4:
      return { t: chance.pick(['rematch', 'no-rematch'] as const), game: 1 + chance.below(4) };
    case 5:
      return { t: chance.pick(['offer', 'withdraw'] as const), kind, at, count };
    case 6:
      return { t: 'decline', kind, at, count };
    case 7:
    case 8:
    case 9:
      return { t: 'accept', kind, at, count };
    default:
      return makeSync(chance, known);
  }
}

function pickRef(chance: Chance, { histories }: Knowledge): PositionRef {
  const history = chance.pick(histories);
  const ref = makePositionRef(history, chance.below(history.moves.length + 1));
  return chance.share() < 0.95 ? ref : { ...ref, rev: ref.rev + 1, cut: chance.below(3) };
}

function makeSync(chance: Chance, known: Knowledge): Body {
  const { histories, sid } = known;
  let held: SentHistory = chance.pick(histories);
  for (let left = chance.below(4); left > 0; left--) held = changeHistory(chance, held);
  const offers = chance.pick([
    null,
    [],
    KINDS.map((kind) => ({ kind, at: pickRef(chance, known), count: null })),
  ]);
  return { t: 'sync', re: chance.pick([sid, null]), held, offers, yours: [] };
}

function changeHistory(chance: Chance, held: SentHistory): SentHistory {
  return { ...held, ...pickChange(chance, held) };
}

function pickChange(chance: Chance, held: SentHistory): Partial<SentHistory> {
  const { moves, rev, want } = held;
  const more: Move = [String(chance.below(9)), null];
  const ply = chance.below(moves.length + 1);
  const gaveUp = { why: chance.pick(['resignation', 'time', 'abort'] as const), ply };
  switch (chance.below(8)) {
    case 0:
      return { moves: moves.slice(0, ply) };
    case 1:
      return { moves: [...moves, more] };
    case 2:
      return { moves: [...moves.slice(0, ply), more] };
    case 3:
      return {
        resigned: chance.pick([
          [gaveUp, null],
          [null, gaveUp],
          [null, null],
        ] as const),
      };
    case 4:
      return { draw: chance.pick(['agreed', 'claimed', null] as const) };
    case 5:
      return { rev: rev + 1, cut: ply, moves: moves.slice(0, ply) };
    case 6:
      return {
        want: chance.pick([
          [want[0] + 1, want[1]],
          [want[0], want[1] + 1],
        ] as const),
      };
    default:
      return { asked: chance.pick([null, [makeAsked(chance, held), makeAsked(chance, held)]]) };
  }
}

function makeAsked(
  chance: Chance,
  held: SentHistory,
): { draw: LastOffer | null; takeBack: LastOffer | null } {
  const one = (): LastOffer | null => {
    const history = { ...held, asked: [NOTHING, NOTHING] as const };
    const { ply, hash } = makePositionRef(history, chance.below(held.moves.length + 1));
    const state = chance.pick(['open', 'withdrawn', 'declined'] as const);
    return chance.pick([null, { count: 1 + chance.below(3), ply, hash, state }]);
  };
  return { draw: one(), takeBack: one() };
}

const NOTHING = { draw: null, takeBack: null };

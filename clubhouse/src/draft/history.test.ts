import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import {
  applyRedo,
  applyUndo,
  type DraftHistory,
  type CardPosition,
  NO_HISTORY,
  recordStep,
  findRedo,
  findUndo,
  dropRedo,
  dropUndo,
} from './history.ts';
import { makeSideKey, OUT } from './side.ts';

/** The league as a history sees it: the position and version of each side. */
class World {
  readonly #places = new Map<string, CardPosition>();
  #versions = 0;

  at(side: string): CardPosition {
    return this.#places.get(makeSideKey(side)) ?? { where: OUT, entry: null };
  }

  /** Moves a side if its position and version are still as seen. */
  put(side: string, seen: CardPosition, to: string): CardPosition | null {
    const now = this.at(side);
    if (now.where !== seen.where || now.entry?.version !== seen.entry?.version) return null;
    this.#versions += 1;
    const entry = to === OUT ? null : { id: side, version: String(this.#versions) };
    const known = { where: to, entry };
    this.#places.set(makeSideKey(side), known);
    return known;
  }
}

/** One coach, who moves visible cards, and undoes and redoes by their history. */
class Coach {
  history: DraftHistory = NO_HISTORY;
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  move(side: string, to: string): boolean {
    const seen = this.#world.at(side);
    if (seen.where === to) return false;
    const known = this.#world.put(side, seen, to);
    assert.ok(known);
    this.history = recordStep(this.history, { side, from: seen.where, to }, known);
    return true;
  }

  turn(kind: 'redo' | 'undo'): 'done' | 'none' | 'refused' {
    const next = kind === 'undo' ? findUndo(this.history) : findRedo(this.history);
    if (next === null) return 'none';
    const now = next === 'stale' ? null : this.#world.put(next.side, next.known, next.to);
    if (now === null) {
      this.history = kind === 'undo' ? dropUndo(this.history) : dropRedo(this.history);
      return 'refused';
    }
    this.history = kind === 'undo' ? applyUndo(this.history, now) : applyRedo(this.history, now);
    return 'done';
  }
}

/**
 * The oracle: a list of one coach's moves and undos, and of the last coach to touch each side, by
 * counting instead of versions.
 */
class StepLog {
  readonly done: { side: string; from: string; to: string }[] = [];
  readonly undone: { side: string; from: string; to: string }[] = [];
  /** This coach's last position of a side, and whether the other has touched it since. */
  readonly left = new Map<string, { readonly place: string; readonly isTouched: boolean }>();
}

const SIDES = ['ann', 'bo.cy'];
const PLACES = ['one', 'two', 'three', OUT];

const operation = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    who: fc.nat(1),
    side: fc.constantFrom(...SIDES),
    to: fc.constantFrom(...PLACES),
  }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const), who: fc.nat(1) }),
);

test('DRFT-9: each of two coaches undoes only their own moves, never later ones of the other', () => {
  fc.assert(
    fc.property(fc.array(operation, { minLength: 8, maxLength: 60, size: 'max' }), (operations) => {
      const world = new World();
      const coaches = [new Coach(world), new Coach(world)] as const;
      const told = [new StepLog(), new StepLog()] as const;
      const where = new Map<string, string>();
      const put = (who: 0 | 1, side: string, to: string) => {
        where.set(side, to);
        told[who].left.set(side, { place: to, isTouched: false });
        const other = told[who === 0 ? 1 : 0].left;
        const seen = other.get(side);
        if (seen !== undefined) other.set(side, { ...seen, isTouched: true });
      };
      for (const one of operations) {
        const who = one.who === 0 ? 0 : 1;
        const { done, undone, left } = told[who];
        if (one.kind === 'move') {
          const from = where.get(one.side) ?? OUT;
          assert.equal(coaches[who].move(one.side, one.to), from !== one.to);
          if (from === one.to) continue;
          done.push({ side: one.side, from, to: one.to });
          undone.length = 0;
          put(who, one.side, one.to);
          continue;
        }
        const stack = one.kind === 'undo' ? done : undone;
        const step = stack.pop();
        const [there, back] = one.kind === 'undo' ? [step?.to, step?.from] : [step?.from, step?.to];
        const mine = step === undefined ? undefined : left.get(step.side);
        // A side added and removed by the other coach is out as before, without an entry to show
        // it.
        const isOut = there === OUT && (where.get(step?.side ?? '') ?? OUT) === OUT;
        const isMine = mine !== undefined && mine.place === there && (!mine.isTouched || isOut);
        const expected = step === undefined ? 'none' : isMine ? 'done' : 'refused';
        assert.equal(coaches[who].turn(one.kind), expected);
        if (step === undefined || !isMine || back === undefined) continue;
        (one.kind === 'undo' ? undone : done).push(step);
        put(who, step.side, back);
      }
      for (const side of SIDES) assert.equal(world.at(side).where, where.get(side) ?? OUT);
    }),
    { numRuns: chooseCaseCount(1500) },
  );
});

test('DRFT-9: undoing everything restores the start, and redoing everything restores the end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...SIDES), fc.constantFrom(...PLACES)), { maxLength: 30 }),
      (moves) => {
        const world = new World();
        const coach = new Coach(world);
        for (const [side, to] of moves) coach.move(side, to);
        const left = SIDES.map((side) => world.at(side).where);
        while (coach.turn('undo') === 'done');
        assert.deepEqual(
          SIDES.map((side) => world.at(side).where),
          SIDES.map(() => OUT),
        );
        while (coach.turn('redo') === 'done');
        assert.deepEqual(
          SIDES.map((side) => world.at(side).where),
          left,
        );
      },
    ),
    { numRuns: chooseCaseCount(200) },
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rules } from './rules.ts';
import { Pair } from '../../test/pair.ts';
import { MAX_COUNT, MAX_MOVES } from './bounds.ts';
import type { History, Seat } from './history.ts';
import { readBody } from './read-body.ts';
import { makePositionRef } from './position-ref.ts';

/** A game that ends only when `0` is played. */
const LONG: Rules<{ readonly plies: number; readonly isOver: boolean }> = {
  name: 'long',
  initial: () => ({ plies: 0, isOver: false }),
  turn: ({ plies }) => (plies % 2 === 0 ? 0 : 1),
  apply: ({ plies }, move) => ({ plies: plies + 1, isOver: move === '0' }),
  outcome: ({ isOver }) => (isOver ? { winner: null, reason: 'over' } : null),
  claim: () => null,
};

/** Both sides have that history. */
function holding(change: Partial<History>): Pair {
  const pair = new Pair();
  pair.greet();
  for (const seat of [0, 1] as const) {
    pair.rules[seat] = LONG as never;
    const state = pair.states[seat];
    pair.states[seat] = { ...state, history: { ...state.history, ...change } };
  }
  return pair;
}

const moves = (count: number) => Array.from({ length: count }, () => ['1', null] as const);

/** A device can always read back what it stores. */
function assertReadable(pair: Pair, seat: Seat): void {
  const held = pair.states[seat].history;
  assert.notEqual(readBody({ t: 'sync', re: null, held, offers: [], yours: [] }), null);
}

test('GAME-19: the last move that fits the list is played, and neither side can play another', () => {
  const pair = holding({ moves: moves(MAX_MOVES - 1) });
  assert.equal(pair.act(1, { kind: 'play', move: '2' }), null);
  pair.settle();
  assert.equal(pair.act(0, { kind: 'play', move: '3' }), 'not-now');
  pair.tell(1, { t: 'move', at: makePositionRef(pair.states[1].history), move: '3', note: null });
  for (const seat of [0, 1] as const) {
    assert.equal(pair.states[seat].history.moves.length, MAX_MOVES);
    assertReadable(pair, seat);
  }
});

test('GAME-19: take-backs and games are not counted beyond what can be read', () => {
  for (const [rev, refused] of [
    [MAX_COUNT - 1, null],
    [MAX_COUNT, 'not-now'],
  ] as const) {
    const pair = holding({ rev, moves: moves(3) });
    assert.equal(pair.act(0, { kind: 'agree', to: 'takeBack' }), null);
    pair.settle();
    assert.equal(pair.act(1, { kind: 'agree', to: 'takeBack' }), refused);
    assertReadable(pair, 1);
    const [at] =
      pair.view(0).offers.takeBack === 'mine' ? [makePositionRef(pair.states[0].history)] : [];
    if (at !== undefined) pair.tell(0, { t: 'accept', kind: 'takeBack', at, count: 1 });
    assertReadable(pair, 0);
  }
  for (const [number, refused] of [
    [MAX_COUNT - 1, null],
    [MAX_COUNT, 'not-now'],
  ] as const) {
    const pair = holding({ want: [number, number], moves: [['0', null]] });
    assert.equal(pair.act(0, { kind: 'agree', to: 'rematch' }), refused);
    assertReadable(pair, 0);
  }
});

test('GAME-19: an offer that an older app does not count is not counted beyond the limit', () => {
  const pair = holding({ moves: moves(2) });
  const { history } = pair.states[0];
  const asked = { count: MAX_COUNT, ply: 1, hash: 'x', state: 'declined' } as const;
  pair.states[1] = {
    ...pair.states[1],
    history: { ...history, asked: [{ draw: asked, takeBack: null }, history.asked[1]] },
  };
  pair.tell(1, { t: 'offer', kind: 'draw', at: makePositionRef(history) });
  assertReadable(pair, 1);
  assert.equal(pair.view(1).offers.draw, 'none');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pair } from '../../test/pair.ts';
import type { History } from './history.ts';
import { makePositionRef } from './position-ref.ts';
import { makeMatch } from './state.ts';

/** A dishonest app of seat 1 claims a changed history; seat 0 receives it. */
function claimed(pair: Pair, change: Partial<History>): Pair {
  const held = { ...pair.states[1].history, ...change };
  const { disputed: _, ...before } = pair.view(0);
  pair.drop();
  pair.tell(0, { t: 'sync', re: null, held, offers: [], yours: [] });
  const { disputed, ...after } = pair.view(0);
  if (disputed !== null) {
    assert.deepEqual(after, before, 'the game goes on as it was');
    assert.deepEqual(pair.waiting[0], [], 'and nothing is answered');
  }
  return pair;
}

const RESIGNATION = { why: 'resignation', ply: 2 } as const;

test('SETL-8: a resignation that this player never made is refused', () => {
  const pair = claimed(Pair.playing('4', '0'), { resigned: [RESIGNATION, null] });
  assert.equal(pair.view(0).disputed, 'resignation');
  const own = claimed(Pair.playing('4', '0'), { resigned: [null, RESIGNATION] });
  assert.equal(own.view(0).disputed, null);
  assert.deepEqual(own.view(0).ending, { by: 'resignation', winner: 0 });
});

test('SETL-8: a draw that this player did not offer is refused, even as an acceptance', () => {
  assert.equal(claimed(Pair.playing('4', '0'), { draw: 'agreed' }).view(0).disputed, 'draw');
  const pair = Pair.playing('4', '0');
  pair.tell(0, { t: 'accept', kind: 'draw', at: makePositionRef(pair.states[0].history) });
  assert.deepEqual([pair.view(0).disputed, pair.view(0).ending], ['draw', null]);
  const offered = Pair.playing('4', '0');
  offered.act(0, { kind: 'agree', to: 'draw' });
  assert.equal(claimed(offered, { draw: 'agreed' }).view(0).disputed, null);
});

test('SETL-8: a player who moved on did not accept, and cannot say so later', () => {
  const pair = Pair.playing('4');
  pair.act(0, { kind: 'agree', to: 'draw' });
  pair.settle();
  const { history } = pair.states[1];
  pair.act(1, { kind: 'play', move: '0' });
  pair.settle();
  assert.equal(claimed(pair, { ...history, draw: 'agreed' }).view(0).disputed, 'draw');
});

test('SETL-8: a player who resigned did not accept, and cannot say so later', () => {
  for (const kind of ['draw', 'takeBack'] as const) {
    const pair = Pair.playing('4', '0');
    pair.act(0, { kind: 'agree', to: kind });
    pair.settle();
    pair.act(1, { kind: 'resign', why: 'resignation' });
    pair.settle();
    pair.tell(0, { t: 'accept', kind, at: makePositionRef(pair.states[0].history) });
    assert.deepEqual(pair.view(0).ending, { by: 'resignation', winner: 0 });
    assert.equal(pair.view(0).disputed, kind === 'draw' ? 'draw' : 'take-back');
  }
});

test('SETL-8: a claim counts for its maker, where the rules allow it, and only before their next move', () => {
  const opening = ['0', '2', '1', '3', '5', '4', '6'];
  const early = claimed(Pair.playing('4', '0'), { draw: 'claimed' });
  assert.deepEqual([early.view(0).disputed, early.view(0).ending], [null, null]);
  assert.equal(claimed(Pair.playing(...opening), { draw: 'claimed' }).view(0).ending?.by, 'claim');
  const mine = Pair.playing(...opening, '7');
  assert.equal(claimed(mine, { draw: 'claimed' }).view(0).disputed, 'draw', 'it is my turn');
  const past = Pair.playing(...opening, '7');
  const before = past.states[1].history.moves.slice(0, 7);
  assert.equal(claimed(past, { moves: before, draw: 'claimed' }).view(0).disputed, 'draw');
});

test('SETL-8: a take-back that this player did not ask for is refused', () => {
  const undone = { rev: 1, cut: 0, moves: [] };
  assert.equal(claimed(Pair.playing('4', '0'), undone).view(0).disputed, 'take-back');
  const asked = Pair.playing('4', '0');
  asked.act(0, { kind: 'agree', to: 'takeBack' });
  assert.equal(claimed(asked, { ...undone, rev: 2 }).view(0).disputed, 'take-back');
  assert.equal(
    claimed(asked, { ...undone, cut: 1, moves: [['4', null]] }).view(0).disputed,
    'take-back',
  );
  assert.equal(claimed(asked, undone).view(0).disputed, null);
});

test('SETL-8: an accepted take-back does not change the moves before it', () => {
  const pair = Pair.playing('4', '0', '8');
  pair.act(0, { kind: 'agree', to: 'takeBack' });
  const other = [
    ['4', null],
    ['1', null],
  ] as const;
  assert.equal(claimed(pair, { rev: 1, cut: 2, moves: other }).view(0).disputed, 'take-back');
});

test('SETL-8: a move that this player never made is refused', () => {
  const more = (pair: Pair, ...moves: readonly string[]): Partial<History> => {
    const made = moves.map((move) => [move, null] as const);
    return { moves: [...pair.states[1].history.moves, ...made] };
  };
  const pair = Pair.playing('4', '0');
  assert.equal(claimed(pair, more(pair, '8', '7')).view(0).disputed, 'move');
  const at = makePositionRef(pair.states[0].history);
  const other = Pair.playing('4', '0');
  other.tell(0, { t: 'move', at, move: '8', note: null });
  assert.equal(other.view(0).disputed, 'move');
});

test('SETL-8: another game that this player did not ask for is refused', () => {
  const pair = Pair.playing('4', '0');
  assert.equal(claimed(pair, { want: [2, 2], moves: [] }).view(0).disputed, 'rematch');
  const won = Pair.playing('0', '3', '1', '4', '2');
  won.act(0, { kind: 'agree', to: 'rematch' });
  const begun = claimed(won, {
    want: [2, 2],
    moves: [],
    resigned: [{ ...RESIGNATION, ply: 0 }, null],
  });
  assert.equal(begun.view(0).disputed, 'resignation', 'nor what this player did in it');
  assert.equal(claimed(won, { want: [2, 2], moves: [] }).view(0).number, 2);
});

test('SETL-8: a move of the other player cannot change once seen', () => {
  const pair = Pair.playing('4', '0');
  claimed(pair, {
    moves: [
      ['4', null],
      ['8', null],
    ],
  });
  assert.equal(pair.view(0).moves[1]?.move, '0');
});

test('SETL-8: a dispute ends with the next honest message', () => {
  const pair = claimed(Pair.playing('4', '0'), { draw: 'agreed' });
  pair.greet();
  assert.equal(pair.view(0).disputed, null);
});

test('SETL-10: an older copy of a device accepts what its player did on the newer one, if asked', () => {
  const pair = Pair.playing('4');
  const backup = structuredClone(pair.states[0]);
  pair.act(1, { kind: 'play', move: '0' });
  pair.settle();
  pair.act(0, { kind: 'play', move: '8' });
  pair.settle();
  pair.states[0] = backup;
  assert.equal(pair.act(0, { kind: 'adopt' }), 'not-now');
  pair.greet();
  assert.equal(pair.view(0).disputed, 'move');
  assert.equal(pair.act(0, { kind: 'adopt' }), null);
  pair.settle();
  assert.deepEqual([pair.view(0).disputed, pair.moves()], [null, '408']);
});

test('SETL-12: a player who resigned does nothing more in this game, and the resignation stays where it was', () => {
  const won = () => {
    const pair = Pair.playing('0', '2', '1', '3', '5', '4', '6');
    pair.act(1, { kind: 'resign', why: 'resignation' });
    pair.settle();
    return pair;
  };
  const { history } = won().states[1];
  const at = makePositionRef(history);
  for (const body of [
    { t: 'claim', at },
    { t: 'move', at, move: '7', note: null },
    { t: 'resign', at: makePositionRef(history, 1), why: 'time' },
    { t: 'accept', kind: 'draw', at, count: 1 },
  ]) {
    const pair = won();
    pair.tell(0, body);
    assert.deepEqual(pair.view(0).ending, { by: 'resignation', winner: 0 }, body.t);
    assert.notEqual(pair.view(0).disputed, null, body.t);
  }
});

test('SETL-8: a resignation cannot be moved earlier or get another reason', () => {
  const pair = Pair.playing('4', '0', '8');
  pair.act(0, { kind: 'resign', why: 'resignation' });
  pair.settle();
  for (const more of [{ ply: 1 }, { why: 'time' as const }]) {
    const resigned = [{ ...RESIGNATION, ply: 3, ...more }, null] as const;
    assert.equal(
      claimed(pair, { resigned }).view(0).disputed,
      more.ply === 1 ? 'resignation' : null,
    );
  }
});

test('GAME-10: a guest told of its own resignation, moves or other games asks whether that is right', () => {
  for (const [change, reason] of [
    [{ resigned: [null, RESIGNATION] as const }, 'resignation'],
    [{ want: [1_000_000, 1_000_000] as const }, 'rematch'],
    [{ rev: 1, cut: 2 }, 'take-back'],
    [{ draw: 'agreed' as const }, 'move'],
  ] as const) {
    const pair = Pair.playing('4', '0');
    const held = { ...pair.states[0].history, ...change };
    pair.states[1] = makeMatch(1, 0, true);
    pair.act(1, { kind: 'helloSent', sid: 'new' });
    pair.tell(1, { t: 'sync', re: 'new', held, offers: [], yours: [] });
    assert.equal(pair.view(1).disputed, reason);
    assert.deepEqual([pair.view(1).moves, pair.view(1).number], [[], 1]);
    assert.equal(pair.act(1, { kind: 'play', move: '0' }), 'not-now');
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pair } from '../../test/pair.ts';
import { newMatch } from './state.ts';

const DRAW = { kind: 'agree', to: 'draw' } as const;
const TAKE_BACK = { kind: 'agree', to: 'takeBack' } as const;
const RESIGN = { kind: 'resign', why: 'resignation' } as const;

function play(move: string, note: number | null = null) {
  return { kind: 'play', move, note } as const;
}

test('GAME-5: an offer stands for its position, and lapses with the next move', () => {
  const pair = Pair.playing('4');
  assert.equal(pair.act(0, DRAW), null);
  assert.equal(pair.act(0, DRAW), 'not-now', 'it is offered already');
  pair.settle();
  assert.deepEqual([pair.view(0).offers.draw, pair.view(1).offers.draw], ['mine', 'theirs']);
  pair.act(1, play('0'));
  pair.settle();
  assert.deepEqual([pair.view(0).offers.draw, pair.view(1).offers.draw], ['none', 'none']);
});

test('GAME-5: an offer that crossed a move is for a position that is gone', () => {
  const pair = Pair.playing('4');
  pair.act(0, DRAW);
  pair.act(1, play('0'));
  pair.settle();
  assert.equal(pair.view(1).offers.draw, 'none');
  assert.equal(pair.act(1, DRAW), null, 'an offer of its own');
  assert.equal(pair.view(1).ending, null);
});

test('GAME-5: an offer is withdrawn by who made it, and declined by the other', () => {
  for (const seat of [0, 1] as const) {
    const pair = Pair.playing('4');
    assert.equal(pair.act(seat, { kind: 'decline', offer: 'draw' }), 'not-now');
    pair.act(0, DRAW);
    pair.settle();
    assert.equal(pair.act(seat, { kind: 'decline', offer: 'draw' }), null);
    pair.settle();
    assert.deepEqual([pair.view(0).offers.draw, pair.view(1).offers.draw], ['none', 'none']);
    assert.equal(pair.act(0, DRAW), null, 'it may be offered again');
    pair.settle();
    assert.equal(pair.view(1).offers.draw, 'theirs');
  }
});

test('GAME-5: an acceptance beats a withdrawal and a move that crossed it', () => {
  const crossings = [{ kind: 'decline', offer: 'draw' } as const, play('8')];
  for (const crossing of crossings) {
    const pair = Pair.playing('4', '0');
    pair.act(0, DRAW);
    pair.settle();
    pair.act(1, DRAW);
    assert.equal(pair.act(0, crossing), null);
    pair.settle();
    assert.equal(pair.moves(), '40');
    for (const seat of [0, 1] as const)
      assert.deepEqual(pair.view(seat).ending, { by: 'agreement' });
  }
});

test('GAME-5: who forgot what they offered is told, and an acceptance of it holds', () => {
  const pair = Pair.playing('4', '0');
  pair.act(0, DRAW);
  pair.settle();
  pair.states[0] = newMatch(0, 0, true);
  pair.greet();
  assert.equal(pair.view(0).offers.draw, 'mine');
  pair.act(1, DRAW);
  pair.settle();
  for (const seat of [0, 1] as const) assert.deepEqual(pair.view(seat).ending, { by: 'agreement' });
});

test('GAME-6: a draw is agreed on by both, and offers come through a lost connection', () => {
  const pair = Pair.playing('4');
  pair.act(0, DRAW);
  pair.drop();
  pair.greet();
  assert.equal(pair.view(1).offers.draw, 'theirs');
  pair.act(1, DRAW);
  pair.drop();
  pair.greet();
  for (const seat of [0, 1] as const) assert.deepEqual(pair.view(seat).ending, { by: 'agreement' });
});

test('GAME-7: a take-back returns to before the last move of who asks', () => {
  assert.equal(Pair.playing('4').act(1, TAKE_BACK), 'not-now', 'no move of theirs');
  for (const [seat, left] of [
    [0, '40'],
    [1, '4'],
  ] as const) {
    const pair = Pair.playing('4', '0', '8');
    assert.equal(pair.act(seat, TAKE_BACK), null);
    pair.settle();
    assert.equal(pair.view(seat).offers.takeBack, 'mine');
    assert.equal(pair.act(seat === 0 ? 1 : 0, TAKE_BACK), null);
    pair.settle();
    assert.equal(pair.moves(), left);
    assert.deepEqual([pair.view(0).unconfirmed, pair.view(1).unconfirmed], [0, 0]);
    assert.equal(pair.act(seat, play('7')), null, 'and it is their turn');
  }
});

test('GAME-7: an acceptance of a take-back beats a move and a resignation that crossed it', () => {
  for (const crossing of [play('8'), RESIGN]) {
    const pair = Pair.playing('4', '0');
    pair.act(0, TAKE_BACK);
    pair.settle();
    pair.act(1, TAKE_BACK);
    pair.act(0, crossing);
    pair.settle();
    assert.equal(pair.moves(), '');
    assert.equal(pair.view(0).ending, null);
  }
});

test('GAME-7, SETL-4: of two take-backs that are accepted at once, the deeper one holds', () => {
  const pair = Pair.playing('4', '0', '8');
  for (const seat of [0, 1] as const) pair.act(seat, TAKE_BACK);
  pair.settle();
  for (const seat of [0, 1] as const) assert.equal(pair.act(seat, TAKE_BACK), null);
  pair.settle();
  assert.equal(pair.moves(), '4');
  assert.deepEqual([pair.view(0).disputed, pair.view(1).disputed], [null, null]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOUGHTS, type Squares } from '../../noughts/rules.ts';
import { makePositionRef } from './position-ref.ts';
import { Pair } from '../../test/pair.ts';
import type { Side } from './rules.ts';
import { makeMatch } from './state.ts';

const DRAW = { kind: 'agree', to: 'draw' } as const;
const TAKE_BACK = { kind: 'agree', to: 'takeBack' } as const;
const REMATCH = { kind: 'agree', to: 'rematch' } as const;
const RESIGN = { kind: 'resign', why: 'resignation' } as const;
const ABORT = { kind: 'resign', why: 'abort' } as const;
const WON = ['0', '3', '1', '4', '2'];

function play(move: string, note: number | null = null) {
  return { kind: 'play', move, note } as const;
}

test('GAME-1: players move in turn and by the rules, until the game is over', () => {
  const pair = Pair.playing('4');
  assert.equal(pair.act(0, play('0')), 'not-your-turn');
  assert.equal(pair.act(1, play('4')), 'illegal');
  assert.equal(pair.act(1, play('x'.repeat(17))), 'illegal');
  assert.equal(pair.act(1, play('0', Infinity)), 'illegal');
  assert.equal(pair.act(1, { kind: 'claimDraw' }), 'illegal');
  assert.equal(pair.act(0, { kind: 'claimDraw' }), 'not-your-turn');
  assert.equal(pair.act(0, REMATCH), 'not-now');
  const over = Pair.playing(...WON);
  assert.deepEqual(over.view(1).ending, { by: 'moves', winner: 0, reason: 'three in a row' });
  assert.equal(over.view(1).turn, null);
  for (const command of [play('8'), RESIGN, DRAW, TAKE_BACK, { kind: 'claimDraw' } as const]) {
    assert.equal(over.act(1, command), 'over');
  }
});

test('GAME-2: a move is unconfirmed until the other app has it, with its note', () => {
  const pair = Pair.playing();
  pair.act(0, play('4', 1500));
  assert.equal(pair.view(0).unconfirmed, 1);
  pair.settle();
  assert.equal(pair.view(0).unconfirmed, 0);
  assert.deepEqual(pair.view(1).moves, [{ move: '4', note: 1500 }]);
  pair.act(1, play('0'));
  pair.drop();
  assert.equal(pair.view(1).unconfirmed, 1);
  pair.greet();
  assert.deepEqual([pair.view(1).unconfirmed, pair.moves()], [0, '40']);
});

test('GAME-2: notes at the end reach the other side, and each player is believed about their own', () => {
  const lost = Pair.playing('4', '0');
  lost.act(0, { ...RESIGN, notes: [90, 80] });
  assert.equal(lost.view(1).notes, null);
  lost.drop();
  lost.greet();
  for (const seat of [0, 1] as const) assert.deepEqual(lost.view(seat).notes, [90, 80]);
  const both = Pair.playing('4', '0');
  both.act(0, { ...RESIGN, notes: [90, 80] });
  both.act(1, { ...RESIGN, notes: [70, 60] });
  both.settle();
  for (const seat of [0, 1] as const) assert.deepEqual(both.view(seat).notes, [90, 60]);
  const drawn = Pair.playing('4');
  drawn.act(0, DRAW);
  drawn.settle();
  drawn.act(1, { ...DRAW, notes: [5, 6] });
  drawn.settle();
  for (const seat of [0, 1] as const) assert.deepEqual(drawn.view(seat).notes, [5, 6]);
});

test('GAME-2: a move received twice is confirmed twice and played once', () => {
  const pair = Pair.playing();
  pair.act(0, play('4'));
  const [move] = pair.waiting[0];
  pair.tell(1, move);
  pair.tell(1, move);
  assert.deepEqual(
    pair.waiting[1].map(({ t }) => t),
    ['ok', 'ok'],
  );
  pair.settle();
  assert.equal(pair.moves(), '4');
});

test('GAME-3: a player may resign or lose on time on either turn', () => {
  const resigned = Pair.playing('4', '0');
  resigned.act(1, RESIGN);
  resigned.settle();
  const late = Pair.playing('4', '0');
  late.act(0, { kind: 'resign', why: 'time' });
  late.settle();
  for (const seat of [0, 1] as const) {
    assert.deepEqual(resigned.view(seat).ending, { by: 'resignation', winner: 0 });
    assert.deepEqual(late.view(seat).ending, { by: 'time', winner: 1 });
  }
});

test('GAME-14: running out of time against a player who can no longer win is a draw', () => {
  const playing = (canWin: (squares: Squares, side: Side) => boolean) => {
    const pair = Pair.playing('4', '0');
    for (const seat of [0, 1] as const) pair.rules[seat] = { ...NOUGHTS, canWin };
    return pair;
  };
  for (const [winner, canWin] of [
    [null, (squares: Squares, side: Side) => squares[4] === side],
    [1, () => true],
  ] as const) {
    const pair = playing(canWin);
    pair.act(0, { kind: 'resign', why: 'time' });
    pair.settle();
    for (const seat of [0, 1] as const) {
      assert.deepEqual(pair.view(seat).ending, { by: 'time', winner });
      assert.equal(pair.view(seat).turn, null);
    }
  }
  const given = playing(() => false);
  given.act(0, RESIGN);
  assert.deepEqual(given.view(0).ending, { by: 'resignation', winner: 1 });
});

test('GAME-16: a game can be called off until both have moved, and nobody wins it', () => {
  for (const [moves, seat] of [
    [[], 0],
    [[], 1],
    [['4'], 0],
    [['4'], 1],
  ] as const) {
    const pair = Pair.playing(...moves);
    pair.act(seat, ABORT);
    pair.settle();
    for (const each of [0, 1] as const) assert.deepEqual(pair.view(each).ending, { by: 'abort' });
  }
  const begun = Pair.playing('4', '0');
  assert.equal(begun.act(0, ABORT), 'not-now');
});

test('GAME-16: a move that crosses a call-off changes nothing, and a player who moved on called nothing off', () => {
  const crossed = Pair.playing('4');
  crossed.act(0, ABORT);
  crossed.act(1, play('0'));
  crossed.settle();
  for (const seat of [0, 1] as const) {
    assert.deepEqual(crossed.view(seat).ending, { by: 'abort' });
  }
  const escaping = Pair.playing('4', '0', '1', '8');
  for (const ply of [0, 1, 2]) {
    const at = makePositionRef(escaping.states[1].history, ply);
    escaping.tell(1, { t: 'resign', at, why: 'abort' });
    assert.equal(escaping.view(1).ending, null, `after ${ply} moves`);
  }
});

test('GAME-3: if both resign before they hear of each other, nobody wins', () => {
  const pair = Pair.playing('4');
  for (const seat of [0, 1] as const) pair.act(seat, RESIGN);
  pair.settle();
  for (const seat of [0, 1] as const) assert.deepEqual(pair.view(seat).ending, { by: 'agreement' });
  for (const [one, other] of [
    [ABORT, RESIGN],
    [RESIGN, ABORT],
  ] as const) {
    const off = Pair.playing('4');
    off.act(0, one);
    off.act(1, other);
    off.settle();
    for (const seat of [0, 1] as const) assert.deepEqual(off.view(seat).ending, { by: 'abort' });
  }
});

test('GAME-3: a move that crossed the resignation stays, and mate comes before it', () => {
  const pair = Pair.playing('0', '3', '1', '4');
  pair.act(1, RESIGN);
  pair.act(0, play('2'));
  pair.settle();
  assert.equal(pair.moves(), '03142');
  for (const seat of [0, 1] as const) assert.equal(pair.view(seat).ending?.by, 'moves');
});

test('GAME-4: the player to move claims a draw if the rules allow it', () => {
  const pair = Pair.playing('0', '2', '1', '3', '5', '4', '6');
  assert.equal(pair.act(0, { kind: 'claimDraw' }), 'not-your-turn');
  assert.equal(pair.act(1, { kind: 'claimDraw' }), null);
  pair.settle();
  for (const seat of [0, 1] as const) {
    assert.deepEqual(pair.view(seat).ending, { by: 'claim', reason: 'hardly open' });
  }
});

test('GAME-8: a returning player receives everything they missed', () => {
  const pair = Pair.playing('4');
  pair.act(1, play('0'));
  pair.act(1, RESIGN);
  pair.drop();
  pair.greet();
  assert.deepEqual(pair.view(0).ending, { by: 'resignation', winner: 0 });
  assert.equal(pair.moves(), '40');
});

test('GAME-8: a message that does not fit, or is behind, is answered with the whole history', () => {
  const pair = Pair.playing('4');
  const early = structuredClone(pair.states[1].history);
  pair.act(1, play('0'));
  pair.settle();
  const at = { game: 1, rev: 0, cut: 0, ply: 2, hash: 'other' };
  pair.tell(0, { t: 'move', at, move: '8', note: null });
  pair.tell(0, { t: 'sync', re: null, held: early, offers: [], yours: [] });
  assert.deepEqual(
    pair.waiting[0].map(({ t }) => t),
    ['sync', 'sync'],
  );
  assert.equal(pair.view(0).disputed, null);
});

test('GAME-8: a history that both hold gets no answer', () => {
  const pair = Pair.playing('4');
  const { history: held } = pair.states[1];
  pair.tell(0, { t: 'sync', re: null, held, offers: [], yours: [] });
  assert.deepEqual(pair.waiting[0], []);
});

test('GAME-8: apps with different rules stop answering each other', () => {
  const pair = Pair.playing('4');
  pair.rules[0] = {
    ...NOUGHTS,
    apply: (squares, move) => (move === '0' ? null : NOUGHTS.apply(squares, move)),
  };
  assert.equal(pair.act(1, play('0')), null);
  pair.settle();
  pair.greet();
  assert.deepEqual([pair.view(0).moves.length, pair.view(1).moves.length], [1, 2]);
});

test('GAME-9: another game begins when both asked, with sides swapped', () => {
  const pair = Pair.playing(...WON);
  assert.equal(pair.act(0, REMATCH), null);
  assert.equal(pair.act(0, REMATCH), 'not-now', 'asked already');
  pair.settle();
  assert.deepEqual([pair.view(0).offers.rematch, pair.view(1).offers.rematch], ['mine', 'theirs']);
  assert.equal(pair.view(0).number, 1);
  assert.equal(pair.act(1, REMATCH), null);
  pair.settle();
  assert.deepEqual([pair.view(0).number, pair.view(0).side, pair.view(1).side], [2, 1, 0]);
  assert.equal(pair.moves(), '');
  assert.equal(pair.act(1, play('4')), null);
});

test('GAME-9: a rematch can be declined and asked for again, but not withdrawn', () => {
  const pair = Pair.playing(...WON);
  assert.equal(pair.act(1, { kind: 'decline', offer: 'rematch' }), 'not-now');
  pair.act(0, REMATCH);
  assert.equal(pair.act(0, { kind: 'decline', offer: 'rematch' }), 'not-now');
  pair.settle();
  assert.equal(pair.act(1, { kind: 'decline', offer: 'rematch' }), null);
  pair.settle();
  assert.deepEqual([pair.view(0).offers.rematch, pair.view(1).offers.rematch], ['none', 'none']);
  assert.equal(pair.act(0, REMATCH), null, 'again');
  pair.settle();
  assert.equal(pair.view(1).offers.rematch, 'theirs');
});

test('GAME-10: a guest without a saved game believes only answers to its own greeting', () => {
  const pair = Pair.playing('4', '0');
  const old = { ...pair.states[0].history, moves: pair.states[0].history.moves.slice(0, 1) };
  pair.states[1] = makeMatch(1, 0, true);
  pair.act(1, { kind: 'helloSent', sid: 'new' });
  pair.tell(1, { t: 'sync', re: 'sid-1', held: old, offers: [], yours: [] });
  pair.tell(1, { t: 'sync', re: null, held: old, offers: [], yours: [] });
  pair.tell(1, { t: 'resign', at: { game: 1, rev: 0, cut: 0, ply: 0, hash: 'x' }, why: 'time' });
  assert.deepEqual([pair.states[1].isFresh, pair.view(1).moves.length], [true, 0]);
  for (const command of [play('0'), RESIGN, DRAW, REMATCH])
    assert.equal(pair.act(1, command), 'not-now');
  pair.drop();
  pair.act(0, { kind: 'helloReceived', sid: 'new' });
  pair.settle();
  assert.deepEqual([pair.states[1].isFresh, pair.view(1).disputed], [true, 'move'], 'it asks');
  assert.equal(pair.act(1, { kind: 'adopt' }), null);
  pair.settle();
  assert.deepEqual([pair.states[1].isFresh, pair.moves()], [false, '40']);
});

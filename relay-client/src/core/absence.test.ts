import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pair } from '../../test/pair.ts';

const CLAIM = { kind: 'claimAbsence' } as const;
const DENY = { kind: 'denyAbsence' } as const;
const CONCEDE = { kind: 'resign', why: 'absence' } as const;

/** Seat 0 moved last, and seat 1 is away. */
function left(): Pair {
  const pair = Pair.playing('0', '3', '1');
  assert.equal(pair.act(0, CLAIM), null);
  pair.drop();
  return pair;
}

test('GAME-18: a claim is made on the other’s turn, once both have moved, and only once', () => {
  const early = Pair.playing('0');
  assert.equal(early.act(0, CLAIM), 'not-now');
  const pair = Pair.playing('0', '3');
  assert.equal(pair.act(0, CLAIM), 'not-your-turn');
  assert.equal(pair.act(1, CLAIM), null);
  assert.equal(pair.act(1, CLAIM), 'not-now');
  const over = Pair.playing('0', '3', '1', '4', '2');
  assert.equal(over.act(0, CLAIM), 'over');
});

test('GAME-18: the claimant sees the claimed win, and decides nothing for the other', () => {
  const pair = left();
  assert.deepEqual(pair.view(0).ending, { by: 'absence', winner: 0 });
  assert.equal(pair.view(0).absence, 'mine');
  assert.equal(pair.view(1).ending, null);
  assert.equal(pair.act(0, { kind: 'agree', to: 'rematch' }), 'not-now');
});

test('GAME-18: a claim is repeated when both meet, and the absent player’s app concedes it', () => {
  const pair = left();
  pair.greet();
  assert.equal(pair.view(1).absence, 'theirs');
  assert.equal(pair.act(1, CONCEDE), null);
  pair.settle();
  for (const seat of [0, 1] as const) {
    assert.deepEqual(pair.view(seat).ending, { by: 'absence', winner: 0 });
    assert.equal(pair.view(seat).absence, undefined);
    assert.deepEqual(pair.states[seat].history.resigned[1], { why: 'absence', ply: 3 });
  }
});

test('GAME-18: the app of a player who was there denies it, and the game goes on', () => {
  const pair = left();
  pair.greet();
  assert.equal(pair.act(1, DENY), null);
  pair.settle();
  for (const seat of [0, 1] as const) {
    assert.deepEqual([pair.view(seat).ending, pair.view(seat).absence], [null, undefined]);
  }
  assert.equal(pair.act(1, { kind: 'play', move: '4' }), null);
});

test('GAME-18: a move that crosses a claim answers it', () => {
  const pair = left();
  assert.equal(pair.act(1, { kind: 'play', move: '4' }), null);
  pair.drop();
  pair.greet();
  assert.equal(pair.moves(), '0314');
  assert.equal(pair.act(1, CONCEDE), 'not-now');
  assert.deepEqual([pair.view(0).ending, pair.view(1).absence], [null, undefined]);
});

test('GAME-18: a claim that was never made can be neither conceded nor denied', () => {
  const pair = Pair.playing('0', '3', '1');
  for (const answer of [CONCEDE, DENY]) assert.equal(pair.act(1, answer), 'not-now');
  // A claim for another position, or by the player to move, does not count.
  pair.act(0, CLAIM);
  const [claim] = pair.waiting[0];
  assert.equal(claim?.t, 'absence');
  pair.drop();
  pair.tell(1, { t: 'absence', at: { ...claim.at, ply: 2, hash: 'x' } });
  assert.equal(pair.act(1, CONCEDE), 'not-now');
  pair.tell(0, claim);
  assert.equal(pair.view(0).absence, undefined);
});

test('GAME-18: the other app cannot concede for the absent player', () => {
  const pair = left();
  pair.tell(1, {
    t: 'sync',
    re: null,
    held: { ...pair.states[0].history, resigned: [null, { why: 'absence', ply: 3 }] },
    offers: [],
    yours: [],
  });
  assert.equal(pair.view(1).disputed, 'resignation');
  assert.equal(pair.view(1).ending, null);
});

test('GAME-18: a denial of an earlier claim leaves the present one unchanged', () => {
  const pair = Pair.playing('0', '3', '1');
  pair.act(0, CLAIM);
  const [claim] = pair.waiting[0];
  assert.equal(claim?.t, 'absence');
  pair.tell(0, { t: 'no-absence', at: { ...claim.at, ply: 1, hash: 'x' } });
  assert.equal(pair.view(0).absence, 'mine');
  pair.tell(0, { t: 'no-absence', at: claim.at });
  assert.equal(pair.view(0).absence, undefined);
});

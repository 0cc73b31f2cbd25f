import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chessRules, readPosition } from '../chess/game/chess-rules.ts';
import { createLocalSession } from './local-session.ts';

const SETUP = { hostSide: 0, options: null } as const;

function open(saved: string | null = null) {
  const kept = { game: saved };
  const save = (game: string) => {
    kept.game = game;
  };
  const session = createLocalSession({ rules: chessRules, setup: SETUP, saved, save });
  const playAll = async (moves: string) => {
    for (const move of moves.split(' ')) assert.equal(await session.play(move), null, move);
  };
  return { session, kept, playAll };
}

test('LOC-1: both players take turns on one device, with legal moves only', async () => {
  const { session } = open();
  let heard = 0;
  const stop = session.subscribe(() => (heard += 1));
  assert.equal(session.view.game.side, 0);
  assert.equal(await session.play('e2e4', 5000), null);
  assert.equal(session.view.game.side, 1);
  assert.equal(await session.play('e4e5'), 'illegal');
  stop();
  assert.equal(await session.play('e7e5'), null);
  assert.deepEqual(session.view.game.moves, [
    { move: 'e2e4', note: 5000 },
    { move: 'e7e5', note: null },
  ]);
  assert.equal(heard, 1);
});

test('LOC-1: mate ends the game, and no move follows', async () => {
  const { session, playAll } = open();
  await playAll('f2f3 e7e5 g2g4 d8h4');
  const { ending, turn } = session.view.game;
  assert.deepEqual(ending, { by: 'moves', winner: 1, reason: 'checkmate' });
  assert.equal(turn, null);
  for (const late of [session.play('a2a3'), session.resign(), session.agreeDraw()]) {
    assert.equal(await late, 'over');
  }
});

test('LOC-2: a game that another tab has taken can be neither played nor saved here', async () => {
  const { session, kept, playAll } = open();
  await playAll('e2e4');
  const before = kept.game;
  session.giveWay();
  assert.equal(session.view.isElsewhere, true);
  for (const late of [session.play('e7e5'), session.resign(), session.agreeDraw()]) {
    assert.equal(await late, 'not-now');
  }
  assert.equal(kept.game, before);
  assert.equal(session.view.game.moves.length, 1);
});

test('LOC-1: the player to move offers a draw, and the other agrees or declines', async () => {
  const { session } = open();
  await session.agreeDraw();
  assert.equal(session.view.game.offers.draw, 'theirs');
  assert.equal(session.view.game.side, 1);
  await session.decline('draw');
  assert.equal(session.view.game.offers.draw, 'none');
  assert.equal(await session.decline('draw'), 'not-now');
  await session.agreeDraw();
  await session.agreeDraw();
  assert.deepEqual(session.view.game.ending, { by: 'agreement' });
});

test('LOC-1: a move ends an offer, and a take-back needs the other’s consent', async () => {
  const { session, playAll } = open();
  assert.equal(await session.agreeTakeBack(), 'not-now');
  await session.agreeDraw();
  await playAll('e2e4');
  assert.equal(session.view.game.offers.draw, 'none');
  await session.agreeTakeBack();
  assert.equal(session.view.game.side, 1);
  await session.agreeTakeBack();
  assert.deepEqual(session.view.game.moves, []);
  await playAll('d2d4');
});

test('LOC-1: the player to move resigns, or runs out of time', async () => {
  const first = open();
  await first.playAll('e2e4');
  await first.session.resign();
  assert.deepEqual(first.session.view.game.ending, { by: 'resignation', winner: 0 });
  const second = open();
  await second.session.resign('time');
  assert.deepEqual(second.session.view.game.ending, { by: 'time', winner: 1 });
});

test('CLK-4: running out of time against a bare king draws, and resigning to one loses', async () => {
  const rules = { ...chessRules, initial: () => readPosition('8/8/4k3/8/8/8/3QK3/8 w - - 0 1') };
  const save = () => undefined;
  const begin = () => createLocalSession({ rules, setup: SETUP, saved: null, save });
  const late = begin();
  await late.resign('time');
  assert.deepEqual(late.view.game.ending, { by: 'time', winner: null });
  const given = begin();
  await given.resign();
  assert.deepEqual(given.view.game.ending, { by: 'resignation', winner: 1 });
  const lost = begin();
  await lost.play('d2d3');
  await lost.resign('time');
  assert.deepEqual(lost.view.game.ending, { by: 'time', winner: 0 });
});

test('LOC-1: a draw can be claimed only if the rules allow it', async () => {
  const { session, playAll } = open();
  assert.equal(await session.claimDraw(), 'not-now');
  const shuffle = 'g1f3 g8f6 f3g1 f6g8';
  await playAll(`${shuffle} ${shuffle}`);
  assert.equal(await session.claimDraw(), null);
  const { ending } = session.view.game;
  assert.deepEqual(ending, { by: 'claim', reason: 'threefold repetition' });
});

test('LOC-2: the game is saved and comes back, with its ending', async () => {
  const { session, kept, playAll } = open();
  await playAll('e2e4 e7e5');
  assert.deepEqual(open(kept.game).session.view, session.view);
  await session.resign();
  assert.deepEqual(open(kept.game).session.view, session.view);
});

test('LOC-2: a rematch is another game', async () => {
  const { session, kept, playAll } = open();
  assert.equal(await session.agreeRematch(), 'not-now');
  await playAll('f2f3 e7e5 g2g4 d8h4');
  assert.equal(await session.agreeRematch(), null);
  assert.equal(session.view.game.number, 2);
  assert.deepEqual(session.view.game.moves, []);
  assert.equal(open(kept.game).session.view.game.number, 2);
});

test('LOC-2: invalid saved content is cut to what is valid', () => {
  for (const [ended, isTaken] of [
    [{ by: 'time', winner: 1 }, true],
    [{ by: 'time', winner: null }, true],
    [{ by: 'resignation', winner: null }, false],
    [{ by: 'claim', reason: 'fifty moves' }, true],
    [{ by: 'agreement' }, true],
    [{ by: 'abort' }, true],
    [{ by: 'time', winner: 2 }, false],
    [{ by: 'claim', reason: 7 }, false],
    [{ by: 'magic' }, false],
    ['lost', false],
  ] as const) {
    const { game } = open(JSON.stringify({ moves: [], ended, offer: 'a piece' })).session.view;
    assert.deepEqual(game.ending, isTaken ? ended : null);
    assert.equal(game.offers.draw, 'none');
  }
  for (const saved of ['', '{', 'null', '[]', '{"moves":5}', '{"moves":[null]}']) {
    assert.deepEqual(open(saved).session.view.game.moves, [], saved);
  }
  const cut = JSON.stringify({
    number: 3,
    moves: [{ move: 'e2e4', note: 'x' }, { move: 'e2e4' }],
    ended: { by: 'agreement' },
  });
  const { game } = open(cut).session.view;
  assert.deepEqual(game.moves, [{ move: 'e2e4', note: null }]);
  assert.equal(game.number, 3);
  assert.equal(game.ending, null);
});

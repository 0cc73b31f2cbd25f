import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type EarlierGame,
  readEarlier,
  countScore,
  formatScore,
  addEarlierGame,
} from './earlier-game.ts';
import '../../../test/english.ts';

const GAME: EarlierGame = {
  number: 1,
  side: 0,
  moves: 'e2e4 e7e5',
  result: '1-0',
  by: 'resignation',
  at: 5,
};

test('KEEP-7: the score counts draws as halves, one’s own first, and only finished games', () => {
  const games = [
    GAME,
    { ...GAME, side: 1, result: '1/2-1/2' },
    { ...GAME, side: 1, result: '0-1' },
    { ...GAME, side: 1, result: '1-0' },
    { ...GAME, result: '*' },
    { ...GAME, side: null },
  ] as const;
  assert.deepEqual(countScore(games), { mine: 5, theirs: 3 });
  assert.equal(formatScore(countScore(games)), '2½ – 1½');
  assert.equal(formatScore({ mine: 1, theirs: 0 }), '½ – 0');
});

test('KEEP-7: a game is kept once per number, in order', () => {
  const second = { ...GAME, number: 2 };
  const again = { ...GAME, result: '0-1' } as const;
  assert.deepEqual(addEarlierGame([second], GAME), [GAME, second]);
  assert.deepEqual(addEarlierGame([GAME, second], again), [again, second]);
});

test('KEEP-7: kept games are read back, and invalid ones are dropped', () => {
  assert.deepEqual(readEarlier([GAME]), [GAME]);
  const wrong = [
    { number: 0 },
    { number: 1.5 },
    { side: 2 },
    { moves: '<b>' },
    { moves: 'e'.repeat(40_000) },
    { result: '2-0' },
    { at: -1 },
  ];
  assert.deepEqual(readEarlier(wrong.map((part) => ({ ...GAME, ...part }))), []);
  assert.deepEqual(readEarlier([null, 1, 'x']), []);
  assert.deepEqual(readEarlier(undefined), []);
  assert.equal(readEarlier([{ ...GAME, by: '<i>' }])[0]?.by, 'unknown');
});

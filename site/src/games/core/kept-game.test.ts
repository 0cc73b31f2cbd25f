import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { deviceGames, hostedGame, invitedGame, localGame } from '../../../test/sample-games.ts';
import { getGameName, readKeptGame, type GameStanding } from './kept-game.ts';

const SECRET = `${'B'.repeat(21)}A`;

test('KEEP-2: stored games are read back unchanged', () => {
  fc.assert(
    fc.property(deviceGames, (games) => {
      for (const game of games) {
        const kept: unknown = JSON.parse(JSON.stringify(game));
        assert.deepEqual(readKeptGame(kept), kept);
      }
    }),
  );
});

test('KEEP-2: a game with a status impossible for its kind is rejected', () => {
  const games = [hostedGame('a'), invitedGame('b', SECRET), localGame('c')];
  const possible: readonly (readonly GameStanding[])[] = [
    ['waiting', 'refused', 'mine', 'theirs', 'won', 'lost', 'drawn', 'closed'],
    ['invited'],
    ['here', 'white-won', 'black-won', 'drawn'],
  ];
  const all = [...new Set(possible.flat())];
  for (const [index, game] of games.entries()) {
    for (const standing of [...all, 'asleep', null]) {
      const read = readKeptGame({ ...game, summary: { ...game.summary, standing } });
      const isPossible = possible[index]?.some((one) => one === standing);
      assert.equal(read !== null, isPossible, `${game.state.kind}, ${standing}`);
    }
  }
});

test('KEEP-2, KEEP-7: newer fields are read, and older games have none of them', () => {
  const old = hostedGame('old');
  assert.deepEqual(readKeptGame(old), old);
  const look = { placement: '8/8/8/8/8/8/8/K6k', side: 0, last: null, clock: null };
  const earlier = [{ number: 1, side: 0, moves: 'e2e4', result: '1-0', by: 'time', at: 1 }];
  const game = {
    ...old,
    label: 'Lea',
    isElsewhere: true,
    state: { ...old.state, earlier },
    summary: { ...old.summary, look, unread: 2, isUndelivered: true },
  };
  assert.deepEqual(readKeptGame(game), game);
  const damaged = {
    ...game,
    label: 5,
    isElsewhere: 'yes',
    state: { ...old.state, earlier: [{ number: 'x' }] },
    summary: { ...old.summary, look: {}, unread: -1, isUndelivered: 1 },
  };
  assert.deepEqual(readKeptGame(damaged), old);
});

test('REV-8: the kind of game is kept, older games are chess, and unknown kinds are rejected', () => {
  const old = hostedGame('old');
  assert.equal(getGameName(old), 'chess');
  for (const game of [old, invitedGame('b', SECRET), localGame('c')]) {
    const reversi = { ...game, plays: 'reversi' as const };
    const read = readKeptGame(reversi);
    assert.deepEqual(read, reversi);
    assert.equal(read === null ? null : getGameName(read), 'reversi');
    assert.equal(readKeptGame({ ...game, plays: 'checkers' }), null);
    assert.deepEqual(readKeptGame({ ...game, plays: 'chess' }), game);
  }
});

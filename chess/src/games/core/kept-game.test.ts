import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { deviceGames, hostedGame, invitedGame, localGame } from '../../../test/sample-games.ts';
import { readKeptGame, type Standing } from './kept-game.ts';

const SECRET = `${'B'.repeat(21)}A`;

test('KEEP-2: what was kept is read as it was', () => {
  fc.assert(
    fc.property(deviceGames, (games) => {
      for (const game of games) {
        const kept: unknown = JSON.parse(JSON.stringify(game));
        assert.deepEqual(readKeptGame(kept), kept);
      }
    }),
  );
});

test('KEEP-2: a game that stands as one of its kind cannot stand is no game', () => {
  const games = [hostedGame('a'), invitedGame('b', SECRET), localGame('c')];
  const possible: readonly (readonly Standing[])[] = [
    ['waiting', 'mine', 'theirs', 'won', 'lost', 'drawn', 'closed'],
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

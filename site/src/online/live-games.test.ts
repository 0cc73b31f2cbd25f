import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../test/english.ts';
import '../../test/page-address.ts';
import { hostedGame } from '../../test/sample-games.ts';
import type { KeptGame, OnlineGame } from '../games/core/kept-game.ts';
import type { Services } from '../services/services.ts';
import { addNews, dropNews, gameNews } from '../shell/game-news.ts';
import { createSignal } from '../signals/signal.ts';
import { makeLiveGames } from './live-games.ts';

/** A game that this tab waits to play: its lock is taken, and its record is never read. */
function waitingGame(): OnlineGame {
  const game = hostedGame('a');
  return { ...game, summary: { ...game.summary, standing: 'mine', at: Date.now() } };
}

function follow(kept: OnlineGame) {
  const games = createSignal<readonly KeptGame[]>([kept]);
  const refresh = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  const services = {
    games,
    isKept: createSignal(true),
    refresh: async () => {
      read.resolve();
      return refresh.promise;
    },
  } as unknown as Services;
  makeLiveGames(services);
  return { games, read: read.promise };
}

function addSomeNews(): void {
  addNews({ id: 'a', name: 'Ben', said: 'It is your move.' });
  assert.equal(gameNews.value.length, 1);
}

test('PLAY-12: news of a game disappears once it is elsewhere or no longer connected', () => {
  const game = waitingGame();
  const { games } = follow(game);
  addSomeNews();
  games.set([game]);
  assert.equal(gameNews.value.length, 1, 'as long as this tab has it');
  games.set([{ ...game, isElsewhere: true }]);
  assert.deepEqual(gameNews.value, []);
  games.set([game]);
  addSomeNews();
  games.set([{ ...game, summary: { ...game.summary, standing: 'closed' } }]);
  assert.deepEqual(gameNews.value, []);
});

test('PLAY-12: news names the new player once the name is known', (t) => {
  t.after(() => dropNews('a'));
  const game = waitingGame();
  const { games } = follow(game);
  addSomeNews();
  games.set([{ ...game, summary: { ...game.summary, opponent: 'Bo' } }]);
  assert.deepEqual(
    gameNews.value.map(({ name, said }) => [name, said]),
    [['Bo', 'It is your move.']],
  );
  // The next test uses the same game.
  games.set([{ ...game, summary: { ...game.summary, standing: 'closed' } }]);
});

test('PLAY-12: a game taken by another tab has no news here', async (t) => {
  t.after(() => dropNews('a'));
  const game = waitingGame();
  const { games, read } = follow(game);
  await read;
  addSomeNews();
  await navigator.locks.request('game a', { steal: true }, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(gameNews.value, []);
  });
  games.set([]);
});

test('REACH-7: a game that any tab removes ends its worker', async (t) => {
  const game = waitingGame();
  const ended: string[] = [];
  const workers = ['a', 'b'].map((id) => ({
    scope: `https://relay.example/push/${id}/`,
    pushManager: { getSubscription: async () => null },
    unregister: async () => void ended.push(id),
  }));
  const serviceWorker = {
    getRegistrations: async () => workers,
    addEventListener: () => undefined,
  };
  Object.assign(navigator, { serviceWorker });
  t.after(() => Reflect.deleteProperty(navigator, 'serviceWorker'));
  const { games } = follow(game);
  const until = async (count: number) => {
    while (ended.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  await until(1);
  assert.deepEqual(ended, ['b'], 'one whose page ended while it removed the game');
  games.set([{ ...game, summary: { ...game.summary, moves: 3 } }]);
  workers.pop();
  games.set([]);
  await until(2);
  assert.deepEqual(ended, ['b', 'a']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SavedGame } from '@sealed-move/client/saved-games';
import { continueInNewRoom, joinGame, createGame } from '@sealed-move/client/session';
import '../../test/page-address.ts';
import type { KeptGame, OnlineGame } from '../games/core/kept-game.ts';
import { readKeptGame } from '../games/core/kept-game.ts';
import { createSignal } from '../signals/signal.ts';
import type { Services } from './services.ts';

const RELAY = 'https://relay.example';
const setup = { hostSide: 0, options: null } as const;

// The address bar does not matter here.
Object.assign(globalThis, {
  history: { replaceState: (_: unknown, __: string, url: string) => void (shown = url) },
  dispatchEvent: () => true,
});
let shown = '';
const { receiveArrival: receive } = await import('./receive.ts');

function kept(id: string, saved: SavedGame, more: Partial<OnlineGame> = {}): OnlineGame {
  const summary = { opponent: 'Ann', standing: 'gone', moves: 3, at: 1 } as const;
  return { id, state: { kind: 'online', secret: saved.secret, saved }, summary, ...more };
}

/** Both players, who know the game. */
function both() {
  const host = createGame({ relay: RELAY, name: 'Ann', now: 0, setup });
  const invite = { secret: host.secret, relay: null, name: null };
  const came = joinGame({ invite, relay: RELAY, name: 'Ben', now: 0 });
  return { host, guest: { ...came, setup, match: { ...came.match, isFresh: false } } };
}

async function opened(games: readonly KeptGame[], made: SavedGame | null, of?: string) {
  assert.ok(made?.rooms);
  const services = {
    games: createSignal(games),
    wrongLink: createSignal<string | null>('none'),
    add: async (game: KeptGame) =>
      services.games.set([...services.games.value.filter(({ id }) => id !== game.id), game]),
  };
  const { link } = made.rooms;
  const invite = { secret: link.secret, of: of ?? link.of, relay: null, name: 'Ann' };
  shown = '';
  await receive(services as unknown as Services, {
    kind: 'join',
    invite: { kind: 'invite', invite },
  });
  return { games: services.games.value, wrong: services.wrongLink.value, shown };
}

test('GOON-11: a new link asks on its game’s page, and the game stays unchanged until then', async () => {
  const { host, guest } = both();
  const other = kept('other', both().guest);
  const made = await continueInNewRoom(host, RELAY);
  const after = await opened([other, kept('mine', guest)], made);
  assert.deepEqual([after.wrong, after.shown], [null, '/#/game/mine']);
  const game = after.games.find(({ id }) => id === 'mine') as OnlineGame;
  const link = { ...made?.rooms?.link, relay: null };
  assert.deepEqual(game, { ...kept('mine', guest), newLink: link });
  assert.deepEqual(readKeptGame(JSON.parse(JSON.stringify(game))), game, 'it is kept');
  assert.equal(readKeptGame({ ...game, newLink: { ...link, of: 'x' } })?.id, 'mine');
  assert.equal(
    (readKeptGame({ ...game, newLink: { ...link, of: 'x' } }) as OnlineGame).newLink,
    undefined,
  );
});

test('GOON-11: a device without the game learns where to open the link, and nobody follows their own', async () => {
  const { host, guest } = both();
  const made = await continueInNewRoom(host, RELAY);
  for (const games of [
    [],
    [kept('other', both().guest)],
    [kept('mine', guest, { isElsewhere: true })],
  ]) {
    const after = await opened(games, made);
    assert.deepEqual([after.wrong, after.shown, after.games], ['other-device', '/#/join', games]);
  }
  const own = await opened([kept('mine', host)], made);
  assert.deepEqual([own.wrong, own.shown], ['own-link', '/#/join']);
  assert.ok(made);
  const there = [kept('mine', made)];
  const again = await opened(there, made);
  assert.deepEqual([again.wrong, again.shown, again.games], [null, '/#/game/mine', there]);
});

test('GOON-11: an older link leads to its game in whatever room it is now', async () => {
  const { host } = both();
  const made = await continueInNewRoom(host, RELAY);
  assert.ok(made);
  const services = { games: createSignal([kept('mine', made)]), wrongLink: createSignal(null) };
  const invite = { secret: host.secret, relay: null, name: 'Ann' };
  const arrival = { kind: 'join', invite: { kind: 'invite', invite } } as const;
  await receive(services as unknown as Services, arrival);
  assert.equal(shown, '/#/game/mine');
  assert.equal(services.games.value.length, 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests, tapMove, until } from './browser.ts';
import { act, answer, resign, sees } from './network/acts.ts';
import {
  board,
  makeGame,
  meet,
  openPlayer,
  type Player,
  playMoves,
  seesMove,
  sitDown,
  startRelay,
} from './network/table.ts';
import { TcpProxy } from './network/tcp-proxy.ts';

/* Games that no page shows stay connected, are announced, and none is lost. */

const site = siteForTests();
const TELL = `{
  globalThis.told = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) => {
    told.push(title + ': ' + body);
  };
  globalThis.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
  };
}`;

async function open({ page }: Player, fragment: string): Promise<void> {
  await page.evaluate(`location.hash = '${fragment}'`);
}

test('KEEP-6, PLAY-12: a move arrives on any open page, with a notification, and shows in the list', async (t) => {
  const table = await sitDown(t, site(), { guest: { serviceWorkers: 'allow' } });
  const { host, guest } = table;
  await guest.page.addInitScript(TELL);
  await guest.page.reload();
  await board(guest.page).waitFor();
  await playMoves(table, ['e2e4', 'e7e5']);
  await open(guest, '#/settings');
  await guest.page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await guest.page.getByRole('switch', { name: 'Notify me when I am not looking' }).check();
  await tapMove(host.page, 'g1f3');
  await guest.page.getByRole('link', { name: 'Ada: It is your move.' }).waitFor();
  await until(guest.page, "document.title.startsWith('(It is your move) Settings')");
  await until(guest.page, 'told.length > 0');
  const told = await guest.page.evaluate<string[]>('told');
  assert.deepEqual(told, ['One of your games: It is your move.']);
  await open(guest, '#/');
  const yours = guest.page.getByRole('region', { name: 'Your move' });
  await yours.getByText('Nf3, 2 moves').waitFor();
  assert.equal(
    await host.page.getByText('when you are both online').count(),
    0,
    'it was delivered',
  );
  await yours.getByRole('link', { name: 'Ada' }).click();
  await until(guest.page, "document.title.startsWith('(Your move) Game with')");
  await tapMove(guest.page, 'b8c6');
  await seesMove(host.page, 'b8c6');
});

test('KEEP-8: a game that the relay refused is listed as such, and can be retried or removed', async (t) => {
  const startWire = async (target: () => number) => TcpProxy.start(target);
  const { wires } = await startRelay(t, site(), startWire, { DAILY_GAME_LIMIT: '1' });
  const player = await openPlayer(t, site().browser, wires[0]);
  const { page } = player;
  await makeGame(player);
  await open(player, '#/new');
  await page.getByLabel('Who is it for?').fill('Lea');
  await page.getByRole('button', { name: 'Make the game' }).click();
  await page.getByRole('heading', { name: 'This game could not be opened' }).waitFor();
  await open(player, '#/');
  const row = page.getByRole('listitem').filter({ hasText: 'For Lea' });
  await row.getByText('Refused by the relay').waitFor();
  await row.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'This game could not be opened' }).waitFor();
  await open(player, '#/');
  await row.getByRole('button', { name: 'Remove the game with For Lea' }).click();
  await row.getByRole('button', { name: 'Really remove' }).click();
  await row.waitFor({ state: 'detached' });
  assert.equal(await page.getByText('Waiting for both players').count(), 1, 'the other stays');
});

test('KEEP-7: a rematch deletes nothing: each game of a match is kept, with the score', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  await playMoves(table, ['e2e4', 'e7e5']);
  await resign(guest.page);
  await act(host.page, 'Rematch');
  await answer(guest.page, 'Play');
  await guest.page.getByRole('region', { name: 'White: Grace' }).waitFor();
  await tapMove(guest.page, 'd2d4');
  await seesMove(host.page, 'd2d4');
  await host.page.locator('.score').getByText('1 – 0').first().waitFor();
  await open(guest, '#/');
  await guest.page.getByRole('link', { name: 'Match 0 – 1' }).click();
  await guest.page.getByText('Game 1: you lost').waitFor();
  await open(host, '#/');
  await host.page.reload();
  await host.page.getByRole('link', { name: 'Match 1 – 0' }).click();
  await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.page.getByRole('button', { name: 'Copy game 1 as PGN' }).click();
  await sees(host.page, 'Copied.');
  const pgn = await host.page.evaluate<string>('navigator.clipboard.readText()');
  assert.match(pgn, /\[White "Ada"\]\n\[Black "Grace"\]\n\[Result "1-0"\]\n\n1\. e4 e5 1-0/);
});

test('HAND-4: a host who meets the wrong person leaves that game, and gets a new link for it', async (t) => {
  const startWire = async (target: () => number) => TcpProxy.start(target);
  const { wires } = await startRelay(t, site(), startWire);
  const [host, stranger] = [
    await openPlayer(t, site().browser, wires[0]),
    await openPlayer(t, site().browser, wires[1]),
  ];
  const old = await meet(host, stranger, { minutes: 7 });
  await tapMove(host.page, 'e2e4');
  await act(host.page, 'More');
  await host.page.getByRole('link', { name: 'Not your friend?' }).click();
  await host.page.getByRole('button', { name: 'Make a new link' }).click();
  await host.page.getByText('The game and its chat stay in your list').waitFor();
  await host.page.getByRole('button', { name: 'Leave and make a new link' }).click();
  const link = await host.page.getByRole('textbox', { name: 'The link to your game' }).inputValue();
  assert.ok(!link.includes(old), 'another secret');
  await sees(stranger.page, 'has left this game for good');
  const friend = await openPlayer(t, site().browser, wires[1]);
  const accept = async (secret: string) => {
    await friend.page.goto(`${wires[1].url}/#join=${secret}`);
    await friend.page.getByRole('button', { name: 'Join and play' }).click();
  };
  await accept(old);
  await sees(friend.page, 'Then someone else may have read it');
  await accept(/join=([\w-]{22})/.exec(link)?.[1] ?? '');
  await board(friend.page).waitFor();
  await playMoves({ host, guest: friend }, ['d2d4']);
  assert.equal(await friend.page.getByRole('timer').count(), 2, 'the same clock');
  await open(host, '#/');
  const over = host.page.getByRole('region', { name: 'Finished' });
  await over.getByRole('link', { name: /^Grace/ }).waitFor();
});

test('HAND-3, HAND-4, HAND-5, ONL-10: a leaked link can be replaced before anyone opens it, and then leads nowhere', async (t) => {
  const startWire = async (target: () => number) => TcpProxy.start(target);
  const { wires } = await startRelay(t, site(), startWire);
  const [host, reader] = [
    await openPlayer(t, site().browser, wires[0]),
    await openPlayer(t, site().browser, wires[1]),
  ];
  const old = await makeGame(host);
  const ways = await host.page.getByRole('heading', { level: 2 }).allTextContents();
  await host.page.getByText('Only this computer can open the link').waitFor();
  assert.deepEqual(ways, ['Send the link']);
  assert.equal(await host.page.getByRole('img', { name: 'QR code' }).count(), 0);
  await open(host, `#/match/${host.page.url().split('/').at(-1)}`);
  await host.page.getByRole('button', { name: 'Make a new link' }).click();
  await host.page.getByRole('button', { name: 'Leave and make a new link' }).click();
  const link = host.page.getByRole('textbox', { name: 'The link to your game' });
  assert.ok(!(await link.inputValue()).includes(old));
  await reader.page.goto(`${wires[1].url}/#join=${old}`);
  await reader.page.getByRole('button', { name: 'Join and play' }).click();
  await sees(reader.page, 'the player who made it has left the game');
});

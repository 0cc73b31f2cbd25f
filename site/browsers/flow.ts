import assert from 'node:assert/strict';
import type { DrivenBrowser } from 'test-kit/browsers/driven';
import type { TcpProxy } from '../test/network/tcp-proxy.ts';
import { Player } from './player.ts';
import { restoreBackup, keepBackup } from './backup.ts';

interface Flow {
  readonly browser: DrivenBrowser;
  /** The proxy to the relay, which serves the site. */
  readonly wire: TcpProxy;
  /** Called for each page worth a screenshot or a check. */
  readonly look: (player: Player, what: string) => Promise<void>;
  readonly say: (line: string) => void;
}

const MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
const PROMOTION = ['a2a4', 'b7b5', 'a4b5', 'a7a6', 'b5a6', 'c8b7', 'a6b7', 'b8c6', 'b7a8q'];

/** Whether the site works offline; some browsers have no service worker in a guest's window. */
const HAS_WORKER = `Promise.race([
  navigator.serviceWorker?.ready.then(() => true),
  new Promise((resolve) => setTimeout(() => resolve(false), 5000)),
])`;

/** Plays a whole evening of two friends. @throws at the first deviation */
export async function playFlow({ browser, wire, look, say }: Flow): Promise<void> {
  const host = new Player(await browser.newPage({ width: 390, height: 844 }));
  const guest = new Player(await browser.newPage({ width: 1366, height: 768 }));
  await startGame(host, guest, wire.url, look);
  const words = await compareWords(host, guest);
  say(words);
  await playMoves([host, guest], MATE);
  await host.sees('Grace won');
  await guest.sees('You won');
  await look(host, 'lost');
  await look(guest, 'won');
  await exchangeChat(host, guest, look);
  await host.act('Rematch');
  await guest.press('Play');
  await playMoves([guest, host], PROMOTION);
  await look(guest, 'promoted');
  await restoreFromBackup(guest, look);
  if (!words.startsWith('This browser')) await acceptNewKeys(host, look);
  await playMoves([guest, host], ['d7d5'], 1);
  say(await playOffline(guest, host, wire));
  await Promise.all([host.page.close(), guest.page.close()]);
}

async function startGame(host: Player, guest: Player, address: string, look: Flow['look']) {
  await host.page.goto(address);
  await look(host, 'home');
  await host.press('New game');
  await host.fill('Your name', 'Ada');
  await host.press('White');
  await look(host, 'new-game');
  await host.press('Make the game');
  const link = await host.value('The link to your game');
  assert.match(link, /#join=[\w-]{22}/);
  await look(host, 'lobby');
  await guest.page.goto(link);
  await guest.fill('Your name', 'Grace');
  await look(guest, 'invited');
  await guest.press('Join and play');
  for (const one of [host, guest]) {
    await one.until('the board', `document.querySelector('[data-square="e4"]') !== null`);
  }
}

/** @returns a remark on the inner keys in this browser */
async function compareWords(host: Player, guest: Player): Promise<string> {
  const [mine, theirs] = [await confirmKeys(host), await confirmKeys(guest)];
  assert.equal(theirs, mine);
  return mine;
}

async function confirmKeys(player: Player): Promise<string> {
  await player.act('More');
  await player.until('keys', `document.querySelector('.seal-list, .seal-words.soft') !== null`);
  await player.until('no waiting', `!document.body.innerText.includes('agreeing on')`);
  const hasWords =
    (await player.page.evaluate(`document.querySelector('.seal-list') !== null`)) === true;
  const words = await player.text(hasWords ? '.seal-list li' : '.seal-words');
  if (hasWords) await player.press('They match');
  await player.press('Close');
  return words;
}

/** Plays in turn; each move waits until the other player has seen the previous one. */
async function playMoves(
  [one, other]: readonly [Player, Player],
  moves: readonly string[],
  from = 0,
) {
  for (const [index, move] of moves.entries()) {
    const [mover, watcher] = (from + index) % 2 === 0 ? [one, other] : [other, one];
    await mover.move(move);
    await watcher.seesMove(move);
  }
}

async function exchangeChat(host: Player, guest: Player, look: Flow['look']): Promise<void> {
  await host.act('Chat');
  await host.fill('Message', 'Well played!');
  await host.press('Send');
  await look(host, 'chat');
  await host.press('Close');
  await guest.sees('Well played!');
}

async function restoreFromBackup(guest: Player, look: Flow['look']): Promise<void> {
  const backup = await keepBackup(guest);
  await guest.visit('#/settings');
  await guest.press('Remove everything');
  await guest.press('Remove');
  await guest.sees('Everything was removed');
  await restoreBackup(guest, backup);
  await look(guest, 'brought-back');
  await guest.visit('#/');
  await guest.press('Ada');
  await guest.until('the board', `document.querySelector('[data-square="e4"]') !== null`);
}

/** Accepts the keys of a player who returns from a backup, which has none: a stranger at first. */
async function acceptNewKeys(host: Player, look: Flow['look']): Promise<void> {
  await host.sees('This player’s keys differ');
  await look(host, 'other-keys');
  await host.press('Continue with the new words');
  await host.press('Close');
}

/** @returns how a page fared that was reloaded offline */
async function playOffline(guest: Player, host: Player, wire: TcpProxy): Promise<string> {
  const isKept = (await guest.page.evaluate(HAS_WORKER)) === true;
  wire.down();
  await guest.sees('Trying again');
  if (isKept) await guest.page.goto(await guest.page.url());
  await guest.move('h2h3');
  wire.up();
  await host.seesMove('h2h3');
  return isKept ? 'reloaded without network, and played on' : 'no service worker in this browser';
}

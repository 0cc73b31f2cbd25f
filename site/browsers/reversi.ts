import assert from 'node:assert/strict';
import type { DrivenBrowser } from 'test-kit/browsers/driven';
import { WHOLE } from '../test/reversi-games.ts';
import { Player } from './player.ts';

interface ReversiFlow {
  readonly browser: DrivenBrowser;
  readonly address: string;
  readonly look: (player: Player, what: string) => Promise<void>;
}

/** Plays a whole game of reversi in which both have to pass. @throws at the first deviation */
export async function playReversi({ browser, address, look }: ReversiFlow): Promise<void> {
  const host = new Player(await browser.newPage({ width: 844, height: 390 }));
  const guest = new Player(await browser.newPage({ width: 390, height: 844 }));
  await host.page.goto(`${address}/#/new`);
  await host.press('Reversi');
  await host.fill('Your name', 'Ada');
  await host.press('Black');
  await look(host, 'new-reversi');
  await host.press('Make the game');
  const link = await host.value('The link to your game');
  assert.match(link, /&game=reversi$/);
  await guest.page.goto(link);
  await guest.sees('to a game of reversi');
  await guest.fill('Your name', 'Grace');
  await guest.press('Join and play');
  for (const one of [host, guest]) {
    await one.until('the board', `document.querySelector('[data-square="d3"]') !== null`);
  }
  for (const [index, move] of WHOLE.entries()) {
    const [mover, watcher] = index % 2 === 0 ? [host, guest] : [guest, host];
    if (index === 12) await look(mover, 'must-pass');
    await playMove(mover, move);
    await waitForMove(watcher, move);
    if (index === 30) await look(watcher, 'reversi');
  }
  await host.sees('You won');
  await guest.sees('Ada won');
  await guest.sees('33 discs to 31.');
  await look(host, 'reversi-won');
  await look(guest, 'reversi-lost');
  await Promise.all([host.page.close(), guest.page.close()]);
}

async function playMove(player: Player, move: string): Promise<void> {
  if (move === 'pass') await player.press('Pass');
  else await player.page.click(`[data-square="${move}"]`);
}

/** Waits for a move. After a pass it is the opponent's turn, with no square marked as the last. */
async function waitForMove(player: Player, move: string): Promise<void> {
  const last = `document.querySelector('[data-square][aria-label*="last move"]')?.dataset.square`;
  const isSeen = move === 'pass' ? `${last} === undefined` : `${last} === '${move}'`;
  await player.until(move, isSeen);
}

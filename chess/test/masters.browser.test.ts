import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { readPgn } from '../src/pgn/read-pgn.ts';
import { writePgn } from '../src/pgn/write-pgn.ts';
import { copiedPgn, siteForTests } from './browser.ts';
import { MASTER_GAMES, type MasterGame } from './master-games.ts';
import { resign } from './network/acts.ts';
import { meet, openPlayer, type Player, playMoves, sameGame, startRelay } from './network/table.ts';
import { TcpProxy } from './network/tcp-proxy.ts';

/* Ten known games, played by both players, each in a browser of their own. */

const site = siteForTests();
/** The relay lets a player send two moves a second, so that games at once take no longer than one. */
const AT_ONCE = 5;

test('PGN-2: known games, move by move over the relay', { concurrency: AT_ONCE }, async (t) => {
  const { wires } = await startRelay(t, site(), (target) => TcpProxy.start(target));
  const games = MASTER_GAMES.map((game) =>
    t.test(`PGN-2: ${game.white} against ${game.black}`, async (each) => {
      const host = await openPlayer(each, site().browser, wires[0]);
      const guest = await openPlayer(each, site().browser, wires[1]);
      await meet(host, guest);
      await playThrough({ host, guest }, game);
    }),
  );
  await Promise.all(games);
});

let copying: Promise<unknown> = Promise.resolve();

/** All games of the browser share one clipboard: one at a time copies and reads it. */
function copiedAlone(page: Page): Promise<string> {
  const copied = copying.then(() => copiedPgn(page));
  copying = copied.catch(() => undefined);
  return copied;
}

async function playThrough(
  pair: { readonly host: Player; readonly guest: Player },
  { moves, fen, result }: MasterGame,
): Promise<void> {
  const read = readPgn(moves);
  if ('wrong' in read) assert.fail(read.wrong);
  await playMoves(pair, read.moves);
  assert.equal(await sameGame(pair), fen.split(' ')[0]);
  const [winner, loser] = result === '1-0' ? [pair.host, pair.guest] : [pair.guest, pair.host];
  if (!moves.endsWith('#')) await resign(loser.page);
  await winner.page.getByText('You won').waitFor();
  await loser.page.getByText('You lost').waitFor();
  for (const { page } of [winner, loser]) {
    const pgn = await copiedAlone(page);
    const out = readPgn(pgn);
    if ('wrong' in out) assert.fail(out.wrong);
    assert.deepEqual(out.moves, read.moves);
    assert.equal(pgn, writePgn({ tags: out.tags, result, sans: moves.split(' ') }));
  }
}

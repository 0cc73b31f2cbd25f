import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPgn } from '../src/pgn/read-pgn.ts';
import { writePgn } from '../src/pgn/write-pgn.ts';
import { copiedPgn, openLocalGame, placement, siteForTests, tapMove } from './browser.ts';
import { MASTER_GAMES } from './master-games.ts';

const site = siteForTests();

for (const { white, black, moves, fen, result } of MASTER_GAMES) {
  test(`PGN-2: ${white} against ${black}, move by move on the board, and out as PGN`, async (t) => {
    const read = readPgn(moves);
    if ('wrong' in read) assert.fail(read.wrong);
    const page = await openLocalGame(t, site());
    for (const uci of read.moves) await tapMove(page, uci);
    assert.equal(await placement(page), fen.split(' ')[0]);
    if (!moves.endsWith('#')) {
      await page.getByRole('button', { name: 'Resign', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    }
    await page.getByText(result === '1-0' ? 'White wins' : 'Black wins', { exact: true }).waitFor();
    const pgn = await copiedPgn(page);
    const out = readPgn(pgn);
    if ('wrong' in out) assert.fail(out.wrong);
    assert.deepEqual(out.moves, read.moves);
    assert.equal(pgn, writePgn({ tags: out.tags, result, sans: moves.split(' ') }));
  });
}

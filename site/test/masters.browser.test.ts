import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPgn } from './read-pgn.ts';
import { writePgn } from '../src/chess/pgn/write-pgn.ts';
import { copiedPgn, siteForTests } from './browser.ts';
import { MASTER_GAMES } from './master-games.ts';
import { playMoves, sameGame, sitDown } from './network/table.ts';

/* A famous game, played by two players in separate browsers. Unit tests cover more. */

const site = siteForTests();

test('PGN-2: a famous game is played move by move over the relay', async (t) => {
  const [game] = MASTER_GAMES;
  assert.ok(game !== undefined && game.moves.endsWith('#'), 'its last move ends it');
  const { moves, fen, result } = game;
  const read = readPgn(moves);
  const pair = await sitDown(t, site());
  await playMoves(pair, read.moves);
  assert.equal(await sameGame(pair), fen.split(' ')[0]);
  await pair.host.page.getByText('You won').waitFor();
  await pair.guest.page.getByText('Ada won').waitFor();
  const extra = { TimeControl: '-', Termination: 'normal' } as const;
  for (const { page } of [pair.host, pair.guest]) {
    const pgn = await copiedPgn(page);
    const out = readPgn(pgn);
    assert.deepEqual(out.moves, read.moves);
    assert.equal(pgn, writePgn({ tags: out.tags, extra, result, sans: moves.split(' ') }));
  }
});

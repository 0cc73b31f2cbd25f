import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chessRules } from '../chess/game/chess-rules.ts';
import { createLocalSession } from './local-session.ts';
import { summariseLocalGame } from './local-summary.ts';

const SETUP = { hostSide: 0, options: null } as const;

async function after(moves: string) {
  const save = () => undefined;
  const session = createLocalSession({ rules: chessRules, setup: SETUP, saved: null, save });
  for (const move of moves.split(' ')) assert.equal(await session.play(move), null, move);
  const standing = () => summariseLocalGame(session.view.game, 'chess', 5).standing;
  return { session, standing };
}

test('KEEP-2: a game on one device is open until it ends, and again with a rematch', async () => {
  const { session, standing } = await after('f2f3 e7e5 g2g4');
  assert.deepEqual(summariseLocalGame(session.view.game, 'chess', 5), {
    opponent: null,
    standing: 'here',
    moves: 3,
    at: 5,
  });
  await session.play('d8h4');
  assert.equal(standing(), 'black-won');
  await session.agreeRematch();
  assert.equal(standing(), 'here');
});

test('KEEP-2: a game on one device that was resigned or drawn is over too', async () => {
  const given = await after('e2e4');
  await given.session.resign();
  assert.equal(given.standing(), 'white-won');
  const drawn = await after('e2e4');
  await drawn.session.agreeDraw();
  await drawn.session.agreeDraw();
  assert.equal(drawn.standing(), 'drawn');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PeerView } from 'relay-client/session';
import type { Scene } from '../../test/stage/scene.ts';
import { ScriptedSession } from '../../test/stage/scripted-session.ts';
import { FIRST_MOVE_MS } from '../clock/game-clock.ts';
import { chess } from '../chess/chess.ts';
import { onlineClock } from './online-clock.ts';

const CLOCK = { initialMs: 60_000, incrementMs: 0 };

function firstMoveLeft(peer: Partial<PeerView>, scene: Scene = { clock: CLOCK }): number | null {
  const session = new ScriptedSession({ ...scene, peer }, () => undefined);
  const keeper = { read: () => null, keep: () => undefined };
  return onlineClock(session, chess, { stopwatch: keeper, absence: keeper }).firstMoveLeft;
}

test('CLK-8: the time of a first move is counted for two who met and can call it off', () => {
  const newer = { presence: 'online', canAbort: true } as const;
  assert.equal(firstMoveLeft(newer), FIRST_MOVE_MS);
  assert.equal(firstMoveLeft({ presence: 'online' }), null, 'an app of before');
  assert.equal(firstMoveLeft({ ...newer, presence: 'never' }), null, 'nobody has come yet');
  assert.equal(firstMoveLeft(newer, {}), null, 'a game without clocks');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import type { PeerView } from '@sealed-move/client/session';
import type { Scene } from '../../test/stage/scene.ts';
import { ScriptedSession } from '../../test/stage/scripted-session.ts';
import { FIRST_MOVE_MS } from '../clock/game-clock.ts';
import { chess } from '../chess/chess.ts';
import { makeOnlineClock } from './online-clock.ts';

const CLOCK = { initialMs: 60_000, incrementMs: 0 };

function firstMoveLeft(peer: Partial<PeerView>, scene?: Scene): number | null {
  return clockOf(peer, scene).firstMoveLeft;
}

function clockOf(peer: Partial<PeerView>, scene: Scene = { clock: CLOCK }, isGone = false) {
  const session = new ScriptedSession({ ...scene, peer }, () => undefined);
  const keeper = { read: () => null, keep: () => undefined };
  return makeOnlineClock(session, chess, {
    stopwatch: keeper,
    absence: keeper,
    isGone: () => isGone,
  });
}

test('CLK-8: the first move is timed for two who have met and can call the game off', () => {
  const newer = { presence: 'online', canAbort: true } as const;
  assert.equal(firstMoveLeft(newer), FIRST_MOVE_MS);
  assert.equal(firstMoveLeft({ presence: 'online' }), null, 'an app of before');
  assert.equal(firstMoveLeft({ ...newer, presence: 'never' }), null, 'nobody has come yet');
  assert.equal(firstMoveLeft(newer, {}), null, 'a game without clocks');
});

test('GOON-12: both clocks stop without a room, and in a new one until both have met there', () => {
  const playing: Scene = { clock: CLOCK, moves: 'e2e4 e7e5', notes: [60_000, 60_000] };
  const runs = (peer: Partial<PeerView>, scene: Scene = {}, isGone = false) =>
    clockOf(peer, { ...playing, ...scene }, isGone).running !== null;
  const away = { presence: 'away' } as const;
  assert.ok(runs(away), 'one’s own runs while the other is away');
  const connecting = { kind: 'connecting', attempt: 1 } as const;
  assert.ok(runs(away, { connection: connecting }));
  assert.ok(!runs(away, { connection: connecting }, true), 'the relay said that there is no room');
  assert.ok(runs(away, {}, true), 'until it has it again');
  const lost = { kind: 'waiting', until: 0, code: CLOSE.noRoom } as const;
  assert.ok(!runs(away, { connection: lost }));
  assert.ok(!runs({ presence: 'never' }, { isMoved: true }), 'nobody came to the other room');
  assert.ok(runs(away, { isMoved: true }));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STEP_BYTES } from '../src/core/envelope.ts';
import { recordGame } from './recorded-game.ts';

test('SEAL-6: an observer of a whole game sees only padded lengths, and one length for all short frames', async () => {
  const recorded = await recordGame(1);
  const kinds = new Set(recorded.map(({ kind }) => kind));
  for (const kind of ['hello', 'key', 'sync', 'move', 'ok', 'chat', 'ack', 'offer', 'decline']) {
    assert.ok(kinds.has(kind), `${kind} among ${[...kinds].join()}`);
  }
  for (const { kind, bytes } of recorded) {
    assert.equal(bytes % STEP_BYTES, 0, kind);
    assert.ok(bytes === STEP_BYTES || kind === 'sync', `${kind}: ${bytes}`);
  }
});

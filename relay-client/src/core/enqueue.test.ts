import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeEnvelope } from './envelope.ts';
import { type Assembly, takePart } from './parts.ts';
import { enqueue } from './enqueue.ts';
import { beginGame } from './saved-game.ts';
import { PLAINTEXT_BYTES } from './sealed-size.ts';
import { beginSession, type SessionState } from './session-state.ts';

function stateWith(presence: 'online' | 'away', sent = 0): SessionState {
  const base = { secret: '', relay: '', seatToken: '', name: 'Ann', setup: null };
  const begun = beginGame({ role: 'host', ...base }, 0);
  const keys = { ...begun.keys, peer: 'without' } as const;
  const saved = { ...begun, sent, keys, peer: { ...begun.peer, presence } };
  return beginSession(saved, 0);
}

test('ENV-2: messages are numbered in the order in which they are sent', () => {
  const { state, send } = enqueue(stateWith('online', 5), ['one', 'two'], 0);
  assert.deepEqual(send, [
    { n: 6, body: 'one', by: null },
    { n: 7, body: 'two', by: null },
  ]);
  assert.equal(state.saved.sent, 7);
});

test('ENV-2: nothing is sent and no number used while the other player is away', () => {
  const away = stateWith('away', 5);
  const { state, send } = enqueue(away, ['one'], 0);
  assert.deepEqual(send, []);
  assert.equal(state, away);
});

test('SEAL-4: a message too long for one frame is sent in parts and reassembled', () => {
  const body = { t: 'sync', held: '"\\é\u0001'.repeat(9000) };
  const { send } = enqueue(stateWith('online'), [body], 1_700_000_000_000);
  assert.ok(send.length > 5);
  let assembly: Assembly = null;
  let text: string | null = null;
  for (const { n, body: part } of send) {
    const envelope = new TextEncoder().encode(writeEnvelope('guest', n, part));
    assert.ok(envelope.length <= PLAINTEXT_BYTES, `${envelope.length} bytes`);
    ({ assembly, whole: text } = takePart(assembly, JSON.parse(JSON.stringify(part))));
  }
  assert.deepEqual(JSON.parse(text ?? ''), body);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import { readClientFrame } from '@sealed-move/protocol/client-frames';
import { MAX_FRAME_BYTES } from '@sealed-move/protocol/limits';
import { chooseCaseCount } from 'test-kit/cases';
import { PLAINTEXT_BYTES } from './core/sealed-size.ts';
import { createInvite, deriveRoom } from './invite.ts';
import { openFrame, sealText } from './seal.ts';

const numRuns = chooseCaseCount(100);
const room = await deriveRoom(createInvite().secret);

test('SEAL-1: a text sealed for the other player opens there, and is a valid frame to the relay', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 400, size: 'max' });
  await fc.assert(
    fc.asyncProperty(
      text.filter((one) => one.isWellFormed()),
      fc.constantFrom(0, 1),
      async (plain, seat) => {
        const frame = await sealText(room, seat, plain);
        assert.deepEqual(readClientFrame(frame), { t: 'sealed', text: frame });
        assert.equal(await openFrame(room, seat, frame), plain);
      },
    ),
    { numRuns },
  );
});

test('SEAL-2: a frame with any bit changed, cut or added does not open', async () => {
  const frame = await sealText(room, 0, 'e4');
  const bytes = fromBase64url(frame) ?? new Uint8Array();
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = bytes.slice();
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    assert.equal(await openFrame(room, 0, toBase64url(changed)), null, `bit ${bit}`);
  }
  for (let length = 0; length < bytes.length; length++) {
    assert.equal(await openFrame(room, 0, toBase64url(bytes.slice(0, length))), null);
  }
  assert.equal(await openFrame(room, 0, toBase64url(new Uint8Array([...bytes, 0]))), null);
  for (const text of ['', '!', 'A', `${frame}=`])
    assert.equal(await openFrame(room, 0, text), null);
});

test('SEAL-2: one’s own frame sent back does not open, nor does one of another room', async () => {
  const frame = await sealText(room, 0, 'e4');
  assert.equal(await openFrame(room, 1, frame), null);
  assert.equal(await openFrame(await deriveRoom(createInvite().secret), 0, frame), null);
  const renamed = { roomId: 'A'.repeat(43), key: room.key };
  assert.equal(await openFrame(renamed, 0, frame), null);
});

test('SEAL-3: sealing the same text twice never gives the same frame', async () => {
  const frames = await Promise.all(Array.from({ length: 50 }, async () => sealText(room, 0, 'e4')));
  assert.equal(new Set(frames.map((frame) => frame.slice(0, 16))).size, 50);
});

test('SEAL-4: 12,260 bytes fill a frame, and one more is a caller’s mistake', async () => {
  assert.equal(PLAINTEXT_BYTES, 12_260);
  assert.equal((await sealText(room, 0, 'x'.repeat(PLAINTEXT_BYTES))).length, MAX_FRAME_BYTES);
  await assert.rejects(sealText(room, 0, 'é'.repeat(PLAINTEXT_BYTES / 2 + 1)), RangeError);
});

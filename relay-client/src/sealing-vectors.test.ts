import assert from 'node:assert/strict';
import { createDecipheriv, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readEnvelope } from './core/envelope.ts';
import { roomOf } from './invite.ts';
import { open } from './seal.ts';

interface Vectors {
  readonly secret: string;
  readonly prk: string;
  readonly roomId: string;
  readonly key: string;
  readonly iv: string;
  readonly seat: 0 | 1;
  readonly aad: string;
  readonly text: string;
  readonly bytes: number;
  readonly frame: string;
}

const PAGE = readFileSync(new URL('../../docs/sealing.md', import.meta.url), 'utf8');
const VECTORS = JSON.parse(/```json\n([^`]*)```/.exec(PAGE)?.[1] ?? '') as Vectors;

function hmac(key: Uint8Array | string, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const sum = createHmac('sha256', key);
  for (const part of parts) sum.update(part);
  return sum.digest();
}

test('INV-3, SEAL-1: the published vectors are what the library makes and opens', async () => {
  const room = await roomOf(VECTORS.secret);
  assert.equal(room.roomId, VECTORS.roomId);
  const opened = (await open(room, VECTORS.seat, VECTORS.frame)) ?? '';
  assert.equal(opened.trimEnd(), VECTORS.text);
  assert.deepEqual(readEnvelope(opened, 'host')?.body, { t: 'ack', n: 1 });
});

test('INV-3, SEAL-1, SEAL-6: a second implementation, of HMAC and a cipher alone, comes to the same', () => {
  const prk = hmac('game-relay sealed v1', Buffer.from(VECTORS.secret, 'base64url'));
  assert.equal(prk.toString('hex'), VECTORS.prk);
  const [id, key] = ['room', 'key'].map((info) => hmac(prk, info, Uint8Array.of(1)));
  assert.ok(id && key);
  assert.deepEqual([id.toString('base64url'), key.toString('hex')], [VECTORS.roomId, VECTORS.key]);
  assert.equal(VECTORS.aad, JSON.stringify(['v1', VECTORS.roomId, VECTORS.seat]));
  const frame = Buffer.from(VECTORS.frame, 'base64url');
  const [iv, sealed, tag] = [frame.subarray(0, 12), frame.subarray(12, -16), frame.subarray(-16)];
  assert.equal(iv.toString('hex'), VECTORS.iv);
  const cipher = createDecipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(VECTORS.aad)).setAuthTag(tag);
  const plain = Buffer.concat([cipher.update(sealed), cipher.final()]);
  assert.deepEqual([plain.length, plain.length % 512], [VECTORS.bytes, 0]);
  assert.equal(plain.toString().trimEnd(), VECTORS.text);
});

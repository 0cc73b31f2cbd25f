import assert from 'node:assert/strict';
import { hkdfSync } from 'node:crypto';
import { test } from 'node:test';
import { createInvite, deriveRoom } from './invite.ts';

test('INV-3: every invite has its own 16-byte secret', () => {
  const secrets = Array.from({ length: 50 }, () => createInvite().secret);
  assert.equal(new Set(secrets).size, 50);
  for (const secret of secrets) assert.equal(Buffer.from(secret, 'base64url').length, 16);
});

test('INV-3: room id and key are HKDF-SHA-256 of the secret, and the key cannot be exported', async () => {
  const { secret } = createInvite();
  const derive = (label: string) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret, 'base64url'), 'game-relay sealed v1', label, 32),
    );
  const { roomId, key } = await deriveRoom(secret);
  assert.equal(roomId, derive('room').toString('base64url'));
  assert.equal(key.extractable, false);
  await assert.rejects(crypto.subtle.exportKey('raw', key));
  const iv = new Uint8Array(12);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, iv);
  const same = await crypto.subtle.importKey('raw', derive('key'), 'AES-GCM', false, ['decrypt']);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, same, sealed);
  assert.deepEqual(new Uint8Array(plain), iv);
});

test('INV-3: a malformed secret is a caller’s mistake', async () => {
  await assert.rejects(deriveRoom('short'), TypeError);
});

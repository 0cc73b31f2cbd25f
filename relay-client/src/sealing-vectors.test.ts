import assert from 'node:assert/strict';
import {
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readEnvelope } from './core/envelope.ts';
import type { OwnKey } from './core/keys.ts';
import { WORDS } from './core/word-list.ts';
import { findWords } from './core/words.ts';
import { deriveAgreement, makeCommitment } from './inner-keys.ts';
import { openInner } from './inner-seal.ts';
import { deriveRoom } from './invite.ts';
import { openFrame } from './seal.ts';

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

/** The inner keys of a pairing in that room, and a line sealed with them. */
interface InnerVectors {
  readonly hostPrivate: string;
  readonly hostPublic: string;
  readonly commitment: string;
  readonly guestPrivate: string;
  readonly guestPublic: string;
  readonly code: string;
  readonly words: string;
  readonly n: number;
  readonly seat: 0 | 1;
  readonly aad: string;
  readonly text: string;
  readonly bytes: number;
  readonly inner: Readonly<Record<'t' | 'iv' | 'data', string>>;
  readonly list: string;
}

const PAGE = readFileSync(new URL('../../docs/sealing.md', import.meta.url), 'utf8');
const [OUTER = '', INNER = ''] = Array.from(
  PAGE.matchAll(/```json\n([^`]*)```/g),
  ([, text]) => text,
);
const VECTORS = JSON.parse(OUTER) as Vectors;
const KEYS = JSON.parse(INNER) as InnerVectors;
/** The bytes before the 32 bytes of an X25519 private key. */
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

function hmac(key: Uint8Array | string, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const sum = createHmac('sha256', key);
  for (const part of parts) sum.update(part);
  return sum.digest();
}

test('INV-3, SEAL-1: the library produces and opens the published vectors', async () => {
  const room = await deriveRoom(VECTORS.secret);
  assert.equal(room.roomId, VECTORS.roomId);
  const opened = (await openFrame(room, VECTORS.seat, VECTORS.frame)) ?? '';
  assert.equal(opened.trimEnd(), VECTORS.text);
  assert.deepEqual(readEnvelope(opened, 'host')?.body, { t: 'ack', n: 1 });
});

test('INV-3, SEAL-1, SEAL-6: a second implementation, with only HMAC and a cipher, gives the same result', () => {
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

function pkcs8(hex: string): Buffer {
  return Buffer.concat([PKCS8, Buffer.from(hex, 'hex')]);
}

async function ownKey(hex: string, shown: string): Promise<OwnKey> {
  const algorithm = { name: 'X25519' };
  const uses = ['deriveBits'] as const;
  const bytes = Uint8Array.from(pkcs8(hex));
  const secret = await crypto.subtle.importKey('pkcs8', bytes, algorithm, false, [...uses]);
  return { public: shown, commitment: KEYS.commitment, secret };
}

test('INNER-1, INNER-2, INNER-4, INNER-7: the library produces and opens the published vectors of inner keys', async () => {
  const { roomId, secret } = VECTORS;
  assert.equal(await makeCommitment(KEYS.hostPublic, roomId), KEYS.commitment);
  const [host, guest] = [
    await ownKey(KEYS.hostPrivate, KEYS.hostPublic),
    await ownKey(KEYS.guestPrivate, KEYS.guestPublic),
  ];
  const sender = KEYS.seat === 0 ? 'host' : 'guest';
  for (const [role, own, theirs] of [
    ['host', host, KEYS.guestPublic],
    ['guest', guest, KEYS.hostPublic],
  ] as const) {
    const agreed = await deriveAgreement({ roomId, role, secret }, own, theirs);
    assert.ok(agreed);
    assert.equal(agreed.code, KEYS.code);
    assert.equal(findWords(agreed.code).join(' '), KEYS.words);
    const opened = await openInner(agreed.sealer, { roomId, sender, n: KEYS.n }, KEYS.inner);
    assert.deepEqual(opened, JSON.parse(KEYS.text));
  }
  assert.equal(createHash('sha256').update(WORDS.join(' ')).digest('hex'), KEYS.list);
});

test('INNER-1, INNER-2, INNER-4, INNER-7: a second implementation computes the same keys and words', () => {
  const { roomId } = VECTORS;
  const host = createPrivateKey({ key: pkcs8(KEYS.hostPrivate), format: 'der', type: 'pkcs8' });
  const guest = createPrivateKey({ key: pkcs8(KEYS.guestPrivate), format: 'der', type: 'pkcs8' });
  const publics = [host, guest].map((key) => createPublicKey(key).export({ format: 'jwk' }).x);
  assert.deepEqual(publics, [KEYS.hostPublic, KEYS.guestPublic]);
  const bound = createHash('sha256').update(
    `["game-relay key v1","${roomId}","${KEYS.hostPublic}"]`,
  );
  assert.equal(bound.digest('base64url'), KEYS.commitment);
  const shared = diffieHellman({ privateKey: host, publicKey: createPublicKey(guest) });
  const prk = hmac('game-relay inner v1', shared, Buffer.from(VECTORS.secret, 'base64url'));
  const of = (label: string) =>
    hmac(
      prk,
      `["v1","${roomId}","${KEYS.hostPublic}","${KEYS.guestPublic}","${label}"]`,
      Uint8Array.of(1),
    );
  const code = of('words').toString('hex').slice(0, 11);
  assert.equal(code, KEYS.code);
  const bits = BigInt(`0x${code}`);
  const words = [33n, 22n, 11n, 0n].map((at) => WORDS[Number((bits >> at) & 2047n)]);
  assert.equal(words.join(' '), KEYS.words);
  assert.equal(KEYS.aad, `["v1 in","${roomId}",${KEYS.seat},${KEYS.n}]`);
  const data = Buffer.from(KEYS.inner.data, 'base64url');
  const iv = Buffer.from(KEYS.inner.iv, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', of(KEYS.seat === 0 ? 'host' : 'guest'), iv);
  cipher.setAAD(Buffer.from(KEYS.aad)).setAuthTag(data.subarray(-16));
  const plain = Buffer.concat([cipher.update(data.subarray(0, -16)), cipher.final()]);
  assert.equal(plain.length, KEYS.bytes);
  assert.equal(plain.toString().trimEnd(), KEYS.text);
});

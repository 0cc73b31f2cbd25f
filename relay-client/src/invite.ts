import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import { type Invite, SECRET_BYTES } from './core/invite-link.ts';
import type { Role } from './core/role.ts';
import { makeRandomWord } from './random-word.ts';

export interface Room {
  /** 43 base64url characters: all that the relay learns. */
  readonly roomId: string;
  /** AES-256-GCM; cannot be exported. */
  readonly key: CryptoKey;
}

/** Separates protocols: the same secret gives other keys in another one. */
const SALT = toUtf8('game-relay sealed v1');

/** A new game's invite, with a fresh secret. */
export function createInvite(): Invite {
  return { secret: makeRandomWord(SECRET_BYTES), relay: null, name: null };
}

/** HKDF-SHA-256 of an invite's secret, with the labels `room` and `key` (INV-3). */
export async function deriveRoom(secret: string): Promise<Room> {
  const bytes = fromBase64url(secret);
  if (bytes?.length !== SECRET_BYTES) throw new TypeError('the secret of an invite is 16 bytes');
  const base = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);
  const id = await crypto.subtle.deriveBits(makeHkdfParameters('room'), base, 256);
  const key = await crypto.subtle.deriveKey(
    makeHkdfParameters('key'),
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  return { roomId: toBase64url(new Uint8Array(id)), key };
}

/** The seat token of a device that may come back knowing only the secret (HAND-OVER-1). */
export async function deriveSeatToken(secret: string, role: Role): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', toUtf8(`hand-over ${role} ${secret}`));
  return toBase64url(new Uint8Array(digest));
}

function makeHkdfParameters(label: 'room' | 'key') {
  return { name: 'HKDF', hash: 'SHA-256', salt: SALT, info: toUtf8(label) };
}

function toUtf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

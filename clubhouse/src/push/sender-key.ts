import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CURVE = 'prime256v1';
const KEY_BYTES = 32;
const HOUR_S = 3600;
/** How long a signed statement is valid; services accept at most a day (RFC 8292, section 2). */
const GOOD_FOR_S = 12 * HOUR_S;

/** Identifies this site to push services: its VAPID key (RFC 8292). */
export class SenderKey {
  readonly #key: KeyObject;
  /** The public key as base64url, the form browsers take (`applicationServerKey`). */
  readonly publicKey: string;
  readonly #subject: string;

  /**
   * @param secret 32 bytes: a scalar of the curve
   * @param subject an address for reaching the club: `mailto:` or `https:`
   */
  constructor(secret: Uint8Array, subject: string) {
    const ecdh = createECDH(CURVE);
    ecdh.setPrivateKey(secret);
    const point = ecdh.getPublicKey();
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      d: Buffer.from(secret).toString('base64url'),
      x: point.subarray(1, 1 + KEY_BYTES).toString('base64url'),
      y: point.subarray(1 + KEY_BYTES).toString('base64url'),
    };
    this.#key = createPrivateKey({ key: jwk, format: 'jwk' });
    this.publicKey = point.toString('base64url');
    this.#subject = subject;
  }

  /** The header `Authorization` for a push service. */
  authorization(endpoint: string, now: number): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1000) + GOOD_FOR_S,
      sub: this.#subject,
    };
    const said = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(said), {
      key: this.#key,
      dsaEncoding: 'ieee-p1363',
    });
    return `vapid t=${said}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

/** The key's secret in the data folder; without it, every device must be turned on again. */
export function readPushKey(folder: string): Uint8Array {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'push-key');
  try {
    // If two processes start at once, only one creates it and both read the same key.
    writeFileSync(path, makeSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(path);
  if (isSecret(key)) return key;
  throw new Error(
    `${path} is not a valid key. Remove it. Members must then turn push notifications on again.`,
  );
}

function makeSecret(): Buffer {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  // The library omits leading zeros.
  return Buffer.concat([Buffer.alloc(KEY_BYTES), ecdh.getPrivateKey()]).subarray(-KEY_BYTES);
}

function isSecret(bytes: Uint8Array): boolean {
  if (bytes.length !== KEY_BYTES) return false;
  try {
    createECDH(CURVE).setPrivateKey(bytes);
    return true;
  } catch {
    return false;
  }
}

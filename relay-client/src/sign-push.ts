import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import type { PushTarget } from './core/push-target.ts';

/* RFC 8292 (VAPID): shows a push service that the sender holds the subscription's signing key. */

type Signer = PushTarget['signer'];

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const COORDINATE_BYTES = 32;
const HEADER = encodeText('{"typ":"JWT","alg":"ES256"}');
/** RFC 8292 allows a day; clocks differ. */
const VALID_SECONDS = 12 * 3600;

export async function makeSigner(): Promise<Signer> {
  const keys = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const shown = await crypto.subtle.exportKey('raw', keys.publicKey);
  const { d } = await crypto.subtle.exportKey('jwk', keys.privateKey);
  if (d === undefined) throw new TypeError('a key pair without its private key');
  return { public: toBase64url(new Uint8Array(shown)), private: d };
}

interface Claims {
  /** The push service's origin. */
  readonly aud: string;
  /** Epoch seconds. */
  readonly exp: number;
  /** The site, as the contact for questions about the messages. Apple requires one. */
  readonly sub: string;
}

export function makeClaims(endpoint: string, site: string, now: number): Claims {
  return {
    aud: new URL(endpoint).origin,
    exp: Math.trunc(now / 1000) + VALID_SECONDS,
    sub: site,
  };
}

/** Makes the value of the Authorization header. */
export async function authorizePush(by: Signer, { aud, exp, sub }: Claims): Promise<string> {
  const signed = `${HEADER}.${encodeText(JSON.stringify({ aud, exp, sub }))}`;
  const key = await crypto.subtle.importKey('jwk', toJwk(by), CURVE, false, ['sign']);
  const how = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(how, key, new TextEncoder().encode(signed));
  return `vapid t=${signed}.${toBase64url(new Uint8Array(signature))}, k=${by.public}`;
}

function toJwk(by: Signer) {
  // The first byte says that the point is uncompressed.
  const [x, y] = [1, 1 + COORDINATE_BYTES].map((from) =>
    toBase64url(
      (fromBase64url(by.public) ?? new Uint8Array()).slice(from, from + COORDINATE_BYTES),
    ),
  );
  return { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: by.private };
}

function encodeText(text: string): string {
  return toBase64url(new TextEncoder().encode(text));
}

import { crc32 } from 'node:zlib';
import { hash, randomBytes } from 'node:crypto';

/**
 * A token: prefix, 32 random base62 characters, and their CRC32 in 6. Refuses invented ones without
 * a query; secret scanners find ours with `dl[ls]?_[0-9A-Za-z]{38}` (AUTH-2).
 */

const TOKEN_PREFIXES = { api_key: 'dl_', login_link: 'dll_', session: 'dls_' } as const;
export type TokenKind = keyof typeof TOKEN_PREFIXES;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const PATTERN = /^(dl_|dll_|dls_)([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;
/** Characters of a key shown in lists: the prefix and six more. */
const SHOWN_LENGTH = 9;

/** The largest multiple of 62 in a byte; larger bytes would favour some characters. */
const FAIR_BYTES = 248;

export function generateToken(kind: TokenKind): string {
  let random = '';
  while (random.length < RANDOM_LENGTH) {
    for (const byte of randomBytes(RANDOM_LENGTH)) {
      if (byte < FAIR_BYTES && random.length < RANDOM_LENGTH) random += ALPHABET[byte % 62];
    }
  }
  return TOKEN_PREFIXES[kind] + random + computeChecksum(random);
}

/** Null for an unknown prefix or a wrong checksum. */
export function readTokenKind(token: string): TokenKind | null {
  const match = PATTERN.exec(token);
  if (!match || computeChecksum(match[2] ?? '') !== match[3]) return null;
  if (match[1] === TOKEN_PREFIXES.api_key) return 'api_key';
  return match[1] === TOKEN_PREFIXES.session ? 'session' : 'login_link';
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** The first characters of a key, so that people can tell keys apart. */
export function getVisiblePrefix(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

function computeChecksum(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let index = 0; index < CHECKSUM_LENGTH; index++) {
    text = (ALPHABET[rest % 62] ?? '') + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

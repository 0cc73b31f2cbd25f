import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import type { Seat } from '@sealed-move/protocol/seat';
import { CHECK_BYTES, type Lock } from './backup-file.ts';
import { type Bytes, joinBytes } from './bytes.ts';

/*
 * A game in a link (BACK-6), as base64url: a byte for the version, salt, sealed content, checksum.
 * The content is the keys and the latest position, but not the moves.
 */

const CARRY_ITERATIONS = 600_000;

const VERSION = 3;
export const CARRY_SALT_BYTES = 12;
const HEADER_BYTES = 1 + CARRY_SALT_BYTES;
const TAG_BYTES = 16;
const KEY_BYTES = 16;
const TOKEN_BYTES = 32;
/** Short enough for a camera to read the link's QR code from a small screen. */
const MAX_LINK_LENGTH = 300;
const GUEST = 1;
const SECOND = 2;
const HAS_SEAT = 4;

/** The seat of an online game, and what the link says about the game. */
export interface CarriedSeat {
  readonly role: 'host' | 'guest';
  readonly seat: Seat;
  readonly token: string;
  /** The game's name and the host's terms, as in an invite. */
  readonly plays: string;
  readonly terms: string;
  readonly moves: number;
  readonly placement: string;
}

export interface CarriedGame {
  /** The game's secret; without a seat, a fresh one. 16 bytes, base64url. */
  readonly key: string;
  /** Null if the whole game comes over the relay. */
  readonly seat: CarriedSeat | null;
}

export type ReadPacket =
  | {
      readonly kind: 'packet';
      readonly lock: Lock;
      /** The header, which is sealed along as additional data. */
      readonly header: Bytes;
      readonly sealed: Bytes;
      readonly checked: Bytes;
      readonly check: Bytes;
    }
  | { readonly kind: 'refused'; readonly why: 'damaged' | 'newer' };

/** @param salt fresh, because it also serves as the iv: each salt has a key of its own */
export function deriveCarryLock(salt: Bytes): { readonly lock: Lock; readonly header: Bytes } {
  const header = joinBytes(Uint8Array.of(VERSION), salt);
  return { lock: { iterations: CARRY_ITERATIONS, salt, iv: salt }, header };
}

/** @param whole the header, the sealed bytes and the checksum */
export function makeCarryLink(site: string, whole: Bytes): string {
  const [page = ''] = site.split('#');
  return `${page}#carry=${toBase64url(whole)}`;
}

/** Whether a link to that page has space for the content. */
export function fitsLink(site: string, carried: CarriedGame): boolean {
  const { length } = writeCarried(carried);
  const whole = new Uint8Array(HEADER_BYTES + length + TAG_BYTES + CHECK_BYTES);
  return makeCarryLink(site, whole).length <= MAX_LINK_LENGTH;
}

/** Splits the content of any link into its parts, or refuses it. */
export function readCarryPacket(packed: string): ReadPacket {
  const bytes = packed.length > MAX_LINK_LENGTH ? null : fromBase64url(packed);
  if (bytes === null || bytes.length < HEADER_BYTES + CHECK_BYTES) return refusePacket('damaged');
  if ((bytes[0] ?? 0) > VERSION) return refusePacket('newer');
  const checkAt = bytes.length - CHECK_BYTES;
  return {
    kind: 'packet',
    ...deriveCarryLock(bytes.slice(1, HEADER_BYTES)),
    sealed: bytes.slice(HEADER_BYTES, checkAt),
    checked: bytes.slice(0, checkAt),
    check: bytes.slice(checkAt),
  };
}

export function writeCarried({ key, seat }: CarriedGame): Bytes {
  if (seat === null) return joinBytes(Uint8Array.of(0), toBytes(key));
  const { role, token, plays, terms, moves, placement } = seat;
  const kind = HAS_SEAT | (role === 'guest' ? GUEST : 0) | (seat.seat === 1 ? SECOND : 0);
  const text = new TextEncoder().encode([plays, terms, moves, placement].join(' '));
  return joinBytes(Uint8Array.of(kind), toBytes(key), toBytes(token), text);
}

/** Null if no version of the site wrote this content. */
export function readCarried(plain: Bytes): CarriedGame | null {
  const [kind = 0] = plain;
  const key = toBase64url(plain.slice(1, 1 + KEY_BYTES));
  if ((kind & HAS_SEAT) === 0) return plain.length === 1 + KEY_BYTES ? { key, seat: null } : null;
  const textAt = 1 + KEY_BYTES + TOKEN_BYTES;
  const text = new TextDecoder().decode(plain.slice(textAt));
  const [, plays, terms, moves, placement] = /^([\w-]*) ([\w-]*) (\d{1,6}) (.*)$/.exec(text) ?? [];
  if (plays === undefined || terms === undefined || placement === undefined) return null;
  return {
    key,
    seat: {
      role: (kind & GUEST) === 0 ? 'host' : 'guest',
      seat: (kind & SECOND) === 0 ? 0 : 1,
      token: toBase64url(plain.slice(1 + KEY_BYTES, textAt)),
      plays,
      terms,
      moves: Number(moves),
      placement,
    },
  };
}

function toBytes(secret: string): Bytes {
  return fromBase64url(secret) ?? new Uint8Array();
}

function refusePacket(why: 'damaged' | 'newer'): ReadPacket {
  return { kind: 'refused', why };
}

import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import { CHECK_BYTES, IV_BYTES, type Lock, SALT_BYTES } from './backup-file.ts';
import { type Bytes, joined } from './bytes.ts';

/*
 * A carried game, short enough for a QR code (BACK-6), as base64url. One byte gives the version and
 * whether the content was compressed; then come salt, IV, the sealed game and a checksum.
 */

export const CARRY_ITERATIONS = 600_000;

/** Browsers and messengers pass links of this length without cutting them. */
const MAX_LINK_LENGTH = 16_000;
/** Few cameras read a denser code. */
const MAX_QR_LENGTH = 1_700;
const PLAIN = 1;
const COMPRESSED = 2;
const HEADER_BYTES = 1 + SALT_BYTES + IV_BYTES;

export type ReadPacket =
  | {
      readonly kind: 'packet';
      readonly isCompressed: boolean;
      readonly lock: Lock;
      /** The additional data of the seal. */
      readonly header: Bytes;
      readonly sealed: Bytes;
      readonly checked: Bytes;
      readonly check: Bytes;
    }
  | { readonly kind: 'refused'; readonly why: 'damaged' | 'newer' };

export function carryHeader({ salt, iv }: Lock, isCompressed: boolean): Bytes {
  return joined(Uint8Array.of(isCompressed ? COMPRESSED : PLAIN), salt, iv);
}

/** @param whole the header, the sealed bytes and the checksum */
export function carryLink(site: string, whole: Bytes): string {
  const [page = ''] = site.split('#');
  return `${page}#carry=${toBase64url(whole)}`;
}

/** How a link can be handed over; `file` means only as a backup. */
export function carriersOf(link: string): 'qr' | 'link' | 'file' {
  if (link.length > MAX_LINK_LENGTH) return 'file';
  return link.length > MAX_QR_LENGTH ? 'link' : 'qr';
}

/** Splits the content of any link into its parts, or refuses it. */
export function readCarryPacket(packed: string): ReadPacket {
  const bytes = packed.length > MAX_LINK_LENGTH ? null : fromBase64url(packed);
  if (bytes === null || bytes.length < HEADER_BYTES + CHECK_BYTES) return refused('damaged');
  const kind = bytes[0];
  if (kind !== PLAIN && kind !== COMPRESSED) return refused('newer');
  const checkAt = bytes.length - CHECK_BYTES;
  const salt = bytes.slice(1, 1 + SALT_BYTES);
  const iv = bytes.slice(1 + SALT_BYTES, HEADER_BYTES);
  return {
    kind: 'packet',
    isCompressed: kind === COMPRESSED,
    lock: { iterations: CARRY_ITERATIONS, salt, iv },
    header: bytes.slice(0, HEADER_BYTES),
    sealed: bytes.slice(HEADER_BYTES, checkAt),
    checked: bytes.slice(0, checkAt),
    check: bytes.slice(checkAt),
  };
}

function refused(why: 'damaged' | 'newer'): ReadPacket {
  return { kind: 'refused', why };
}

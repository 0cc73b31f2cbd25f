const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map(
  Array.from(ALPHABET, (letter, value) => [letter, value]),
);

/** Encodes bytes as base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 6; bits -= 6) text += ALPHABET.charAt((held >> (bits - 6)) & 63);
  }
  return bits === 0 ? text : text + ALPHABET.charAt((held << (6 - bits)) & 63);
}

/** Null if invalid. Accepts only the canonical form, without padding and stray bits at the end. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}

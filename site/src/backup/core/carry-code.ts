/** Crockford's alphabet, without letters that look like a digit or each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;
const GROUP_LENGTH = 4;
const LOOKS_LIKE: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** The code that opens a carried game (BACK-6): 60 bits. @param random at least 12 random bytes */
export function makeCarryCode(random: Uint8Array): string {
  return Array.from(random.slice(0, LENGTH), (byte) => ALPHABET.charAt(byte & 31)).join('');
}

/** The code as shown and read out: `7KQ2-M0TX-91AB`. */
export function formatCode(code: string): string {
  const count = Math.ceil(code.length / GROUP_LENGTH);
  const groups = Array.from({ length: count }, (_, at) =>
    code.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH),
  );
  return groups.join('-');
}

/** Reads a typed code in any case, with or without dashes and spaces; null if it is not a code. */
export function readCarryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const code = Array.from(letters, (letter) => LOOKS_LIKE[letter] ?? letter).join('');
  const isCode = code.length === LENGTH && Array.from(code).every((one) => ALPHABET.includes(one));
  return isCode ? code : null;
}

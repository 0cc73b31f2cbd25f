/** A value that only the two players may learn. */
export interface Secret {
  readonly what: string;
  readonly bytes: Buffer;
}

/** Everything an outsider sees of a game. */
export interface Observation {
  readonly where: string;
  readonly bytes: Buffer;
}

/** Too short to be distinguished from chance in base64url data. */
const SHORT = 5;

export function makeSecret(what: string, text: string): Secret {
  return { what, bytes: Buffer.from(text) };
}

/** Searches for a secret in plain text, in hex, and in base64 or base64url at any offset. */
export function leaks(secrets: readonly Secret[], seen: readonly Observation[]): string[] {
  return seen.flatMap(({ where, bytes }) =>
    secrets.filter((secret) => isIn(secret, bytes)).map(({ what }) => `${what} is in ${where}`),
  );
}

function isIn({ bytes }: Secret, seen: Buffer): boolean {
  const text = seen.toString('latin1');
  const opened = [...text.matchAll(/[\w+/-]{16,}/g)].flatMap(([run]) =>
    // A run may start at any offset of the encoding.
    [0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), 'base64')),
  );
  if (opened.some((one) => one.includes(bytes))) return true;
  if (bytes.length >= SHORT && seen.includes(bytes)) return true;
  const hex = bytes.toString('hex');
  return bytes.length >= SHORT && (text.includes(hex) || text.includes(hex.toUpperCase()));
}

/** The league's tokens by their prefix, and anything else as long as a secret; ids are shorter. */
const TOKEN = /dl[ls]?_[0-9A-Za-z]{8,}|[\w-]{40,}/g;
const EMAIL = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** Removes anything that may be a token, an address or a value someone sent. */
export function redactSecrets(text: string): string {
  return text.replaceAll(TOKEN, '[token]').replaceAll(EMAIL, '[email]').replaceAll(QUOTED, '"…"');
}

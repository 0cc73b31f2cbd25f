const TOKEN = /dl[ls]?_[0-9A-Za-z]{8,}/g;
const EMAIL = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** Strikes out whatever may be a token, an address or a value somebody gave. */
export function redact(text: string): string {
  return text.replaceAll(TOKEN, '[token]').replaceAll(EMAIL, '[email]').replaceAll(QUOTED, '"…"');
}

/** The league's by their prefix, and whatever else is as long as a secret: ids are shorter. */
const TOKEN = /dl[ls]?_[0-9A-Za-z]{8,}|[\w-]{40,}/g;
const EMAIL = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+/g;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/** Strikes out whatever may be a token, an address or a value somebody gave. */
export function redact(text: string): string {
  return text.replaceAll(TOKEN, '[token]').replaceAll(EMAIL, '[email]').replaceAll(QUOTED, '"…"');
}

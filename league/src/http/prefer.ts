/** Whether a doubtful write is refused or goes through. */
export type Handling = 'strict' | 'lenient';

export const PREFER_PARAMETER = {
  name: 'Prefer',
  in: 'header',
  description:
    'With `handling=strict` (RFC 7240), a change of state is refused until its warnings are acknowledged.',
  schema: { type: 'string' },
};

const TOKEN = String.raw`[!#$%&'*+.^_\x60|~0-9A-Za-z-]+`;
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;
const WORD = `(?:${TOKEN}|${QUOTED})`;
const VALUE = `[ \\t]*=(?:[ \\t]*(?<value>${WORD}))?`;
const PARAMETER = `;(?:[ \\t]*${TOKEN}(?:[ \\t]*=(?:[ \\t]*${WORD})?)?)?[ \\t]*`;
/** Written so that no text matches in two ways: a failing match costs no more than its length. */
const PREFERENCE = new RegExp(`^(?<name>${TOKEN})(?:${VALUE})?[ \\t]*(?:${PARAMETER})*$`);
/** A comma inside quotes does not separate; an unclosed quote runs to the end. */
const MEMBERS = new RegExp(`(?:${QUOTED}|[^,"]|"[^]*)+`, 'g');

/**
 * By lower-case name (RFC 7240). The first duplicate counts; malformed and unknown ones do not. A
 * preference without a value has an empty one.
 */
export function parsePreferences(
  header: string | readonly string[] | undefined,
): Map<string, string> {
  const found = new Map<string, string>();
  const members = [header ?? ''].flat().join(',').match(MEMBERS) ?? [];
  for (const member of members) {
    const { name, value = '' } = PREFERENCE.exec(member.trim())?.groups ?? {};
    if (name === undefined || found.has(name.toLowerCase())) continue;
    found.set(name.toLowerCase(), removeQuotes(value));
  }
  return found;
}

/** The caller's preferred `handling`; null if it is unknown. */
export function readPreferredHandling(
  header: string | readonly string[] | undefined,
): Handling | null {
  const value = parsePreferences(header).get('handling')?.toLowerCase();
  return value === 'strict' || value === 'lenient' ? value : null;
}

function removeQuotes(word: string): string {
  return word.startsWith('"') ? word.slice(1, -1).replaceAll(/\\(.)/g, '$1') : word;
}

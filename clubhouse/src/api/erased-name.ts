/** What the league calls somebody whose personal data are erased. */
export const ERASED = 'Erased member';

/** Event sentences have their own words for an erased member (HIST-3). */
const NAMES_IN_SENTENCES: ReadonlySet<string> = new Set([
  'actor_name',
  'subject_name',
  'partner_name',
]);

/** As its caller's types say it is. */
type Json = ReturnType<typeof JSON.parse>;

/** An answer of the league with the name of erased members in the language of a page (WORD-7). */
export function renameErased(json: Json, name: string): Json {
  if (name === ERASED) return json;
  return renamed(json, name);
}

function renamed(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.includes(ERASED) ? inLabel(value, name) : value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      NAMES_IN_SENTENCES.has(key) ? one : renamed(one, name),
    ]),
  );
}

/** A label joins the names of a pair by a slash; text that merely holds the words stays. */
function inLabel(label: string, name: string): string {
  return label
    .split(' / ')
    .map((one) => (one === ERASED ? name : one))
    .join(' / ');
}

/** The league's name for members whose personal data are erased. */
export const ERASED = 'Erased member';

/** Event sentences have their own words for an erased member (HIST-3). */
const NAMES_IN_SENTENCES: ReadonlySet<string> = new Set([
  'actor_name',
  'subject_name',
  'partner_name',
]);

/** Any JSON value. The callers give it a type. */
type LeagueJson = ReturnType<typeof JSON.parse>;

/** Translates the name of erased members in a league answer into the page's language (WORD-7). */
export function renameErased(json: LeagueJson, name: string): LeagueJson {
  if (name === ERASED) return json;
  return replaceErased(json, name);
}

function replaceErased(value: unknown, name: string): unknown {
  if (typeof value === 'string')
    return value.includes(ERASED) ? replaceInLabel(value, name) : value;
  if (Array.isArray(value)) return value.map((one) => replaceErased(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      NAMES_IN_SENTENCES.has(key) ? one : replaceErased(one, name),
    ]),
  );
}

/** A label joins the names of a pair by a slash. Text that merely contains the words stays. */
function replaceInLabel(label: string, name: string): string {
  return label
    .split(' / ')
    .map((one) => (one === ERASED ? name : one))
    .join(' / ');
}

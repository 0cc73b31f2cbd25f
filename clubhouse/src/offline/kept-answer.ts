/** The site's JSON answer to a report that was queued on a device (OFF-8). */
export type KeptAnswer =
  /** The league has the report, from this attempt or an earlier one. */
  | { readonly answer: 'taken' }
  /** The league refused the report, with reasons by field such as `set-2`, or `all`. */
  | { readonly answer: 'refused'; readonly faults: Readonly<Record<string, string>> }
  /** Another member is signed in on the device; the report waits for its author. */
  | { readonly answer: 'other_member' };

/** Null for anything else, such as a page from a proxy or another release. */
export function readKeptAnswer(body: unknown): KeptAnswer | null {
  if (typeof body !== 'object' || body === null || !('answer' in body)) return null;
  if (body.answer === 'taken' || body.answer === 'other_member') return { answer: body.answer };
  if (body.answer !== 'refused' || !('faults' in body)) return null;
  const { faults } = body;
  if (typeof faults !== 'object' || faults === null) return null;
  const said = Object.entries(faults).filter((one): one is [string, string] => isText(one[1]));
  return { answer: 'refused', faults: Object.fromEntries(said) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

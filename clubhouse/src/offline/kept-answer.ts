/** What the site answers, as JSON, to a report that a device had kept (OFF-8). */
export type KeptAnswer =
  /** The league has it, now or since an earlier try. */
  | { readonly answer: 'taken' }
  /** It has not, and why: by place of the form, as `set-2`, or `all`. */
  | { readonly answer: 'refused'; readonly faults: Readonly<Record<string, string>> }
  /** Somebody else is signed in on the device: it waits for whoever wrote it. */
  | { readonly answer: 'other_member' };

/** Null for what is no such answer: a page of a proxy, or of another release. */
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

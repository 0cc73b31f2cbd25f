/** How much a page accepts in a request body (BODY-1). */
export interface FormBounds {
  /** Size of the whole body. */
  readonly maxBytes: number;
  /** Number of form fields, or of parts in a form with files. */
  readonly maxFields: number;
  /** Size of one file; null if the page accepts none. */
  readonly maxFileBytes: number | null;
}

/** Enough for most forms; a page that needs more sets its own. */
export const FORM: FormBounds = { maxBytes: 64 * 1024, maxFields: 500, maxFileBytes: null };

export const MAX_QUERY_PAIRS = 200;

export function makeFileFormBounds(maxFileBytes: number): FormBounds {
  return { ...FORM, maxBytes: maxFileBytes + FORM.maxBytes, maxFileBytes };
}

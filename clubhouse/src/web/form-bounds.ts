/** How much a page takes of what is sent to it (BODY-1). */
export interface FormBounds {
  /** Bytes of the whole body. */
  readonly maxBytes: number;
  /** Fields of a form; parts of one with files. */
  readonly maxFields: number;
  /** Bytes of one file; null: the page takes no files. */
  readonly maxFileBytes: number | null;
}

/** What a form needs: a page that needs more says so. */
export const FORM: FormBounds = { maxBytes: 64 * 1024, maxFields: 500, maxFileBytes: null };

/** Pairs that the address of a page may have behind its `?`. */
export const MAX_QUERY_PAIRS = 200;

/** A form with files beside its fields. */
export function formWithFiles(maxFileBytes: number): FormBounds {
  return { ...FORM, maxBytes: maxFileBytes + FORM.maxBytes, maxFileBytes };
}

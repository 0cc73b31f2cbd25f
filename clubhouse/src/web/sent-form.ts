/** A file that a form brought. */
export interface SentFile {
  /** As its sender calls it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What was posted. */
export interface SentForm {
  readonly form: URLSearchParams;
  /** By the names of their fields; a field in which none was chosen is not there. */
  readonly files: ReadonlyMap<string, SentFile>;
}

export const NO_FORM: SentForm = { form: new URLSearchParams(), files: new Map() };

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface SentForm {
  readonly form: URLSearchParams;
  /** Files by field name; a field without a chosen file is missing. */
  readonly files: ReadonlyMap<string, SentFile>;
}

export const NO_FORM: SentForm = { form: new URLSearchParams(), files: new Map() };

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface SentForm {
  readonly form: URLSearchParams;
  /** By field name; fields without a chosen file are missing. */
  readonly files: ReadonlyMap<string, SentFile>;
}

export const NO_FORM: SentForm = { form: new URLSearchParams(), files: new Map() };

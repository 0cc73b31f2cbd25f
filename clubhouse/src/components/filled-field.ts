/** Attributes of an input; error messages name the same limits. */
export interface InputLimits {
  readonly maxlength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
}

export interface FilledField {
  readonly name: string;
  readonly id: string;
  /** All values that the form sent under the field's name, unchanged. */
  readonly said: readonly string[];
  readonly typed: string;
  readonly fault: string | undefined;
  readonly input: InputLimits;
  /** The focus starts on the first wrong field (KEYS-3). */
  readonly isFirstFault: boolean;
}

export interface FormFrame {
  /** An error of the form as a whole; null if there is none, or only in single fields. */
  readonly trouble: string | null;
  readonly hiddenFields: readonly FilledField[];
}

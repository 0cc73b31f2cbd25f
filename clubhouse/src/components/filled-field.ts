/** Attributes of an input, and the limits that sentences name. */
export interface InputLimits {
  readonly maxlength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly required?: boolean;
}

/** A field of a form as it is rendered. */
export interface FilledField {
  readonly name: string;
  readonly id: string;
  /** Everything that was sent under its name, as it was sent. */
  readonly said: readonly string[];
  readonly typed: string;
  readonly fault: string | undefined;
  readonly input: InputLimits;
  /** The focus starts on the first wrong field (KEYS-3). */
  readonly isFirstFault: boolean;
}

/** A form as a whole, beside its fields. */
export interface FormFrame {
  /** What is wrong with the whole of it; null: nothing, or single fields. */
  readonly trouble: string | null;
  readonly hiddenFields: readonly FilledField[];
}

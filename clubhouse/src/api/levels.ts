import { FIELD_LIMITS } from './field-limits.ts';

const { minimum, maximum } = FIELD_LIMITS.MemberChanges.level;

/** The league's levels as form values; `1` is the strongest. */
export const LEVELS: readonly string[] = Array.from({ length: maximum - minimum + 1 }, (_, index) =>
  String(minimum + index),
);

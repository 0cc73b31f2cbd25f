const LEAST = 12;

/** A new passphrase, typed twice: a slip would lock its owner out. */
export interface NewPassphraseEntry {
  readonly passphrase: string;
  readonly again: string;
}

/** Why a new passphrase should not be used, by the field that says so. */
type PassphraseFault =
  /** This many characters too short. */
  | { readonly field: 'passphrase'; readonly missing: number }
  /** The two are not the same. */
  | { readonly field: 'again' };

/** Null where it may be used (BACK-2). */
export function passphraseFault({ passphrase, again }: NewPassphraseEntry): PassphraseFault | null {
  const missing = LEAST - Array.from(passphrase).length;
  if (missing > 0) return { field: 'passphrase', missing };
  return passphrase === again ? null : { field: 'again' };
}

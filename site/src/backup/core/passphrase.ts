const LEAST = 12;

/** A new passphrase, typed twice, because a typo would lock its owner out. */
export interface NewPassphraseEntry {
  readonly passphrase: string;
  readonly again: string;
}

/** Why a new passphrase is refused, by the field that shows the message. */
type PassphraseFault =
  /** How many characters are missing. */
  | { readonly field: 'passphrase'; readonly missing: number }
  /** The two entries differ. */
  | { readonly field: 'again' };

/** Null if the passphrase may be used (BACK-2). */
export function findPassphraseFault({
  passphrase,
  again,
}: NewPassphraseEntry): PassphraseFault | null {
  const missing = LEAST - Array.from(passphrase).length;
  if (missing > 0) return { field: 'passphrase', missing };
  return passphrase === again ? null : { field: 'again' };
}

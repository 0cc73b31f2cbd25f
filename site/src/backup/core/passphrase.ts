const LEAST = 12;

/** A new passphrase, typed twice: a slip would lock its owner out. */
export interface TypedTwice {
  readonly passphrase: string;
  readonly again: string;
}

/** Why a new passphrase should not be used, and the field that says so. */
interface PassphraseFault {
  readonly field: keyof TypedTwice;
  readonly text: string;
}

/** Null where it may be used (BACK-2). */
export function passphraseFault({ passphrase, again }: TypedTwice): PassphraseFault | null {
  const missing = LEAST - Array.from(passphrase).length;
  if (missing > 0) {
    const text = missing === 1 ? 'One character more.' : `${missing} characters more.`;
    return { field: 'passphrase', text };
  }
  return passphrase === again ? null : { field: 'again', text: 'These two are not the same.' };
}

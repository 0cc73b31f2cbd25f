const LEAST = 12;

/** Why a new passphrase should not be used, by the field that says so; null: it may be (BACK-2). */
export interface PassphraseFault {
  readonly field: 'passphrase' | 'again';
  readonly text: string;
}

export function passphraseFault(passphrase: string, again: string): PassphraseFault | null {
  if (Array.from(passphrase).length < LEAST) {
    const text = `At least ${LEAST} characters: whoever finds the file can try as many as they like.`;
    return { field: 'passphrase', text };
  }
  return passphrase === again ? null : { field: 'again', text: 'These two are not the same.' };
}

import type { Signal } from '../signals/signal.ts';

/**
 * Notes whether the disk refused what was last to be written (KEEP-10); who waits for it is told too.
 * A store that takes no keys is no full disk: the game is written without them then (INNER-8).
 */
export function refusalNoter(hasRefused: Signal<boolean>) {
  return async <T>(writing: Promise<T>): Promise<T> => {
    try {
      const written = await writing;
      if (hasRefused.value) hasRefused.set(false);
      return written;
    } catch (error) {
      if (!isOfKeys(error)) hasRefused.set(true);
      throw error;
    }
  };
}

function isOfKeys(error: unknown): boolean {
  return error instanceof Error && error.name === 'DataCloneError';
}

import type { Signal } from '../signals/signal.ts';

/**
 * Notes whether the disk refused the last write (KEEP-10); the caller learns of it too. A store
 * that cannot hold keys is not a full disk: the game is then written without them (INNER-8).
 */
export function makeRefusalNoter(hasRefused: Signal<boolean>) {
  return async <T>(writing: Promise<T>): Promise<T> => {
    try {
      const written = await writing;
      if (hasRefused.value) hasRefused.set(false);
      return written;
    } catch (error) {
      if (!isKeyError(error)) hasRefused.set(true);
      throw error;
    }
  };
}

function isKeyError(error: unknown): boolean {
  return error instanceof Error && error.name === 'DataCloneError';
}

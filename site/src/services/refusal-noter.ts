import type { Signal } from '../signals/signal.ts';

/** Notes whether the disk refused what was last to be written (KEEP-10); who waits for it is told too. */
export function refusalNoter(hasRefused: Signal<boolean>) {
  return async <T>(writing: Promise<T>): Promise<T> => {
    try {
      const written = await writing;
      if (hasRefused.value) hasRefused.set(false);
      return written;
    } catch (error) {
      hasRefused.set(true);
      throw error;
    }
  };
}

import type { Platform } from './platform.ts';

/** What browsers and Node have in common. */
export function machine(): Pick<Platform, 'now' | 'elapsed' | 'after' | 'chance' | 'isSecure'> {
  return {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    chance: () => Math.random(),
    isSecure: () => 'subtle' in crypto,
  };
}

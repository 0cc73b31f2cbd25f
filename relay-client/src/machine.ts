import { makeKeys } from './inner-keys.ts';
import type { Platform } from './platform.ts';

export function makeCommonPlatform(): Omit<Platform, 'openSocket' | 'isVisible'> {
  return {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    chance: () => Math.random(),
    isSecure: () => 'subtle' in crypto,
    makeKeys,
  };
}

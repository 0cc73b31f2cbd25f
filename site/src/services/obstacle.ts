import { findSealingObstacle } from './sealing-words.ts';

/** Why no game over a relay is possible on this page; null if it is (PREF-7). */
export function findObstacle(): string | null {
  return findSealingObstacle({ canSeal: 'subtle' in crypto, isSecure: isSecureContext });
}

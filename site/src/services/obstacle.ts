import { findSealingObstacle } from './sealing-words.ts';

/** Why this page cannot play over a relay; null if it can (PREF-7). */
export function findObstacle(): string | null {
  return findSealingObstacle({ canSeal: 'subtle' in crypto, isSecure: isSecureContext });
}

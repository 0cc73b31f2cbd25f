import { sealingObstacle } from './sealing-words.ts';

/** Why no game over a relay is possible on this page; null if it is (PREF-7). */
export function obstacleHere(): string | null {
  return sealingObstacle({ canSeal: 'subtle' in crypto, isSecure: isSecureContext });
}

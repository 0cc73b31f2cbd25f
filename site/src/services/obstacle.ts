import { sealingObstacle } from './sealing-words.ts';

/** Why no game can be played over a relay from this page; null: it can (PREF-7). */
export function obstacleHere(): string | null {
  return sealingObstacle({ canSeal: 'subtle' in crypto, isSecure: isSecureContext });
}

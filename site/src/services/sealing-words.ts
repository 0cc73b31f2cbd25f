import { words } from '../messages/words.ts';

export interface PageCapabilities {
  /** Whether there is cryptography, which browsers offer only to secure pages. */
  readonly canSeal: boolean;
  /** Whether the page came over HTTPS or from this device itself. */
  readonly isSecure: boolean;
}

/** Why no game over a relay is possible here, and what to do (PREF-7); null if it is. */
export function findSealingObstacle({ canSeal, isSecure }: PageCapabilities): string | null {
  if (canSeal) return null;
  const { obstacle } = words().relay;
  return isSecure ? obstacle.old : obstacle.insecure;
}

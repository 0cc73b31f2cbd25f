import { words } from '../messages/words.ts';

/** What a browser gives to this page. */
export interface PageCapabilities {
  /** Cryptography, which it gives to secure pages only. */
  readonly canSeal: boolean;
  /** The page came by https, or from this device itself. */
  readonly isSecure: boolean;
}

/** Why no game can be played over a relay from here, and what to do (PREF-7); null: it can. */
export function sealingObstacle({ canSeal, isSecure }: PageCapabilities): string | null {
  if (canSeal) return null;
  const { obstacle } = words().relay;
  return isSecure ? obstacle.old : obstacle.insecure;
}

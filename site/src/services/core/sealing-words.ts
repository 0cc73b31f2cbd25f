/** What a browser gives to this page. */
export interface Footing {
  /** Cryptography, which it gives to secure pages only. */
  readonly canSeal: boolean;
  /** The page came by https, or from this device itself. */
  readonly isSecure: boolean;
}

/** Why no game can be played over a relay from here, and what to do (PREF-7); null: it can. */
export function sealingObstacle({ canSeal, isSecure }: Footing): string | null {
  if (canSeal) return null;
  return isSecure
    ? 'This browser has no cryptography, so that nothing could be sealed. Use a newer browser.'
    : 'This page came by plain http, and browsers seal nothing on such a page. Open it by its ' +
        'https:// address or, on the computer that serves it, at http://localhost.';
}

/** A clock that stands still until it is moved, or one that is ahead of this machine's. Epoch ms. */
type LaunchClock = { readonly standsAt: number } | { readonly aheadMs: number };

/** How a relay is launched, beside its settings. */
export interface Launch {
  /** The folder of the site that it serves. */
  readonly site: string;
  readonly clock: LaunchClock;
  /** How long a client may take to send a request; null: as long as ever. */
  readonly timeoutMs: number | null;
}

/** The orders to a launched relay. */
export type Order = 'collect garbage' | { readonly advanceMs: number };

/** A clock that stands still until moved, or one ahead of this machine's. Epoch ms. */
type LaunchClock = { readonly standsAt: number } | { readonly aheadMs: number };

export interface Launch {
  readonly site: string;
  readonly clock: LaunchClock;
  /** How long a client may take to send a request; null for no limit. */
  readonly timeoutMs: number | null;
}

export type Order = 'collect garbage' | { readonly advanceMs: number };

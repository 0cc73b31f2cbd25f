/** The relay's clock, in epoch ms: it stands still until moved, or runs ahead of the machine's. */
type LaunchClock = { readonly standsAt: number } | { readonly aheadMs: number };

export interface Launch {
  readonly site: string;
  readonly clock: LaunchClock;
  /** How long a client may take to send a request; null for no limit. */
  readonly timeoutMs: number | null;
}

export type Order = 'collect garbage' | { readonly advanceMs: number };

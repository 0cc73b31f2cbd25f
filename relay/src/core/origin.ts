/** The origin of the page that asks, as its browser sends it. */
export interface Origin {
  /** Null: no page asks. */
  readonly sent: string | null;
  readonly allowed: boolean;
}

/** An empty header is none, as it already is on Workers (HOST-8). */
export function originOf(header: string | null, isAllowed: (origin: string) => boolean): Origin {
  const sent = header === '' ? null : header;
  return { sent, allowed: sent !== null && isAllowed(sent) };
}

/**
 * A page of an origin that is not allowed could try keys on behalf of whoever opens it, and lock them
 * out (INFO-5). Without an origin, it is not a page that asks.
 */
export function mayShowKey({ sent, allowed }: Origin): boolean {
  return sent === null || allowed;
}

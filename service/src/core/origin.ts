/** The origin of the requesting page, as its browser sends it. */
export interface Origin {
  /** The origin as sent; null if no page asks. */
  readonly sent: string | null;
  readonly allowed: boolean;
}

/** An empty header means no origin, as on Workers (HOST-8). */
export function judgeOrigin(header: string | null, isAllowed: (origin: string) => boolean): Origin {
  const sent = header === '' ? null : header;
  return { sent, allowed: sent !== null && isAllowed(sent) };
}

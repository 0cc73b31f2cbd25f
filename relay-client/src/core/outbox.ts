/**
 * Frames that wait for the rate limit (CONN-8). The relay allows a burst of 30 and 3 per second,
 * the client sends only 10 and 2. Even ten seconds of delayed frames are then at most 30 at once.
 */
export interface Outbox {
  readonly waiting: readonly string[];
  /** When everything sent so far would have been sent at an even rate, in ms. */
  readonly even: number;
}

const BURST = 10;
const INTERVAL_MS = 500;
const SLACK_MS = (BURST - 1) * INTERVAL_MS;
const MAX_WAITING_FRAMES = 64;

/** The outbox of a socket on which only the join was sent. */
export function makeOutbox(now: number): Outbox {
  return { waiting: [], even: now + INTERVAL_MS };
}

/** Null if the queue is so long that the frame would arrive too late to be of use. */
export function putLast(outbox: Outbox, text: string): Outbox | null {
  if (outbox.waiting.length >= MAX_WAITING_FRAMES) return null;
  return { ...outbox, waiting: [...outbox.waiting, text] };
}

export function putFirst(outbox: Outbox, text: string): Outbox {
  return { ...outbox, waiting: [text, ...outbox.waiting] };
}

/** Splits the frames into those to send now and those that still wait. */
export function takeDue(
  { waiting, even }: Outbox,
  now: number,
): { readonly outbox: Outbox; readonly due: readonly string[] } {
  const from = Math.max(even, now);
  const fits = Math.floor((now + SLACK_MS - from) / INTERVAL_MS) + 1;
  const due = waiting.slice(0, Math.max(0, fits));
  if (due.length === 0) return { outbox: { waiting, even }, due };
  const outbox = { waiting: waiting.slice(due.length), even: from + due.length * INTERVAL_MS };
  return { outbox, due };
}

/** When the next frame may be sent; null if none is waiting. */
export function findDueTime({ waiting, even }: Outbox): number | null {
  return waiting.length === 0 ? null : even - SLACK_MS;
}

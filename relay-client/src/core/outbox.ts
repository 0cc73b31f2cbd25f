/**
 * Frames that wait until they may go (CONN-8). The relay lets 30 through at once and 3 a second
 * from then on. Here it is 10 and 2: even where the network holds them back for ten seconds and
 * then delivers all at once, they are no more than 30.
 */
export interface Outbox {
  readonly waiting: readonly string[];
  /** When all that was sent would have gone at an even pace, in ms. */
  readonly even: number;
}

const AT_ONCE = 10;
const INTERVAL_MS = 500;
const SLACK_MS = (AT_ONCE - 1) * INTERVAL_MS;
const WAITING_FRAMES = 64;

/** Of a socket on which a join was just sent. */
export function newOutbox(now: number): Outbox {
  return { waiting: [], even: now + INTERVAL_MS };
}

/** Null where so much waits already that it would come too late to be of use. */
export function putLast(outbox: Outbox, text: string): Outbox | null {
  if (outbox.waiting.length >= WAITING_FRAMES) return null;
  return { ...outbox, waiting: [...outbox.waiting, text] };
}

export function putFirst(outbox: Outbox, text: string): Outbox {
  return { ...outbox, waiting: [text, ...outbox.waiting] };
}

/** What may go now, and what then still waits. */
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

/** When the next may go; null: none waits. */
export function dueAt({ waiting, even }: Outbox): number | null {
  return waiting.length === 0 ? null : even - SLACK_MS;
}

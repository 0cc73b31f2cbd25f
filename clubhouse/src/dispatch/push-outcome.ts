import type { PushAnswer } from 'service/push-transport';
import { readRetryAfter } from 'service/retry-after';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Waits between attempts; after the last, an email follows. */
const WAITS_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS] as const;
/** If a service asks for a longer wait than this, an email follows instead. */
export const MAX_WAIT_MS = 15 * MINUTE_MS;

export type PushOutcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'gone' }
  /** The service will never accept this push. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** @property waitMs the wait the service asked for; null if it gave none */
  | { readonly kind: 'later'; readonly reason: string; readonly waitMs: number | null };

export function judgeAnswer(answer: PushAnswer, now: number): PushOutcome {
  if ('fault' in answer) return { kind: 'later', reason: answer.fault, waitMs: null };
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 408 || status === 429 || status >= 500) {
    return { kind: 'later', reason: String(status), waitMs: readRetryAfter(retryAfter, now) };
  }
  return { kind: 'refused', reason: String(status) };
}

/** The next step for a message once every device of its member was tried. */
export type PushVerdict =
  | { readonly kind: 'pushed' }
  | { readonly kind: 'again'; readonly waitMs: number; readonly reason: string }
  | { readonly kind: 'mail'; readonly reason: string };

/** Delivery to one device is enough (PUSH-10). `attempt` is 1 for the first. */
export function judgeOutcomes(outcomes: readonly PushOutcome[], attempt: number): PushVerdict {
  if (outcomes.some(({ kind }) => kind === 'taken')) return { kind: 'pushed' };
  const later = outcomes.filter((one) => one.kind === 'later');
  const refused = outcomes.find((one) => one.kind === 'refused');
  const reason = later[0]?.reason ?? refused?.reason ?? 'no device takes pushes';
  const wait = WAITS_MS[attempt - 1];
  if (later.length === 0 || wait === undefined) return { kind: 'mail', reason };
  const waitMs = Math.max(wait, Math.min(...later.map(({ waitMs: asked }) => asked ?? 0)));
  return waitMs > MAX_WAIT_MS ? { kind: 'mail', reason } : { kind: 'again', waitMs, reason };
}

import { setTimer, type Timer } from './set-timer.ts';

const TIMEOUT_MS = 4000;

export class NoAnswer extends Error {}

/**
 * Limits the wait: browsers leave some storage requests unanswered. Such a request may yet succeed.
 * @throws NoAnswer
 */
export function withTimeout<T>(work: Promise<T>, after: Timer = setTimer): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const cancel = after(TIMEOUT_MS, () => reject(new NoAnswer()));
  return Promise.race([work, timeout]).finally(cancel);
}

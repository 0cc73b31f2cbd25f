import { setTimer, type Timer } from './set-timer.ts';

const TIMEOUT_MS = 4000;

export class NoAnswer extends Error {}

/**
 * Browsers leave some storage requests unanswered. A request that timed out may still succeed.
 * @throws NoAnswer
 */
export function withTimeout<T>(work: Promise<T>, after: Timer = setTimer): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const cancel = after(TIMEOUT_MS, () => reject(new NoAnswer()));
  return Promise.race([work, timeout]).finally(cancel);
}

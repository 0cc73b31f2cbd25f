import { enqueueOpenly } from './enqueue.ts';
import { type SessionState, type SessionStep, sendNothing } from './session-state.ts';

/** A shown public key: the guest's for the commitment it names, or the key a host is bound to. */
export interface KeyShown {
  readonly t: 'key';
  readonly to?: string;
  readonly public: string;
}

const KEY = /^[\w-]{43}$/;

/** Null if the body does not show a key. */
export function readKeyShown(body: Readonly<Record<string, unknown>>): KeyShown | null {
  const { t, to, public: shown } = body;
  if (t !== 'key' || typeof shown !== 'string' || !KEY.test(shown)) return null;
  if (to === undefined) return { t, public: shown };
  return typeof to === 'string' && KEY.test(to) ? { t, to, public: shown } : null;
}

/** Sends the guest's key to the host with the commitment it was made for (INNER-2). */
export function showKey(state: SessionState, now: number): SessionStep {
  const { own } = state.saved.keys;
  if (state.saved.role === 'host' || own === null || own.commitment !== state.heard) {
    return sendNothing(state);
  }
  const shown: KeyShown = { t: 'key', to: own.commitment, public: own.public };
  return enqueueOpenly(state, [shown], now);
}

import { getNextNumber } from './envelope.ts';
import { findMode, type Sealer } from './keys.ts';
import { BODY_BYTES, INNER_BYTES, toParts } from './parts.ts';
import {
  type OutgoingMessage,
  type SessionState,
  type SessionStep,
  sendNothing,
  changeSaved,
} from './session-state.ts';

/**
 * Numbers messages for the other player (ENV-2) and splits long ones, to be sealed with the agreed
 * keys. Drops them while the other is away, as the relay would, or has no keys for them. Both sides
 * settle when they meet again.
 */
export function enqueue(state: SessionState, bodies: readonly unknown[], now: number): SessionStep {
  const { keys } = state.saved;
  const mode = findMode(keys);
  if (mode !== 'sealed' && mode !== 'plain') return sendNothing(state);
  return enqueueNumbered(state, bodies, now, keys.agreed?.sealer ?? null);
}

/** Sends messages before keys are agreed on: greetings, and the keys themselves. */
export function enqueueOpenly(
  state: SessionState,
  bodies: readonly unknown[],
  now: number,
): SessionStep {
  return enqueueNumbered(state, bodies, now, null);
}

function enqueueNumbered(
  state: SessionState,
  bodies: readonly unknown[],
  now: number,
  by: Sealer | null,
): SessionStep {
  const { sent, peer } = state.saved;
  if (peer.presence !== 'online') return sendNothing(state);
  const send: OutgoingMessage[] = [];
  let last = sent;
  for (const body of bodies) {
    for (const piece of splitBody(
      body,
      getNextNumber(last, now),
      by === null ? BODY_BYTES : INNER_BYTES,
    )) {
      last = getNextNumber(last, now);
      send.push({ n: last, body: piece, by });
    }
  }
  return { ...sendNothing(last === sent ? state : changeSaved(state, { sent: last })), send };
}

function splitBody(body: unknown, of: number, most: number): readonly unknown[] {
  const json = JSON.stringify(body);
  const { length } = new TextEncoder().encode(json);
  return length <= most ? [body] : (toParts(json, of, most) ?? []);
}

import { nextNumber } from './envelope.ts';
import { BODY_BYTES, toParts } from './parts.ts';
import {
  type Outgoing,
  type SessionState,
  type SessionStep,
  stay,
  withSaved,
} from './session-state.ts';

/**
 * Numbers messages to the other player (ENV-2), splitting long ones. Drops them while that player
 * is away, as the relay would: both sides settle when they meet again.
 */
export function enqueue(state: SessionState, bodies: readonly unknown[], now: number): SessionStep {
  const { sent, peer } = state.saved;
  if (peer.presence !== 'online') return stay(state);
  const send: Outgoing[] = [];
  let last = sent;
  for (const body of bodies) {
    for (const piece of pieces(body, nextNumber(last, now))) {
      last = nextNumber(last, now);
      send.push({ n: last, body: piece });
    }
  }
  return { ...stay(last === sent ? state : withSaved(state, { sent: last })), send };
}

function pieces(body: unknown, of: number): readonly unknown[] {
  const json = JSON.stringify(body);
  const { length } = new TextEncoder().encode(json);
  return length <= BODY_BYTES ? [body] : (toParts(json, of) ?? []);
}

import type { Greeting } from './hello.ts';
import { enqueueOpenly } from './enqueue.ts';
import { type KeyShown, showKey } from './key-shown.ts';
import { agree, type Agreement, hearCommitment, isChanged, withoutAgreement } from './keys.ts';
import { afterOne } from './pace.ts';
import { stepInSession } from './session-match.ts';
import { greet } from './session-meet.ts';
import {
  MAX_KEYS,
  type Proof,
  type SessionMoment,
  type SessionState,
  type SessionStep,
  stay,
  withKeys,
} from './session-state.ts';

/** A hello says whether its sender has keys; a host's also contains its commitment. */
export function hearKeys(state: SessionState, greeting: Greeting, at: SessionMoment): SessionStep {
  const { keys, role } = state.saved;
  if (at.spare === null && keys.own === null) return stay(withKeys(state, { peer: 'unable' }));
  const { hasKeys, commitment } = greeting;
  if (!hasKeys || (role === 'guest' && commitment === null)) {
    return stay(withKeys(state, { peer: 'without' }));
  }
  if (role === 'guest' && commitment !== null) return answerCommitment(state, commitment, at);
  return stay(keys.peer === 'other' ? state : withKeys(state, { peer: 'with' }));
}

function answerCommitment(
  before: SessionState,
  commitment: string,
  at: SessionMoment,
): SessionStep {
  const state = { ...before, heard: commitment };
  const { keys } = state.saved;
  const isKnown = keys.own?.commitment === commitment;
  if (at.spare === null && !isKnown) return stay(withKeys(state, { peer: 'unable' }));
  const next = at.spare === null ? keys : hearCommitment(keys, commitment, at.spare);
  return showKey({ ...state, saved: { ...state.saved, keys: next } }, at.now);
}

/** Handles a key shown by the other. */
export function hearKey(
  state: SessionState,
  shown: KeyShown,
  proof: Proof | null,
  at: SessionMoment,
): SessionStep {
  if (state.saved.role === 'guest') return hearHostKey(state, shown, proof, at);
  return shown.to === undefined ? stay(state) : hearGuestKey(state, shown, proof, at);
}

/** Accepts only the key to which the host committed before it saw this guest's (INNER-2). */
function hearHostKey(
  state: SessionState,
  { to }: KeyShown,
  proof: Proof | null,
  at: SessionMoment,
): SessionStep {
  const { own, agreed } = state.saved.keys;
  if (to !== undefined || own === null || agreed !== null || proof === null) return stay(state);
  if (proof.commitment !== own.commitment || proof.agreement === null) return stay(state);
  return answer(agreedOn(state, proof.agreement), at);
}

/** The host shows its key for only one key of a guest: for another it starts again (INNER-3). */
function hearGuestKey(
  state: SessionState,
  shown: KeyShown,
  proof: Proof | null,
  at: SessionMoment,
): SessionStep {
  const { own, agreed } = state.saved.keys;
  if (own === null || shown.to !== own.commitment) return stay(state);
  if (agreed !== null && agreed.theirs !== shown.public) return meetOther(state, at);
  const agreement = agreed ?? proof?.agreement ?? null;
  if (agreement === null) return stay(state);
  const known = agreed === null ? agreedOn(state, agreement) : withKeys(state, { peer: 'with' });
  const opening: KeyShown = { t: 'key', public: own.public };
  const opened = enqueueOpenly(known, [opening], at.now);
  const answered = answer(opened.state, at);
  return { ...answered, send: [...opened.send, ...answered.send] };
}

function meetOther(state: SessionState, at: SessionMoment): SessionStep {
  const { keys } = state.saved;
  if (keys.isCompared) return stay(withKeys(state, { peer: 'other' }));
  const rekeyings = afterOne(state.rekeyings, MAX_KEYS, at.now);
  if (rekeyings === null) return stay(state);
  return greet({ ...withKeys(state, withoutAgreement(keys)), rekeyings }, at);
}

function agreedOn(state: SessionState, agreement: Agreement): SessionState {
  const keys = agree(state.saved.keys, agreement);
  return { ...state, assembly: null, saved: { ...state.saved, keys } };
}

/** Answers the other's hello with everything held, now that it can be sealed for them. */
function answer(state: SessionState, at: SessionMoment): SessionStep {
  const { peerSid } = state.saved.match;
  return peerSid === null
    ? stay(state)
    : stepInSession(state, { kind: 'helloReceived', sid: peerSid }, at);
}

/** The player compared these words, rather than others that arrived meanwhile (INNER-4). */
export function compare(state: SessionState, code: string, at: SessionMoment): SessionStep {
  const { agreed } = state.saved.keys;
  if (agreed?.code !== code) return { ...stay(state), refused: 'not-now' };
  const { mustCompare = false } = state.saved.keys;
  const compared = withKeys(state, { isCompared: true, isNew: false, mustCompare: false });
  return mustCompare ? tellAll(compared, at) : stay(compared);
}

/** Sends everything held back, and asks again for the other's messages of that time. */
function tellAll(state: SessionState, at: SessionMoment): SessionStep {
  const greeted = greet(state, at);
  const answered = answer(greeted.state, at);
  return { ...answered, send: [...greeted.send, ...answered.send] };
}

/**
 * The player continues with the current opponent, who has another key or none (INNER-5, INNER-6).
 */
export function goOn(state: SessionState, at: SessionMoment): SessionStep {
  const { keys } = state.saved;
  if (!isChanged(keys)) return { ...stay(state), refused: 'not-now' };
  if (keys.agreed !== null && keys.mustCompare === true) {
    return tellAll(withKeys(state, { mustCompare: false }), at);
  }
  const open = withKeys(state, withoutAgreement(keys));
  if (keys.peer === 'other') {
    const { heard } = state;
    const met = heard === null ? stay(open) : answerCommitment(open, heard, at);
    return state.saved.role === 'host' ? greet(withKeys(open, { peer: 'with' }), at) : met;
  }
  return tellAll(withKeys(open, { hadKeys: false, isNew: false, mustCompare: false }), at);
}

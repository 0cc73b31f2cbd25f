import type { Greeting } from './hello.ts';
import { enqueueOpenly } from './enqueue.ts';
import { type KeyShown, showKey } from './key-shown.ts';
import {
  recordAgreement,
  type Agreement,
  receiveCommitment,
  isChanged,
  dropAgreement,
} from './keys.ts';
import { takeToken } from './pace.ts';
import { forgetTheirTarget } from './push-target.ts';
import { stepInSession } from './session-match.ts';
import { sendGreeting } from './session-meet.ts';
import {
  MAX_KEYS,
  type Proof,
  type SessionMoment,
  type SessionState,
  type SessionStep,
  sendNothing,
  changeKeys,
} from './session-state.ts';

/** Notes from a hello whether its sender has keys, and a host's commitment. */
export function receiveKeys(
  state: SessionState,
  greeting: Greeting,
  at: SessionMoment,
): SessionStep {
  const { keys, role } = state.saved;
  if (at.spare === null && keys.own === null)
    return sendNothing(changeKeys(state, { peer: 'unable' }));
  const { hasKeys, commitment } = greeting;
  if (!hasKeys || (role === 'guest' && commitment === null)) {
    return sendNothing(changeKeys(state, { peer: 'without' }));
  }
  if (role === 'guest' && commitment !== null) return answerCommitment(state, commitment, at);
  return sendNothing(keys.peer === 'other' ? state : changeKeys(state, { peer: 'with' }));
}

function answerCommitment(
  before: SessionState,
  commitment: string,
  at: SessionMoment,
): SessionStep {
  const state = { ...before, heard: commitment };
  const { keys } = state.saved;
  const isKnown = keys.own?.commitment === commitment;
  if (at.spare === null && !isKnown) return sendNothing(changeKeys(state, { peer: 'unable' }));
  const next = at.spare === null ? keys : receiveCommitment(keys, commitment, at.spare);
  return showKey({ ...state, saved: { ...state.saved, keys: next } }, at.now);
}

export function receiveKey(
  state: SessionState,
  shown: KeyShown,
  proof: Proof | null,
  at: SessionMoment,
): SessionStep {
  if (state.saved.role === 'guest') return receiveHostKey(state, shown, proof, at);
  return shown.to === undefined ? sendNothing(state) : receiveGuestKey(state, shown, proof, at);
}

/** Accepts only the key to which the host committed before it saw this guest's (INNER-2). */
function receiveHostKey(
  state: SessionState,
  { to }: KeyShown,
  proof: Proof | null,
  at: SessionMoment,
): SessionStep {
  const { own, agreed } = state.saved.keys;
  if (to !== undefined || own === null || agreed !== null || proof === null)
    return sendNothing(state);
  if (proof.commitment !== own.commitment || proof.agreement === null) return sendNothing(state);
  return answerHello(storeAgreement(state, proof.agreement), at);
}

/** Shows the host's key for one key of a guest only; for another, starts again (INNER-3). */
function receiveGuestKey(
  state: SessionState,
  shown: KeyShown,
  proof: Proof | null,
  at: SessionMoment,
): SessionStep {
  const { own, agreed } = state.saved.keys;
  if (own === null || shown.to !== own.commitment) return sendNothing(state);
  if (agreed !== null && agreed.theirs !== shown.public) return startMeeting(state, at);
  const agreement = agreed ?? proof?.agreement ?? null;
  if (agreement === null) return sendNothing(state);
  const known =
    agreed === null ? storeAgreement(state, agreement) : changeKeys(state, { peer: 'with' });
  const opening: KeyShown = { t: 'key', public: own.public };
  const opened = enqueueOpenly(known, [opening], at.now);
  const answered = answerHello(opened.state, at);
  return { ...answered, send: [...opened.send, ...answered.send] };
}

function startMeeting(state: SessionState, at: SessionMoment): SessionStep {
  const { keys } = state.saved;
  if (keys.isCompared) return sendNothing(changeKeys(state, { peer: 'other' }));
  const rekeyings = takeToken(state.rekeyings, MAX_KEYS, at.now);
  if (rekeyings === null) return sendNothing(state);
  return sendGreeting({ ...changeKeys(state, dropAgreement(keys)), rekeyings }, at);
}

function storeAgreement(state: SessionState, agreement: Agreement): SessionState {
  const keys = recordAgreement(state.saved.keys, agreement);
  const saved = { ...state.saved, keys, ...forgetTheirTarget(state.saved) };
  return { ...state, assembly: null, saved };
}

/** Answers the other's hello with everything held, once it can be sealed for them. */
function answerHello(state: SessionState, at: SessionMoment): SessionStep {
  const { peerSid } = state.saved.match;
  return peerSid === null
    ? sendNothing(state)
    : stepInSession(state, { kind: 'helloReceived', sid: peerSid }, at);
}

/** The player compared these words, rather than others that arrived in the meantime (INNER-4). */
export function compareCode(state: SessionState, code: string, at: SessionMoment): SessionStep {
  const { agreed } = state.saved.keys;
  if (agreed?.code !== code) return { ...sendNothing(state), refused: 'not-now' };
  const { mustCompare = false } = state.saved.keys;
  const compared = changeKeys(state, { isCompared: true, isNew: false, mustCompare: false });
  return mustCompare ? tellAll(compared, at) : sendNothing(compared);
}

/** Sends everything held back, and asks again for the other's messages of that time. */
function tellAll(state: SessionState, at: SessionMoment): SessionStep {
  const greeted = sendGreeting(state, at);
  const answered = answerHello(greeted.state, at);
  return { ...answered, send: [...greeted.send, ...answered.send] };
}

/** The player continues with an opponent who has another key or none (INNER-5, INNER-6). */
export function continueWithNewKey(state: SessionState, at: SessionMoment): SessionStep {
  const { keys } = state.saved;
  if (!isChanged(keys)) return { ...sendNothing(state), refused: 'not-now' };
  if (keys.agreed !== null && keys.mustCompare === true) {
    return tellAll(changeKeys(state, { mustCompare: false }), at);
  }
  const open = changeKeys(state, dropAgreement(keys));
  if (keys.peer === 'other') {
    const { heard } = state;
    const met = heard === null ? sendNothing(open) : answerCommitment(open, heard, at);
    return state.saved.role === 'host' ? sendGreeting(changeKeys(open, { peer: 'with' }), at) : met;
  }
  return tellAll(changeKeys(open, { hadKeys: false, isNew: false, mustCompare: false }), at);
}

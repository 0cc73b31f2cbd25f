import { type Fields, readFields } from '@sealed-move/protocol/fields';
import { markDelivered, receiveMessage } from './chat.ts';
import { OWN_STOP } from './closing-reason.ts';
import type { Envelope } from './envelope.ts';
import { type BehindMessage, type Greeting, readBehind, readHello } from './hello.ts';
import { takePart } from './parts.ts';
import { enqueue, enqueueOpenly } from './enqueue.ts';
import { readKeyShown } from './key-shown.ts';
import { findMode } from './keys.ts';
import { listParcelBodies, receivePush } from './push.ts';
import { receiveKey, receiveKeys } from './session-keys.ts';
import { stepInSession } from './session-match.ts';
import { sendGreeting } from './session-meet.ts';
import {
  type Proof,
  type SessionMoment,
  type SessionState,
  type SessionStep,
  sendNothing,
  changeKeys,
  changeSaved,
} from './session-state.ts';

/** A relay that replays old hellos must not get an answer to each. */
const MAX_BEHINDS = 3;

/** The driver's findings in an envelope besides its plain content. */
export interface DecryptedBody {
  readonly opened: unknown;
  readonly proof: Proof | null;
}

/** Takes an envelope; each number once, and none below the highest (ENV-3). */
export function receiveEnvelope(
  state: SessionState,
  { n, body }: Envelope,
  found: DecryptedBody,
  at: SessionMoment,
): SessionStep {
  const fields = readFields(body);
  if (n <= state.saved.received) return answerPast(state, fields, at);
  return receiveOpenly(changeSaved(state, { received: n }), { n, ...found }, fields, at);
}

/** Handles messages before keys are agreed on; all others must be sealed with them (INNER-7). */
function receiveOpenly(
  state: SessionState,
  { n, opened, proof }: DecryptedBody & { readonly n: number },
  body: Fields,
  at: SessionMoment,
): SessionStep {
  switch (body['t']) {
    case 'hello': {
      const greeting = readHello(body);
      return greeting === null ? sendNothing(state) : receiveGreeting(state, greeting, at);
    }
    case 'behind': {
      const behind = readBehind(body);
      return behind === null ? sendNothing(state) : catchUp(state, behind, at);
    }
    case 'key': {
      const shown = readKeyShown(body);
      return shown === null ? sendNothing(state) : receiveKey(state, shown, proof, at);
    }
    case 'in': {
      const isHeld = opened === null || findMode(state.saved.keys) === 'closed';
      return isHeld ? sendNothing(state) : receiveBody(state, n, readFields(opened), at);
    }
    default: {
      const mode = findMode(state.saved.keys);
      const isOpen = mode === 'plain' || mode === 'unheard';
      return isOpen ? receiveBody(markWithoutKeys(state), n, body, at) : sendNothing(state);
    }
  }
}

function receiveBody(state: SessionState, n: number, body: Fields, at: SessionMoment): SessionStep {
  switch (body['t']) {
    case 'part': {
      const { assembly, whole } = takePart(state.assembly, body);
      const after = { ...state, assembly };
      return whole === null ? sendNothing(after) : receiveInMatch(after, parseJson(whole), at);
    }
    case 'chat':
      return receiveChatText(state, n, body['text'], at);
    case 'ack':
      return receiveAcknowledgement(state, body['n']);
    case 'push':
      return receivePush(state, body, at);
    case 'parcel':
      return receiveParcel(state, body, at);
    default:
      return receiveInMatch(state, body, at);
  }
}

function receiveParcel(before: SessionState, parcel: Fields, at: SessionMoment): SessionStep {
  let step = sendNothing(before);
  for (const body of listParcelBodies(parcel, before.saved.match)) {
    const { state } = step;
    const next =
      body['t'] === 'push' ? receivePush(state, body, at) : receiveInMatch(state, body, at);
    step = { ...next, send: [...step.send, ...next.send] };
  }
  return step;
}

/** An app that never greets has no keys. */
function markWithoutKeys(state: SessionState): SessionState {
  return state.saved.keys.peer === 'unknown' ? changeKeys(state, { peer: 'without' }) : state;
}

/** A sender restored from a backup, or with its clock set back, cannot know its numbers are old. */
function answerPast(state: SessionState, body: Fields, at: SessionMoment): SessionStep {
  const greeting = readHello(body);
  if (greeting === null || state.behinds >= MAX_BEHINDS) return sendNothing(state);
  const behind: BehindMessage = { t: 'behind', re: greeting.sid, n: state.saved.received };
  return enqueueOpenly({ ...state, behinds: state.behinds + 1 }, [behind], at.now);
}

/** The other side saw higher numbers: continues from there and greets again (HELLO-4). */
function catchUp(state: SessionState, { re, n }: BehindMessage, at: SessionMoment): SessionStep {
  const { match, sent } = state.saved;
  if (re !== match.sid || state.behinds >= MAX_BEHINDS) return sendNothing(state);
  const caught = changeSaved(state, { sent: Math.max(sent, n) });
  return sendGreeting({ ...caught, behinds: state.behinds + 1 }, at);
}

function receiveGreeting(state: SessionState, greeting: Greeting, at: SessionMoment): SessionStep {
  // The first hello may have been lost, and the other would never learn why nobody plays.
  if (isOtherGame(state, greeting, at))
    return { ...sendGreeting(state, at), stop: OWN_STOP.otherGame };
  const { peer } = state.saved;
  const chat = greeting.hasChat ? 'supported' : 'unsupported';
  const { canAbort, canBeClaimed } = greeting;
  const name = greeting.name ?? peer.name;
  const known = changeSaved(state, { peer: { ...peer, name, chat, canAbort, canBeClaimed } });
  const keyed = receiveKeys(storeSetup(known, greeting), greeting, at);
  const event = { kind: 'helloReceived', sid: greeting.sid } as const;
  const { role, match, keys } = keyed.state.saved;
  if (role === 'host' && (keys.peer === 'with' || keys.peer === 'other')) {
    // The guest shows its key next and gets its answer then.
    return sendNothing(changeSaved(keyed.state, { match: at.stepMatch(match, event).state }));
  }
  const answered = stepInSession(keyed.state, event, at);
  return { ...answered, send: [...keyed.send, ...answered.send] };
}

/** Whether the game has another name or start than the host first said (HELLO-5, FRC-5). */
function isOtherGame(
  { saved }: SessionState,
  { game, setup }: Greeting,
  at: SessionMoment,
): boolean {
  if (game !== at.game) return true;
  return saved.role === 'guest' && setup !== null && !at.mayPlay(saved.setup, setup);
}

/** Takes the host's setup once; later hellos do not change it (HELLO-5). */
function storeSetup(state: SessionState, { setup }: Greeting): SessionState {
  const { saved } = state;
  if (saved.role === 'host' || saved.setup !== null || setup === null) return state;
  return changeSaved(state, { setup, match: { ...saved.match, hostSide: setup.hostSide } });
}

/** Nothing about the match can be read before the setup is known. */
function receiveInMatch(before: SessionState, body: unknown, at: SessionMoment): SessionStep {
  const { peer, setup } = before.saved;
  const state =
    peer.chat === 'unknown'
      ? changeSaved(before, { peer: { ...peer, chat: 'unsupported' } })
      : before;
  return setup === null ? sendNothing(state) : stepInSession(state, { kind: 'received', body }, at);
}

/** Takes a chat line once the match is settled; before, the line may be a replay (HELLO-2). */
function receiveChatText(
  state: SessionState,
  n: number,
  text: unknown,
  at: SessionMoment,
): SessionStep {
  const { chat, match } = state.saved;
  if (match.isFresh) return sendNothing(state);
  const heard = receiveMessage(chat, text, at.now);
  const after = changeSaved(state, { chat: heard.chat });
  return heard.isAccepted ? enqueue(after, [{ t: 'ack', n }], at.now) : sendNothing(after);
}

function receiveAcknowledgement(state: SessionState, n: unknown): SessionStep {
  if (typeof n !== 'number') return sendNothing(state);
  return sendNothing(changeSaved(state, { chat: markDelivered(state.saved.chat, n) }));
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

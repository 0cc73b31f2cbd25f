import { acknowledge, hear } from './chat.ts';
import { OWN_STOP } from './closing-reason.ts';
import type { Envelope } from './envelope.ts';
import { type BehindMessage, type Greeting, readBehind, readHello } from './hello.ts';
import { takePart } from './parts.ts';
import { enqueue, enqueueOpenly } from './enqueue.ts';
import { readKeyShown } from './key-shown.ts';
import { modeOf } from './keys.ts';
import { hearKey, hearKeys } from './session-keys.ts';
import { stepInSession } from './session-match.ts';
import { greet } from './session-meet.ts';
import {
  type Proof,
  type SessionMoment,
  type SessionState,
  type SessionStep,
  stay,
  withKeys,
  withSaved,
} from './session-state.ts';

type Fields = Readonly<Record<string, unknown>>;

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
  return receiveOpenly(withSaved(state, { received: n }), { n, ...found }, fields, at);
}

/**
 * Handles messages before keys are agreed on; other messages must be sealed with the keys
 * (INNER-7).
 */
function receiveOpenly(
  state: SessionState,
  { n, opened, proof }: DecryptedBody & { readonly n: number },
  body: Fields,
  at: SessionMoment,
): SessionStep {
  switch (body['t']) {
    case 'hello': {
      const greeting = readHello(body);
      return greeting === null ? stay(state) : greeted(state, greeting, at);
    }
    case 'behind': {
      const behind = readBehind(body);
      return behind === null ? stay(state) : catchUp(state, behind, at);
    }
    case 'key': {
      const shown = readKeyShown(body);
      return shown === null ? stay(state) : hearKey(state, shown, proof, at);
    }
    case 'in': {
      const isHeld = opened === null || modeOf(state.saved.keys) === 'closed';
      return isHeld ? stay(state) : receiveBody(state, n, readFields(opened), at);
    }
    default: {
      const mode = modeOf(state.saved.keys);
      const isOpen = mode === 'plain' || mode === 'unheard';
      return isOpen ? receiveBody(withoutGreeting(state), n, body, at) : stay(state);
    }
  }
}

function receiveBody(state: SessionState, n: number, body: Fields, at: SessionMoment): SessionStep {
  switch (body['t']) {
    case 'part': {
      const { assembly, whole } = takePart(state.assembly, body);
      const after = { ...state, assembly };
      return whole === null ? stay(after) : receiveInMatch(after, parse(whole), at);
    }
    case 'chat':
      return listen(state, n, body['text'], at);
    case 'ack':
      return acknowledged(state, body['n']);
    default:
      return receiveInMatch(state, body, at);
  }
}

/** An app that never greets has no keys. */
function withoutGreeting(state: SessionState): SessionState {
  return state.saved.keys.peer === 'unknown' ? withKeys(state, { peer: 'without' }) : state;
}

/** A sender restored from a backup, or with its clock set back, cannot know its numbers are old. */
function answerPast(state: SessionState, body: Fields, at: SessionMoment): SessionStep {
  const greeting = readHello(body);
  if (greeting === null || state.behinds >= MAX_BEHINDS) return stay(state);
  const behind: BehindMessage = { t: 'behind', re: greeting.sid, n: state.saved.received };
  return enqueueOpenly({ ...state, behinds: state.behinds + 1 }, [behind], at.now);
}

/** The other side saw higher numbers: continues from there and greets again (HELLO-4). */
function catchUp(state: SessionState, { re, n }: BehindMessage, at: SessionMoment): SessionStep {
  const { match, sent } = state.saved;
  if (re !== match.sid || state.behinds >= MAX_BEHINDS) return stay(state);
  const caught = withSaved(state, { sent: Math.max(sent, n) });
  return greet({ ...caught, behinds: state.behinds + 1 }, at);
}

function greeted(state: SessionState, greeting: Greeting, at: SessionMoment): SessionStep {
  // The first hello may have been lost, and the other would never learn why nobody plays.
  if (isOtherGame(state, greeting, at)) return { ...greet(state, at), stop: OWN_STOP.otherGame };
  const { peer } = state.saved;
  const chat = greeting.hasChat ? 'supported' : 'unsupported';
  const { canAbort, canBeClaimed } = greeting;
  const name = greeting.name ?? peer.name;
  const known = withSaved(state, { peer: { ...peer, name, chat, canAbort, canBeClaimed } });
  const keyed = hearKeys(withSetup(known, greeting), greeting, at);
  const event = { kind: 'helloReceived', sid: greeting.sid } as const;
  const { role, match, keys } = keyed.state.saved;
  if (role === 'host' && (keys.peer === 'with' || keys.peer === 'other')) {
    // The guest shows its key next and gets its answer then.
    return stay(withSaved(keyed.state, { match: at.stepMatch(match, event).state }));
  }
  const answered = stepInSession(keyed.state, event, at);
  return { ...answered, send: [...keyed.send, ...answered.send] };
}

/**
 * The game has another name, or not the start position from the host's first setup (HELLO-5,
 * FRC-5).
 */
function isOtherGame(
  { saved }: SessionState,
  { game, setup }: Greeting,
  at: SessionMoment,
): boolean {
  if (game !== at.game) return true;
  return saved.role === 'guest' && setup !== null && !at.mayPlay(saved.setup, setup);
}

/** Takes the host's setup once; later hellos do not change it (HELLO-5). */
function withSetup(state: SessionState, { setup }: Greeting): SessionState {
  const { saved } = state;
  if (saved.role === 'host' || saved.setup !== null || setup === null) return state;
  return withSaved(state, { setup, match: { ...saved.match, hostSide: setup.hostSide } });
}

/** Nothing about the match can be read before the setup is known. */
function receiveInMatch(before: SessionState, body: unknown, at: SessionMoment): SessionStep {
  const { peer, setup } = before.saved;
  const state =
    peer.chat === 'unknown'
      ? withSaved(before, { peer: { ...peer, chat: 'unsupported' } })
      : before;
  return setup === null ? stay(state) : stepInSession(state, { kind: 'received', body }, at);
}

/** Before the match is settled, a chat line may be a replay (HELLO-2). */
function listen(state: SessionState, n: number, text: unknown, at: SessionMoment): SessionStep {
  const { chat, match } = state.saved;
  if (match.isFresh) return stay(state);
  const heard = hear(chat, text, at.now);
  const after = withSaved(state, { chat: heard.chat });
  return heard.isAccepted ? enqueue(after, [{ t: 'ack', n }], at.now) : stay(after);
}

function acknowledged(state: SessionState, n: unknown): SessionStep {
  if (typeof n !== 'number') return stay(state);
  return stay(withSaved(state, { chat: acknowledge(state.saved.chat, n) }));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

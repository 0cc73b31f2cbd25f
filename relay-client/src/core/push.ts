import { type Fields, readFields } from '@sealed-move/protocol/fields';
import type { Sync } from './bodies.ts';
import { isCount } from './bounds.ts';
import { enqueue } from './enqueue.ts';
import { getNextNumber } from './envelope.ts';
import { isSameHistory } from './history.ts';
import { findMode, type Sealer } from './keys.ts';
import { makePositionRef } from './position-ref.ts';
import { type PushState, type PushTarget, isTopic, readPushTarget } from './push-target.ts';
import { readBody } from './read-body.ts';
import type { SavedGame } from './saved-game.ts';
import {
  type SessionEvent,
  type SessionMoment,
  type SessionState,
  type SessionStep,
  changeSaved,
  sendNothing,
} from './session-state.ts';
import type { MatchState } from './state.ts';

/*
 * How two apps reach each other while one is closed. They tell each other their targets only under
 * their own keys: a listener with the link could otherwise send messages to a player (REACH-1).
 */

const NO_PUSH: PushState = {
  own: null,
  theirs: null,
  isTold: true,
  isOwnGone: false,
  gone: null,
  isOwed: false,
};

interface PushBody {
  readonly t: 'push';
  /** How the sender is reached; omitted if the receiver holds it. */
  readonly to?: PushTarget | null;
  /** The topic of the receiver's target that the sender holds. */
  readonly has: string | null;
  readonly gone: string | null;
}

/** Everything in one message for a closed app, packed by the driver. */
export interface Parcel {
  readonly bodies: readonly unknown[];
  /** The same without the moves that the other app has, if the whole game is too long. */
  readonly brief: readonly unknown[];
  readonly n: number;
  readonly by: Sealer;
  readonly to: PushTarget;
  /** The state it tells. */
  readonly match: MatchState;
}

/** More than a sync, a claim of absence, new moves and the sender's target. */
const MAX_BODIES = 16;

/** The player switched this on or off, or has a new subscription. */
export function setOwnTarget(
  state: SessionState,
  own: PushTarget | null,
  at: SessionMoment,
): SessionStep {
  const changed = changePush(state, { own, isTold: false, isOwnGone: false });
  return tellTargets(changed, at);
}

/** Tells the other app, if there are keys for that, how this one is reached (REACH-1). */
export function tellTargets(state: SessionState, at: SessionMoment): SessionStep {
  const { push, keys } = state.saved;
  if (push === undefined || findMode(keys) !== 'sealed') return sendNothing(state);
  return enqueue(state, [makePushBody(push)], at.now);
}

function makePushBody({ own, theirs, isTold, gone }: PushState): PushBody {
  return { t: 'push', ...(isTold ? {} : { to: own }), has: theirs?.topic ?? null, gone };
}

/** Notes the other's target; acknowledges a new one. Only under the players' own keys (REACH-1). */
export function receivePush(state: SessionState, body: Fields, at: SessionMoment): SessionStep {
  if (findMode(state.saved.keys) !== 'sealed') return sendNothing(state);
  const { own, theirs, gone, isTold: wasTold } = state.saved.push ?? NO_PUSH;
  const isNew = body['to'] !== undefined;
  const next = isNew ? readPushTarget(body['to']) : theirs;
  const isOwnGone = own !== null && readTopic(body['gone']) === own.topic;
  // Told once more, a target that is gone would be refused once more, without end.
  const isTold = isOwnGone || (own?.topic ?? null) === readTopic(body['has']);
  const isGone = next !== null && next.topic === gone;
  const noted = changePush(state, {
    theirs: isGone ? null : next,
    gone: isNew && !isGone ? null : gone,
    isTold,
    ...(isOwnGone ? { isOwnGone } : {}),
  });
  // Two apps whose readers differ would tell and refuse the same target for ever.
  return isNew || (wasTold && !isTold) ? tellTargets(noted, at) : sendNothing(noted);
}

/** What came while this app was closed, as if each had come in a frame (REACH-4). */
export function listParcelBodies({ bodies }: Fields, match: MatchState): readonly Fields[] {
  const all: readonly unknown[] = Array.isArray(bodies) ? bodies : [];
  return all.slice(0, MAX_BODIES).map((body) => addKnown(readFields(body), match));
}

/**
 * Null if there is nothing to send to a closed app, or no way to (REACH-3).
 * @param refused the last message that was refused, which is not made again
 */
export function makeParcel(
  state: SessionState,
  at: SessionMoment,
  refused: Pick<Parcel, 'to' | 'match'> | null = null,
): { readonly state: SessionState; readonly parcel: Parcel } | null {
  const { push, keys, match, sent, peer } = state.saved;
  if (push?.isOwed !== true || push.theirs === null || peer.presence !== 'away') return null;
  if (findMode(keys) !== 'sealed' || keys.agreed === null) return null;
  if (match.isFresh || match.peerSid === null) return null;
  const isSameTarget = refused?.to.topic === push.theirs.topic;
  if (refused !== null && isSameTarget && isSameDeeds(refused.match, match)) return null;
  const n = getNextNumber(sent, at.now);
  const { send } = at.stepMatch(match, { kind: 'helloReceived', sid: match.peerSid });
  const bodies = [...send, makePushBody(push)];
  const brief = bodies.map((body) => (body.t === 'sync' ? leaveOutKnown(body, match) : body));
  const parcel = { bodies, brief, n, by: keys.agreed.sealer, to: push.theirs, match };
  return { state: changeSaved(state, { sent: n }), parcel };
}

/** A sync without the moves that the other app is known to have; `after` names their end. */
function leaveOutKnown(sync: Sync, { history, confirmed }: MatchState) {
  const { ply, hash } = makePositionRef(history, confirmed);
  return { ...sync, held: { ...sync.held, moves: history.moves.slice(ply) }, after: { ply, hash } };
}

/** The whole sync. Tells nothing to an app that lacks the moves that were left out. */
function addKnown(body: Fields, { history }: MatchState): Fields {
  if (body['after'] === undefined) return body;
  const { ply, hash } = readFields(body['after']);
  const held = readFields(body['held']);
  const isKnown = isCount(ply) && ply <= history.moves.length;
  if (!isKnown || makePositionRef(history, ply).hash !== hash) return {};
  const rest: readonly unknown[] = Array.isArray(held['moves']) ? held['moves'] : [];
  return { ...body, held: { ...held, moves: [...history.moves.slice(0, ply), ...rest] } };
}

/** Notes what the push service said; something newer may be owed by now. */
export function notePushed(
  state: SessionState,
  { result, topic, match }: Extract<SessionEvent, { readonly kind: 'pushed' }>,
): SessionStep {
  const { theirs } = state.saved.push ?? NO_PUSH;
  if (theirs?.topic !== topic) return sendNothing(state);
  if (result === 'gone') return sendNothing(changePush(state, { theirs: null, gone: topic }));
  const isNewest = isSameDeeds(match, state.saved.match);
  return sendNothing(isNewest ? changePush(state, { isOwed: false }) : state);
}

/** Notes whether the other app, now away, lacks something that was done here (REACH-3). */
export function noteOwed(before: SavedGame, event: SessionEvent, step: SessionStep): SessionStep {
  const { saved } = step.state;
  const { push, peer, match } = saved;
  if (push === undefined || push.theirs === null) return step;
  const isOnline = peer.presence === 'online';
  const isDeed = event.kind === 'command' && !isSameDeeds(before.match, match);
  const isBehind = match.confirmed < match.history.moves.length;
  const hasGone = before.peer.presence === 'online' && !isOnline && isBehind;
  // An app answers so when it has taken everything that it was told.
  const opened = event.kind === 'received' ? readFields(event.opened) : {};
  const isAnswered =
    opened['t'] === 'parcel'
      ? hasAll(opened, match)
      : opened['t'] === 'ok' && isOnline && !isBehind;
  const isOwed = !isAnswered && (push.isOwed || hasGone || (isDeed && !isOnline));
  if (isOwed === push.isOwed) return step;
  return { ...step, state: changePush(step.state, { isOwed }) };
}

/** Whether its sender holds the whole game: a page may close before it notes that a push went out. */
function hasAll(parcel: Fields, match: MatchState): boolean {
  return listParcelBodies(parcel, match).some((body) => {
    const sync = readBody(body);
    if (sync?.t !== 'sync' || sync.held.asked === null) return false;
    return isSameHistory(match.history, { ...sync.held, asked: sync.held.asked });
  });
}

/** Whether two states tell the other player the same. */
function isSameDeeds(one: MatchState, other: MatchState): boolean {
  return isSameHistory(one.history, other.history) && one.absence === other.absence;
}

function changePush(state: SessionState, change: Partial<PushState>): SessionState {
  return changeSaved(state, { push: { ...(state.saved.push ?? NO_PUSH), ...change } });
}

function readTopic(value: unknown): string | null {
  return isTopic(value) ? value : null;
}

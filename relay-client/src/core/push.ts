import { type Fields, readFields } from '@sealed-move/protocol/fields';
import type { Body } from './bodies.ts';
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
 * Pushes between two apps, one of them closed. They exchange their targets only under their own
 * keys: a listener with the link could otherwise send messages to a player (REACH-1).
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
  /** The sender's target; omitted if the receiver holds it. */
  readonly to?: PushTarget | null;
  /** The topic of the receiver's target that the sender holds. */
  readonly has: string | null;
  readonly gone: string | null;
}

/** One message for a closed app, packed by the driver. */
export interface Parcel {
  readonly bodies: readonly unknown[];
  /** The short form for a game that is too long: only the part that the other app may lack. */
  readonly brief: readonly unknown[];
  readonly n: number;
  readonly by: Sealer;
  readonly to: PushTarget;
  /** The state that the message describes. */
  readonly match: MatchState;
}

/** Enough for a sync, a claim of absence, new moves and the sender's target. */
const MAX_BODIES = 16;

/** Records that the player switched pushes on or off, or has a new subscription. */
export function setOwnTarget(
  state: SessionState,
  own: PushTarget | null,
  at: SessionMoment,
): SessionStep {
  const changed = changePush(state, { own, isTold: false, isOwnGone: false });
  return tellTargets(changed, at);
}

/** Sends this app's target to the other app if they share keys (REACH-1). */
export function tellTargets(state: SessionState, at: SessionMoment): SessionStep {
  const { push, keys } = state.saved;
  if (push === undefined || findMode(keys) !== 'sealed') return sendNothing(state);
  return enqueue(state, [makePushBody(push)], at.now);
}

function makePushBody({ own, theirs, isTold, gone }: PushState): PushBody {
  return { t: 'push', ...(isTold ? {} : { to: own }), has: theirs?.topic ?? null, gone };
}

/**
 * Stores the opponent's target and acknowledges a new one, only under the players' own keys
 * (REACH-1).
 */
export function receivePush(state: SessionState, body: Fields, at: SessionMoment): SessionStep {
  if (findMode(state.saved.keys) !== 'sealed') return sendNothing(state);
  const { own, theirs, gone, isTold: wasTold } = state.saved.push ?? NO_PUSH;
  const isNew = body['to'] !== undefined;
  const next = isNew ? readPushTarget(body['to']) : theirs;
  const isOwnGone = own !== null && readTopic(body['gone']) === own.topic;
  // Sending a dead target again would have it refused again, endlessly.
  const isTold = isOwnGone || (own?.topic ?? null) === readTopic(body['has']);
  const isGone = next !== null && next.topic === gone;
  const noted = changePush(state, {
    theirs: isGone ? null : next,
    gone: isNew && !isGone ? null : gone,
    isTold,
    ...(isOwnGone ? { isOwnGone } : {}),
  });
  // Two apps that validate differently would send and refuse the same target forever.
  return isNew || (wasTold && !isTold) ? tellTargets(noted, at) : sendNothing(noted);
}

/**
 * Lists the bodies that arrived while this app was closed, each handled like a frame's (REACH-4).
 */
export function listParcelBodies(body: Fields): readonly Fields[] {
  const { bodies } = body;
  const all: readonly unknown[] = Array.isArray(bodies) ? bodies : [];
  return all.slice(0, MAX_BODIES).map(readFields);
}

/**
 * Makes the message for a closed app; null if there is nothing to send, or no way to (REACH-3).
 * @param refused the last refused message, which is not made again
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
  if (refused !== null && isSameTarget && hasSameDeeds(refused.match, match)) return null;
  const n = getNextNumber(sent, at.now);
  const { send } = at.stepMatch(match, { kind: 'helloReceived', sid: match.peerSid });
  const told = makePushBody(push);
  const [bodies, brief] = [
    [...send, told],
    [...listNewDeeds(match), told],
  ];
  const parcel = { bodies, brief, n, by: keys.agreed.sealer, to: push.theirs, match };
  return { state: changeSaved(state, { sent: n }), parcel };
}

/** Lists the moves that the other app may lack, and this player's resignation. */
function listNewDeeds({ history, confirmed, seat }: MatchState): readonly Body[] {
  const resigned = history.resigned[seat];
  const moves = history.moves.slice(confirmed).map(([move, note], index): Body => {
    return { t: 'move', at: makePositionRef(history, confirmed + index), move, note };
  });
  if (resigned === null) return moves;
  return [...moves, { t: 'resign', at: makePositionRef(history, resigned.ply), why: resigned.why }];
}

/** Records the push service's answer; something newer may be owed by now. */
export function notePushed(
  state: SessionState,
  { result, topic, match }: Extract<SessionEvent, { readonly kind: 'pushed' }>,
): SessionStep {
  const { theirs } = state.saved.push ?? NO_PUSH;
  if (theirs?.topic !== topic) return sendNothing(state);
  if (result === 'gone') return sendNothing(changePush(state, { theirs: null, gone: topic }));
  const isNewest = hasSameDeeds(match, state.saved.match);
  return sendNothing(isNewest ? changePush(state, { isOwed: false }) : state);
}

/** Records whether the absent app lacks something that was done here (REACH-3). */
export function noteOwed(before: SavedGame, event: SessionEvent, step: SessionStep): SessionStep {
  const { saved } = step.state;
  const { push, peer, match } = saved;
  if (push === undefined || push.theirs === null) return step;
  const isOnline = peer.presence === 'online';
  const isDeed = event.kind === 'command' && !hasSameDeeds(before.match, match);
  const isBehind = match.confirmed < match.history.moves.length;
  const hasGone = before.peer.presence === 'online' && !isOnline && isBehind;
  // An app answers like this once it has everything it was sent.
  const opened = event.kind === 'received' ? readFields(event.opened) : {};
  const isAnswered =
    opened['t'] === 'parcel'
      ? hasAll(opened, match)
      : opened['t'] === 'ok' && isOnline && !isBehind;
  const isOwed = !isAnswered && (push.isOwed || hasGone || (isDeed && !isOnline));
  if (isOwed === push.isOwed) return step;
  return { ...step, state: changePush(step.state, { isOwed }) };
}

/**
 * Whether the sender holds the whole game: a page may close before it records that a push went out.
 */
function hasAll(parcel: Fields, { history }: MatchState): boolean {
  return listParcelBodies(parcel).some((body) => {
    const sync = readBody(body);
    if (sync?.t !== 'sync' || sync.held.asked === null) return false;
    return isSameHistory(history, { ...sync.held, asked: sync.held.asked });
  });
}

function hasSameDeeds(one: MatchState, other: MatchState): boolean {
  return isSameHistory(one.history, other.history) && one.absence === other.absence;
}

/** Somebody else may hold the other seat now and will send a target of their own (REACH-1). */
export function forgetTheirTarget({ push }: Pick<SavedGame, 'push'>): Pick<SavedGame, 'push'> {
  if (push === undefined) return {};
  return { push: { ...push, theirs: null, isTold: false, gone: null, isOwed: false } };
}

/** Reads a saved state; null if it is damaged, undefined if none was saved. */
export function readPushState(value: unknown): PushState | null | undefined {
  if (value === undefined) return undefined;
  const { own, theirs, isTold, isOwnGone, gone, isOwed } = readFields(value);
  const targets = [own, theirs].map((one) => (one === null ? null : readPushTarget(one)));
  const isWhole =
    (own === null) === (targets[0] === null) &&
    (theirs === null) === (targets[1] === null) &&
    [isTold, isOwnGone, isOwed].every((flag) => typeof flag === 'boolean') &&
    (gone === null || isTopic(gone));
  return isWhole ? (value as PushState) : null;
}

function changePush(state: SessionState, change: Partial<PushState>): SessionState {
  return changeSaved(state, { push: { ...(state.saved.push ?? NO_PUSH), ...change } });
}

function readTopic(value: unknown): string | null {
  return isTopic(value) ? value : null;
}

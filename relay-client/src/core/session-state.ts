import type { Presence } from './connection-state.ts';
import type { Envelope } from './envelope.ts';
import type { Agreement, Keys, OwnKey, Sealer } from './keys.ts';
import type { TokenBucket } from './pace.ts';
import type { Assembly } from './parts.ts';
import type { PushResult, PushTarget } from './push-target.ts';
import type { SavedGame, Setup } from './saved-game.ts';
import type { ChatRefusal } from './chat.ts';
import type { MatchEvent } from './match.ts';
import type { MatchState, Refusal, Step } from './state.ts';
import type { Command } from './commands.ts';

/** How many reports about the other player's presence are handled at once. */
export const MAX_MEETINGS = 20;
/** How many different keys of a guest are answered at once. */
export const MAX_KEYS = 5;

/** A session's state: the saved part, and the part a reload may lose. */
export interface SessionState {
  readonly saved: SavedGame;
  /** The parts of a long message received so far. */
  readonly assembly: Assembly;
  /** How often either side was found behind since the other player connected. */
  readonly behinds: number;
  /** How many more comings and goings the relay may report (HELLO-7). */
  readonly meetings: TokenBucket;
  /** The relay's last excess report about the other player; null if there is none (HELLO-7). */
  readonly late: Presence | null;
  /** The host's commitment in its last hello since it connected; only a guest has one. */
  readonly heard: string | null;
  /** How often a guest may still arrive with another key (INNER-3). */
  readonly rekeyings: TokenBucket;
}

/** The driver's findings about a received key, using this device's private one. */
export interface Proof {
  /** The commitment to the received key, in the form to which a host is bound. */
  readonly commitment: string;
  /** Null if no agreement is possible with that key. */
  readonly agreement: Agreement | null;
}

export type SessionEvent =
  /** The relay gave the seat, or reports the other player. */
  | { readonly kind: 'joined' | 'peer'; readonly peer: Presence }
  | { readonly kind: 'disconnected' }
  /** An excess report of the relay can be handled now. */
  | { readonly kind: 'calm' }
  /** The last line was not acknowledged in time. */
  | { readonly kind: 'overdue' }
  | {
      readonly kind: 'received';
      readonly envelope: Envelope;
      /** Its inner sealed content; null if there is none, or not for the agreed keys. */
      readonly opened: unknown;
      readonly proof: Proof | null;
    }
  /** This app is reached so while it is closed, or no longer. */
  | { readonly kind: 'reached'; readonly own: PushTarget | null }
  /** The push service took the newest message for that target, or no longer knows the target. */
  | {
      readonly kind: 'pushed';
      readonly result: PushResult;
      readonly topic: string;
      /** The state that the message told. */
      readonly match: MatchState;
    }
  | { readonly kind: 'compared'; readonly code: string }
  /** The player continues with an opponent who has another key or none. */
  | { readonly kind: 'goOn' }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'leave' };

export interface SessionMoment {
  /** The name of the rules, and the match machine with these rules. */
  readonly game: string;
  readonly stepMatch: (match: MatchState, event: MatchEvent) => Step;
  /** Whether a host's setup is playable here and consistent with the known one, if any. */
  readonly mayPlay: (known: Setup | null, said: Setup) => boolean;
  readonly now: number;
  /** A fresh random word. */
  readonly sid: string;
  /** An unused key; null if this machine does not support them. */
  readonly spare: OwnKey | null;
}

export interface OutgoingMessage {
  readonly n: number;
  readonly body: unknown;
  /** The keys with which the frame's content is sealed again; null if it is not. */
  readonly by: Sealer | null;
}

export type CommandRefusal = Refusal | ChatRefusal;

/** A new state, and the effects to carry out in order once it is saved. */
export interface SessionStep {
  readonly state: SessionState;
  readonly send: readonly OutgoingMessage[];
  /** Whether to tell the relay that this player leaves for good. */
  readonly leaves: boolean;
  /** The code to stop with; null to continue. */
  readonly stop: number | null;
  readonly refused: CommandRefusal | null;
}

export function beginSession(saved: SavedGame, now: number): SessionState {
  return {
    saved,
    assembly: null,
    behinds: 0,
    meetings: { left: MAX_MEETINGS, at: now },
    late: null,
    heard: null,
    rekeyings: { left: MAX_KEYS, at: now },
  };
}

export function sendNothing(state: SessionState): SessionStep {
  return { state, send: [], leaves: false, stop: null, refused: null };
}

export function changeSaved(state: SessionState, change: Partial<SavedGame>): SessionState {
  return { ...state, saved: { ...state.saved, ...change } };
}

export function changeKeys(state: SessionState, change: Partial<Keys>): SessionState {
  return changeSaved(state, { keys: { ...state.saved.keys, ...change } });
}

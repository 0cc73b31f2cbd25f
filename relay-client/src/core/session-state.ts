import type { Presence } from './connection-state.ts';
import type { Envelope } from './envelope.ts';
import type { Pace } from './pace.ts';
import type { Assembly } from './parts.ts';
import type { SavedGame } from './saved-game.ts';
import type { ChatRefusal } from './chat.ts';
import type { MatchEvent } from './match.ts';
import type { MatchState, Refusal, Step } from './state.ts';
import type { Command } from './commands.ts';

/** A session's state: what is saved, and what a reload may lose. */
export interface SessionState {
  readonly saved: SavedGame;
  /** The parts of a long message received so far. */
  readonly assembly: Assembly;
  /** How often either side was found behind since the other player connected. */
  readonly behinds: number;
  /** How much the relay may still say of the other player's comings and goings (HELLO-7). */
  readonly meetings: Pace;
}

export type SessionEvent =
  /** The relay gave the seat, or reports the other player. */
  | { readonly kind: 'joined' | 'peer'; readonly peer: Presence }
  | { readonly kind: 'disconnected' }
  /** The last line was not acknowledged in time. */
  | { readonly kind: 'overdue' }
  | { readonly kind: 'received'; readonly envelope: Envelope }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'leave' };

/** What a step may depend on besides the event. */
export interface SessionMoment {
  /** The name of the rules, and the match machine with these rules. */
  readonly game: string;
  readonly stepMatch: (match: MatchState, event: MatchEvent) => Step;
  /** Epoch ms. */
  readonly now: number;
  /** A fresh random word. */
  readonly sid: string;
}

/** A message and its number. */
export interface Outgoing {
  readonly n: number;
  readonly body: unknown;
}

export type Refused = Refusal | ChatRefusal;

/** A new state, and what to do in this order once it is saved. */
export interface SessionStep {
  readonly state: SessionState;
  readonly send: readonly Outgoing[];
  /** Tell the relay that this player leaves for good. */
  readonly leaves: boolean;
  /** The code to stop with; null: go on. */
  readonly stop: number | null;
  readonly refused: Refused | null;
}

export function stay(state: SessionState): SessionStep {
  return { state, send: [], leaves: false, stop: null, refused: null };
}

export function withSaved(state: SessionState, change: Partial<SavedGame>): SessionState {
  return { ...state, saved: { ...state.saved, ...change } };
}

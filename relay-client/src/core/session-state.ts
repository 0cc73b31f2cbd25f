import type { Presence } from './connection-state.ts';
import type { Envelope } from './envelope.ts';
import type { Assembly } from './parts.ts';
import type { SavedGame } from './saved-game.ts';
import type { ChatRefusal } from './chat.ts';
import type { MatchEvent } from './match.ts';
import type { MatchState, Refusal, Step } from './state.ts';
import type { Command } from './commands.ts';

/** A game as its session knows it: what is saved, and what a reload may forget. */
export interface SessionState {
  readonly saved: SavedGame;
  /** The parts of a long message that came in so far. */
  readonly assembly: Assembly;
  /** How often one of the two was found behind since the other player connected. */
  readonly behinds: number;
}

export type SessionEvent =
  /** The relay gave the seat; or it tells of the other player. */
  | { readonly kind: 'joined' | 'peer'; readonly peer: Presence }
  | { readonly kind: 'disconnected' }
  /** What was said last has not been acknowledged in time. */
  | { readonly kind: 'overdue' }
  | { readonly kind: 'received'; readonly envelope: Envelope }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'leave' };

/** What a step may depend on beside the event. */
export interface SessionMoment {
  /** The rules' name, and what a match by these rules does. */
  readonly game: string;
  readonly stepMatch: (match: MatchState, event: MatchEvent) => Step;
  /** Epoch ms. */
  readonly now: number;
  /** A random word that was never used. */
  readonly sid: string;
}

/** A message and its number. */
export interface Outgoing {
  readonly n: number;
  readonly body: unknown;
}

export type Refused = Refusal | ChatRefusal;

/** A changed state, and what is done in this order once it is saved. */
export interface SessionStep {
  readonly state: SessionState;
  readonly send: readonly Outgoing[];
  /** Tell the relay that this player leaves for good. */
  readonly leaves: boolean;
  /** Why it does not go on; null: it does. */
  readonly stop: number | null;
  readonly refused: Refused | null;
}

export function stay(state: SessionState): SessionStep {
  return { state, send: [], leaves: false, stop: null, refused: null };
}

export function withSaved(state: SessionState, change: Partial<SavedGame>): SessionState {
  return { ...state, saved: { ...state.saved, ...change } };
}

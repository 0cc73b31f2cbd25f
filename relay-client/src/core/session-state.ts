import type { Presence } from './connection-state.ts';
import type { Envelope } from './envelope.ts';
import type { Agreement, Keys, OwnKey, Sealer } from './keys.ts';
import type { TokenBucket } from './pace.ts';
import type { Assembly } from './parts.ts';
import type { SavedGame, Setup } from './saved-game.ts';
import type { ChatRefusal } from './chat.ts';
import type { MatchEvent } from './match.ts';
import type { MatchState, Refusal, Step } from './state.ts';
import type { Command } from './commands.ts';

/** How often the relay is heeded at once about the other player. */
export const MAX_MEETINGS = 20;
/** How many other keys of a guest are answered at once. */
export const MAX_KEYS = 5;

/** A session's state: what is saved, and what a reload may lose. */
export interface SessionState {
  readonly saved: SavedGame;
  /** The parts of a long message received so far. */
  readonly assembly: Assembly;
  /** How often either side was found behind since the other player connected. */
  readonly behinds: number;
  /** How much the relay may still say of the other player's comings and goings (HELLO-7). */
  readonly meetings: TokenBucket;
  /** What the relay said of the other player while that was too much; null: nothing (HELLO-7). */
  readonly late: Presence | null;
  /** The key that the host is bound to, by its last hello since the other connected; of a guest. */
  readonly heard: string | null;
  /** How often a guest may still come with another key (INNER-3). */
  readonly rekeyings: TokenBucket;
}

/** What a driver found out about a key that came in, with this device's private one. */
export interface Proof {
  /** The commitment to the key that came in, as a host would be bound to it. */
  readonly commitment: string;
  /** Null: it is no key to agree on anything with. */
  readonly agreement: Agreement | null;
}

export type SessionEvent =
  /** The relay gave the seat, or reports the other player. */
  | { readonly kind: 'joined' | 'peer'; readonly peer: Presence }
  | { readonly kind: 'disconnected' }
  /** What the relay said too often can be heeded now. */
  | { readonly kind: 'calm' }
  /** The last line was not acknowledged in time. */
  | { readonly kind: 'overdue' }
  | {
      readonly kind: 'received';
      readonly envelope: Envelope;
      /** What was sealed once more in it; null: nothing, or not for the keys agreed on. */
      readonly opened: unknown;
      /** The proof of the key in it. */
      readonly proof: Proof | null;
    }
  /** The player compared the words of that code. */
  | { readonly kind: 'compared'; readonly code: string }
  /** The player goes on with whoever came with another key, or with none. */
  | { readonly kind: 'goOn' }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'leave' };

/** What a step may depend on besides the event. */
export interface SessionMoment {
  /** The name of the rules, and the match machine with these rules. */
  readonly game: string;
  readonly stepMatch: (match: MatchState, event: MatchEvent) => Step;
  /** Whether the game that a host says can be played here, and is the one that is known, if any is. */
  readonly mayPlay: (known: Setup | null, said: Setup) => boolean;
  /** Epoch ms. */
  readonly now: number;
  /** A fresh random word. */
  readonly sid: string;
  /** A key that was never used; null: this machine has none of that kind. */
  readonly spare: OwnKey | null;
}

/** A message and its number. */
export interface OutgoingMessage {
  readonly n: number;
  readonly body: unknown;
  /** By which it is sealed once more; null: not at all. */
  readonly by: Sealer | null;
}

export type CommandRefusal = Refusal | ChatRefusal;

/** A new state, and what to do in this order once it is saved. */
export interface SessionStep {
  readonly state: SessionState;
  readonly send: readonly OutgoingMessage[];
  /** Tell the relay that this player leaves for good. */
  readonly leaves: boolean;
  /** The code to stop with; null: go on. */
  readonly stop: number | null;
  readonly refused: CommandRefusal | null;
}

/** @param now epoch ms */
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

export function stay(state: SessionState): SessionStep {
  return { state, send: [], leaves: false, stop: null, refused: null };
}

export function withSaved(state: SessionState, change: Partial<SavedGame>): SessionState {
  return { ...state, saved: { ...state.saved, ...change } };
}

export function withKeys(state: SessionState, change: Partial<Keys>): SessionState {
  return withSaved(state, { keys: { ...state.saved.keys, ...change } });
}

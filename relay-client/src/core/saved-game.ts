import { type ChatState, makeChat } from './chat.ts';
import { cleanName } from './chat-text.ts';
import { type Keys, NO_KEYS } from './keys.ts';
import type { Seat } from './history.ts';
import type { PushState } from './push-target.ts';
import { type Role, toSeat } from './role.ts';
import type { Rooms } from './room-list.ts';
import type { Side } from './rules.ts';
import { type MatchState, makeMatch } from './state.ts';

/** The host's choices for all games in the room; the guest learns them from the first hello. */
export interface Setup {
  /** The host's side in the first game; a rematch swaps sides. */
  readonly hostSide: Side;
  /** The game's own options, small and plain JSON, such as a clock or a variant. */
  readonly options: unknown;
}

export interface Peer {
  /** `never`: the player has not been here. `left`: for good, which does not decide the game. */
  readonly presence: 'never' | 'online' | 'away' | 'left';
  /** Cleaned, at most 20 characters; null until the first hello. */
  readonly name: string | null;
  readonly chat: 'unknown' | 'supported' | 'unsupported';
  /** Whether their app understands that a game was called off (GAME-16); older apps do not. */
  readonly canAbort?: boolean;
  /** Whether their app answers a claim that they were away too long (GAME-18). */
  readonly canBeClaimed?: boolean;
}

/** Everything that a player's device saves to resume a game: plain JSON except for keys. */
export interface SavedGame {
  readonly v: 1;
  /** The role in this room: in another room, a guest may be the host (GOON-3). */
  readonly role: Role;
  /** The room's secret, from the invite or from `Rooms`; 16 bytes, base64url. */
  readonly secret: string;
  /** The relay's address, as returned by `readRelayAddress`. */
  readonly relay: string;
  /** Proves to the relay whose seat it is: 32 random bytes, base64url. */
  readonly seatToken: string;
  /** Whether the relay ever gave the seat. */
  readonly isSeated: boolean;
  /** The player is leaving for good; the relay may not know yet. */
  readonly isLeaving: boolean;
  /** The highest number of a message sent and of one accepted; 0 for none. */
  readonly sent: number;
  readonly received: number;
  readonly name: string;
  readonly peer: Peer;
  readonly setup: Setup | null;
  readonly match: MatchState;
  readonly chat: ChatState;
  /** Keys that cannot be exported are lost in a store for text only (INNER-8). */
  readonly keys: Keys;
  /** Undefined until either player can be reached while the app is closed (REACH-1). */
  readonly push?: PushState;
  /** Undefined while the game is in its first room. */
  readonly rooms?: Rooms;
  /** Whether it came from a backup, so that later rooms may exist that the backup does not know. */
  readonly isRestored?: true;
}

export interface GameStart {
  readonly role: Role;
  readonly secret: string;
  readonly relay: string;
  readonly seatToken: string;
  readonly name: string;
  /** Null for a guest, who learns it from the host. */
  readonly setup: Setup | null;
}

/**
 * A game of which this device has the seat alone: the opponent tells how it stands.
 * @param seat as the game has it, which may not be its role's (GOON-3)
 */
export function resumeGame(start: GameStart, seat: Seat, now: number): SavedGame {
  const match = makeMatch(seat, start.setup?.hostSide ?? 0, true);
  return { ...beginGame(start, now), isSeated: true, match };
}

/** A game from a backup (GOON-5). Subscriptions belong to the device that made them (REACH-1). */
export function markRestored({ push: _, ...saved }: SavedGame): SavedGame {
  return { ...saved, isRestored: true };
}

/**
 * The same invite with other terms, which the host may change until someone joins (HELLO-8).
 * @returns null for a guest, and once the other player may have heard the terms
 */
export function addTerms(saved: SavedGame, setup: Setup): SavedGame | null {
  const isBegun = saved.rooms !== undefined || saved.peer.presence !== 'never';
  if (saved.role !== 'host' || isBegun) return null;
  return { ...saved, setup, match: makeMatch(toSeat(saved.role), setup.hostSide, false) };
}

export function beginGame(
  { role, secret, relay, seatToken, name, setup }: GameStart,
  now: number,
): SavedGame {
  return {
    v: 1,
    role,
    secret,
    relay,
    seatToken,
    isSeated: false,
    isLeaving: false,
    sent: 0,
    received: 0,
    name: cleanName(name) ?? '',
    peer: { presence: 'never', name: null, chat: 'unknown' },
    setup,
    match: makeMatch(toSeat(role), setup?.hostSide ?? 0, role === 'guest'),
    chat: makeChat(now),
    keys: NO_KEYS,
  };
}

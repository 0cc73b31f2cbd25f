import type { EndNotes } from './core/history.ts';
import type { PushTarget } from './core/push-target.ts';
import type { Role } from './core/role.ts';
import type { Outcome, Side } from './core/rules.ts';
import type { Peer, Setup } from './core/saved-game.ts';
import type { KeysView } from './keys-view.ts';

export type { EndNotes, KeysView, Role, Setup, Peer as PeerView };

export type ConnectionView =
  /** Not started, or stopped by the player. */
  | { readonly kind: 'off' }
  | { readonly kind: 'connecting'; readonly attempt: number }
  /** Seated in the room. */
  | { readonly kind: 'online' }
  /** Reconnects at that time (epoch ms), or when online again; `code` is the close code, if any. */
  | {
      readonly kind: 'waiting';
      readonly until: number;
      readonly code: number | null;
      readonly isOffline?: true;
    }
  /** The connection does not come back on its own: see `explainClosing`. */
  | { readonly kind: 'stopped'; readonly code: number };

/** An offer in exactly this position. */
export type OfferView = 'none' | 'mine' | 'theirs';

/** How a game ended, by either side. */
export type EndingView =
  | ({ readonly by: 'moves' } & Outcome)
  | { readonly by: 'resignation'; readonly winner: Side }
  /** Time ran out, or a player was away too long. No winner if the other could no longer win. */
  | { readonly by: 'time' | 'absence'; readonly winner: Side | null }
  | { readonly by: 'agreement' }
  /** The game was called off before both sides had moved: nobody won, and it is not a draw. */
  | { readonly by: 'abort' }
  /** A valid claim of a draw. */
  | { readonly by: 'claim'; readonly reason: string };

export interface MoveView {
  readonly move: string;
  /** A note by the mover's app, such as its clock in ms; null if there is none. */
  readonly note: number | null;
}

export interface GameView {
  /** 1 for the first game, one more for each rematch. */
  readonly number: number;
  readonly side: Side;
  readonly moves: readonly MoveView[];
  /** The side that moves first; undefined for side 0. */
  readonly first?: Side;
  /** The side to move; null when the game is over. */
  readonly turn: Side | null;
  readonly ending: EndingView | null;
  readonly offers: {
    readonly draw: OfferView;
    readonly takeBack: OfferView;
    readonly rematch: OfferView;
  };
  /**
   * The player who claims in this position that the other was away too long. For this player's own
   * claim, `ending` is the claimed ending until the other app has answered (GAME-18).
   */
  readonly absence?: 'mine' | 'theirs';
  /** The notes for each side from the end of the game; null if there are none. */
  readonly notes: EndNotes | null;
  /** How many of the last moves the other player's app has not confirmed yet. */
  readonly unconfirmed: number;
  /**
   * An action that the other app wrongly attributes to this player: a `move`, `resignation`,
   * `draw`, `take-back` or `rematch`. The game continues without it, unless the player adopts it.
   */
  readonly disputed: string | null;
}

export interface ChatLine {
  readonly id: number;
  readonly from: 'me' | 'them';
  readonly text: string;
  /** Epoch ms on this device. */
  readonly at: number;
  /** The other player's lines are always `delivered`. */
  readonly state: 'sending' | 'delivered' | 'not-delivered';
}

export interface ChatView {
  /** The last 100 lines. */
  readonly lines: readonly ChatLine[];
  readonly left: number;
  /** The other player sent too much and is muted for the rest of this game. */
  readonly isMuted: boolean;
}

/** The state of pushes between the two apps. */
export interface PushView {
  /** `gone`: the push service forgot this device's subscription, so that it needs a new one. */
  readonly mine: 'off' | 'on' | 'gone';
  /** The address of this device's subscription at the push service; null if it has none. */
  readonly endpoint: string | null;
  readonly theirs: 'off' | 'on' | 'gone';
  /** Whether something done here still has to be sent to the other's closed app. */
  readonly isOwed: boolean;
}

/** Everything a page shows; a new object after each change. */
export interface SessionView {
  readonly role: Role;
  /** Whether the game came here from another room (GOON-1). */
  readonly isMoved?: boolean;
  readonly connection: ConnectionView;
  readonly peer: Peer;
  /** The other app has not answered a move for five seconds, though the relay says that it is there. */
  readonly isSilent?: boolean;
  readonly setup: Setup | null;
  /**
   * Whether this device knows the state of the game. A guest must learn it from the other app.
   * Until then `game` shows one that has not begun, and nothing can be done in it (GAME-10).
   */
  readonly isKnown: boolean;
  readonly game: GameView;
  readonly chat: ChatView;
  readonly keys: KeysView;
  readonly push: PushView;
}

export type CommandRefusal =
  | 'not-your-turn'
  | 'illegal'
  | 'over'
  | 'not-now'
  | 'too-long'
  | 'empty'
  | 'too-fast'
  | 'used-up'
  | 'not-connected'
  | 'unsupported';

/**
 * A player's actions in a game. Each returns null if it was done. `notes`: the app's notes for each
 * side if the action ends the game, such as their clocks in ms.
 */
export interface GameActions {
  readonly play: (move: string, note?: number) => Promise<CommandRefusal | null>;
  readonly resign: (
    why?: 'resignation' | 'time' | 'absence' | 'abort',
    notes?: EndNotes,
  ) => Promise<CommandRefusal | null>;
  readonly claimDraw: (notes?: EndNotes) => Promise<CommandRefusal | null>;
  /** Offers a draw, or accepts one. */
  readonly agreeDraw: (notes?: EndNotes) => Promise<CommandRefusal | null>;
  /** Asks to take back the player's own last move, or lets the other do so. */
  readonly agreeTakeBack: () => Promise<CommandRefusal | null>;
  /** Asks for another game, or accepts one. */
  readonly agreeRematch: () => Promise<CommandRefusal | null>;
  /** Withdraws the player's own offer, or declines the other's. */
  readonly decline: (offer: 'draw' | 'takeBack' | 'rematch') => Promise<CommandRefusal | null>;
}

/** One player's game room, as the page uses it. Actions return null if they were done. */
export interface Session extends GameActions {
  readonly view: SessionView;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** Connects, and stays connected until `stop` or a final code. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** Another tab plays this game now: stops with the relay's code for that. */
  readonly giveWay: () => void;
  /** Checks the connection at once: the page woke up or the network came back. */
  readonly wake: () => void;
  /** The device went offline: drops the connection at once and reconnects (CONN-10). */
  readonly reconnect: () => void;
  /** Accepts disputed actions as the player's own, from another device or a later backup state. */
  readonly adopt: () => Promise<CommandRefusal | null>;
  /** Claims that the other player, who is to move, was away too long (GAME-18). */
  readonly claimAbsence: () => Promise<CommandRefusal | null>;
  /** Denies the other's claim. A player who was away concedes with `resign('absence')`. */
  readonly denyAbsence: () => Promise<CommandRefusal | null>;
  readonly say: (text: string) => Promise<CommandRefusal | null>;
  /** The players have compared the words of that code, and their words are the same. */
  readonly compared: (code: string) => Promise<CommandRefusal | null>;
  /** Continues with a player who came with another key or none, as the view says. */
  readonly goOn: () => Promise<CommandRefusal | null>;
  /** This device can be reached so while the game is closed, or no longer; the other app is told. */
  readonly setPushTarget: (target: PushTarget | null) => Promise<CommandRefusal | null>;
  readonly rename: (name: string) => Promise<void>;
  /**
   * Leaves for good. Saved at once; resolves when the relay has accepted it, or if the session is
   * stopped first. Leaving then continues when the game is opened again (LEAVE-3).
   */
  readonly leave: () => Promise<void>;
}

import type { EndNotes } from './core/history.ts';
import type { Role } from './core/role.ts';
import type { Outcome, Side } from './core/rules.ts';
import type { Peer, Setup } from './core/saved-game.ts';
import type { KeysView } from './keys-view.ts';

export type { EndNotes, KeysView, Role, Setup, Peer as PeerView };

/** The state of the connection to the relay. */
export type ConnectionView =
  /** Not started, or stopped by the player. */
  | { readonly kind: 'off' }
  | { readonly kind: 'connecting'; readonly attempt: number }
  /** Seated in the room. */
  | { readonly kind: 'online' }
  /** Reconnects by itself at that time (epoch ms). `code`: what it was closed with, if anything. */
  | { readonly kind: 'waiting'; readonly until: number; readonly code: number | null }
  /** Does not reconnect by itself: see `closingSentence`. */
  | { readonly kind: 'stopped'; readonly code: number };

/** An offer in exactly this position. */
export type OfferView = 'none' | 'mine' | 'theirs';

/** How a game ended, whoever ended it. */
export type EndingView =
  | ({ readonly by: 'moves' } & Outcome)
  | { readonly by: 'resignation'; readonly winner: Side }
  /** A player's time ran out, or they were away too long. Null: the other could no longer win. */
  | { readonly by: 'time' | 'absence'; readonly winner: Side | null }
  | { readonly by: 'agreement' }
  /** Called off before both sides had moved: nobody won, and it is no draw. */
  | { readonly by: 'abort' }
  /** A valid claim of a draw. */
  | { readonly by: 'claim'; readonly reason: string };

export interface MoveView {
  readonly move: string;
  /** A note by the mover's app, such as its clock in ms; null: none. */
  readonly note: number | null;
}

export interface GameView {
  /** 1 for the first game, one more for each rematch. */
  readonly number: number;
  readonly side: Side;
  readonly moves: readonly MoveView[];
  /** Who begins; none: side 0. */
  readonly first?: Side;
  /** Whose turn; null when the game is over. */
  readonly turn: Side | null;
  readonly ending: EndingView | null;
  readonly offers: {
    readonly draw: OfferView;
    readonly takeBack: OfferView;
    readonly rematch: OfferView;
  };
  /**
   * Who claims that the other was away too long, in this position. Where this player does, `ending`
   * is what they claim, until the other app has answered (GAME-18).
   */
  readonly absence?: 'mine' | 'theirs';
  /** What was noted for each side when a player ended the game; null: nothing was. */
  readonly notes: EndNotes | null;
  /** How many of the last moves the other player's app has not confirmed yet. */
  readonly unconfirmed: number;
  /**
   * What the other app wrongly claims that this player did: a `move`, `resignation`, `draw`,
   * `take-back` or `rematch`. The game goes on without it, unless the player adopts it.
   */
  readonly disputed: string | null;
}

export interface ChatLine {
  readonly id: number;
  readonly from: 'me' | 'them';
  readonly text: string;
  /** Epoch ms, by this device. */
  readonly at: number;
  /** The other player's lines are always `delivered`. */
  readonly state: 'sending' | 'delivered' | 'not-delivered';
}

export interface ChatView {
  /** The last 100. */
  readonly lines: readonly ChatLine[];
  /** How many this player may still send in this game. */
  readonly left: number;
  /** The other player sent too much and is muted for the rest of this game. */
  readonly isMuted: boolean;
}

/** All that a page shows; a new object after each change. */
export interface SessionView {
  /** In the room. */
  readonly role: Role;
  /** The game came here from another room (GOON-1). */
  readonly isMoved?: boolean;
  readonly connection: ConnectionView;
  readonly peer: Peer;
  readonly setup: Setup | null;
  /**
   * Whether this device knows how the game stands. A guest has to be told by the other app; until
   * then `game` shows one that has not begun, and nothing can be done in it (GAME-10).
   */
  readonly isKnown: boolean;
  readonly game: GameView;
  readonly chat: ChatView;
  readonly keys: KeysView;
}

/** Why a player's command was refused. */
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
 * What a player can do in a game. Null: it was done. `notes`: what the app notes for each side when
 * that ends the game, such as their clocks in ms.
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
  /** Asks to take one's last move back, or lets the other do so. */
  readonly agreeTakeBack: () => Promise<CommandRefusal | null>;
  /** Asks for another game, or accepts one. */
  readonly agreeRematch: () => Promise<CommandRefusal | null>;
  /** Withdraws one's own offer, or declines the other's. */
  readonly decline: (offer: 'draw' | 'takeBack' | 'rematch') => Promise<CommandRefusal | null>;
}

/** One game room of one player, from the page's side. Null: it was done. */
export interface Session extends GameActions {
  readonly view: SessionView;
  /** @returns how to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
  /** Connects, and stays connected until `stop` or a final code. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** Another tab plays this game now: stops with the code that the relay uses for that. */
  readonly giveWay: () => void;
  /** Checks the connection at once: the page woke up or the network came back. */
  readonly wake: () => void;
  /** The device lost its network: the connection is given up at once, and made again (CONN-10). */
  readonly reconnect: () => void;
  /** Accepts what is disputed as one's own doing, on another device or before a restored backup. */
  readonly adopt: () => Promise<CommandRefusal | null>;
  /** Claims that the other player, who is to move, was away too long (GAME-18). */
  readonly claimAbsence: () => Promise<CommandRefusal | null>;
  /** Denies that this player was. Who was away gives up by `resign('absence')`. */
  readonly denyAbsence: () => Promise<CommandRefusal | null>;
  readonly say: (text: string) => Promise<CommandRefusal | null>;
  /** The players compared the words of that code, and they are the same. */
  readonly compared: (code: string) => Promise<CommandRefusal | null>;
  /** Goes on with whoever came with another key, or with none, as the view says. */
  readonly goOn: () => Promise<CommandRefusal | null>;
  readonly rename: (name: string) => Promise<void>;
  /**
   * Leaves the room for good; the other player is told. This is saved at once, and resolves when
   * the relay has taken it: while the connection is away, once it is back. Where the session is
   * stopped first it resolves too, and goes on leaving when the game is opened again (LEAVE-3).
   */
  readonly leave: () => Promise<void>;
}

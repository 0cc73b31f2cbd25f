import type { Role } from './core/role.ts';
import type { Outcome, Side } from './core/rules.ts';
import type { Peer, Setup } from './core/saved-game.ts';

export type { Role, Setup, Peer as PeerView };

/** How the connection to the relay stands. */
export type ConnectionView =
  /** Not started, or stopped by the player. */
  | { readonly kind: 'off' }
  | { readonly kind: 'connecting'; readonly attempt: number }
  /** Seated in the room. */
  | { readonly kind: 'online' }
  /** Comes back by itself at that time (epoch ms). The code that it was closed with, if any. */
  | { readonly kind: 'waiting'; readonly until: number; readonly code: number | null }
  /** Does not come back by itself: see `closingSentence`. */
  | { readonly kind: 'stopped'; readonly code: number };

/** An offer that stands for exactly this position. */
export type OfferView = 'none' | 'mine' | 'theirs';

/** How a game ended, whoever ended it. */
export type EndingView =
  | ({ readonly by: 'moves' } & Outcome)
  | { readonly by: 'resignation'; readonly winner: Side }
  /** A player's own clock ran out; null: the other could not have won any more. */
  | { readonly by: 'time'; readonly winner: Side | null }
  | { readonly by: 'agreement' }
  /** A draw that was claimed and holds. */
  | { readonly by: 'claim'; readonly reason: string };

export interface MoveView {
  readonly move: string;
  /** What the mover's app noted with it, such as its clock in ms; null: nothing. */
  readonly note: number | null;
}

export interface GameView {
  /** 1 for the first game, one more for each rematch. */
  readonly number: number;
  readonly side: Side;
  readonly moves: readonly MoveView[];
  /** Whose turn; null when the game is over. */
  readonly turn: Side | null;
  readonly ending: EndingView | null;
  readonly offers: {
    readonly draw: OfferView;
    readonly takeBack: OfferView;
    readonly rematch: OfferView;
  };
  /** How many of the last moves the other player's app has not confirmed yet. */
  readonly unconfirmed: number;
  /**
   * What the other app claims of this player that cannot be: a `move`, `resignation`, `draw`,
   * `take-back` or `rematch`. The game goes on as this side knows it, unless the player adopts it.
   */
  readonly disputed: string | null;
}

export interface ChatLine {
  readonly id: number;
  readonly from: 'me' | 'them';
  readonly text: string;
  /** Epoch ms, by this device. */
  readonly at: number;
  /** Of one's own: theirs are always delivered. */
  readonly state: 'sending' | 'delivered' | 'not-delivered';
}

export interface ChatView {
  /** The last 100. */
  readonly lines: readonly ChatLine[];
  /** How many this player may still send in this game. */
  readonly left: number;
  /** The other player sent too much too fast and is not shown any more in this game. */
  readonly isMuted: boolean;
}

/** All that a page shows; a new object after each change. */
export interface SessionView {
  readonly role: Role;
  readonly connection: ConnectionView;
  readonly peer: Peer;
  readonly setup: Setup | null;
  readonly game: GameView;
  readonly chat: ChatView;
}

/** Why something that a player asked for was not done. */
export type Refused =
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

/** What a player can do in a game. Null: it was done. */
export interface GameActions {
  readonly play: (move: string, note?: number) => Promise<Refused | null>;
  readonly resign: (why?: 'resignation' | 'time') => Promise<Refused | null>;
  readonly claimDraw: () => Promise<Refused | null>;
  /** Offers a draw, or accepts the one that is offered. */
  readonly agreeDraw: () => Promise<Refused | null>;
  /** Asks to take one's last move back, or accepts that. */
  readonly agreeTakeBack: () => Promise<Refused | null>;
  /** Asks for another game, or accepts that. */
  readonly agreeRematch: () => Promise<Refused | null>;
  /** Withdraws what one offered, or declines what is offered. */
  readonly decline: (offer: 'draw' | 'takeBack' | 'rematch') => Promise<Refused | null>;
}

/** One game room of one player, from the page's side. Null: it was done. */
export interface Session extends GameActions {
  readonly view: SessionView;
  /** @returns how to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
  /** Connects, and stays connected until `stop` or a final code. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** Another tab plays this game now: stops, as the relay's own word for that would make it. */
  readonly giveWay: () => void;
  /** Probes the connection at once: the page woke up or the network came back. */
  readonly wake: () => void;
  /** Takes what is disputed for one's own doing, on another device or before a restored backup. */
  readonly adopt: () => Promise<Refused | null>;
  readonly say: (text: string) => Promise<Refused | null>;
  readonly rename: (name: string) => Promise<void>;
  /**
   * Leaves the room for good; the other player is told. This is saved at once, and resolves when
   * the relay has taken it: while the connection is away, once it is back. Where the session is
   * stopped first it resolves too, and goes on leaving when the game is opened again (LEAVE-3).
   */
  readonly leave: () => Promise<void>;
}

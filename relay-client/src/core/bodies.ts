import type { OfferKind } from './last-offers.ts';
import type { EndNotes, History, Resignation } from './history.ts';
import type { PositionRef } from './position-ref.ts';

export interface Offer {
  readonly kind: OfferKind;
  readonly at: PositionRef;
  /** Counts the seat's offers of this kind; null if the sender's app does not count. */
  readonly count: number | null;
}

/** Sent with anything that ends a game (GAME-2); older apps send none. */
export interface EndNotesField {
  readonly notes?: EndNotes;
}

/** The sealed messages between two clients of one game. `at` is the position in question. */
export type Body =
  | {
      readonly t: 'move';
      readonly at: PositionRef;
      readonly move: string;
      readonly note: number | null;
    }
  /** All moves up to that position have arrived. */
  | { readonly t: 'ok'; readonly at: PositionRef }
  | ({
      readonly t: 'resign';
      readonly at: PositionRef;
      readonly why: Resignation['why'];
    } & EndNotesField)
  /** The sender claims a draw under the rules. */
  | ({ readonly t: 'claim'; readonly at: PositionRef } & EndNotesField)
  /** Claims that the receiver, who is to move, was away too long, or denies it (GAME-18). */
  | { readonly t: 'absence' | 'no-absence'; readonly at: PositionRef }
  | ({ readonly t: 'offer' | 'withdraw' | 'decline' } & Offer)
  | ({ readonly t: 'accept' } & Offer & EndNotesField)
  /** The sender asks for that game or declines it. */
  | { readonly t: 'rematch'; readonly game: number }
  | { readonly t: 'no-rematch'; readonly game: number }
  | Sync;

/** Everything the sender holds. */
export interface Sync {
  readonly t: 'sync';
  /** The id of the receiver's last hello that the sender saw; null if there is none. */
  readonly re: string | null;
  readonly held: SentHistory;
  /** The sender's open offers, for apps that do not read `asked`; null if it does not know them. */
  readonly offers: readonly Offer[] | null;
  /** The receiver's open offers as the sender knows them, for a receiver that has lost them. */
  readonly yours: readonly Offer[];
}

/** A history as sent. Older apps, whose offers had no identity, do not say what was asked. */
export type SentHistory = Omit<History, 'asked'> & { readonly asked: History['asked'] | null };

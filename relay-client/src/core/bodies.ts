import type { OfferKind } from './last-offers.ts';
import type { EndNotes, History, Resignation } from './history.ts';
import type { PositionRef } from './position-ref.ts';

export interface Offer {
  readonly kind: OfferKind;
  readonly at: PositionRef;
  /** Which of the seat's offers of that kind; null: the sender's app does not count them. */
  readonly count: number | null;
}

/** Goes with what ends a game (GAME-2); an older app sends none. */
export interface EndNotesField {
  readonly notes?: EndNotes;
}

/** What two clients of one game tell each other, sealed. `at` is the position it is about. */
export type Body =
  | {
      readonly t: 'move';
      readonly at: PositionRef;
      readonly move: string;
      readonly note: number | null;
    }
  /** All moves up to there have arrived. */
  | { readonly t: 'ok'; readonly at: PositionRef }
  | ({
      readonly t: 'resign';
      readonly at: PositionRef;
      readonly why: Resignation['why'];
    } & EndNotesField)
  /** Claims the draw that the rules allow the sender. */
  | ({ readonly t: 'claim'; readonly at: PositionRef } & EndNotesField)
  /** Claims that the receiver, who is to move, was away too long; or that the sender was not (GAME-18). */
  | { readonly t: 'absence' | 'no-absence'; readonly at: PositionRef }
  | ({ readonly t: 'offer' | 'withdraw' | 'decline' } & Offer)
  | ({ readonly t: 'accept' } & Offer & EndNotesField)
  /** The sender asks for that game, or declines it. */
  | { readonly t: 'rematch'; readonly game: number }
  | { readonly t: 'no-rematch'; readonly game: number }
  | Sync;

/** Everything that the sender holds. */
export interface Sync {
  readonly t: 'sync';
  /** The receiver's last hello that the sender saw; null: none. */
  readonly re: string | null;
  readonly held: SentHistory;
  /** What the sender still offers, for apps that do not read `asked`; null: it does not know. */
  readonly offers: readonly Offer[] | null;
  /** What the receiver offers, as far as the sender knows: for a receiver that has lost it. */
  readonly yours: readonly Offer[];
}

/** A history as it is sent. Apps from before offers had an identity do not say what was asked. */
export type SentHistory = Omit<History, 'asked'> & { readonly asked: History['asked'] | null };

import type { GameActions, OfferView } from 'relay-client/session';
import { declinedWords, offerWords } from './change-words.ts';
import type { OfferName } from './changes.ts';
import type { Declined } from './use-declined.ts';

const NAMES: readonly OfferName[] = ['draw', 'takeBack', 'rematch'];
const MINE: Readonly<Record<OfferName, string>> = {
  draw: 'You offered a draw.',
  takeBack: 'You asked to take back your last move.',
  rematch: 'You asked for another game.',
};
const AGREE: Readonly<Record<OfferName, string>> = {
  draw: 'Accept draw',
  takeBack: 'Allow',
  rematch: 'Play again',
};

type Offers = Readonly<Record<OfferName, OfferView>>;

interface AskedOffersProps {
  readonly offers: Offers;
  /** Of who asks. */
  readonly name: string;
  readonly session: GameActions;
}

/** What the other player asks, and waits for an answer to (PLAY-3). */
export function AskedOffers({ offers, name, session }: AskedOffersProps) {
  const agree: Readonly<Record<OfferName, () => Promise<unknown>>> = {
    draw: session.agreeDraw,
    takeBack: session.agreeTakeBack,
    rematch: session.agreeRematch,
  };
  const asked = NAMES.filter((offer) => offers[offer] === 'theirs');
  return asked.map((offer) => (
    <div key={offer} class="offer offer-asked">
      <p>{offerWords(offer, name)}.</p>
      <button type="button" class="button" onClick={() => void session.decline(offer)}>
        Decline
      </button>
      <button type="button" class="button primary" onClick={() => void agree[offer]()}>
        {AGREE[offer]}
      </button>
    </div>
  ));
}

interface OwnOffersProps {
  readonly offers: Offers;
  readonly declined: Declined;
}

/** What this player asked, while it waits and where it was refused (PLAY-3). */
export function OwnOffers({ offers, declined }: OwnOffersProps) {
  return NAMES.map((offer) => {
    // Visual only: a screen reader hears of a refusal with the rest of the news.
    if (declined.offers.includes(offer)) {
      return (
        <p key={offer} class="status-notice">
          {declinedWords(offer)}
        </p>
      );
    }
    if (offers[offer] !== 'mine') return null;
    return (
      <div key={offer} class="offer">
        <p>{MINE[offer]}</p>
        <button type="button" class="button" onClick={() => void declined.withdraw(offer)}>
          Withdraw
        </button>
      </div>
    );
  });
}

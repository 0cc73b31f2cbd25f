import type { OfferView, Session } from '../../../relay-client/src/session-view.ts';
import { declinedWords, offerWords } from './change-words.ts';
import type { OfferName } from './changes.ts';
import type { Declined } from './use-declined.ts';

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

interface OffersProps {
  readonly offers: Readonly<Record<OfferName, OfferView>>;
  /** Of who asks. */
  readonly name: string;
  readonly session: Session;
  readonly declined: Declined;
}

/** What is asked and waits for an answer, one's own and the other's (PLAY-3). */
export function Offers({ offers, name, session, declined }: OffersProps) {
  const names: readonly OfferName[] = ['draw', 'takeBack', 'rematch'];
  const agree: Readonly<Record<OfferName, () => Promise<unknown>>> = {
    draw: session.agreeDraw,
    takeBack: session.agreeTakeBack,
    rematch: session.agreeRematch,
  };
  return names.map((offer) => {
    const state = offers[offer];
    if (state === 'none') {
      const isDeclined = declined.offers.includes(offer);
      return isDeclined && <Refusal key={offer} offer={offer} />;
    }
    const decline = () => void declined.decline(offer);
    return (
      <div key={offer} class={state === 'mine' ? 'offer' : 'offer offer-asked'}>
        <p>{state === 'mine' ? MINE[offer] : `${offerWords(offer, name)}.`}</p>
        <button type="button" class="button" onClick={decline}>
          {state === 'mine' ? 'Withdraw' : 'Decline'}
        </button>
        {state === 'theirs' && (
          <button type="button" class="button primary" onClick={() => void agree[offer]()}>
            {AGREE[offer]}
          </button>
        )}
      </div>
    );
  });
}

/** For the eye: a screen reader is told with the rest of the news. */
function Refusal({ offer }: { readonly offer: OfferName }) {
  return <p class="status-notice">{declinedWords(offer)}</p>;
}

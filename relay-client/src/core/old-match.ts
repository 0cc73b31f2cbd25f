import { type Fields, readFields } from '@sealed-move/protocol/fields';
import {
  type LastOffer,
  type LastOffers,
  NO_OFFERS,
  OFFER_KINDS,
  type OfferKind,
} from './last-offers.ts';
import { readBody } from './read-body.ts';

/**
 * Converts a match saved before offers had an identity to today's form. Any other is unchanged. Its
 * withdrawn offers may have been declined, which was not recorded, so they are final.
 */
export function convertOldMatch(match: Fields): Fields {
  const { made, theirs, history, dispute, seat, ...rest } = match;
  if (!Array.isArray(made) || !Array.isArray(theirs)) return match;
  const [mine, other] = [readOffers(made), readOffers(theirs)];
  const asked = seat === 0 ? [mine, other] : [other, mine];
  const held = readFields(dispute)['held'];
  return {
    ...rest,
    seat,
    history: { ...readFields(history), asked },
    crossing: null,
    dispute: dispute === null ? null : { ...readFields(dispute), held: clearOffers(held) },
  };
}

function clearOffers(held: unknown): unknown {
  return { ...readFields(held), asked: NO_OFFERS };
}

function readOffers(offers: readonly unknown[]): LastOffers {
  const [draw, takeBack] = OFFER_KINDS.map((kind) => findLastOffer(offers, kind));
  return { draw: draw ?? null, takeBack: takeBack ?? null };
}

function findLastOffer(offers: readonly unknown[], kind: OfferKind): LastOffer | null {
  const found = offers.flatMap((offer): LastOffer[] => {
    const read = readBody({ ...readFields(offer), t: 'offer' });
    if (read?.t !== 'offer' || read.kind !== kind) return [];
    const { ply, hash } = read.at;
    const state = readFields(offer)['isWithdrawn'] === true ? 'declined' : 'open';
    return [{ count: 1, ply, hash, state }];
  });
  return found.toSorted((one, next) => next.ply - one.ply)[0] ?? null;
}

import { FOLDED_MARK_LENGTH, type Signer } from '../signed/signer.ts';

const MAX_PLACE_DIGITS = 10;
/** Digits and small letters alone: mail servers fold the case of addresses. */
export const MAX_TOKEN_LENGTH = MAX_PLACE_DIGITS + FOLDED_MARK_LENGTH;

/** Whom a reply would be from, and what about. */
export interface Answerable {
  readonly memberId: string;
  /** One, or several. */
  readonly matchIds: readonly string[];
  /** The times that the letter proposed; null where it was about none. */
  readonly proposalId: number | null;
}

/** Where it is kept what a token stands for. */
export interface StoredAnswerable extends Answerable {
  readonly place: number;
  /** The hash of the address that its last letter went to; null where that is not known. */
  readonly mailboxHash: string | null;
}

/**
 * The token of a letter: where it is kept, and a mark over what is kept there. After a copy of the
 * store was put back the same place may stand for something else, and its old token for nothing.
 */
export function replyToken(signer: Signer, kept: StoredAnswerable): string {
  return `${kept.place.toString(36)}${signer.foldedMark('reply', markedText(kept))}`;
}

/** The place that a token names, whether or not it was made here; null for what is none. */
export function placeOf(token: string): number | null {
  if (!/^[0-9a-z]+$/.test(token) || token.length > MAX_TOKEN_LENGTH) return null;
  const digits = token.slice(0, -FOLDED_MARK_LENGTH);
  const place = Number.parseInt(digits, 36);
  return Number.isSafeInteger(place) && place.toString(36) === digits ? place : null;
}

export function isTokenOf(signer: Signer, token: string, kept: StoredAnswerable): boolean {
  const mark = token.slice(-FOLDED_MARK_LENGTH);
  return signer.isFoldedMark('reply', markedText(kept), mark);
}

function markedText({ place, memberId, matchIds, proposalId }: StoredAnswerable): string {
  return [place, memberId, matchIds.join(','), proposalId ?? 0].join('.');
}

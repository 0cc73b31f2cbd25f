import { FOLDED_MARK_LENGTH, type Signer } from '../signed/signer.ts';

const MAX_PLACE_DIGITS = 10;
/** Tokens contain only digits and lower-case letters, because mail servers fold case. */
export const MAX_TOKEN_LENGTH = MAX_PLACE_DIGITS + FOLDED_MARK_LENGTH;

export interface Answerable {
  readonly memberId: string;
  /** One or several. */
  readonly matchIds: readonly string[];
  /** The email's proposal; null if there is none. */
  readonly proposalId: number | null;
}

/** A stored `Answerable`, which a token identifies. */
export interface StoredAnswerable extends Answerable {
  readonly place: number;
  /** The hash of the last recipient's address; null if unknown. */
  readonly mailboxHash: string | null;
}

/**
 * The token of an email: its place in the store, and a mark over the stored data. After a restore
 * the same place may hold something else, so the old token is invalid.
 */
export function makeReplyToken(signer: Signer, kept: StoredAnswerable): string {
  return `${kept.place.toString(36)}${signer.foldedMark('reply', makeMarkInput(kept))}`;
}

/** The place that a token names, valid or not; null if the text has no such form. */
export function readPlace(token: string): number | null {
  if (!/^[0-9a-z]+$/.test(token) || token.length > MAX_TOKEN_LENGTH) return null;
  const digits = token.slice(0, -FOLDED_MARK_LENGTH);
  const place = Number.parseInt(digits, 36);
  return Number.isSafeInteger(place) && place.toString(36) === digits ? place : null;
}

export function isTokenFor(signer: Signer, token: string, kept: StoredAnswerable): boolean {
  const mark = token.slice(-FOLDED_MARK_LENGTH);
  return signer.isFoldedMark('reply', makeMarkInput(kept), mark);
}

function makeMarkInput({ place, memberId, matchIds, proposalId }: StoredAnswerable): string {
  return [place, memberId, matchIds.join(','), proposalId ?? 0].join('.');
}

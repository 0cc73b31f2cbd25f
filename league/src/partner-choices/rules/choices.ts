import type { Id } from '../../shared/ids.ts';

/** Stores only what members said, and who turned whom down; all else follows from that. */

export const CHOICES = ['same_partner', 'not_playing', 'new_partner', 'coach_decides'] as const;
export type Choice = (typeof CHOICES)[number];

export interface Preference {
  readonly choice: Choice;
  /** The partner named by `new_partner`; null if none is found yet, and for every other choice. */
  readonly partnerId: Id<'member'> | null;
}

/** Normalises a choice: naming the current partner means staying with them (CHO-2). */
export function normalisePreference(
  preference: Preference,
  presentPartner: Id<'member'> | undefined,
): Preference {
  if (preference.partnerId === null || preference.partnerId !== presentPartner) return preference;
  return { choice: 'same_partner', partnerId: null };
}

export interface ChoiceBook {
  /** The current partner of each member of an entry. */
  readonly partners: ReadonlyMap<Id<'member'>, Id<'member'>>;
  readonly preferences: ReadonlyMap<Id<'member'>, Preference>;
  readonly declines: readonly Decline[];
  /** Members who cannot be a partner next season: on a break, leaving or gone (CHO-7). */
  readonly away: ReadonlySet<Id<'member'>>;
}

interface Decline {
  readonly memberId: Id<'member'>;
  readonly fromId: Id<'member'>;
}

export interface ChoiceView extends Preference {
  /** The resulting partner, including the current one. */
  readonly partnerId: Id<'member'> | null;
  readonly agreed: boolean;
  /** Wants to play but has no partner and nobody to wait for. */
  readonly lookingForPartner: boolean;
  readonly declinedBy: readonly Id<'member'>[];
}

/** A member's choice with its consequences (CHO-1); null for a member who is not involved. */
export function findChoice(book: ChoiceBook, memberId: Id<'member'>): ChoiceView | null {
  const preference = findPreference(book, memberId);
  if (preference === null) return null;
  const partnerId = findNamedMember(book, memberId);
  return {
    choice: preference.choice,
    partnerId,
    agreed: partnerId !== null && haveAgreed(book, memberId, partnerId),
    lookingForPartner: isLooking(book, memberId),
    declinedBy: book.declines.filter((one) => one.fromId === memberId).map((one) => one.memberId),
  };
}

/** Every member involved: those with an entry, and those who made a choice. */
export function listInvolvedMembers(book: ChoiceBook): Id<'member'>[] {
  return [...new Set([...book.partners.keys(), ...book.preferences.keys()])];
}

/** Staying with the current partner is the default. */
function findPreference(
  { preferences, partners }: ChoiceBook,
  memberId: Id<'member'>,
): Preference | null {
  const explicit = preferences.get(memberId);
  if (explicit) return explicit;
  return partners.has(memberId) ? { choice: 'same_partner', partnerId: null } : null;
}

/** The member named by the choice; null if nobody. */
export function findNamedMember(book: ChoiceBook, memberId: Id<'member'>): Id<'member'> | null {
  const preference = findPreference(book, memberId);
  if (preference?.choice === 'same_partner') return book.partners.get(memberId) ?? null;
  return preference?.choice === 'new_partner' ? preference.partnerId : null;
}

/** Both name each other, neither turned the other down (CHO-2), and both are available (CHO-7). */
export function haveAgreed(book: ChoiceBook, one: Id<'member'>, other: Id<'member'>): boolean {
  return (
    !book.away.has(one) &&
    !book.away.has(other) &&
    findNamedMember(book, one) === other &&
    findNamedMember(book, other) === one &&
    !hasDeclined(book, one, other) &&
    !hasDeclined(book, other, one)
  );
}

function hasDeclined(
  { declines }: ChoiceBook,
  memberId: Id<'member'>,
  fromId: Id<'member'>,
): boolean {
  return declines.some((one) => one.memberId === memberId && one.fromId === fromId);
}

function isLooking(book: ChoiceBook, memberId: Id<'member'>): boolean {
  const preference = findPreference(book, memberId);
  if (book.away.has(memberId)) return false;
  if (preference?.choice !== 'same_partner' && preference?.choice !== 'new_partner') return false;
  const partnerId = findNamedMember(book, memberId);
  if (partnerId === null || book.away.has(partnerId)) return true;
  if (haveAgreed(book, memberId, partnerId)) return false;
  if (hasDeclined(book, partnerId, memberId)) return true;
  // A partner who has said nothing yet may still answer.
  const theirs = book.preferences.get(partnerId);
  const other = theirs && findNamedMember(book, partnerId);
  return theirs?.choice === 'not_playing' || (!!other && haveAgreed(book, partnerId, other));
}

const NOBODY: ReadonlySet<Id<'member'>> = new Set();

export interface ChoiceChange {
  readonly book: ChoiceBook;
  readonly events: readonly ChoiceEvent[];
}

interface ChoiceEvent {
  readonly kind: 'updated' | 'agreed' | 'declined';
  readonly memberId: Id<'member'>;
  readonly partnerId: Id<'member'> | null;
}

/**
 * An agreed partner no longer named is turned down; a member who does not play turns down all who
 * wait for them (CHO-3, CHO-4).
 */
export function choosePartner(
  book: ChoiceBook,
  memberId: Id<'member'>,
  wanted: Preference,
): ChoiceChange {
  const before = book.preferences.get(memberId);
  if (before?.choice === wanted.choice && before.partnerId === wanted.partnerId) {
    return { book, events: [] };
  }
  // Also a partner who is away: they should know when they come back.
  const left = findAgreedPartner({ ...book, away: NOBODY }, memberId);
  const preferences = new Map(book.preferences).set(memberId, wanted);
  let after: ChoiceBook = { ...book, preferences };
  const named = findNamedMember(after, memberId);
  const declined = listInvolvedMembers(book).filter(
    (other) =>
      other !== named &&
      !hasDeclined(book, memberId, other) &&
      (other === left ||
        (wanted.choice === 'not_playing' && findNamedMember(book, other) === memberId)),
  );
  // Naming somebody takes back that they were turned down.
  const kept = book.declines.filter((one) => one.memberId !== memberId || one.fromId !== named);
  const declines = [...kept, ...declined.map((fromId) => ({ memberId, fromId }))];
  after = { ...after, declines };
  const isAgreed = named !== null && haveAgreed(after, memberId, named) && named !== left;
  return {
    book: after,
    events: [
      { kind: 'updated', memberId, partnerId: named },
      ...declined.map((partnerId) => ({ kind: 'declined' as const, memberId, partnerId })),
      ...(isAgreed ? [{ kind: 'agreed' as const, memberId, partnerId: named }] : []),
    ],
  };
}

/** Ends an agreement, so the other looks again (CHO-5). Null if the other did not name them. */
export function declineChoice(
  book: ChoiceBook,
  memberId: Id<'member'>,
  fromId: Id<'member'>,
): ChoiceChange | null {
  if (findNamedMember(book, fromId) !== memberId) return null;
  if (hasDeclined(book, memberId, fromId)) return { book, events: [] };
  const declines = [...book.declines, { memberId, fromId }];
  const preferences =
    findNamedMember(book, memberId) === fromId
      ? new Map(book.preferences).set(memberId, { choice: 'new_partner', partnerId: null })
      : book.preferences;
  return {
    book: { ...book, preferences, declines },
    events: [{ kind: 'declined', memberId, partnerId: fromId }],
  };
}

function findAgreedPartner(book: ChoiceBook, memberId: Id<'member'>): Id<'member'> | null {
  const named = findNamedMember(book, memberId);
  return named !== null && haveAgreed(book, memberId, named) ? named : null;
}

export function listAgreedPairs(book: ChoiceBook): [Id<'member'>, Id<'member'>][] {
  return listInvolvedMembers(book).flatMap((one): [Id<'member'>, Id<'member'>][] => {
    const other = findAgreedPartner(book, one);
    return other !== null && one < other ? [[one, other]] : [];
  });
}

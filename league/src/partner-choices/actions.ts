import { isClosed } from '../competitions/rules/is-closed.ts';
import type { Competition } from '../competitions/schema.ts';
import { findVisibleCompetition } from '../competitions/store.ts';
import type { Snapshot } from '../db/database.ts';
import type { Writer } from '../db/writer.ts';
import { type Caller, mayActFor } from '../http/caller.ts';
import { findPresentMember } from '../members/present.ts';
import { findMember } from '../members/store.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import {
  type ChoiceChange,
  choosePartner,
  declineChoice,
  normalisePreference,
} from './rules/choices.ts';
import type { NewChoice, PartnerChoice } from './schema.ts';
import { showChoices } from './show.ts';
import { readBook, type StoredBook, writeBook } from './store.ts';

interface ChoiceKey {
  readonly competitionId: Id<'competition'>;
  readonly memberId: Id<'member'>;
}

/** A member chooses a partner for next season (CHO-3, CHO-4). */
export async function setChoice(
  writer: Writer,
  caller: Caller,
  place: ChoiceKey,
  wanted: NewChoice,
): Promise<
  | PartnerChoice
  | Refusal<
      | 'choices_fixed'
      | 'invalid_request'
      | 'member_deleted'
      | 'member_left'
      | 'not_found'
      | 'partner_invalid'
    >
> {
  const asked = wanted.partner_id === undefined ? [] : [wanted.partner_id];
  const book = await findOpenBook(writer, caller, place, asked);
  if (book instanceof Refusal) return book;
  const refusal =
    (await refuseMember(writer, place.memberId)) ??
    (await refusePartner(writer, book, place, wanted));
  if (refusal) return refusal;
  const named = { choice: wanted.choice, partnerId: wanted.partner_id ?? null };
  const preference = normalisePreference(named, book.partners.get(place.memberId));
  return saveChanges(writer, place, book, choosePartner(book, place.memberId, preference));
}

/** A member turns down one who named them (CHO-5). */
export async function declinePartner(
  writer: Writer,
  caller: Caller,
  place: ChoiceKey,
  fromId: Id<'member'>,
): Promise<PartnerChoice | Refusal<'choices_fixed' | 'not_found' | 'partner_invalid'>> {
  const book = await findOpenBook(writer, caller, place);
  if (book instanceof Refusal) return book;
  const change = declineChoice(book, place.memberId, fromId);
  if (change === null) return refuse('partner_invalid', 'That member has not named this member.');
  return saveChanges(writer, place, book, change);
}

/** Finds a doubles competition that the caller may see. */
export async function findDoubles(
  db: Snapshot,
  caller: Caller,
  id: Id<'competition'>,
): Promise<Competition | Refusal<'not_found' | 'partner_invalid'>> {
  const competition = await findVisibleCompetition(db, caller, id);
  if (!competition) return refuse('not_found');
  if (competition.discipline !== 'singles') return competition;
  return refuse('partner_invalid', 'There are no partners in singles.');
}

/** Players speak for themselves; once the competition is complete, choices are closed. */
async function findOpenBook(
  writer: Writer,
  caller: Caller,
  { competitionId, memberId }: ChoiceKey,
  alsoAsked: readonly Id<'member'>[] = [],
): Promise<StoredBook | Refusal<'choices_fixed' | 'not_found' | 'partner_invalid'>> {
  const competition = await findDoubles(writer.db, caller, competitionId);
  if (competition instanceof Refusal) return competition;
  if (!mayActFor(caller, memberId)) return refuse('not_found');
  if (isClosed(competition)) return refuse('choices_fixed', 'The competition is complete.');
  return readBook(writer.db, competitionId, alsoAsked);
}

async function refuseMember(
  writer: Writer,
  memberId: Id<'member'>,
): Promise<Refusal<'member_deleted' | 'member_left' | 'not_found'> | null> {
  const member = await findPresentMember(writer.db, memberId);
  if (member instanceof Refusal) return member;
  return member.status === 'left' ? refuse('member_left') : null;
}

async function refusePartner(
  writer: Writer,
  book: StoredBook,
  { memberId }: ChoiceKey,
  { choice, partner_id: partnerId }: NewChoice,
): Promise<Refusal<'invalid_request' | 'partner_invalid'> | null> {
  const present = book.partners.get(memberId);
  if (choice === 'same_partner' && present === undefined) {
    return refuse('partner_invalid', 'There is no current partner in this competition.');
  }
  if (choice === 'same_partner' && present !== undefined && book.away.has(present))
    return refuseAway();
  if (partnerId === undefined) return null;
  if (choice !== 'new_partner') {
    const error = { pointer: '/partner_id', message: 'is given only with new_partner' };
    return refuse('invalid_request', undefined, [error]);
  }
  if (partnerId === memberId)
    return refuse('partner_invalid', 'Members cannot choose themselves as partner.');
  if (book.away.has(partnerId)) return refuseAway();
  if (await findMember(writer.db, partnerId)) return null;
  return refuse('partner_invalid', 'That person is not a member of the club.');
}

/** A member on a break, leaving or gone cannot be anyone's partner (CHO-7). */
function refuseAway(): Refusal<'partner_invalid'> {
  return refuse('partner_invalid', 'That member is not playing next season.');
}

async function saveChanges(
  writer: Writer,
  { competitionId, memberId }: ChoiceKey,
  before: StoredBook,
  { book, events }: ChoiceChange,
): Promise<PartnerChoice | Refusal<'not_found'>> {
  if (events.length > 0) {
    await writeBook(writer.db, competitionId, { before, after: book, now: writer.now });
  }
  for (const event of events) {
    writer.record({
      kind: `partner_choice.${event.kind}`,
      subject: { type: 'member', id: event.memberId },
      data: {
        competition_id: competitionId,
        ...(event.partnerId === null ? {} : { partner_id: event.partnerId }),
      },
    });
  }
  const after = await readBook(writer.db, competitionId);
  const [shown] = await showChoices(writer.db, after, [memberId]);
  return shown ?? refuse('not_found');
}

import type { Snapshot } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Id } from '../shared/ids.ts';
import { getOrThrow } from '../shared/must-get.ts';
import { findChoice, listInvolvedMembers, findNamedMember } from './rules/choices.ts';
import type { PartnerChoice } from './schema.ts';
import { findNames, type StoredBook } from './store.ts';

/** Coaches see all choices; players their own, their partners' and those naming them (CHO-6). */
export async function showVisibleChoices(
  db: Snapshot,
  caller: Caller,
  book: StoredBook,
): Promise<PartnerChoice[]> {
  const members = listInvolvedMembers(book).toSorted();
  if (caller.type === 'api_key') return showChoices(db, book, members);
  const self = caller.member.id;
  const near = new Set([self, book.partners.get(self), findNamedMember(book, self)]);
  const shown = await showChoices(
    db,
    book,
    members.filter((id) => near.has(id) || findNamedMember(book, id) === self),
  );
  // A refusal is visible only to the two members.
  return shown.map((choice) =>
    choice.member.id === self
      ? choice
      : { ...choice, declined_by: choice.declined_by.filter(({ id }) => id === self) },
  );
}

export async function showChoices(
  db: Snapshot,
  book: StoredBook,
  memberIds: readonly Id<'member'>[],
): Promise<PartnerChoice[]> {
  const views = memberIds.flatMap((id) => {
    const view = findChoice(book, id);
    return view ? [{ id, ...view }] : [];
  });
  const mentioned = views.flatMap((view) =>
    [view.id, view.partnerId ?? [], view.declinedBy].flat(),
  );
  const names = await findNames(db, mentioned);
  const person = (id: Id<'member'>) => ({ id, display_name: getOrThrow(names, id) });
  return views.map((view) => ({
    member: person(view.id),
    choice: view.choice,
    partner: view.partnerId === null ? null : person(view.partnerId),
    agreed: view.agreed,
    looking_for_partner: view.lookingForPartner,
    declined_by: view.declinedBy.map(person),
    updated_at: book.updatedAt.get(view.id) ?? null,
  }));
}

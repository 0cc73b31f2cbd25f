import type { LeagueClient } from '../api/client.ts';
import { findPresentMember, type Member } from '../api/members.ts';
import { type HolderOf, findMailboxes } from './mailboxes-of.ts';

interface MailboxContext {
  /** The league by the website key. */
  readonly website: LeagueClient;
  readonly services: { readonly store: { readonly mailboxes: { holderOf: HolderOf } } };
}

/**
 * Whether a member's emails still go to the mailbox that an email went to. Everything that its
 * reader may do depends on this (ENDS-1).
 * @throws LeagueFailure
 */
export async function isStillReader(
  context: MailboxContext,
  memberId: string,
  isMailbox: (address: string) => boolean,
): Promise<boolean> {
  return (await findReader(context, memberId, isMailbox)) !== null;
}

/**
 * @returns null if the member left or was removed, or if their emails go to another mailbox or none
 * @throws LeagueFailure
 */
export async function findReader(
  { website, services: { store } }: MailboxContext,
  memberId: string,
  isMailbox: (address: string) => boolean,
): Promise<Member | null> {
  const member = await findPresentMember(website, memberId);
  if (member === null) return null;
  const mailboxes = await findMailboxes(website, [member], (id) => store.mailboxes.holderOf(id));
  const address = mailboxes.get(memberId);
  return address !== undefined && isMailbox(address) ? member : null;
}

import type { LeagueClient } from '../api/client.ts';
import { findPresentMember } from '../api/members.ts';
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
  { website, services: { store } }: MailboxContext,
  memberId: string,
  isMailbox: (address: string) => boolean,
): Promise<boolean> {
  const address = await findCurrentMailbox(website, memberId, (id) => store.mailboxes.holderOf(id));
  return address !== null && isMailbox(address);
}

/**
 * @returns null if the member left, was removed or has no mailbox
 * @throws LeagueFailure
 */
async function findCurrentMailbox(
  league: LeagueClient,
  memberId: string,
  holderOf: HolderOf,
): Promise<string | null> {
  const member = await findPresentMember(league, memberId);
  if (member === null) return null;
  return (await findMailboxes(league, [member], holderOf)).get(memberId) ?? null;
}

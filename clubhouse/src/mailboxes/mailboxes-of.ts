import type { LeagueClient } from '../api/client.ts';
import { readMembersById } from '../api/members.ts';

/** A person as the league shows them to a key that sees addresses. */
interface Reachable {
  readonly id: string;
  readonly email?: string | null;
}

/** Finds the member whose mailbox a member without an address reads; null if nobody. */
export type HolderOf = (memberId: string) => string | null;

/**
 * The address for emails to each person: their own, otherwise that of the member whose mailbox they
 * read (LTR-27). People without either are left out. Makes no call if all have their own.
 * @param league with a key that sees addresses
 * @throws LeagueFailure
 */
export async function findMailboxes(
  league: LeagueClient,
  people: readonly Reachable[],
  holderOf: HolderOf,
): Promise<ReadonlyMap<string, string>> {
  const own = people.flatMap(({ id, email }): [string, string][] =>
    typeof email === 'string' ? [[id, email]] : [],
  );
  const addresses = new Map(own);
  const guests = people.flatMap(({ id }): [string, string][] => {
    const holder = addresses.has(id) ? null : holderOf(id);
    return holder === null ? [] : [[id, holder]];
  });
  const held = await readAddresses(league, new Set(guests.map(([, holder]) => holder)));
  for (const [id, holder] of guests) {
    const address = held.get(holder);
    if (address !== undefined) addresses.set(id, address);
  }
  return addresses;
}

async function readAddresses(
  league: LeagueClient,
  holders: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const members = await readMembersById(league, [...holders]);
  return new Map(
    members.flatMap(({ id, email }): [string, string][] =>
      typeof email === 'string' ? [[id, email]] : [],
    ),
  );
}

import type { Snapshot } from '../db/database.ts';
import type { SessionCaller } from '../http/caller.ts';
import { findMember } from '../members/store.ts';
import type { Id } from '../shared/ids.ts';
import type { MemberStatus } from '../shared/members.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { PlayerContacts } from './player-schema.ts';
import { findContacts, findEntriesUnderWay, findOpponents } from './store.ts';

/** Shows contacts only in active competitions, never to or about members who left (ME-3). */
export async function readPlayerContacts(
  db: Snapshot,
  { member }: SessionCaller,
): Promise<PlayerContacts> {
  return readContacts(db, member);
}

/** Shows the contacts of any member to a key that sees personal data (ME-9). */
export async function readMemberContacts(
  db: Snapshot,
  memberId: Id<'member'>,
): Promise<PlayerContacts | Refusal<'not_found'>> {
  const member = await findMember(db, memberId);
  // A removed member no longer sees anything.
  if (!member || member.deleted_at !== null) return refuse('not_found');
  return readContacts(db, member);
}

interface Viewer {
  readonly id: Id<'member'>;
  readonly status: MemberStatus;
}

async function readContacts(db: Snapshot, member: Viewer): Promise<PlayerContacts> {
  if (member.status === 'left') return { data: [] };
  const own = await findEntriesUnderWay(db, member.id);
  const opponents = await findOpponents(db, own);
  const rows = await findContacts(db, [...own, ...opponents], member.id);
  const contacts = Map.groupBy(rows, (row) => row.member_id);
  const data = [...contacts].flatMap(([memberId, held]) => {
    const [first] = held;
    if (!first) return [];
    const { display_name, full_name, email, phone } = first;
    const entryIds = held.map((row) => row.entry_id);
    return [{ member_id: memberId, display_name, full_name, email, phone, entry_ids: entryIds }];
  });
  return { data };
}

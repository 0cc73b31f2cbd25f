import type { Competition } from '../competitions/schema.ts';
import type { Writer } from '../db/writer.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { refuseRow } from './enter.ts';
import { dropTiesTo, insertLineup, replaceMembers } from './lineup-store.ts';
import { type EnterCode, checkMembers } from './rules/check-entry.ts';
import type { MemberChange } from './rules/member-change.ts';
import type { Entry } from './schema.ts';
import { hasMatchUnderWay, findEnteredMembers, findKnownMembers } from './store.ts';

/** Checks new members as for a new entry; one who has played must stay (ENT-10). */
export async function refuseMembers(
  writer: Writer,
  competition: Competition,
  entry: Entry,
  { memberIds, joined, left }: MemberChange,
): Promise<Refusal<EnterCode | 'entry_has_played' | 'entry_withdrawn'> | null> {
  if (entry.status === 'withdrawn') return refuse('entry_withdrawn', 'Reinstate it first.');
  const fault = checkMembers(
    {
      discipline: competition.discipline,
      members: await findKnownMembers(writer.db, memberIds),
      entered: await findEnteredMembers(writer.db, competition.id, joined),
    },
    { memberIds, joined },
  );
  if (fault !== null) return refuseRow(fault);
  const isAnyoneLeft = left.length < entry.members.length;
  if (isAnyoneLeft || !(await hasMatchUnderWay(writer.db, entry.id))) return null;
  return refuse('entry_has_played', 'At least one player who has played must stay.');
}

/** Changes the members; results and reports stay with those who made them. */
export async function applyMembers(
  writer: Writer,
  entry: Entry,
  { memberIds, left }: MemberChange,
): Promise<void> {
  if (left.length > 0) {
    await insertLineup(writer.db, {
      id: writer.newId<'lineup'>(),
      entryId: entry.id,
      name: entry.name,
      until: writer.now,
      memberIds: entry.members.map(({ id }) => id),
    });
    await dropTiesTo(writer.db, entry.id, left);
  }
  await replaceMembers(writer.db, entry, memberIds);
}

import { clearKeptAnswers } from '../db/idempotency-keys.ts';
import type { Writer } from '../db/writer.ts';
import { clearEntryNames } from '../entries/store.ts';
import { deleteRequestsFrom } from '../join-requests/store.ts';
import { forgetMeanings } from '../member-import/meanings-store.ts';
import { endSessions } from '../members/logins.ts';
import type { Member } from '../members/schema.ts';
import { deleteLoginLinks, eraseMemberRow, findMember } from '../members/store.ts';
import { clearTypedText } from '../results/store.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** Removes the member if needed; results and events stay, anonymised (MEM-8). Safe to repeat. */
export async function eraseMember(
  writer: Writer,
  id: Id<'member'>,
): Promise<Member | Refusal<'not_found'>> {
  const member = await findMember(writer.db, id);
  if (!member) return refuse('not_found');
  if (await eraseMemberRow(writer.db, id, writer.now)) await eraseTraces(writer, member);
  // Also on repetition, because a second request wants to be sure.
  await writer.scrub();
  return (await findMember(writer.db, id)) ?? refuse('not_found');
}

async function eraseTraces(writer: Writer, member: Member): Promise<void> {
  const subject = { type: 'member', id: member.id } as const;
  await endSessions(writer, member.id);
  await deleteLoginLinks(writer.db, member.id);
  await clearEntryNames(writer.db, member.id, writer.now);
  await clearTypedText(writer.db, member.id);
  await clearKeptAnswers(writer.db);
  const { display_name: name, full_name: fullName, email, phone } = member;
  await forgetMeanings(writer.db, [name, fullName, email, phone]);
  if (member.email !== null && member.email !== undefined) {
    for (const id of await deleteRequestsFrom(writer.db, member.email)) {
      const data = { reason: 'member_erased' } as const;
      writer.record({ kind: 'join_request.declined', subject: { type: 'join_request', id }, data });
    }
  }
  if (member.deleted_at === null) writer.record({ kind: 'member.deleted', subject });
  writer.record({ kind: 'member.erased', subject });
}

import type { Writer } from '../db/writer.ts';
import type { Id } from '../shared/ids.ts';
import { deleteSessions } from './store.ts';

/** Ends every session with an event of its own. @returns how many there were */
export async function endSessions(writer: Writer, memberId: Id<'member'>): Promise<number> {
  const ended = await deleteSessions(writer.db, memberId);
  for (const id of ended) {
    writer.record({
      kind: 'session.ended',
      subject: { type: 'session', id },
      data: { member_id: memberId },
    });
  }
  return ended.length;
}

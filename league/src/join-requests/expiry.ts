import type { Writer } from '../db/writer.ts';
import { deleteExpiredRequests } from './store.ts';

/** Deletes applications that nobody decided within 30 days (JOI-4). @returns how many */
export async function expireJoinRequests(writer: Writer): Promise<number> {
  const ids = await deleteExpiredRequests(writer.db, writer.now);
  for (const id of ids) {
    writer.record({ kind: 'join_request.expired', subject: { type: 'join_request', id } });
  }
  return ids.length;
}

import { type Kysely, sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tables } from './tables.ts';

const PATIENCE_MS = 30_000;
const POLL_MS = 20;

/**
 * Writes the tables with personal data anew, so that no page keeps a value that was cleared
 * before; a plain vacuum leaves the old bytes where they were. What a transaction that began
 * earlier might still read is kept even by "full": those are waited for first.
 * @throws where one of them does not end in half a minute; the rows are cleared all the same
 */
export async function scrub(kysely: Kysely<Tables>): Promise<void> {
  const next = await sql<{ xid: number }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as xid`.execute(kysely);
  const boundary = next.rows[0]?.xid ?? 0;
  for (let waited = 0; await readsBefore(kysely, boundary); waited += POLL_MS) {
    if (waited >= PATIENCE_MS) throw new Error('an older transaction holds the erased values');
    await sleep(POLL_MS);
  }
  await sql`vacuum full members, join_requests, entries, claims`.execute(kysely);
}

/**
 * Whether anybody else may still see what was there before a transaction: a reader of this
 * database, or a writer of any on the server, since every snapshot counts from the oldest writer.
 */
async function readsBefore(kysely: Kysely<Tables>, boundary: number): Promise<boolean> {
  // Both columns are short numbers that wrap around; their ages place them among the long ones.
  const { rows } = await sql<{ holds: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint < ${boundary} or exists (
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and pg_snapshot_xmax(pg_current_snapshot())::text::bigint
          - greatest(age(backend_xmin), age(backend_xid)) < ${boundary}) as holds`.execute(kysely);
  return rows[0]?.holds ?? false;
}

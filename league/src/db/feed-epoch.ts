import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Snapshot, WriteTransaction } from './database.ts';

/** A period that begins with a restore. Positions need it, because numbers restart (EVT-13). */
export interface FeedEpoch {
  readonly id: string;
  /** The position at the restore; up to it, the feed is unchanged. */
  readonly after: number;
}

/** Every epoch except the installation's, oldest first. */
export function parseEpochs(text: string): readonly FeedEpoch[] {
  // Written only by `beginEpoch`.
  return JSON.parse(text) as FeedEpoch[];
}

/** Called once per restore, before anyone reads or writes the feed. */
export async function beginEpoch(db: WriteTransaction): Promise<void> {
  const feed = await db.selectFrom('feed').select(['position', 'epochs']).executeTakeFirstOrThrow();
  const epoch: FeedEpoch = { id: randomBytes(6).toString('hex'), after: feed.position };
  const epochs = JSON.stringify([...parseEpochs(feed.epochs), epoch]);
  await db.updateTable('feed').set({ epochs }).execute();
  await endLoginLinks(db);
}

/** Ends all login links: one used since the backup would work a second time (CLI-11). */
async function endLoginLinks(db: WriteTransaction): Promise<void> {
  await db.deleteFrom('login_links').execute();
}

/**
 * PostgreSQL is restored with its own tools, which notify nobody. A comment on the feed's table
 * names its place: a dump keeps the comment, but not the place.
 */
export async function beginEpochWhereRestored(db: WriteTransaction): Promise<void> {
  const here = await readFeedPlace(db);
  const noted = await readNotedPlace(db);
  if (noted === here) return;
  // Without a comment it was made by a release that wrote none, or just now.
  if (noted !== null) await beginEpoch(db);
  await sql`comment on table feed is ${sql.lit(here)}`.execute(db);
}

async function readNotedPlace(db: Snapshot): Promise<string | null> {
  const { rows } = await sql<{
    noted: string | null;
  }>`select obj_description('feed'::regclass, 'pg_class') as noted`.execute(db);
  return rows[0]?.noted ?? null;
}

/** A text that changes after pg_restore, on another server, and after point-in-time recovery. */
async function readFeedPlace(db: Snapshot): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select concat_ws(' ', 'league feed', system_identifier,
      left(pg_walfile_name(pg_current_wal_lsn()), 8), 'feed'::regclass::oid) as place
    from pg_control_system()`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new TypeError('pg_control_system() returned no row');
  return row.place;
}

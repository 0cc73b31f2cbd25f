import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Snapshot, WriteTransaction } from './database.ts';

/**
 * What follows a restore. Events after it are numbered again, so their positions mean nothing
 * without the epoch (EVT-13).
 */
export interface FeedEpoch {
  readonly id: string;
  /** The position at the restore: up to there the feed is the earlier one. */
  readonly after: number;
}

/** Every epoch but the one of the installation, oldest first. */
export function parseEpochs(text: string): readonly FeedEpoch[] {
  // Written by `beginEpoch` alone.
  return JSON.parse(text) as FeedEpoch[];
}

/** Called once for each restore, before anybody reads the feed or writes to it. */
export async function beginEpoch(db: WriteTransaction): Promise<void> {
  const feed = await db.selectFrom('feed').select(['position', 'epochs']).executeTakeFirstOrThrow();
  const epoch: FeedEpoch = { id: randomBytes(6).toString('hex'), after: feed.position };
  const epochs = JSON.stringify([...parseEpochs(feed.epochs), epoch]);
  await db.updateTable('feed').set({ epochs }).execute();
  await endLoginLinks(db);
}

/** One that was used since the backup would let somebody in a second time (CLI-11). */
async function endLoginLinks(db: WriteTransaction): Promise<void> {
  await db.deleteFrom('login_links').execute();
}

/**
 * PostgreSQL is restored by its own tools, which tell nobody. The feed's table carries a comment
 * that names where it was made: a dump takes the comment along, and nothing takes the place along.
 */
export async function beginEpochWhereRestored(db: WriteTransaction): Promise<void> {
  const here = await placeOfFeed(db);
  const noted = await notedPlace(db);
  if (noted === here) return;
  // Without a comment it was made by a release that wrote none, or just now.
  if (noted !== null) await beginEpoch(db);
  await sql`comment on table feed is ${sql.lit(here)}`.execute(db);
}

async function notedPlace(db: Snapshot): Promise<string | null> {
  const { rows } = await sql<{
    noted: string | null;
  }>`select obj_description('feed'::regclass, 'pg_class') as noted`.execute(db);
  return rows[0]?.noted ?? null;
}

/** Another after pg_restore (the table), on another server, and after recovery to a point in time. */
async function placeOfFeed(db: Snapshot): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select concat_ws(' ', 'league feed', system_identifier,
      left(pg_walfile_name(pg_current_wal_lsn()), 8), 'feed'::regclass::oid) as place
    from pg_control_system()`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new TypeError('a server has one system identifier');
  return row.place;
}

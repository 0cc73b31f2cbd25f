import type { Insertable, Updateable } from 'kysely';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import { prepareStatement } from '../db/prepared.ts';
import type { ClubTable } from '../db/tables.ts';
import type { CallerClub } from '../http/caller.ts';
import { makeJsonColumn } from '../http/stored-json.ts';
import type { Id } from '../shared/ids.ts';
import { Branding, type Club } from './schema.ts';

const readBranding = makeJsonColumn('club.branding', Branding);

/** Reads the only club of the deployment; undefined until a club is installed. */
export async function findClub(db: Snapshot): Promise<Club | undefined> {
  const row = await db.selectFrom('club').selectAll().executeTakeFirst();
  if (!row) return undefined;
  const { weather_units, branding, ...club } = row;
  return { ...club, branding: readBranding(branding, row.id) };
}

export async function getClub(db: Snapshot): Promise<Club> {
  const club = await findClub(db);
  if (!club) throw new Error('a credential was accepted although no club is installed');
  return club;
}

/** The columns that `toCallerClub` reads, joined to a credential. */
export const CALLER_CLUB = [
  'club.id as club_id',
  'club.slug as club_slug',
  'club.name as club_name',
  'club.timezone as club_timezone',
] as const;

interface ClubColumns {
  readonly club_id: Id<'club'>;
  readonly club_slug: string;
  readonly club_name: string;
  readonly club_timezone: string;
}

export function toCallerClub(row: ClubColumns): CallerClub {
  const { club_id: id, club_slug: slug, club_name: name, club_timezone: timezone } = row;
  return { id, slug, name, timezone };
}

export async function readClubTimezone(db: Snapshot): Promise<string> {
  const [row] = await selectTimezone(db, {});
  if (row === undefined) throw new TypeError('nothing is asked of a club before there is one');
  return row.timezone;
}

const selectTimezone = prepareStatement((db, _: Record<string, never>) =>
  db.selectFrom('club').select('timezone'),
);

export async function insertClub(db: WriteTransaction, row: Insertable<ClubTable>): Promise<void> {
  await db.insertInto('club').values(row).execute();
}

export async function updateClub(db: WriteTransaction, row: Updateable<ClubTable>): Promise<void> {
  await db.updateTable('club').set(row).execute();
}

import type { Insertable, Updateable } from 'kysely';
import type { Snapshot, WriteTransaction } from '../db/database.ts';
import type { CourtLocationTable } from '../db/tables.ts';
import type { Id } from '../shared/ids.ts';
import type { CourtLocation, Weather } from './schema.ts';

export async function readWeather(db: Snapshot): Promise<Weather> {
  const club = await db.selectFrom('club').select('weather_units').executeTakeFirstOrThrow();
  return { units: club.weather_units, court_locations: await listCourtLocations(db) };
}

export async function setUnits(db: WriteTransaction, units: Weather['units']): Promise<void> {
  await db.updateTable('club').set({ weather_units: units }).execute();
}

/** Oldest first. */
export async function listCourtLocations(db: Snapshot): Promise<CourtLocation[]> {
  return db.selectFrom('court_locations').selectAll().orderBy('id').execute();
}

export async function findCourtLocation(
  db: Snapshot,
  id: Id<'court_location'>,
): Promise<CourtLocation | undefined> {
  return db.selectFrom('court_locations').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertCourtLocation(
  db: WriteTransaction,
  row: Insertable<CourtLocationTable>,
): Promise<void> {
  await db.insertInto('court_locations').values(row).execute();
}

export async function updateCourtLocation(
  db: WriteTransaction,
  id: Id<'court_location'>,
  row: Updateable<CourtLocationTable>,
): Promise<void> {
  await db.updateTable('court_locations').set(row).where('id', '=', id).execute();
}

export async function deleteCourtLocation(
  db: WriteTransaction,
  id: Id<'court_location'>,
): Promise<void> {
  await db.deleteFrom('court_locations').where('id', '=', id).execute();
}

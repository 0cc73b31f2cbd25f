import { getClub } from '../club/store.ts';
import type { Writer } from '../db/writer.ts';
import { listChangedFields } from '../shared/changes.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import {
  type CourtLocation,
  type CourtLocationChanges,
  MAX_COURT_LOCATIONS,
  type NewCourtLocation,
  type Weather,
  type WeatherChanges,
} from './schema.ts';
import {
  deleteCourtLocation,
  findCourtLocation,
  insertCourtLocation,
  listCourtLocations,
  readWeather,
  setUnits,
  updateCourtLocation,
} from './store.ts';

export async function changeWeather(writer: Writer, { units }: WeatherChanges): Promise<Weather> {
  const weather = await readWeather(writer.db);
  if (units === undefined || units === weather.units) return weather;
  await setUnits(writer.db, units);
  const subject = { type: 'weather', id: (await getClub(writer.db)).id } as const;
  writer.record({ kind: 'weather.updated', subject, data: { fields: ['units'] } });
  return { ...weather, units };
}

/** Adds a place for forecasts; at most eight (WEA-2). */
export async function createCourtLocation(
  writer: Writer,
  wanted: NewCourtLocation,
): Promise<CourtLocation | Refusal<'court_location_limit'>> {
  const others = await listCourtLocations(writer.db);
  if (others.length >= MAX_COURT_LOCATIONS) {
    return refuse('court_location_limit', `A club can have at most ${MAX_COURT_LOCATIONS}.`);
  }
  const id = writer.newId<'court_location'>();
  const location = { id, ...wanted, created_at: writer.now, updated_at: writer.now };
  await insertCourtLocation(writer.db, location);
  recordCourtLocation(writer, 'court_location.created', id, Object.keys(wanted).toSorted());
  return location;
}

export async function changeCourtLocation(
  writer: Writer,
  id: Id<'court_location'>,
  changes: CourtLocationChanges,
): Promise<CourtLocation | Refusal<'not_found'>> {
  const location = await findCourtLocation(writer.db, id);
  if (!location) return refuse('not_found');
  const fields = listChangedFields(location, changes);
  if (fields.length === 0) return location;
  await updateCourtLocation(writer.db, id, { ...changes, updated_at: writer.now });
  recordCourtLocation(writer, 'court_location.updated', id, fields);
  return { ...location, ...changes, updated_at: writer.now };
}

export async function removeCourtLocation(
  writer: Writer,
  id: Id<'court_location'>,
): Promise<object | Refusal<'not_found'>> {
  if (!(await findCourtLocation(writer.db, id))) return refuse('not_found');
  await deleteCourtLocation(writer.db, id);
  writer.record({ kind: 'court_location.deleted', subject: { type: 'court_location', id } });
  return {};
}

function recordCourtLocation(
  writer: Writer,
  kind: 'court_location.created' | 'court_location.updated',
  id: Id<'court_location'>,
  fields: readonly string[],
): void {
  writer.record({ kind, subject: { type: 'court_location', id }, data: { fields } });
}

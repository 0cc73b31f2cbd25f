import type { Writer } from '../db/writer.ts';
import { changedFields } from '../shared/changes.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { datesProblems, isOneStep } from './rules/season.ts';
import { type NewSeason, type Season, SEASON_STATES, type SeasonChanges } from './schema.ts';
import {
  competitionStates,
  deleteSeason,
  findSeason,
  insertSeason,
  updateSeason,
} from './store.ts';

export async function createSeason(
  writer: Writer,
  wanted: NewSeason,
): Promise<Season | Refusal<'invalid_dates'>> {
  const dates = {
    starts_on: wanted.starts_on ?? null,
    ends_on: wanted.ends_on ?? null,
    results_deadline: wanted.results_deadline ?? null,
  };
  const problems = datesProblems(dates);
  if (problems.length > 0) return refuse('invalid_dates', undefined, problems);
  const id = writer.newId<'season'>();
  await insertSeason(writer.db, {
    id,
    name: wanted.name,
    state: 'planning',
    ...dates,
    created_at: writer.now,
    updated_at: writer.now,
  });
  writer.record({ kind: 'season.created', subject: { type: 'season', id } });
  return getSeason(writer, id);
}

/** Changes a season; a state is one step from the present one (SEA-2, SEA-4). */
export async function changeSeason(
  writer: Writer,
  id: Id<'season'>,
  changes: SeasonChanges,
): Promise<
  | Season
  | Refusal<
      | 'invalid_dates'
      | 'invalid_transition'
      | 'not_found'
      | 'resource_in_use'
      | 'season_dates_required'
    >
> {
  const season = await findSeason(writer.db, id);
  if (!season) return refuse('not_found');
  const fields = changedFields(season, changes);
  if (fields.length === 0) return season;
  const changed = { ...season, ...changes };
  const refusal =
    refuseChange(season, changed) ?? (await refuseLeavingActive(writer, season, changed));
  if (refusal) return refusal;
  const { results_close_at, ...row } = changed;
  await updateSeason(writer.db, id, { ...row, updated_at: writer.now });
  recordChange(writer, season, changed, fields);
  return getSeason(writer, id);
}

/** Deletes a season that is still planned and holds nothing. */
export async function removeSeason(
  writer: Writer,
  id: Id<'season'>,
): Promise<object | Refusal<'not_found' | 'resource_in_use'>> {
  const season = await findSeason(writer.db, id);
  if (!season) return refuse('not_found');
  if (season.state !== 'planning') {
    return refuse('resource_in_use', 'Only a season that is still planned can be deleted.');
  }
  if ((await competitionStates(writer.db, id)).length > 0) {
    return refuse('resource_in_use', 'The season holds competitions.');
  }
  await deleteSeason(writer.db, id);
  writer.record({ kind: 'season.deleted', subject: { type: 'season', id } });
  return {};
}

function refuseChange(
  season: Season,
  changed: Season,
): Refusal<'invalid_dates' | 'invalid_transition' | 'season_dates_required'> | null {
  const problems = datesProblems(changed);
  if (problems.length > 0) return refuse('invalid_dates', undefined, problems);
  const moves = changed.state !== season.state;
  if (moves && !isOneStep(SEASON_STATES, season.state, changed.state)) {
    return refuse('invalid_transition', `A season goes from ${season.state} one step at a time.`);
  }
  const undated = changed.starts_on === null || changed.ends_on === null;
  if (changed.state !== 'planning' && undated) {
    return refuse('season_dates_required', 'Give starts_on and ends_on first.');
  }
  return null;
}

async function refuseLeavingActive(
  writer: Writer,
  season: Season,
  changed: Season,
): Promise<Refusal<'resource_in_use'> | null> {
  if (season.state !== 'active' || changed.state === 'active') return null;
  const states = await competitionStates(writer.db, season.id);
  if (!states.includes('active')) return null;
  return refuse('resource_in_use', 'A competition of the season is still active.');
}

function recordChange(writer: Writer, before: Season, after: Season, fields: string[]): void {
  const subject = { type: 'season', id: before.id } as const;
  const others = fields.filter((field) => field !== 'state');
  if (others.length > 0)
    writer.record({ kind: 'season.updated', subject, data: { fields: others } });
  if (before.state === after.state) return;
  const data = { from: before.state, to: after.state };
  writer.record({ kind: 'season.state_changed', subject, data });
}

async function getSeason(writer: Writer, id: Id<'season'>): Promise<Season> {
  const season = await findSeason(writer.db, id);
  if (!season) throw new Error('a season vanished inside its own transaction');
  return season;
}

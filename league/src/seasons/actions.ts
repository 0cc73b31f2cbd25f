import { readClubTimezone } from '../club/store.ts';
import type { Writer } from '../db/writer.ts';
import { refuseUnacknowledged } from '../shared/checks/acknowledge.ts';
import { listChangedFields } from '../shared/changes.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { SeasonCare } from './care.ts';
import { findSeasonBlockers } from './rules/blockers.ts';
import { findClosingTime } from './rules/deadline.ts';
import { findDatesProblems } from './rules/season.ts';
import type { NewSeason, Season, SeasonChanges } from './schema.ts';
import {
  findHeldCompetitions,
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
  const problems = findDatesProblems(dates);
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

/** Changes one state at a time (SEA-2, SEA-4, SEA-6). `strict` requires acknowledgement (CHK-3). */
export async function changeSeason(
  writer: Writer,
  id: Id<'season'>,
  changes: Omit<SeasonChanges, 'acknowledge'>,
  { warnings, ...care }: SeasonCare,
): Promise<
  | Season
  | Refusal<
      | 'invalid_dates'
      | 'invalid_transition'
      | 'needs_acknowledgement'
      | 'not_found'
      | 'resource_in_use'
      | 'season_dates_required'
    >
> {
  const season = await findSeason(writer.db, id);
  if (!season) return refuse('not_found');
  const fields = listChangedFields(season, changes);
  if (fields.length === 0) return season;
  const changed = await addClosingTime(writer, { ...season, ...changes });
  const problems = findDatesProblems(changed);
  if (problems.length > 0) return refuse('invalid_dates', undefined, problems);
  const held = await findHeldCompetitions(writer.db, id);
  const [blocker] = findSeasonBlockers(season.state, changed, held);
  if (blocker) return refuse(blocker.code, blocker.sentence);
  if (care.strict && changed.state !== season.state) {
    const refusal = refuseUnacknowledged(care, await warnings(writer, season.state, changed));
    if (refusal) return refusal;
  }
  const { results_close_at, ...row } = changed;
  await updateSeason(writer.db, id, { ...row, updated_at: writer.now });
  recordChange(writer, season, changed, fields);
  return getSeason(writer, id);
}

async function addClosingTime({ db }: Writer, season: Season): Promise<Season> {
  const zone = await readClubTimezone(db);
  return { ...season, results_close_at: findClosingTime(season.results_deadline, zone) };
}

/** Deletes an empty season that is still planned. */
export async function removeSeason(
  writer: Writer,
  id: Id<'season'>,
): Promise<object | Refusal<'not_found' | 'resource_in_use'>> {
  const season = await findSeason(writer.db, id);
  if (!season) return refuse('not_found');
  if (season.state !== 'planning') {
    return refuse('resource_in_use', 'Only a season that is still planned can be deleted.');
  }
  if ((await findHeldCompetitions(writer.db, id)).length > 0) {
    return refuse('resource_in_use', 'The season contains competitions.');
  }
  await deleteSeason(writer.db, id);
  writer.record({ kind: 'season.deleted', subject: { type: 'season', id } });
  return {};
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

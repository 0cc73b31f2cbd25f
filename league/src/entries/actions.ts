import { isClosed } from '../competitions/rules/is-closed.ts';
import type { Competition } from '../competitions/schema.ts';
import { findCompetition } from '../competitions/store.ts';
import { findDivision } from '../competitions/divisions-store.ts';
import type { Writer } from '../db/writer.ts';
import { listChangedFields } from '../shared/changes.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { applyChanges, dropEntry, getEntry, recordEntry } from './change.ts';
import { applyMembers, refuseMembers } from './change-members.ts';
import { enterRows, refuseRow, refuseRows } from './enter.ts';
import type { EnterCode } from './rules/check-entry.ts';
import { findMemberChange } from './rules/member-change.ts';
import type { Entry, EntryChanges, NewEntry } from './schema.ts';
import {
  findEntries,
  findEntry,
  hasMatchUnderWay,
  findEnteredMembers,
  updateEntry,
} from './store.ts';

type CannotEnter = Refusal<EnterCode | 'competition_closed' | 'not_found'>;

/** Enters a member or a pair in a competition (ENT-1, ENT-3). */
export async function createEntry(
  writer: Writer,
  competitionId: Id<'competition'>,
  wanted: NewEntry,
): Promise<Entry | CannotEnter> {
  const competition = await findOpenCompetition(writer, competitionId);
  if (competition instanceof Refusal) return competition;
  const found = await enterRows(writer, competition, [wanted]);
  if ('faults' in found) return refuseRow(takeSingle(found.faults));
  return getEntry(writer, takeSingle(found.entered));
}

/** Enters several members or pairs: all rows, or none if one is refused (ENT-7). */
export async function createEntries(
  writer: Writer,
  competitionId: Id<'competition'>,
  rows: readonly NewEntry[],
): Promise<Entry[] | CannotEnter> {
  const competition = await findOpenCompetition(writer, competitionId);
  if (competition instanceof Refusal) return competition;
  const found = await enterRows(writer, competition, rows);
  if ('faults' in found) return refuseRows(found.faults, rows.length, '/items');
  return findEntries(writer.db, found.entered);
}

function takeSingle<T>(values: readonly T[]): T {
  const [one, ...more] = values;
  if (one === undefined || more.length > 0) throw new Error('one row gave not one answer');
  return one;
}

/** Renames an entry, changes its members (ENT-10), or moves it if no match is under way (ENT-5). */
export async function changeEntry(
  writer: Writer,
  id: Id<'entry'>,
  wanted: EntryChanges,
): Promise<
  | Entry
  | Refusal<EnterCode | 'competition_closed' | 'entry_has_played' | 'entry_withdrawn' | 'not_found'>
> {
  const found = await findOpenEntry(writer, id);
  if (found instanceof Refusal) return found;
  const { entry, competition } = found;
  const { member_ids: memberIds, ...changes } = wanted;
  const members = memberIds === undefined ? null : findMemberChange(entry, memberIds);
  const fields = [...listChangedFields(entry, changes), ...(members ? ['members'] : [])].toSorted();
  if (fields.length === 0) return entry;
  if (fields.includes('division_id')) {
    const target = changes.division_id ?? null;
    const refusal =
      (await refuseDivision(writer, entry.competition_id, target)) ??
      (await refusePlayed(writer, id));
    if (refusal) return refusal;
  }
  const refusal = members && (await refuseMembers(writer, competition, entry, members));
  if (refusal) return refusal;
  if (members) await applyMembers(writer, entry, members);
  const from = fields.includes('division_id') ? entry.division_id : null;
  await applyChanges(writer, entry, { changes, members, fields, from });
  return getEntry(writer, id);
}

/** Deletes an entry with its fixtures, if none of its matches is under way (ENT-5). */
export async function removeEntry(
  writer: Writer,
  id: Id<'entry'>,
): Promise<object | Refusal<'competition_closed' | 'entry_has_played' | 'not_found'>> {
  const found = await findOpenEntry(writer, id);
  if (found instanceof Refusal) return found;
  const refusal = await refusePlayed(writer, id);
  if (refusal) return refusal;
  await dropEntry(writer, found.entry);
  return {};
}

/** Withdraws an entry; repeating it changes nothing (ENT-6). */
export async function withdrawEntry(
  writer: Writer,
  id: Id<'entry'>,
): Promise<Entry | Refusal<'competition_closed' | 'not_found'>> {
  const found = await findOpenEntry(writer, id);
  if (found instanceof Refusal) return found;
  const { entry } = found;
  if (entry.status === 'withdrawn') return entry;
  await updateEntry(writer.db, id, {
    status: 'withdrawn',
    withdrawn_at: writer.now,
    updated_at: writer.now,
  });
  recordEntry(writer, 'entry.withdrawn', entry);
  return getEntry(writer, id);
}

/** Reinstates an entry, unless one of its members is in another by now (ENT-6). */
export async function reinstateEntry(
  writer: Writer,
  id: Id<'entry'>,
): Promise<Entry | Refusal<'already_entered' | 'competition_closed' | 'not_found'>> {
  const found = await findOpenEntry(writer, id);
  if (found instanceof Refusal) return found;
  const { entry, competition } = found;
  if (entry.status === 'active') return entry;
  const memberIds = entry.members.map((member) => member.id);
  const elsewhere = await findEnteredMembers(writer.db, competition.id, memberIds);
  if (elsewhere.size > 0) return refuse('already_entered', 'Its members have been entered again.');
  await updateEntry(writer.db, id, {
    status: 'active',
    withdrawn_at: null,
    updated_at: writer.now,
  });
  recordEntry(writer, 'entry.reinstated', entry);
  return getEntry(writer, id);
}

async function refuseDivision(
  writer: Writer,
  competitionId: Id<'competition'>,
  divisionId: Id<'division'> | null,
): Promise<Refusal<'invalid_request'> | null> {
  if (divisionId === null) return null;
  const division = await findDivision(writer.db, divisionId);
  if (division?.competition_id === competitionId) return null;
  const error = { pointer: '/division_id', message: 'is not a division of this competition' };
  return refuse('invalid_request', undefined, [error]);
}

async function refusePlayed(
  writer: Writer,
  entryId: Id<'entry'>,
): Promise<Refusal<'entry_has_played'> | null> {
  if (!(await hasMatchUnderWay(writer.db, entryId))) return null;
  return refuse('entry_has_played', 'Withdraw it instead.');
}

async function findOpenCompetition(
  writer: Writer,
  id: Id<'competition'>,
): Promise<Competition | Refusal<'competition_closed' | 'not_found'>> {
  const competition = await findCompetition(writer.db, id);
  if (!competition) return refuse('not_found');
  return isClosed(competition) ? refuse('competition_closed') : competition;
}

interface OpenEntry {
  readonly entry: Entry;
  readonly competition: Competition;
}

async function findOpenEntry(
  writer: Writer,
  id: Id<'entry'>,
): Promise<OpenEntry | Refusal<'competition_closed' | 'not_found'>> {
  const entry = await findEntry(writer.db, id);
  if (!entry) return refuse('not_found');
  const competition = await findOpenCompetition(writer, entry.competition_id);
  return competition instanceof Refusal ? competition : { entry, competition };
}

import type { Writer } from '../db/writer.ts';
import type { Id } from '../shared/ids.ts';
import type { Entry, EntryChanges } from './schema.ts';
import { deleteEntry, deleteFixturesOf, findEntry, insertEntries, updateEntry } from './store.ts';

/*
 * What becomes of an entry, whoever asks for it: the rows that are written, and the event that
 * tells of them. What speaks against it has been found out before.
 */

interface WantedEntry {
  readonly competitionId: Id<'competition'>;
  readonly divisionId: Id<'division'> | null;
  readonly name: string | null;
  readonly memberIds: readonly Id<'member'>[];
  readonly origin?: Readonly<Record<string, string>>;
}

/** Enters members in a competition; each event also holds what its `origin` tells. @returns the ids */
export async function addEntries(
  writer: Writer,
  wanted: readonly WantedEntry[],
): Promise<Id<'entry'>[]> {
  const made = wanted.map(({ competitionId, divisionId, name, memberIds, origin = {} }) => ({
    row: {
      id: writer.newId<'entry'>(),
      competition_id: competitionId,
      division_id: divisionId,
      name,
      status: 'active',
      withdrawn_at: null,
      opted_out_at: null,
      created_at: writer.now,
      updated_at: writer.now,
    } as const,
    memberIds,
    origin,
  }));
  await insertEntries(writer.db, made);
  for (const { row, memberIds, origin } of made) {
    recordEntry(writer, 'entry.created', row, { member_ids: memberIds, ...origin });
  }
  return made.map(({ row }) => row.id);
}

/** Renames or moves an entry. One that moves loses its fixtures: they are of the old division. */
export async function applyChanges(
  writer: Writer,
  entry: EntryKey,
  { changes, fields }: { readonly changes: EntryChanges; readonly fields: readonly string[] },
): Promise<void> {
  if (fields.includes('division_id')) await deleteFixturesOf(writer.db, entry.id);
  await updateEntry(writer.db, entry.id, { ...changes, updated_at: writer.now });
  recordEntry(writer, 'entry.updated', entry, { fields });
}

/**
 * Deletes an entry none of whose matches is under way, with its fixtures; the event also holds
 * what `cause` tells.
 */
export async function dropEntry(
  writer: Writer,
  entry: EntryKey,
  cause: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await deleteFixturesOf(writer.db, entry.id);
  await deleteEntry(writer.db, entry.id);
  recordEntry(writer, 'entry.deleted', entry, cause);
}

/** The entry as it stands after what was done to it. */
export async function getEntry(writer: Writer, id: Id<'entry'>): Promise<Entry> {
  const entry = await findEntry(writer.db, id);
  if (!entry) throw new Error('an entry vanished inside its own transaction');
  return entry;
}

type EntryKey = Pick<Entry, 'id' | 'competition_id'>;

type EntryEvent =
  | 'entry.created'
  | 'entry.updated'
  | 'entry.deleted'
  | 'entry.withdrawn'
  | 'entry.reinstated'
  | 'entry.opted_out'
  | 'entry.opted_in';

/** Tells the feed of an entry, always with its competition. */
export function recordEntry(
  writer: Writer,
  kind: EntryEvent,
  entry: EntryKey,
  data: Readonly<Record<string, unknown>> = {},
): void {
  writer.record({
    kind,
    subject: { type: 'entry', id: entry.id },
    data: { competition_id: entry.competition_id, ...data },
  });
}

import type { Writer } from '../db/writer.ts';
import type { EventData } from '../shared/events/event-kinds.ts';
import type { Id } from '../shared/ids.ts';
import type { MemberChange } from './rules/member-change.ts';
import type { Entry, EntryChanges } from './schema.ts';
import { deleteEntry, deleteFixtures, findEntry, insertEntries, updateEntry } from './store.ts';

/** Callers have already checked that the change is allowed. */

interface WantedEntry {
  readonly competitionId: Id<'competition'>;
  readonly divisionId: Id<'division'> | null;
  readonly name: string | null;
  readonly startingPlace: number | null;
  readonly memberIds: readonly Id<'member'>[];
  readonly origin?: Pick<EventData<'entry.created'>, 'reason'>;
}

/** Each event also contains the `origin`. @returns the ids */
export async function addEntries(
  writer: Writer,
  wanted: readonly WantedEntry[],
): Promise<Id<'entry'>[]> {
  const made = wanted.map(({ competitionId, divisionId, name, memberIds, origin = {}, ...of }) => ({
    row: {
      id: writer.newId<'entry'>(),
      competition_id: competitionId,
      division_id: divisionId,
      name,
      status: 'active',
      withdrawn_at: null,
      opted_out_at: null,
      starting_place: of.startingPlace,
      created_at: writer.now,
      updated_at: writer.now,
    } as const,
    memberIds,
    origin,
  }));
  await insertEntries(writer.db, made);
  for (const { row, memberIds, origin } of made) {
    writer.record({
      kind: 'entry.created',
      subject: { type: 'entry', id: row.id },
      data: { competition_id: row.competition_id, member_ids: memberIds, ...origin },
    });
  }
  return made.map(({ row }) => row.id);
}

interface WantedChanges {
  readonly changes: Omit<EntryChanges, 'member_ids'>;
  readonly members?: MemberChange | null;
  readonly from?: Id<'division'> | null;
  readonly fields: readonly string[];
}

/** A moved entry loses its fixtures, which belong to the old division. */
export async function applyChanges(
  writer: Writer,
  entry: EntryKey,
  { changes, fields, members, from }: WantedChanges,
): Promise<void> {
  if (fields.includes('division_id')) await deleteFixtures(writer.db, entry.id);
  await updateEntry(writer.db, entry.id, { ...changes, updated_at: writer.now });
  writer.record({
    kind: 'entry.updated',
    subject: { type: 'entry', id: entry.id },
    data: {
      competition_id: entry.competition_id,
      fields,
      ...(from && { from_division_id: from }),
      ...(members && { joined_member_ids: members.joined, left_member_ids: members.left }),
    },
  });
}

/** Deletes an entry and its fixtures unless a match is under way. The event has the `cause`. */
export async function dropEntry(
  writer: Writer,
  entry: EntryKey,
  cause: Omit<EventData<'entry.deleted'>, 'competition_id'> = {},
): Promise<void> {
  await deleteFixtures(writer.db, entry.id);
  await deleteEntry(writer.db, entry.id);
  writer.record({
    kind: 'entry.deleted',
    subject: { type: 'entry', id: entry.id },
    data: { competition_id: entry.competition_id, ...cause },
  });
}

export async function getEntry(writer: Writer, id: Id<'entry'>): Promise<Entry> {
  const entry = await findEntry(writer.db, id);
  if (!entry) throw new Error('an entry vanished inside its own transaction');
  return entry;
}

type EntryKey = Pick<Entry, 'id' | 'competition_id'>;

/** Adds an event about an entry to the feed, always with its competition. */
export function recordEntry(
  writer: Writer,
  kind: 'entry.withdrawn' | 'entry.reinstated' | 'entry.opted_out' | 'entry.opted_in',
  entry: EntryKey,
): void {
  writer.record({
    kind,
    subject: { type: 'entry', id: entry.id },
    data: { competition_id: entry.competition_id },
  });
}

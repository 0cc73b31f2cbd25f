import type { Reaction, RecordedEvent, Writer } from '../db/writer.ts';
import type { EventData, EventKind } from '../shared/events/event-kinds.ts';
import type { Id } from '../shared/ids.ts';
import { dropEntry } from './change.ts';
import {
  absentMembers,
  type DraftPlace,
  filledAndOptedOut,
  forgetFill,
  hasBeenPlayed,
  leaversOf,
  untouchedDraftEntries,
  untouchedEntriesOf,
  untouchedSuccessors,
} from './draft-store.ts';
import { membersKey } from './rules/pair.ts';

/** Why an entry went out of a draft, in the words of a plan's `left_out`. */
type RemovalReason = 'left_club' | 'opted_out' | 'on_a_break';

/** What kinds of event about a member mean for the drafts; the others mean nothing. */
const OF_MEMBERS: Partial<Record<EventKind, (writer: Writer, id: Id<'member'>) => Promise<void>>> =
  {
    'member.paused': (writer, id) => dropEntriesOf(writer, id, 'on_a_break'),
    'member.leaving.recorded': (writer, id) => dropEntriesOf(writer, id, 'opted_out'),
    'member.deleted': (writer, id) => dropEntriesOf(writer, id, 'left_club'),
    'member.erased': (writer, id) => dropEntriesOf(writer, id, 'left_club'),
    'member.updated': async (writer, id) =>
      dropAbsent(writer, await untouchedDraftEntries(writer.db, id)),
  };

/**
 * Takes out of the drafts who may not be in them, in the transaction that says so, whoever says
 * it and by whatever route (DRA-1). Nothing puts them in again but filling the draft again.
 */
export const leaveDrafts: Reaction = async (writer, event) => {
  const { kind, subject } = event;
  if (kind === 'entry.opted_out') await dropSuccessors(writer, subject.id);
  else if (kind === 'competition.state_changed') {
    if (isActivation(event.data)) await dropBeforeStart(writer, subject.id);
  } else if (subject.type === 'member' && isOfStatus(event)) {
    await OF_MEMBERS[kind]?.(writer, subject.id);
  }
};

function isOfStatus(event: RecordedEvent): boolean {
  return event.kind !== 'member.updated' || event.data.fields.includes('status');
}

function isActivation({ from, to }: EventData<'competition.state_changed'>): boolean {
  return from === 'draft' && to === 'active';
}

async function dropEntriesOf(
  writer: Writer,
  memberId: Id<'member'>,
  reason: RemovalReason,
): Promise<void> {
  for (const place of await untouchedDraftEntries(writer.db, memberId)) {
    await drop(writer, place, reason, memberId);
  }
}

/** A pair is opted out together: nobody of it is left to find a partner by this alone. */
async function dropSuccessors(writer: Writer, entryId: Id<'entry'>): Promise<void> {
  for (const place of await untouchedSuccessors(writer.db, entryId)) {
    await drop(writer, place, 'opted_out', null);
  }
}

/**
 * The last guard (DRA-3): what was in a draft before this rule held, or came in past it. A
 * competition that has been played goes on with whom it has.
 */
async function dropBeforeStart(writer: Writer, competitionId: Id<'competition'>): Promise<void> {
  if (await hasBeenPlayed(writer.db, competitionId)) return;
  const places = await untouchedEntriesOf(writer.db, competitionId);
  const leavers = await leaversOf(writer.db, competitionId);
  const optedOut = await filledAndOptedOut(writer.db, competitionId);
  const isOut = (place: DraftPlace) =>
    leavers.has(place.id) || optedOut.has(membersKey(place.memberIds));
  for (const place of places.filter(isOut)) {
    await drop(writer, place, 'opted_out', leavers.get(place.id) ?? null);
  }
  await dropAbsent(
    writer,
    places.filter((place) => !isOut(place)),
  );
}

/** Drops those of the entries that have a member who is on a break or has left. */
async function dropAbsent(writer: Writer, places: readonly DraftPlace[]): Promise<void> {
  if (places.length === 0) return;
  const absent = await absentMembers(
    writer.db,
    places.flatMap(({ memberIds }) => memberIds),
  );
  for (const place of places) {
    const member = place.memberIds.find((id) => absent.has(id));
    if (member === undefined) continue;
    const because = absent.get(member) === 'paused' ? 'on_a_break' : 'left_club';
    await drop(writer, place, because, member);
  }
}

/** @param goes the member because of whom; null where all of the entry go */
async function drop(
  writer: Writer,
  place: DraftPlace,
  reason: RemovalReason,
  goes: Id<'member'> | null,
): Promise<void> {
  const partner = goes === null ? undefined : place.memberIds.find((id) => id !== goes);
  await dropEntry(writer, place, {
    because: reason,
    member_ids: place.memberIds,
    ...(partner === undefined ? {} : { partner_id: partner }),
  });
  await forgetFill(writer.db, place);
}

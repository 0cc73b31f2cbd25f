import type { Reaction, RecordedEvent, Writer } from '../db/writer.ts';
import type { EventData, EventKind } from '../shared/events/event-kinds.ts';
import type { Id } from '../shared/ids.ts';
import { dropEntry } from './change.ts';
import {
  findAbsentMembers,
  type DraftPlace,
  findFilledOptOuts,
  forgetFill,
  hasBeenPlayed,
  findLeavers,
  findUntouchedDraftEntries,
  findUntouchedEntries,
  findUntouchedSuccessors,
} from './draft-store.ts';
import { makeMembersKey } from './rules/pair.ts';

/** Why an entry left a draft, in the words of a plan's `left_out`. */
type RemovalReason = 'left_club' | 'opted_out' | 'on_a_break';

/** The effect of member events on drafts; other events have none. */
const OF_MEMBERS: Partial<Record<EventKind, (writer: Writer, id: Id<'member'>) => Promise<void>>> =
  {
    'member.paused': (writer, id) => dropDraftEntries(writer, id, 'on_a_break'),
    'member.leaving.recorded': (writer, id) => dropDraftEntries(writer, id, 'opted_out'),
    'member.deleted': (writer, id) => dropDraftEntries(writer, id, 'left_club'),
    'member.erased': (writer, id) => dropDraftEntries(writer, id, 'left_club'),
    'member.updated': async (writer, id) =>
      dropAbsent(writer, await findUntouchedDraftEntries(writer.db, id)),
  };

/** Runs in the event's transaction (DRA-1). Only filling the draft again restores the members. */
export const leaveDrafts: Reaction = async (writer, event) => {
  const { kind, subject } = event;
  if (kind === 'entry.opted_out') await dropSuccessors(writer, subject.id);
  else if (kind === 'competition.state_changed') {
    if (isActivation(event.data)) await dropBeforeStart(writer, subject.id);
  } else if (subject.type === 'member' && isStatusEvent(event)) {
    await OF_MEMBERS[kind]?.(writer, subject.id);
  }
};

function isStatusEvent(event: RecordedEvent): boolean {
  return event.kind !== 'member.updated' || event.data.fields.includes('status');
}

function isActivation({ from, to }: EventData<'competition.state_changed'>): boolean {
  return from === 'draft' && to === 'active';
}

async function dropDraftEntries(
  writer: Writer,
  memberId: Id<'member'>,
  reason: RemovalReason,
): Promise<void> {
  for (const place of await findUntouchedDraftEntries(writer.db, memberId)) {
    await dropFromDraft(writer, place, reason, memberId);
  }
}

/** Drops the entry's successors. A pair opts out together, so neither needs another partner. */
async function dropSuccessors(writer: Writer, entryId: Id<'entry'>): Promise<void> {
  for (const place of await findUntouchedSuccessors(writer.db, entryId)) {
    await dropFromDraft(writer, place, 'opted_out', null);
  }
}

/** A safeguard for entries older than this rule (DRA-3). A played competition keeps them. */
async function dropBeforeStart(writer: Writer, competitionId: Id<'competition'>): Promise<void> {
  if (await hasBeenPlayed(writer.db, competitionId)) return;
  const places = await findUntouchedEntries(writer.db, competitionId);
  const leavers = await findLeavers(writer.db, competitionId);
  const optedOut = await findFilledOptOuts(writer.db, competitionId);
  const isOut = (place: DraftPlace) =>
    leavers.has(place.id) || optedOut.has(makeMembersKey(place.memberIds));
  for (const place of places.filter(isOut)) {
    await dropFromDraft(writer, place, 'opted_out', leavers.get(place.id) ?? null);
  }
  await dropAbsent(
    writer,
    places.filter((place) => !isOut(place)),
  );
}

/** Drops those entries that have a member on a break or gone. */
async function dropAbsent(writer: Writer, places: readonly DraftPlace[]): Promise<void> {
  if (places.length === 0) return;
  const absent = await findAbsentMembers(
    writer.db,
    places.flatMap(({ memberIds }) => memberIds),
  );
  for (const place of places) {
    const member = place.memberIds.find((id) => absent.has(id));
    if (member === undefined) continue;
    const because = absent.get(member) === 'paused' ? 'on_a_break' : 'left_club';
    await dropFromDraft(writer, place, because, member);
  }
}

/** @param goes the member who caused it; null if the whole entry leaves */
async function dropFromDraft(
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

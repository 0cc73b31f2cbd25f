import { findVisibleCompetition } from '../competitions/store.ts';
import type { Writer } from '../db/writer.ts';
import { type Caller, mayActFor } from '../http/caller.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { getEntry, recordEntry } from './change.ts';
import { isOptedOutByHand, setOptedOut, deleteLeavingsOfEntry } from './opt-out-store.ts';
import type { Entry } from './schema.ts';
import { findEntry } from './store.ts';

/** Opts an entry out of the next season (OPT-1); repeating it changes nothing. */
export async function optOut(
  writer: Writer,
  caller: Caller,
  id: Id<'entry'>,
): Promise<Entry | Refusal<'competition_closed' | 'not_found'>> {
  const entry = await findOwnEntry(writer, caller, id);
  if (entry instanceof Refusal || (await isOptedOutByHand(writer.db, id))) return entry;
  await setOptedOut(writer.db, id, writer.now);
  recordEntry(writer, 'entry.opted_out', entry);
  return getEntry(writer, id);
}

/** Cancels an opt-out, including one that came with a member's leaving (OPT-2). */
export async function optIn(
  writer: Writer,
  caller: Caller,
  id: Id<'entry'>,
): Promise<Entry | Refusal<'competition_closed' | 'not_found'>> {
  const entry = await findOwnEntry(writer, caller, id);
  if (entry instanceof Refusal || entry.opted_out !== true) return entry;
  await setOptedOut(writer.db, id, null);
  await deleteLeavingsOfEntry(writer.db, id);
  recordEntry(writer, 'entry.opted_in', entry);
  return getEntry(writer, id);
}

/** Players can opt out only their own entries. */
async function findOwnEntry(
  writer: Writer,
  caller: Caller,
  id: Id<'entry'>,
): Promise<Entry | Refusal<'competition_closed' | 'not_found'>> {
  const entry = await findEntry(writer.db, id);
  const competition =
    entry && (await findVisibleCompetition(writer.db, caller, entry.competition_id));
  if (!entry || !competition) return refuse('not_found');
  if (!entry.members.some((member) => mayActFor(caller, member.id))) return refuse('not_found');
  return competition.state === 'archived' ? refuse('competition_closed') : entry;
}

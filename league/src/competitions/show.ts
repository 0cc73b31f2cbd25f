import type { Reader } from '../http/route.ts';
import type { Writer } from '../db/writer.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, type RefusalCode } from '../shared/refusal.ts';
import type { Competition, ShownCompetition } from './schema.ts';

/** What a plan is read with. */
export type PlanReader = Pick<Reader, 'db' | 'now' | 'until'>;

/**
 * Of these competitions, the filled drafts that are not what their plans say now (DRA-4). What
 * plans them stands after competitions, and is handed in.
 */
export type DraftsDiffering = (
  reader: PlanReader,
  competitions: readonly Competition[],
) => Promise<ReadonlySet<Id<'competition'>>>;

export async function showCompetitions(
  reader: PlanReader,
  differing: DraftsDiffering,
  competitions: readonly Competition[],
): Promise<ShownCompetition[]> {
  const differ = await differing(reader, competitions);
  return competitions.map((one) => ({ ...one, draft_differs: differ.has(one.id) }));
}

/** A competition as it stands after a write. */
export async function showWritten<C extends RefusalCode>(
  { db, now }: Writer,
  differing: DraftsDiffering,
  written: Competition | Refusal<C>,
): Promise<ShownCompetition | Refusal<C>> {
  if (written instanceof Refusal) return written;
  const differ = await differing({ db, now, until: () => undefined }, [written]);
  return { ...written, draft_differs: differ.has(written.id) };
}

import type { Reader } from '../http/route.ts';
import type { Writer } from '../db/writer.ts';
import type { Id } from '../shared/ids.ts';
import { getAtOrThrow } from '../shared/must-get.ts';
import { Refusal } from '../shared/refusal.ts';
import type { RefusalCode } from '../shared/refusal-codes.ts';
import { type RulesNote, makeRulesNote } from './rules/rules-note.ts';
import { findCompetitionsById } from './store.ts';
import type { Competition, DraftProgress, ShownCompetition } from './schema.ts';

export type PlanReader = Pick<Reader, 'db' | 'now' | 'until' | 'seen'>;

/** Finds the filled drafts that differ from their plans (DRA-4). A later feature passes it in. */
export type DraftsDiffering = (
  reader: PlanReader,
  competitions: readonly Competition[],
) => Promise<ReadonlySet<Id<'competition'>>>;

/** Measures the progress of the drafts among these competitions (DRA-5). */
export type DraftsProgressing = (
  reader: PlanReader,
  competitions: readonly Competition[],
) => Promise<ReadonlyMap<Id<'competition'>, DraftProgress>>;

export async function showCompetitions(
  reader: PlanReader,
  differing: DraftsDiffering,
  competitions: readonly Competition[],
): Promise<ShownCompetition[]> {
  const differ = await differing(reader, competitions);
  const previous = await findPrevious(reader, competitions);
  return competitions.map((one) => toShownCompetition(one, differ.has(one.id), previous));
}

/** Shows competitions and the progress of drafts; both come from one plan, made once. */
export async function showWithProgress(
  reader: PlanReader,
  progressing: DraftsProgressing,
  competitions: readonly Competition[],
): Promise<ShownCompetition[]> {
  const progress = await progressing(reader, competitions);
  const previous = await findPrevious(reader, competitions);
  return competitions.map((one) => {
    const draft = progress.get(one.id);
    if (draft === undefined) return toShownCompetition(one, false, previous);
    return { ...toShownCompetition(one, draft.by_hand + draft.overtaken > 0, previous), draft };
  });
}

function toShownCompetition(
  competition: Competition,
  differs: boolean,
  previous: ReadonlyMap<Id<'competition'>, Competition>,
): ShownCompetition {
  const rules_note = findRulesNote(competition, previous);
  return { ...competition, draft_differs: differs, rules_note };
}

export async function showWritten<C extends RefusalCode>(
  { db, now }: Writer,
  differing: DraftsDiffering,
  written: Competition | Refusal<C>,
): Promise<ShownCompetition | Refusal<C>> {
  if (written instanceof Refusal) return written;
  const reader = { db, now, until: () => undefined };
  return getAtOrThrow(await showCompetitions(reader, differing, [written]), 0);
}

async function findPrevious(
  { db }: PlanReader,
  competitions: readonly Competition[],
): Promise<ReadonlyMap<Id<'competition'>, Competition>> {
  const ids = competitions.flatMap(({ state, previous_competition_id: id }) =>
    state === 'draft' && id !== null ? id : [],
  );
  return ids.length === 0 ? new Map() : findCompetitionsById(db, [...new Set(ids)]);
}

function findRulesNote(
  { state, rules, previous_competition_id: id }: Competition,
  previous: ReadonlyMap<Id<'competition'>, Competition>,
): RulesNote | null {
  const before = id === null ? undefined : previous.get(id);
  return state === 'draft' && before ? makeRulesNote(rules, before) : null;
}

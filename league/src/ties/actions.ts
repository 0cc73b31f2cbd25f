import { isClosed } from '../competitions/rules/is-closed.ts';
import type { Writer } from '../db/writer.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { readTies, isSame, showDecision, type TieInput } from './query.ts';
import type { NewTieDecision, TieDecision } from './schema.ts';
import { deleteDecision, findDivisionOfDecision, insertDecision } from './store.ts';

type NotOpen = Refusal<'competition_closed' | 'competition_not_active' | 'not_found'>;

/** Repeating a decision writes nothing; another order of the same entries replaces it (TIE-3). */
export async function decideTie(
  writer: Writer,
  divisionId: Id<'division'>,
  { order, by }: NewTieDecision,
): Promise<TieDecision | NotOpen | Refusal<'not_level'>> {
  const ties = await findOpenTies(writer, divisionId);
  if (ties instanceof Refusal) return ties;
  if (!ties.level.some((group) => isSame(group, order))) {
    return refuse('not_level', 'These entries do not match a group that the rules leave tied.');
  }
  const before = ties.ledger.decisions.find((one) => isSame(one.order, order));
  if (before?.by === by && order.every((id, place) => before.order[place] === id)) {
    return showDecision(ties, before);
  }
  if (before) await deleteDecision(writer.db, before.id);
  const decision = { id: writer.newId<'tie_decision'>(), order, by, createdAt: writer.now };
  await insertDecision(writer.db, divisionId, decision);
  writer.record({
    kind: 'division.tie_decided',
    subject: { type: 'division', id: divisionId },
    data: {
      competition_id: ties.competition.id,
      tie_decision_id: decision.id,
      entry_ids: order,
      by,
    },
  });
  return showDecision(ties, decision);
}

export async function undoTie(writer: Writer, id: Id<'tie_decision'>): Promise<object | NotOpen> {
  const divisionId = await findDivisionOfDecision(writer.db, id);
  if (divisionId === undefined) return refuse('not_found');
  const ties = await findOpenTies(writer, divisionId);
  if (ties instanceof Refusal) return ties;
  await deleteDecision(writer.db, id);
  writer.record({
    kind: 'division.tie_undone',
    subject: { type: 'division', id: divisionId },
    data: { competition_id: ties.competition.id, tie_decision_id: id },
  });
  return {};
}

/** Also allowed after the deadline, because play-offs are often later. */
async function findOpenTies(
  writer: Writer,
  divisionId: Id<'division'>,
): Promise<TieInput | NotOpen> {
  const ties = await readTies(writer, divisionId);
  if (!ties) return refuse('not_found');
  if (isClosed(ties.competition)) {
    return refuse('competition_closed', 'Reopen the competition first.');
  }
  return ties.competition.state === 'active' ? ties : refuse('competition_not_active');
}

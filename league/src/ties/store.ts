import type { Snapshot, WriteTransaction } from '../db/database.ts';
import type { DecisionInLedger } from '../ledger/division-ledger.ts';
import type { Id } from '../shared/ids.ts';

export async function findDivisionOfDecision(
  db: Snapshot,
  id: Id<'tie_decision'>,
): Promise<Id<'division'> | undefined> {
  const row = await db
    .selectFrom('tie_decisions')
    .select('division_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.division_id;
}

export async function insertDecision(
  db: WriteTransaction,
  divisionId: Id<'division'>,
  { id, order, by, createdAt }: DecisionInLedger,
): Promise<void> {
  const row = { id, division_id: divisionId, decided_by: by, created_at: createdAt };
  await db.insertInto('tie_decisions').values(row).execute();
  const places = order.map((entry, position) => ({ decision_id: id, entry_id: entry, position }));
  await db.insertInto('tie_decision_entries').values(places).execute();
}

export async function deleteDecision(db: WriteTransaction, id: Id<'tie_decision'>): Promise<void> {
  await db.deleteFrom('tie_decisions').where('id', '=', id).execute();
}

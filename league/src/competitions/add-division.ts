import type { Writer } from '../db/writer.ts';
import type { Id } from '../shared/ids.ts';
import type { Division } from './schema.ts';
import { insertDivision } from './store.ts';

/** Adds a division below the others, whoever asks for it. */
export async function addDivision(
  writer: Writer,
  competitionId: Id,
  { name, position }: Pick<Division, 'name' | 'position'>,
): Promise<Division> {
  const division: Division = {
    id: writer.newId(),
    competition_id: competitionId,
    name,
    position,
    created_at: writer.now,
    updated_at: writer.now,
  };
  await insertDivision(writer.db, division);
  const subject = { type: 'division', id: division.id } as const;
  writer.record({ kind: 'division.created', subject, data: { competition_id: competitionId } });
  return division;
}

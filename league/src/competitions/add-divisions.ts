import type { Writer } from '../db/writer.ts';
import type { Id } from '../shared/ids.ts';
import type { Division } from './schema.ts';
import { insertDivisions } from './divisions-store.ts';

/** Does not check the caller. Existing divisions move to make room. */
export async function addDivisions(
  writer: Writer,
  competitionId: Id<'competition'>,
  wanted: readonly Pick<Division, 'name' | 'position'>[],
): Promise<Division[]> {
  const divisions = wanted.map(({ name, position }) => ({
    id: writer.newId<'division'>(),
    competition_id: competitionId,
    name,
    position,
    created_at: writer.now,
    updated_at: writer.now,
  }));
  await insertDivisions(writer.db, divisions);
  for (const { id } of divisions) {
    const subject = { type: 'division', id } as const;
    writer.record({ kind: 'division.created', subject, data: { competition_id: competitionId } });
  }
  return divisions;
}

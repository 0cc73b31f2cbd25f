import type { BodyMemory } from 'service/body-memory';
import type { Database } from '../db/database.ts';

export interface ServiceParts {
  readonly database: Pick<Database, 'health'>;
  readonly bodies: Pick<BodyMemory, 'isFull'>;
}

/** Why every write would be refused now, in a word; null if some would not (OPS-2). */
export async function findReadinessProblem({
  database,
  bodies,
}: ServiceParts): Promise<string | null> {
  return bodies.isFull ? 'bodies_full' : database.health();
}

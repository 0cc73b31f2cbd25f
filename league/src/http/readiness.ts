import type { BodyMemory } from 'service/body-memory';
import type { Database } from '../db/database.ts';

export interface ServiceParts {
  readonly database: Pick<Database, 'health'>;
  readonly bodies: Pick<BodyMemory, 'isFull'>;
}

/** Why the service would refuse every write now, in a word; null if it accepts some (OPS-2). */
export async function findReadinessProblem({
  database,
  bodies,
}: ServiceParts): Promise<string | null> {
  return bodies.isFull ? 'bodies_full' : database.health();
}

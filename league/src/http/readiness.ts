import type { BodyMemory } from 'service/body-memory';
import type { Database } from '../db/database.ts';

/** The parts that every write needs. */
export interface ServiceParts {
  readonly database: Pick<Database, 'health'>;
  readonly bodies: Pick<BodyMemory, 'isFull'>;
}

/**
 * The reason, in a word, why the service would refuse every write now; null if it accepts some
 * (OPS-2).
 */
export async function findReadinessProblem({
  database,
  bodies,
}: ServiceParts): Promise<string | null> {
  return bodies.isFull ? 'bodies_full' : database.health();
}

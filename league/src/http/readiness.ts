import type { BodyMemory } from 'service/body-memory';
import type { Database } from '../db/database.ts';

/** What a write of any caller needs. */
export interface ServiceParts {
  readonly database: Pick<Database, 'health'>;
  readonly bodies: Pick<BodyMemory, 'isFull'>;
}

/** Why the service would refuse every write now, in a word; null while it takes some (OPS-2). */
export async function whyNotReady({ database, bodies }: ServiceParts): Promise<string | null> {
  return bodies.isFull ? 'bodies_full' : database.health();
}

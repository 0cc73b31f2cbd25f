import type { Snapshot } from '../db/database.ts';
import type { CacheView } from './invalidation.ts';
import type { Reader } from './route.ts';

export async function makeReader(
  { changes, kept }: Pick<CacheView, 'changes' | 'kept'>,
  db: Snapshot,
  { now, until }: Pick<Reader, 'now' | 'until'>,
): Promise<Reader & { readonly seen: CacheView }> {
  const { position } = await db.selectFrom('feed').select('position').executeTakeFirstOrThrow();
  await changes.advanceTo(db, position);
  return { db, now, until, seen: { changes, position, kept } };
}

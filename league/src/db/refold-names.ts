import { foldName } from '../shared/fold.ts';
import type { WriteTransaction } from './database.ts';

/** Rewrites the search keys of names whose folding has changed. */
export async function refoldNames(db: WriteTransaction): Promise<void> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'display_name', 'display_name_key'])
    .execute();
  for (const { id, display_name: name, display_name_key: known } of rows) {
    const key = foldName(name);
    if (key === known) continue;
    await db.updateTable('members').set({ display_name_key: key }).where('id', '=', id).execute();
  }
}

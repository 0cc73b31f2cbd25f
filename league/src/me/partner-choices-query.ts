import type { Snapshot } from '../db/database.ts';
import type { SessionCaller } from '../http/caller.ts';
import { showVisibleChoices } from '../partner-choices/show.ts';
import { readBook } from '../partner-choices/store.ts';
import type { PlayerPartnerChoices } from './player-schema.ts';
import { findDoublesUnderWay } from './store.ts';

/** Shows choices in doubles competitions of active seasons, even without an entry (ME-7). */
export async function readPlayerPartnerChoices(
  db: Snapshot,
  caller: SessionCaller,
): Promise<PlayerPartnerChoices> {
  const data = [];
  for (const competition of await findDoublesUnderWay(db)) {
    const choices = await showVisibleChoices(
      db,
      caller,
      await readBook(db, competition.competition_id),
    );
    data.push({ ...competition, choices });
  }
  return { data };
}

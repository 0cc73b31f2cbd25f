import type { Snapshot } from '../db/database.ts';
import type { SessionCaller } from '../http/caller.ts';
import { shownChoices } from '../partner-choices/show.ts';
import { readBook } from '../partner-choices/store.ts';
import type { PlayerPartnerChoices } from './player-schema.ts';
import { doublesUnderWay } from './store.ts';

/**
 * The partner choices visible to the caller in each doubles competition of active seasons, even
 * without an entry (ME-7).
 */
export async function playerPartnerChoices(
  db: Snapshot,
  caller: SessionCaller,
): Promise<PlayerPartnerChoices> {
  const data = [];
  for (const competition of await doublesUnderWay(db)) {
    const choices = await shownChoices(db, caller, await readBook(db, competition.competition_id));
    data.push({ ...competition, choices });
  }
  return { data };
}

import { findEntryMembers } from '../entries/store.ts';
import type { SessionCaller } from '../http/caller.ts';
import type { Reader } from '../http/route.ts';
import type { PlayerPlacements } from './player-schema.ts';
import { readRowsByEntry } from './tables-query.ts';
import { hasStarted, findLastSeason, findNextSeason, findPlacedEntries } from './store.ts';

/** Shows places in open competitions of planned or active seasons, and decided drafts (ME-2). */
export async function readPlayerPlacements(
  reader: Reader,
  caller: SessionCaller,
): Promise<PlayerPlacements> {
  const { db } = reader;
  const { member } = caller;
  const entries = await findPlacedEntries(db, member.id);
  const rowOf = await readRowsByEntry(reader, caller, entries);
  const players = await findEntryMembers(
    db,
    entries.map((entry) => entry.entry_id),
  );
  return {
    has_entries: await hasStarted(db, member.id),
    next_season: (await findNextSeason(db)) ?? null,
    last_season: (await findLastSeason(db, member.id)) ?? null,
    placements: entries.map((entry) => {
      const row = rowOf(entry.entry_id);
      const partner = players.get(entry.entry_id)?.find((one) => one.id !== member.id);
      return {
        season: {
          id: entry.season_id,
          name: entry.season_name,
          starts_on: entry.starts_on,
          ends_on: entry.ends_on,
        },
        competition_id: entry.competition_id,
        competition_name: entry.competition_name,
        competition_state: entry.competition_state,
        discipline: entry.discipline,
        entry_id: entry.entry_id,
        division_id: entry.division_id,
        division_name: entry.division_name,
        rank: row?.rank ?? null,
        points: row?.points ?? null,
        played: row?.played ?? null,
        minimum: row?.minimum ?? null,
        partner: partner ? { id: partner.id, display_name: partner.display_name } : null,
        provisional: entry.season_state !== 'active',
        fixtures_ready: (entry.fixtures ?? 0) > 0,
        opted_out: entry.opted_out_at !== null || (entry.leavers ?? 0) > 0,
        partner_leaving: (entry.partners_leaving ?? 0) > 0,
      };
    }),
  };
}

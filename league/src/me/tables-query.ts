import { competitionsById, divisionsOfAll } from '../competitions/store.ts';
import type { SessionCaller } from '../http/caller.ts';
import type { Reader } from '../http/route.ts';
import { isFinal } from '../ledger/closing.ts';
import type { StandingsRow } from '../ledger/rules/table.ts';
import { loadLedgers } from '../ledger/store.ts';
import { tableOf } from '../ledger/table-of.ts';
import { resultsCloseAt } from '../seasons/rules/deadline.ts';
import type { IsoDate } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';

interface PlacedEntry {
  readonly entry_id: Id<'entry'>;
  readonly competition_id: Id<'competition'>;
  readonly competition_state: string;
  readonly division_id: Id<'division'> | null;
  readonly results_deadline: IsoDate | null;
}

/**
 * The row of each of these entries in its table, as the standings have it (ME-5): of those in a
 * division of a competition that is no draft. Four statements, however many entries there are.
 */
export async function rowsOfEntries(
  reader: Pick<Reader, 'db' | 'now' | 'seen'>,
  { club }: SessionCaller,
  entries: readonly PlacedEntry[],
): Promise<(entryId: Id<'entry'>) => StandingsRow | undefined> {
  const { db, now } = reader;
  const inTables = entries.filter((entry) => entry.competition_state !== 'draft');
  const played = inTables.flatMap(({ division_id: id, competition_id }) =>
    id === null ? [] : { id, competition_id },
  );
  if (played.length === 0) return () => undefined;
  const competitionIds = inTables.map((entry) => entry.competition_id);
  const competitions = await competitionsById(db, competitionIds);
  const divisionsOf = await divisionsOfAll(db, competitionIds);
  const ledgers = await loadLedgers(reader, played);
  const rows = new Map<Id, StandingsRow>();
  for (const entry of inTables) {
    const competition = competitions.get(entry.competition_id);
    const divisions = divisionsOf(entry.competition_id);
    const division = divisions.find(({ id }) => id === entry.division_id);
    if (!competition || !division) continue;
    const season = { results_close_at: resultsCloseAt(entry.results_deadline, club.timezone) };
    const final = isFinal(competition, season, now);
    const context = { rules: competition.rules, divisions: divisions.length, final };
    const row = tableOf(context, division, ledgers(division.id)).find(
      ({ entryId }) => entryId === entry.entry_id,
    );
    if (row) rows.set(entry.entry_id, row);
  }
  return (entryId) => rows.get(entryId);
}

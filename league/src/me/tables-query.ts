import { findCompetitionsById } from '../competitions/store.ts';
import { countEntriesByDivision } from '../competitions/divisions-store.ts';
import type { SessionCaller } from '../http/caller.ts';
import type { Reader } from '../http/route.ts';
import { isFinal } from '../ledger/closing.ts';
import type { StandingsRow } from '../ledger/rules/table.ts';
import { loadLedgers } from '../ledger/store.ts';
import { computeTable } from '../ledger/table-of.ts';
import { findClosingTime } from '../seasons/rules/deadline.ts';
import type { IsoDate } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { getOrThrow } from '../shared/must-get.ts';

interface PlacedEntry {
  readonly entry_id: Id<'entry'>;
  readonly competition_id: Id<'competition'>;
  readonly competition_state: string;
  readonly division_id: Id<'division'> | null;
  readonly division_position: number | null;
  readonly results_deadline: IsoDate | null;
}

/** Reads rows outside drafts (ME-5), with as many statements for one entry as for all. */
export async function readRowsByEntry(
  reader: Pick<Reader, 'db' | 'now' | 'seen'>,
  { club }: SessionCaller,
  entries: readonly PlacedEntry[],
): Promise<(entryId: Id<'entry'>) => StandingsRow | undefined> {
  const { db, now } = reader;
  const placed = entries.flatMap((entry) => {
    const { competition_state: state, division_id: id, division_position: position } = entry;
    if (state === 'draft' || id === null || position === null) return [];
    return { ...entry, division: { id, position, competition_id: entry.competition_id } };
  });
  if (placed.length === 0) return () => undefined;
  const competitionIds = placed.map((entry) => entry.competition_id);
  const competitions = await findCompetitionsById(db, competitionIds);
  const sizesIn = await countEntriesByDivision(db, competitionIds);
  const ledgers = await loadLedgers(
    reader,
    placed.map(({ division }) => division),
  );
  const rows = new Map<Id, StandingsRow>();
  for (const { entry_id: id, competition_id: of, results_deadline, division } of placed) {
    const competition = getOrThrow(competitions, of);
    const season = { results_close_at: findClosingTime(results_deadline, club.timezone) };
    const final = isFinal(competition, season, now);
    const context = { rules: competition.rules, sizes: sizesIn(of), final };
    const table = computeTable(context, division, ledgers(division.id));
    const row = table.find(({ entryId }) => entryId === id);
    if (row) rows.set(id, row);
  }
  return (entryId) => rows.get(entryId);
}

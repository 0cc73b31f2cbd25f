import type { CompetitionWarnings } from '../competitions/care.ts';
import type { Competition } from '../competitions/schema.ts';
import { listDivisions } from '../competitions/divisions-store.ts';
import type { PlanReader } from '../competitions/show.ts';
import type { Snapshot } from '../db/database.ts';
import { loadLedgers } from '../ledger/store.ts';
import { countStayingEntries, computeTable } from '../ledger/table-of.ts';
import { findMissingPairs } from '../matches/rules/missing-pairs.ts';
import { findActiveEntries, findPairings } from '../matches/store.ts';
import { readDraftFindings } from '../placements/query.ts';
import type { TiedEntry } from '../placements/rules/tied-places.ts';
import type { Season } from '../seasons/schema.ts';
import { findSeason } from '../seasons/store.ts';
import {
  findEndWarnings,
  findStartWarnings,
  findReturnWarnings,
  findReopeningWarnings,
  warnOfUnsettledMatches,
} from './rules/competition-findings.ts';
import {
  findFollowingCompetitions,
  findCompetitionsById,
  findMatchIds,
  findUndividedEntries,
} from './store.ts';

/** Finds what may have been overlooked before a competition changes state (CHK-2). */
export const competitionWarnings: CompetitionWarnings = async (reader, from, after) => {
  const { db, now } = reader;
  switch (`${from} ${after.state}`) {
    case 'draft active':
      return warnOfStart({ ...reader, until: () => undefined }, after);
    case 'active draft':
      return findReturnWarnings(await findMatchIds(db, after.id));
    case 'active complete':
      return findEndWarnings({
        matches: await findMatchIds(db, after.id),
        tied: await findTiesAtEnd(db, after),
        season: await readSeason(db, after),
        now,
      });
    case 'complete active':
      return findReopeningWarnings(
        await readSeason(db, after),
        await findFollowingCompetitions(db, after.id),
        now,
      );
    case 'complete archived':
      return warnOfUnsettledMatches(await findMatchIds(db, after.id));
    default:
      return [];
  }
};

async function warnOfStart(reader: PlanReader, draft: Competition) {
  const { db, now } = reader;
  const previous = draft.previous_competition_id;
  const { differs, partnerless, tied } = await readDraftFindings(reader, draft);
  return findStartWarnings({
    now,
    competition: draft,
    season: await readSeason(db, draft),
    divisions: await readDivisions(db, draft),
    undivided: await findUndividedEntries(db, draft.id),
    previous: await findCompetitionsById(db, previous === null ? [] : [previous]),
    partnerless,
    tied,
    differing: differs.map((one) => one.entry_id),
  });
}

async function readDivisions(db: Snapshot, { id: competitionId, rules }: Competition) {
  const divisions = await listDivisions(db, competitionId);
  const ids = divisions.map(({ id }) => id);
  const entries = await findActiveEntries(db, ids);
  const pairings = Map.groupBy(await findPairings(db, ids), (one) => one.division_id);
  return divisions.map(({ id, name }) => {
    const there = entries.get(id) ?? [];
    const missing = findMissingPairs(there, pairings.get(id) ?? [], rules.rounds).length;
    return { id, name, entries: there.length, missing };
  });
}

/** Finds the entries that would be level across a line in the final tables (TIE-6). */
async function findTiesAtEnd(db: Snapshot, { id, rules }: Competition): Promise<TiedEntry[]> {
  const divisions = await listDivisions(db, id);
  const ledgers = await loadLedgers({ db }, divisions);
  const context = {
    rules,
    sizes: divisions.map((one) => countStayingEntries(ledgers(one.id))),
    final: true,
  };
  return divisions.flatMap((division) =>
    computeTable(context, division, ledgers(division.id)).flatMap(({ tie, entryId }) =>
      tie === null ? [] : { id: entryId, division: division.name },
    ),
  );
}

async function readSeason(db: Snapshot, { season_id: id }: Competition): Promise<Season> {
  const season = await findSeason(db, id);
  if (!season) throw new Error('a competition is in no season');
  return season;
}

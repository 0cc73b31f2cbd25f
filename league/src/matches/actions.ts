import { isClosed } from '../competitions/rules/is-closed.ts';
import type { Competition, Division } from '../competitions/schema.ts';
import { findCompetition } from '../competitions/store.ts';
import { findDivision, listDivisions } from '../competitions/divisions-store.ts';
import type { Writer } from '../db/writer.ts';
import type { KeyCaller } from '../http/caller.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { findMissingPairs } from './rules/missing-pairs.ts';
import type { FixtureCounts, Fixtures } from './schema.ts';
import { showMatch } from './show.ts';
import {
  findActiveEntries,
  insertMatches,
  findMatchesOfDivision,
  type Pairing,
  findPairings,
} from './store.ts';

/** Adds the missing matches of a division's round robin; safe to repeat (FIX-1, FIX-2, FIX-4). */
export async function generateFixtures(
  writer: Writer,
  caller: KeyCaller,
  divisionId: Id<'division'>,
): Promise<Fixtures | Refusal<'competition_closed' | 'not_found'>> {
  const division = await findDivision(writer.db, divisionId);
  const competition = division && (await findCompetition(writer.db, division.competition_id));
  if (!division || !competition) return refuse('not_found');
  if (isClosed(competition)) return refuse('competition_closed');
  const counts = await addMissing(writer, competition, [division]);
  const matches = await findMatchesOfDivision(writer.db, divisionId);
  return { ...counts, matches: matches.map((match) => showMatch(caller, match)) };
}

/** Adds the missing matches of every division of a competition, from the top down (FIX-3). */
export async function generateAllFixtures(
  writer: Writer,
  competitionId: Id<'competition'>,
): Promise<FixtureCounts | Refusal<'competition_closed' | 'not_found'>> {
  const competition = await findCompetition(writer.db, competitionId);
  if (!competition) return refuse('not_found');
  if (isClosed(competition)) return refuse('competition_closed');
  return addMissing(writer, competition, await listDivisions(writer.db, competitionId));
}

async function addMissing(
  writer: Writer,
  { rules: { rounds } }: Competition,
  divisions: readonly Division[],
): Promise<FixtureCounts> {
  const ids = divisions.map(({ id }) => id);
  const entries = await findActiveEntries(writer.db, ids);
  const pairings = Map.groupBy(await findPairings(writer.db, ids), (one) => one.division_id);
  const missing = divisions.map((division) => {
    const there = pairings.get(division.id) ?? [];
    const pairs = findMissingPairs(entries.get(division.id) ?? [], there, rounds);
    return { division, pairs };
  });
  const rows = missing.flatMap(({ division, pairs }) =>
    pairs.map((pairing) => makeMatch(writer, division, pairing)),
  );
  await insertMatches(writer.db, rows);
  for (const { division, pairs } of missing) {
    if (pairs.length === 0) continue;
    writer.record({
      kind: 'fixtures.generated',
      subject: { type: 'division', id: division.id },
      data: { competition_id: division.competition_id, created: pairs.length },
    });
  }
  const existing = [...pairings.values()].reduce((sum, there) => sum + there.length, 0);
  return { created: rows.length, existing };
}

function makeMatch(
  writer: Writer,
  division: { readonly id: Id<'division'>; readonly competition_id: Id<'competition'> },
  { round, entry0_id, entry1_id }: Omit<Pairing, 'division_id'>,
) {
  return {
    id: writer.newId<'match'>(),
    competition_id: division.competition_id,
    division_id: division.id,
    entry0_id,
    entry1_id,
    round,
    lineup0_id: null,
    lineup1_id: null,
    status: 'open',
    result_claim_id: null,
    outcome: null,
    score: null,
    winning_side: null,
    retired_side: null,
    played_on: null,
    created_at: writer.now,
    updated_at: writer.now,
  } as const;
}

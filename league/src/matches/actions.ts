import { isClosed } from '../competitions/rules/closed.ts';
import { findCompetition, findDivision } from '../competitions/store.ts';
import type { Writer } from '../db/writer.ts';
import type { KeyCaller } from '../http/caller.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { roundRobin } from '../shared/round-robin.ts';
import type { Fixtures } from './schema.ts';
import { showMatch } from './show.ts';
import { activeEntries, insertMatches, matchesOfDivision } from './store.ts';

/** Adds the pairings of the round robin that a division lacks; safe to repeat (FIX-1, FIX-2). */
export async function generateFixtures(
  writer: Writer,
  caller: KeyCaller,
  divisionId: Id,
): Promise<Fixtures | Refusal<'competition_closed' | 'not_found'>> {
  const division = await findDivision(writer.db, divisionId);
  const competition = division && (await findCompetition(writer.db, division.competition_id));
  if (!division || !competition) return refuse('not_found');
  if (isClosed(competition)) return refuse('competition_closed');
  const existing = await matchesOfDivision(writer.db, divisionId);
  const known = new Set(
    existing.map(({ sides }) => pairName(sides[0]?.entry_id ?? '', sides[1]?.entry_id ?? '')),
  );
  const entries = await activeEntries(writer.db, divisionId);
  const missing = roundRobin(entries.length)
    .map(([zero, one]): [Id, Id] => [entries[zero] ?? '', entries[one] ?? ''])
    .filter(([zero, one]) => !known.has(pairName(zero, one)));
  if (missing.length > 0) {
    await insertMatches(
      writer.db,
      missing.map(([zero, one]) => newMatch(writer, division, zero, one)),
    );
    writer.record({
      kind: 'fixtures.generated',
      subject: { type: 'division', id: divisionId },
      data: { competition_id: competition.id, created: missing.length },
    });
  }
  const matches = await matchesOfDivision(writer.db, divisionId);
  return {
    created: missing.length,
    existing: existing.length,
    matches: matches.map((match) => showMatch(caller, match)),
  };
}

function newMatch(
  writer: Writer,
  division: { readonly id: Id; readonly competition_id: Id },
  zero: Id,
  one: Id,
) {
  return {
    id: writer.newId(),
    competition_id: division.competition_id,
    division_id: division.id,
    entry0_id: zero,
    entry1_id: one,
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

/** The same for either order of the two. */
function pairName(one: Id, other: Id): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

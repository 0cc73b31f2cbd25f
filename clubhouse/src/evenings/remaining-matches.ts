import type { Api } from '../api/client.ts';
import { type DayPart, namePlayers } from './core/parts.ts';
import type { RemainingMatch, Side } from './core/propose.ts';

interface MatchRow {
  readonly row: Api<'ChaseRow'>;
  readonly matchId: string;
}

/**
 * The matches that the club may propose, from all rows of the chase list.
 * @param isTaken whether a match is arranged, or already proposed by the club or a player
 * @param attemptsOf number of lapsed proposals for a match
 * @param shownTo what players were shown today, by their sorted ids; null if nothing yet
 */
export function collectRemainingMatches(
  rows: readonly Api<'ChaseRow'>[],
  isTaken: (matchId: string) => boolean,
  attemptsOf: (matchId: string) => number,
  shownTo: (players: string) => readonly DayPart[] | null,
): RemainingMatch[] {
  const open = rows.flatMap((row) =>
    row.outstanding
      .filter(({ match_id: id, status }) => status === 'open' && !isTaken(id))
      .map(({ match_id: matchId }): MatchRow => ({ row, matchId })),
  );
  return [...Map.groupBy(open, ({ matchId }) => matchId)].flatMap(([id, both]) => {
    const [home, away, ...others] = collectSides(both);
    // Someone without a row has withdrawn or been erased meanwhile.
    if (home === undefined || away === undefined || others.length > 0) return [];
    const deadline = both[0]?.row.results_deadline ?? null;
    const shown = shownTo(namePlayers([...home.members, ...away.members]));
    return [{ id, sides: [home, away], deadline, attempts: attemptsOf(id), shown }];
  });
}

/** Each member of a pair has a row with the pair's entry. */
function collectSides(both: readonly MatchRow[]): Side[] {
  const entries = Map.groupBy(both, ({ row }) => row.entry_id);
  return [...entries.values()].map((rows) => ({
    members: rows.map(({ row }) => row.member.id).toSorted(),
    lacksMinimum: rows.some(({ row }) => row.short_by > 0),
  }));
}

/** How many matches each member has played, where any are left to play. */
export function countPlayed(rows: readonly Api<'ChaseRow'>[]): Map<string, number> {
  const members = Map.groupBy(rows, ({ member }) => member.id);
  return new Map(
    [...members].map(([id, own]) => [id, own.reduce((sum, { played }) => sum + played, 0)]),
  );
}

import type { Snapshot } from '../db/database.ts';
import { inList } from '../db/in-list.ts';
import { letOthersIn } from '../http/let-others-in.ts';
import type { LedgerMatch } from '../ledger/rules/ledger.ts';
import { entriesOfDivisions } from '../ledger/store.ts';
import type { Id } from '../shared/ids.ts';
import type { DivisionInPlay, OutstandingMatch } from './rules/chased.ts';

/**
 * The divisions with outstanding matches among these. Of matches with a result no score is read:
 * there are three times as many of them, and they only count.
 */
export async function divisionsInPlay(
  db: Snapshot,
  divisions: readonly Id<'division'>[],
): Promise<Map<Id<'division'>, DivisionInPlay>> {
  const outstanding = await outstandingMatches(db, divisions);
  const inPlay = [...outstanding.keys()];
  if (inPlay.length === 0) return new Map();
  await letOthersIn();
  const played = await playedMatches(db, inPlay);
  await letOthersIn();
  const entriesOf = await entriesOfDivisions(db, inPlay);
  return new Map(
    [...outstanding].map(([id, matches]) => [
      id,
      { entries: entriesOf(id), outstanding: matches, played: played.get(id) ?? [] },
    ]),
  );
}

async function outstandingMatches(
  db: Snapshot,
  divisions: readonly Id<'division'>[],
): Promise<Map<Id<'division'>, OutstandingMatch[]>> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'division_id', 'entry0_id', 'entry1_id', 'status'])
    .where('division_id', 'in', inList(divisions))
    .where('status', '<>', 'played')
    .orderBy('id')
    .execute();
  const matches = new Map<Id<'division'>, OutstandingMatch[]>();
  for (const { id, division_id, entry0_id, entry1_id, status } of rows) {
    if (status === 'played') continue;
    addTo(matches, division_id, { id, sides: [entry0_id, entry1_id], status, result: null });
  }
  return matches;
}

async function playedMatches(
  db: Snapshot,
  divisions: readonly Id<'division'>[],
): Promise<Map<Id<'division'>, LedgerMatch[]>> {
  // By the outcome: asked for those that are played, SQLite would go through those of all seasons.
  const rows = await db
    .selectFrom('matches')
    .select(['division_id', 'entry0_id', 'entry1_id', 'outcome', 'winning_side', 'retired_side'])
    .where('division_id', 'in', inList(divisions))
    .where('outcome', 'is not', null)
    .execute();
  const matches = new Map<Id<'division'>, LedgerMatch[]>();
  for (const { division_id, entry0_id, entry1_id, outcome, ...sides } of rows) {
    if (outcome === null) continue;
    const { winning_side: winningSide, retired_side: retiredSide } = sides;
    addTo(matches, division_id, {
      sides: [entry0_id, entry1_id],
      result: { outcome, score: null, winningSide, retiredSide },
    });
  }
  return matches;
}

function addTo<Match>(
  matches: Map<Id<'division'>, Match[]>,
  division: Id<'division'>,
  match: Match,
): void {
  const ofDivision = matches.get(division);
  if (ofDivision) ofDivision.push(match);
  else matches.set(division, [match]);
}

import type { Competition, Division } from '../competitions/schema.ts';
import { findCompetition } from '../competitions/store.ts';
import { findDivision, findVisibleDivision } from '../competitions/divisions-store.ts';
import type { Caller } from '../http/caller.ts';
import type { Reader } from '../http/route.ts';
import { isFinal } from '../ledger/closing.ts';
import type { DecisionInLedger, DivisionLedger } from '../ledger/division-ledger.ts';
import { listLevelGroups } from '../ledger/rules/table.ts';
import { loadLedgers } from '../ledger/store.ts';
import { findSeason } from '../seasons/store.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import type { TieDecision } from './schema.ts';
import { findDivisionOfDecision } from './store.ts';

export interface TieInput {
  readonly competition: Competition;
  readonly ledger: DivisionLedger;
  readonly level: readonly (readonly Id<'entry'>[])[];
}

export async function listTieDecisions(
  reader: Reader,
  caller: Caller,
  divisionId: Id<'division'>,
): Promise<TieDecision[] | Refusal<'not_found'>> {
  const division = await findVisibleDivision(reader.db, caller, divisionId);
  const input = division && (await findTies(reader, division));
  if (!input) return refuse('not_found');
  return input.ledger.decisions.map((decision) => showDecision(input, decision));
}

export async function readTieDecision(
  reader: Reader,
  caller: Caller,
  id: Id<'tie_decision'>,
): Promise<TieDecision | Refusal<'not_found'>> {
  const divisionId = await findDivisionOfDecision(reader.db, id);
  if (divisionId === undefined) return refuse('not_found');
  const decisions = await listTieDecisions(reader, caller, divisionId);
  if (decisions instanceof Refusal) return decisions;
  return decisions.find((one) => one.id === id) ?? refuse('not_found');
}

async function findTies(
  { db, now }: Pick<Reader, 'db' | 'now'>,
  division: Pick<Division, 'id' | 'competition_id'>,
): Promise<TieInput | undefined> {
  const competition = await findCompetition(db, division.competition_id);
  if (!competition) return undefined;
  const season = await findSeason(db, competition.season_id);
  const ledger = (await loadLedgers({ db }, [division]))(division.id);
  const { entries, matches } = ledger;
  const final = isFinal(competition, season, now);
  const level = listLevelGroups({ rules: competition.rules, entries, matches, final });
  return { competition, ledger, level };
}

export async function readTies(
  reader: Pick<Reader, 'db' | 'now'>,
  divisionId: Id<'division'>,
): Promise<TieInput | undefined> {
  const division = await findDivision(reader.db, divisionId);
  return division && findTies(reader, division);
}

export function showDecision(
  { level }: Pick<TieInput, 'level'>,
  { id, order, by, createdAt }: DecisionInLedger,
): TieDecision {
  const counts = level.some((group) => isSame(group, order));
  return { id, order: [...order], by, counts, created_at: createdAt };
}

/** Compares entries, ignoring their order. */
export function isSame(one: readonly Id<'entry'>[], other: readonly Id<'entry'>[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

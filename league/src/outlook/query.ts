import { findVisibleCompetition } from '../competitions/store.ts';
import {
  countEntriesByDivision,
  type DivisionPlace,
  findDivision,
  listDivisions,
} from '../competitions/divisions-store.ts';
import type { Competition } from '../competitions/schema.ts';
import type { Caller } from '../http/caller.ts';
import type { Reader } from '../http/route.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { readClosing } from '../ledger/closing.ts';
import type { DivisionLedger } from '../ledger/division-ledger.ts';
import { eachLedger, loadLedgers } from '../ledger/store.ts';
import { findLines } from '../ledger/rules/movement.ts';
import { type TableContext, computeTable } from '../ledger/table-of.ts';
import { memoizeOnLedger } from '../ledger/memoize-on-ledger.ts';
import type { Id } from '../shared/ids.ts';
import { getOrThrow } from '../shared/must-get.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { type DivisionOutlook, outlookSteps } from './rules/outlook.ts';
import type { Outlook, OutlookList } from './schema.ts';

export async function readDivisionOutlook(
  reader: Reader,
  caller: Caller,
  divisionId: Id<'division'>,
): Promise<Outlook | Refusal<'not_found'>> {
  const division = await findDivision(reader.db, divisionId);
  const competition =
    division && (await findVisibleCompetition(reader.db, caller, division.competition_id));
  if (!division || !competition) return refuse('not_found');
  const context = await readContext(reader, competition);
  const ledger = (await loadLedgers(reader, [division]))(divisionId);
  return makeOutlook(context, division, ledger);
}

/** From the top down. */
export async function readCompetitionOutlook(
  reader: Reader,
  caller: Caller,
  competitionId: Id<'competition'>,
): Promise<OutlookList | Refusal<'not_found'>> {
  const competition = await findVisibleCompetition(reader.db, caller, competitionId);
  if (!competition) return refuse('not_found');
  const divisions = await listDivisions(reader.db, competitionId);
  const context = await readContext(reader, competition);
  const byId = new Map(divisions.map((division) => [division.id, division]));
  const data: Outlook[] = [];
  for await (const ledger of eachLedger(reader, divisions)) {
    data.push(await makeOutlook(context, getOrThrow(byId, ledger.divisionId), ledger));
  }
  return { data };
}

async function readContext(reader: Reader, competition: Competition): Promise<TableContext> {
  const sizes = (await countEntriesByDivision(reader.db, [competition.id]))(competition.id);
  const { final } = await readClosing(reader, competition);
  return { rules: competition.rules, sizes, final };
}

async function makeOutlook(
  context: TableContext,
  division: DivisionPlace,
  ledger: DivisionLedger,
): Promise<Outlook> {
  const order = computeTable(context, division, ledger).map((row) => row.entryId);
  const { exact, rows } = await computeOutlook(context, division, ledger);
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ entry_id: id }: Outlook['rows'][number]) => place.get(id) ?? order.length;
  return {
    division_id: division.id,
    exact,
    rows: rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
}

/** Calls during a computation share its result. */
function computeOutlook(
  { rules, sizes, final }: TableContext,
  { position }: DivisionPlace,
  ledger: DivisionLedger,
): Promise<DivisionOutlook> {
  const lines = findLines(rules.movement, sizes, position);
  return memoizeOnLedger(ledger, 'outlook', [rules, final, lines], async () => {
    const { entries, matches, decisions } = ledger;
    const open = final ? [] : listOpenMatches(ledger);
    const steps = outlookSteps({ rules, entries, matches, decisions, open, ...lines });
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) await yieldToEventLoop();
    return step.value;
  });
}

/** Includes matches of members who left: their entry may yet withdraw or be settled (OUT-2). */
function listOpenMatches({
  entries,
  matches,
}: DivisionLedger): readonly DivisionLedger['matches'][number][] {
  const withdrawn = new Set(entries.filter((entry) => entry.withdrawn).map(({ id }) => id));
  return matches.filter(
    ({ result, sides }) => result === null && !sides.some((side) => withdrawn.has(side)),
  );
}

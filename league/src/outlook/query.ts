import { divisionSizes, findDivision, findVisibleCompetition } from '../competitions/store.ts';
import type { Caller } from '../http/caller.ts';
import type { Reader } from '../http/route.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import { closingOf } from '../ledger/closing.ts';
import type { DivisionLedger } from '../ledger/division-ledger.ts';
import { loadLedgers } from '../ledger/store.ts';
import { neighboursOf, tableOf } from '../ledger/table-of.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { outlookSteps } from './rules/outlook.ts';
import type { Outlook } from './schema.ts';

/** Who is sure of what in one division. */
export async function divisionOutlook(
  reader: Reader,
  caller: Caller,
  divisionId: Id<'division'>,
): Promise<Outlook | Refusal<'not_found'>> {
  const division = await findDivision(reader.db, divisionId);
  const competition =
    division && (await findVisibleCompetition(reader.db, caller, division.competition_id));
  if (!division || !competition) return refuse('not_found');
  const sizes = (await divisionSizes(reader.db, [competition.id]))(competition.id);
  const ledger = (await loadLedgers(reader, [division]))(divisionId);
  const { final } = await closingOf(reader, competition);
  const { rules } = competition;
  const order = tableOf({ rules, sizes, final }, division, ledger).map((row) => row.entryId);
  const steps = outlookSteps({
    rules,
    entries: ledger.entries,
    matches: ledger.matches,
    decisions: ledger.decisions,
    open: final ? [] : openIn(ledger),
    ...neighboursOf(division.position, sizes),
  });
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) await yieldToEventLoop();
  const { exact, rows } = step.value;
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ entry_id: id }: Outlook['rows'][number]) => place.get(id) ?? order.length;
  return {
    division_id: divisionId,
    exact,
    rows: rows.toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
}

/**
 * Those that can still get a result. Where members have left the club their entry may yet be
 * withdrawn, or its matches be settled: nothing is sure of them before (OUT-2).
 */
function openIn({
  entries,
  matches,
}: DivisionLedger): readonly DivisionLedger['matches'][number][] {
  const withdrawn = new Set(entries.filter((entry) => entry.withdrawn).map(({ id }) => id));
  return matches.filter(
    ({ result, sides }) => result === null && !sides.some((side) => withdrawn.has(side)),
  );
}

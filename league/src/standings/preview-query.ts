import { findCompetition } from '../competitions/store.ts';
import { listDivisions } from '../competitions/divisions-store.ts';
import { applyRulesChanges } from '../competitions/make-rules.ts';
import { findRulesWarnings } from '../competitions/rules/rules-warnings.ts';
import type { RulesChanges } from '../competitions/rules/competition-rules.ts';
import { yieldToEventLoop } from '../http/yield-to-event-loop.ts';
import type { Reader } from '../http/route.ts';
import { loadLedgers } from '../ledger/store.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { readClosing } from '../ledger/closing.ts';
import { makeTargetLookup } from './movement-targets.ts';
import type { RulesPreview } from './preview-schema.ts';
import type { StandingsRow } from '../ledger/rules/table.ts';
import { countStayingEntries, computeTable, type TableRow } from '../ledger/table-of.ts';

/** Previews the effect of a rule change on the tables; writes nothing (RUL-6). */
export async function previewRules(
  reader: Reader,
  competitionId: Id<'competition'>,
  changes: RulesChanges,
): Promise<RulesPreview | Refusal<'invalid_request' | 'not_found'>> {
  const competition = await findCompetition(reader.db, competitionId);
  if (!competition) return refuse('not_found');
  const rules = applyRulesChanges(competition.rules, changes);
  if (rules instanceof Refusal) return rules;
  const { final } = await readClosing(reader, competition);
  const all = await listDivisions(reader.db, competitionId);
  const ledgers = await loadLedgers(reader, all);
  const sizes = all.map(({ id }) => countStayingEntries(ledgers(id)));
  const context = { rules: competition.rules, sizes, final };
  const divisions: RulesPreview['divisions'] = [];
  for (const division of all) {
    const ledger = ledgers(division.id);
    const before = computeTable(context, division, ledger);
    // Leaves out the memoized table, which this one would replace.
    const { entries, matches, decisions } = ledger;
    const after = computeTable({ ...context, rules }, division, { entries, matches, decisions });
    divisions.push({
      division_id: division.id,
      division_name: division.name,
      changes: findChanges(
        { rows: before, targetOf: makeTargetLookup(all, competition.rules) },
        { rows: after, targetOf: makeTargetLookup(all, rules) },
      ),
    });
    await yieldToEventLoop();
  }
  return { divisions, warnings: findRulesWarnings(competition.id, rules) };
}

type Changes = RulesPreview['divisions'][number]['changes'];

interface TableWithTargets {
  readonly rows: readonly TableRow[];
  readonly targetOf: ReturnType<typeof makeTargetLookup>;
}

/** The rows with different points, rank or movement, in the order of the new table. */
function findChanges(before: TableWithTargets, after: TableWithTargets): Changes {
  const old = new Map(before.rows.map((row) => [row.entryId, row]));
  return after.rows.flatMap((row) => {
    const was = old.get(row.entryId);
    const [toBefore, toAfter] = [was ? before.targetOf(was) : null, after.targetOf(row)];
    if (!was || (isSameRow(was, row) && toBefore?.division_id === toAfter?.division_id)) return [];
    return [
      {
        entry_id: row.entryId,
        label: row.entry.label,
        points_before: was.points,
        points_after: row.points,
        rank_before: was.rank,
        rank_after: row.rank,
        movement_before: was.movement,
        movement_after: row.movement,
        movement_to_before: toBefore,
        movement_to_after: toAfter,
      },
    ];
  });
}

function isSameRow(one: StandingsRow, other: StandingsRow): boolean {
  return one.points === other.points && one.rank === other.rank && one.movement === other.movement;
}

import type { Plan, Standings } from '../types.ts';

export interface DraftOutcome {
  /** The previous tables, from the top down; none in a first season. */
  readonly tables: readonly Standings[];
  readonly plan: Plan;
  readonly moving: { readonly promoted: number; readonly relegated: number };
  /** The members of each entry that the draft now has. */
  readonly entered: readonly (readonly string[])[];
}

/** Finds the faults of a draft, as sentences; empty if it follows the rules. */
export function findDraftFaults(outcome: DraftOutcome): string[] {
  return [
    ...findFinishedFaults(outcome),
    ...findDuplicateFaults(outcome),
    ...outcome.tables.flatMap((_, index) => findMovementFaults(outcome, index)),
    ...findSentenceFaults(outcome.plan),
  ];
}

/** Every entry that finished is placed exactly once, or left out exactly once. */
function findFinishedFaults({ tables, plan }: DraftOutcome): string[] {
  const told = [...plan.divisions.flatMap(({ places }) => places), ...plan.left_out];
  const counts = Map.groupBy(told, (one) => one.entry_id);
  return tables.flatMap(({ rows, division_name: division }) =>
    rows.flatMap((row) => {
      const times = counts.get(row.entry_id)?.length ?? 0;
      return times === 1 ? [] : [`${row.label} of ${division} is told of ${times} times`];
    }),
  );
}

function findDuplicateFaults({ plan, entered }: DraftOutcome): string[] {
  const planned = plan.divisions.flatMap(({ places }) =>
    places.map(({ members }) => members.map(({ id }) => id)),
  );
  return [
    ...findRepeated(planned.flat()).map((id) => `${id} is planned twice`),
    ...findRepeated(entered.flat()).map((id) => `${id} is entered twice`),
  ];
}

function findRepeated(ids: readonly string[]): string[] {
  return [...Map.groupBy(ids, (id) => id)].flatMap(([id, all]) => (all.length > 1 ? [id] : []));
}

/** Checks that as many entries go up and down as the rules say, counting vacant places. */
function findMovementFaults({ tables, plan, moving }: DraftOutcome, index: number): string[] {
  const table = tables[index];
  if (!table) return [];
  const staying = table.rows.filter((row) => !row.withdrawn);
  const ranked = staying.filter((row) => row.rank !== null).length;
  // A provisional table counts everybody, since the minimum is left out of account.
  const movable = plan.provisional ? staying.length : ranked;
  const sizes = tables.map(({ rows }) => rows.filter((row) => !row.withdrawn).length);
  const up = Math.min(countCrossingLine(moving, sizes[index - 1], sizes[index]), movable);
  const down = Math.min(countCrossingLine(moving, sizes[index], sizes[index + 1]), movable - up);
  const name = table.division_name;
  return [
    ...countFault(plan, { name, kind: 'promotion', reason: 'promoted', wanted: up }),
    ...countFault(plan, { name, kind: 'relegation', reason: 'relegated', wanted: down }),
  ];
}

/** As many go up as down across a line, and at most half of either division moves. */
function countCrossingLine(
  { promoted, relegated }: DraftOutcome['moving'],
  upper: number | undefined,
  lower: number | undefined,
): number {
  if (upper === undefined || lower === undefined) return 0;
  return Math.min(promoted, relegated, Math.floor(upper / 2), Math.floor(lower / 2));
}

interface ExpectedMoves {
  readonly name: string;
  readonly kind: 'promotion' | 'relegation';
  readonly reason: 'promoted' | 'relegated';
  readonly wanted: number;
}

function countFault(plan: Plan, { name, kind, reason, wanted }: ExpectedMoves): string[] {
  const went = plan.divisions
    .flatMap(({ places }) => places)
    .filter((place) => place.from_division === name && place.reason === reason);
  const vacant = plan.vacancies.filter((one) => one.division === name && one.kind === kind);
  const found = went.length + vacant.length;
  return found === wanted ? [] : [`${name}: ${found} ${reason} or vacant, and not ${wanted}`];
}

function findSentenceFaults(plan: Plan): string[] {
  const told = [...plan.divisions.flatMap(({ places }) => places), ...plan.left_out];
  return [...told, ...plan.vacancies]
    .filter(({ sentence }) => !/^\S.*\.$/.test(sentence))
    .map(({ sentence }) => `"${sentence}" is no sentence`);
}

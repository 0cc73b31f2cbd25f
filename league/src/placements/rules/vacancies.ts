import { toFact } from '../../shared/sentences/family.ts';
import { VACANCY, VACANCY_FILL } from '../../shared/sentences/vacancy.ts';
import type { EntryDecision } from './entry-decision.ts';
import { getAtOrThrow } from '../../shared/must-get.ts';
import type { DivisionOfPlan, PlanInput, Vacancy } from './plan-types.ts';
import { readStanding } from './standing.ts';

/**
 * Promotion and relegation places of entries left out (PLA-3) stay empty. Suggests the best of
 * those who stay to go up, the worst to go down; never across the middle or one entry twice.
 * `planned`: the divisions of the plan that moving entries come from.
 */
export function findVacancies(
  input: PlanInput,
  decisions: readonly EntryDecision[],
  planned: readonly DivisionOfPlan[],
): Vacancy[] {
  return input.divisions.flatMap((division, index) => {
    const inDivision = decisions.filter((one) => one.division === index && !one.entry.withdrawn);
    return (['promotion', 'relegation'] as const).flatMap((kind) => {
      const vacated = inDivision.flatMap(({ entry, absence }) =>
        entry.movement === kind && entry.movesTo !== null && absence !== null
          ? [{ id: entry.id, to: entry.movesTo - 1, absence }]
          : [],
      );
      const fills = listCandidates(inDivision, kind);
      return vacated.map(({ id, to, absence }, place): Vacancy => ({
        division: division.name,
        kind,
        entry_id: id,
        to_division: toDivisionRef(getAtOrThrow(planned, to)),
        ...VACANCY.say(kind, { division: division.name, because: toFact(absence) }),
        fill: describeFill(input, fills[place], kind),
      }));
    });
  });
}

function toDivisionRef({ division_id, name, position }: DivisionOfPlan): DivisionOfPlan {
  return { division_id, name, position };
}

function describeFill(input: PlanInput, fill: EntryDecision | undefined, kind: Vacancy['kind']) {
  if (fill === undefined) return null;
  const { id, label } = fill.entry;
  return { entry_id: id, label, ...VACANCY_FILL.say(kind, readStanding(input, fill)) };
}

/** Lists entries that stay, best first for a promotion, from the right half of the table. */
function listCandidates(
  inDivision: readonly EntryDecision[],
  kind: Vacancy['kind'],
): EntryDecision[] {
  const half = Math.floor(inDivision.length / 2);
  const right =
    kind === 'promotion'
      ? inDivision.slice(0, inDivision.length - half)
      : inDivision.slice(half).toReversed();
  return right.filter(({ entry, absence }) => absence === null && entry.movement === null);
}

import type { Id } from '../../shared/ids.ts';
import { compareNames } from '../../shared/fold.ts';
import type { Wish } from '../../shared/members.ts';
import type { SentenceOf } from '../../shared/sentences/family.ts';
import { NEWCOMER_SUGGESTION } from '../../shared/sentences/newcomer.ts';
import { findAbsence, makeMemberParams, isWishFor } from './absence.ts';
import type { DivisionOfPlan, Plan, PlanInput, PlannedDivision, Player } from './plan-types.ts';

interface NewcomerRow {
  readonly member: { readonly id: Id<'member'>; readonly display_name: string };
  readonly wish: Wish;
  readonly level: number | null;
  readonly suggested_division: DivisionOfPlan;
}

export type Newcomer = NewcomerRow & SentenceOf<typeof NEWCOMER_SUGGESTION>;

/**
 * Lists members who want to play, had no entry in the previous competition and have no place
 * (PLA-16), by name, each with the division closest to their level; of two, the lower one.
 * @param entered members with an entry in the draft
 */
export function listNewcomers(
  input: PlanInput,
  plan: Plan,
  entered: ReadonlySet<Id<'member'>>,
): Newcomer[] {
  const before = input.divisions.flatMap(({ entries }) => entries.flatMap((one) => one.players));
  const placed = plan.divisions.flatMap(({ places }) => places.flatMap((place) => place.members));
  const known = new Set([...before, ...placed].map(({ id }) => id)).union(entered);
  return [...input.people.values()]
    .filter((player) => !known.has(player.id))
    .filter((player) => findAbsence(input, player, player.leaving) === null)
    .toSorted((one, other) => compareNames(one.display_name, other.display_name))
    .flatMap((player) => toNewcomer(input, plan, player));
}

function toNewcomer(input: PlanInput, plan: Plan, player: Player): Newcomer[] {
  const { wish, level } = player;
  if (wish === null || isWishFor(input.discipline, wish) !== true) return [];
  const { division, mean } = findClosestDivision(input, plan, level);
  if (!division) return [];
  const { division_id: id, name, position } = division;
  const params = {
    ...makeMemberParams(player),
    discipline: input.discipline,
    needs_partner: input.discipline !== 'singles',
    to_division_id: id,
    to_division: name,
  };
  const row: NewcomerRow = {
    member: { id: player.id, display_name: player.display_name },
    wish,
    level,
    suggested_division: { division_id: id, name, position },
  };
  const { say } = NEWCOMER_SUGGESTION;
  if (level === null) return [{ ...row, ...say('without_level', params) }];
  if (mean === null) return [{ ...row, ...say('levels_unknown', { ...params, level }) }];
  const division_level = Math.round(mean * 10) / 10;
  return [{ ...row, ...say('by_level', { ...params, level, division_level }) }];
}

interface DivisionFit {
  readonly division: PlannedDivision | undefined;
  readonly mean: number | null;
}

/** The division with the closest mean level; the last one if there is nothing to compare. */
function findClosestDivision(
  { people }: PlanInput,
  { divisions }: Plan,
  level: number | null,
): DivisionFit {
  const bottom = { division: divisions.at(-1), mean: null };
  if (level === null) return bottom;
  return divisions.reduce<DivisionFit>((best, division) => {
    const mean = computeMeanLevel(people, division);
    if (mean === null) return best;
    const isCloser = best.mean === null || Math.abs(mean - level) <= Math.abs(best.mean - level);
    return isCloser ? { division, mean } : best;
  }, bottom);
}

function computeMeanLevel(people: PlanInput['people'], { places }: PlannedDivision): number | null {
  const levels = places.flatMap(({ members }) =>
    members.flatMap(({ id }) => people.get(id)?.level ?? []),
  );
  if (levels.length === 0) return null;
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}

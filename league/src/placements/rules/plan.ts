import { PLACEMENT } from '../../shared/sentences/placement.ts';
import { getAtOrThrow } from '../../shared/must-get.ts';
import { findEntryAbsence, findException } from './absence.ts';
import { type EntryDecision, findOwnDecision } from './entry-decision.ts';
import { findOwnAbsence, listPartnerless } from './partnerless.ts';
import type {
  LeftOut,
  PlannedEntry,
  Plan,
  PlanInput,
  PlannedDivision,
  Player,
} from './plan-types.ts';
import { readStanding } from './standing.ts';
import { findVacancies } from './vacancies.ts';

/** Places every finished entry or leaves it out, with the reason, in the old order (PLA-1). */
export function planPlacements(input: PlanInput): Plan {
  const decisions = input.divisions.flatMap((division, index): EntryDecision[] =>
    division.entries.map((entry) => ({
      entry,
      division: index,
      absence: findEntryAbsence(input, entry),
    })),
  );
  const pairs = input.newPairs.filter((pair) => canPair(input, decisions, pair));
  const divisions = makeEmptyDivisions(input);
  for (const one of decisions) {
    if (one.absence === null)
      getAtOrThrow(divisions, getTargetDivision(one)).places.push(placeEntry(input, one));
  }
  for (const pair of pairs) {
    const [target, place] = placePair(input, decisions, pair);
    getAtOrThrow(divisions, target).places.push(place);
  }
  const placed = divisions.flatMap(({ places }) => places.flatMap(({ members }) => members));
  return {
    divisions,
    left_out: [
      ...decisions.flatMap(toLeftOut),
      ...listPartnerless(input, decisions, new Set(placed.map(({ id }) => id))),
    ],
    vacancies: findVacancies(input, decisions, divisions),
  };
}

/** The draft's divisions, and those of the previous competition that it lacks. */
function makeEmptyDivisions({ draft, divisions }: PlanInput): PlannedDivision[] {
  const count = Math.max(draft.length, divisions.length, 1);
  return Array.from({ length: count }, (_, index) => ({
    division_id: draft[index]?.id ?? null,
    name: draft[index]?.name ?? divisions[index]?.name ?? `Division ${index + 1}`,
    position: index + 1,
    places: [],
  }));
}

function getTargetDivision({ entry, division }: EntryDecision): number {
  return entry.movesTo === null ? division : entry.movesTo - 1;
}

function placeEntry(input: PlanInput, one: EntryDecision): PlannedEntry {
  const { entry, division } = one;
  const from = getAtOrThrow(input.divisions, division);
  const common = {
    entry_id: entry.id,
    members: entry.players.map(({ id, display_name }) => ({ id, display_name })),
    label: entry.label,
    from_division: from.name,
    from_rank: entry.rank,
    tie: entry.tie,
  };
  const despite = findException(input, entry);
  if (entry.movement === null && despite !== null) {
    const params = { ...readStanding(input, one), despite };
    return { ...common, reason: 'held', ...PLACEMENT.say('kept', params) };
  }
  if (entry.movement === null) {
    const code = entry.tie === null ? 'held' : 'held_by_name';
    return { ...common, reason: 'held', ...PLACEMENT.say(code, readStanding(input, one)) };
  }
  const reason = entry.movement === 'promotion' ? 'promoted' : 'relegated';
  const params = { ...readStanding(input, one), ...toDivision(input, getTargetDivision(one)) };
  const code = entry.tie === null ? reason : (`${reason}_by_name` as const);
  return { ...common, reason, ...PLACEMENT.say(code, params) };
}

function toDivision(input: PlanInput, target: number) {
  const { division_id, name } = getAtOrThrow(makeEmptyDivisions(input), target);
  return { to_division_id: division_id, to_division: name };
}

function toLeftOut({ entry, absence }: EntryDecision): LeftOut[] {
  if (absence === null) return [];
  const members = entry.players.map(({ id, display_name }) => ({ id, display_name }));
  return [{ entry_id: entry.id, members, label: entry.label, ...absence }];
}

/** Whether both play and neither is held back for too few matches. */
function canPair(
  input: PlanInput,
  decisions: readonly EntryDecision[],
  pair: readonly [Player, Player],
): boolean {
  return pair.every((player) => {
    const own = findOwnDecision(decisions, player.id);
    if (findOwnAbsence(input, player, own) !== null) return false;
    return own?.absence?.reason !== 'too_few_matches' && own?.absence !== null;
  });
}

/** Puts a pair where the better-placed member played, or at the bottom if neither did (PLA-10). */
function placePair(
  input: PlanInput,
  decisions: readonly EntryDecision[],
  pair: readonly [Player, Player],
): [target: number, place: PlannedEntry] {
  const before = pair.flatMap((player) => {
    const own = findOwnDecision(decisions, player.id);
    return own ? [{ player, own }] : [];
  });
  const [best] = before.toSorted((one, other) => one.own.division - other.own.division);
  const target = best?.own.division ?? makeEmptyDivisions(input).length - 1;
  const label = pair.map((player) => player.display_name).join(' / ');
  const params = { label, ...toDivision(input, target) };
  const place: PlannedEntry = {
    entry_id: null,
    members: pair.map(({ id, display_name }) => ({ id, display_name })),
    label,
    from_division: best ? (input.divisions[best.own.division]?.name ?? null) : null,
    from_rank: best?.own.entry.rank ?? null,
    tie: null,
    reason: 'new_pair',
    ...(best
      ? PLACEMENT.say('new_pair', {
          ...params,
          played_id: best.player.id,
          played: best.player.display_name,
        })
      : PLACEMENT.say('new_pair_neither_played', params)),
  };
  return [target, place];
}

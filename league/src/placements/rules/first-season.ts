import type { Discipline } from '../../shared/discipline.ts';
import { compareNames } from '../../shared/fold.ts';
import { LEFT_OUT } from '../../shared/sentences/left-out.ts';
import { PLACEMENT } from '../../shared/sentences/placement.ts';
import {
  findAbsence,
  makeMemberParams,
  type Exclusion,
  excludeForAbsence,
  isWishFor,
} from './absence.ts';
import type {
  DraftDivision,
  LeftOut,
  PlannedEntry,
  Plan,
  PlannedDivision,
  Player,
} from './plan-types.ts';
import type { Preference } from '../../partner-choices/rules/choices.ts';
import type { Id } from '../../shared/ids.ts';

/** The most entries that can all play each other in a season of a few months. */
const LARGEST_DIVISION = 8;

/** The treatment of members who have not answered (PLA-21). */
export const UNSAID_WAYS = ['left_out', 'placed'] as const;
export type UnsaidPolicy = (typeof UNSAID_WAYS)[number];

export interface FirstSeason {
  readonly discipline: Discipline;
  /** Every member who has not been removed. */
  readonly players: readonly Player[];
  readonly draft: readonly DraftDivision[];
  readonly preferences: ReadonlyMap<Id<'member'>, Preference>;
  /** Pairs that agreed. */
  readonly pairs: readonly (readonly [Player, Player])[];
  readonly unsaid: UnsaidPolicy;
}

interface PlannedSide {
  readonly players: readonly Player[];
  readonly label: string;
  /** The mean of the known levels. */
  readonly level: number | null;
}

interface DivisionRef {
  /** Null if the division is still to be created. */
  readonly id: Id<'division'> | null;
  readonly name: string;
}

/**
 * Places the strongest first, in divisions of even size (PLA-11); players without a level come
 * last. Uses the draft's divisions if any, otherwise enough to keep each at eight or fewer.
 */
export function planFirstSeason(season: FirstSeason): Plan {
  const willing = season.players.filter((player) => findExclusion(season, player) === null);
  const sides = listSides(season, willing).toSorted(compareStrength);
  const placed = new Set(sides.flatMap((side) => side.players.map((player) => player.id)));
  const count = season.draft.length || Math.max(1, Math.ceil(sides.length / LARGEST_DIVISION));
  const divisions = Array.from({ length: count }, (_, index): PlannedDivision => {
    const id = season.draft[index]?.id ?? null;
    const name = season.draft[index]?.name ?? `Division ${index + 1}`;
    return {
      division_id: id,
      name,
      position: index + 1,
      places: sliceDivision(sides, count, index).map((side) => planPlace(side, { id, name })),
    };
  });
  const leftOut = season.players
    .filter((player) => !placed.has(player.id))
    .map((player) => explainLeftOut(season, player));
  return { divisions, left_out: leftOut, vacancies: [] };
}

/** The sides of one division: as even as possible, the larger divisions at the bottom. */
function sliceDivision(sides: readonly PlannedSide[], count: number, index: number): PlannedSide[] {
  const bound = (place: number) => Math.floor((sides.length * place) / count);
  return sides.slice(bound(index), bound(index + 1));
}

function listSides({ discipline, pairs }: FirstSeason, willing: readonly Player[]): PlannedSide[] {
  if (discipline === 'singles') return willing.map((player) => makeSide([player]));
  const ids = new Set(willing.map((player) => player.id));
  return pairs.filter((pair) => pair.every(({ id }) => ids.has(id))).map(makeSide);
}

function makeSide(players: readonly Player[]): PlannedSide {
  const levels = players.flatMap((player) => player.level ?? []);
  const sum = levels.reduce((total, level) => total + level, 0);
  return {
    players,
    label: players.map((player) => player.display_name).join(' / '),
    level: levels.length === 0 ? null : sum / levels.length,
  };
}

/** Strongest first; those without a level last, by name. */
function compareStrength(one: PlannedSide, other: PlannedSide): number {
  const level = (side: PlannedSide) => side.level ?? Number.MAX_SAFE_INTEGER;
  if (level(one) !== level(other)) return level(one) - level(other);
  return compareNames(one.label, other.label);
}

function planPlace(
  { players, label, level }: PlannedSide,
  { id, name }: DivisionRef,
): PlannedEntry {
  const params = {
    label,
    is_pair: players.length > 1,
    to_division_id: id,
    to_division: name,
  };
  return {
    entry_id: null,
    members: players.map(({ id: member, display_name }) => ({ id: member, display_name })),
    label,
    from_division: null,
    from_rank: null,
    tie: null,
    reason: 'by_level',
    ...(level === null
      ? PLACEMENT.say('without_level', params)
      : PLACEMENT.say('by_level', { ...params, level })),
  };
}

/** Counts members who have not answered; none in doubles, which need a partner's agreement. */
export function countUnsaid(season: FirstSeason): number {
  if (season.discipline !== 'singles') return 0;
  return season.players.filter(
    (player) =>
      findAbsence(season, player, player.leaving) === null && hasNoPreference(season, player),
  ).length;
}

/** Whether a member who is not absent has not answered. */
function hasNoPreference({ discipline, preferences }: FirstSeason, player: Player): boolean {
  return isWishFor(discipline, player.wish) === null && !preferences.has(player.id);
}

/** Why a member is not in the first season; includes those who have not said they want to play. */
function findExclusion(season: FirstSeason, player: Player): Exclusion | null {
  const absence = findAbsence(season, player, player.leaving);
  if (absence !== null) return excludeForAbsence(absence, null);
  if (!hasNoPreference(season, player)) return null;
  const { discipline, unsaid } = season;
  if (unsaid === 'placed' && discipline === 'singles') return null;
  return {
    reason: 'not_playing',
    ...LEFT_OUT.say('no_wish', { ...makeMemberParams(player), discipline }),
  };
}

function explainLeftOut(season: FirstSeason, player: Player): LeftOut {
  const { discipline } = season;
  const { id, display_name } = player;
  const why = findExclusion(season, player) ?? {
    reason: 'needs_partner',
    ...LEFT_OUT.say('wish_without_partner', { ...makeMemberParams(player), discipline }),
  };
  return { entry_id: null, members: [{ id, display_name }], label: display_name, ...why };
}

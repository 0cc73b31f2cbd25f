import { absenceOf, disciplineName, wishesFor } from './absence.ts';
import type {
  Discipline,
  DraftDivision,
  LeftOut,
  Place,
  Plan,
  PlannedDivision,
  Player,
} from './plan-types.ts';
import type { Said } from '../../partner-choices/rules/choices.ts';
import type { Id } from '../../shared/ids.ts';

/** As many as play each other in a season of a few months. */
const LARGEST_DIVISION = 8;

export interface FirstSeason {
  readonly discipline: Discipline;
  /** Every member of the club who is not removed. */
  readonly players: readonly Player[];
  readonly draft: readonly DraftDivision[];
  readonly said: ReadonlyMap<Id<'member'>, Said>;
  /** Pairs that agreed. */
  readonly pairs: readonly (readonly [Player, Player])[];
}

interface Side {
  readonly players: readonly Player[];
  readonly label: string;
  /** The mean of the levels that are known. */
  readonly level: number | null;
}

/**
 * A first season by level (PLA-11): who wishes to play, strongest first, in divisions of even
 * size; who has no level comes last. The draft's divisions are used where there are any, else
 * as many as keep each at eight or fewer.
 */
export function planFirstSeason(season: FirstSeason): Plan {
  const willing = season.players.filter((player) => reasonOut(season, player) === null);
  const sides = sidesOf(season, willing).toSorted(byStrength);
  const placed = new Set(sides.flatMap((side) => side.players.map((player) => player.id)));
  const count = season.draft.length || Math.max(1, Math.ceil(sides.length / LARGEST_DIVISION));
  const divisions = Array.from({ length: count }, (_, index): PlannedDivision => {
    const name = season.draft[index]?.name ?? `Division ${index + 1}`;
    return {
      division_id: season.draft[index]?.id ?? null,
      name,
      position: index + 1,
      places: slice(sides, count, index).map((side) => placeOf(side, name)),
    };
  });
  const leftOut = season.players
    .filter((player) => !placed.has(player.id))
    .map((player) => leftOutOf(season, player));
  return { divisions, left_out: leftOut, vacancies: [] };
}

/** The sides of one division: as even as they can be, the larger ones at the bottom. */
function slice(sides: readonly Side[], count: number, index: number): Side[] {
  const bound = (place: number) => Math.floor((sides.length * place) / count);
  return sides.slice(bound(index), bound(index + 1));
}

function sidesOf({ discipline, pairs }: FirstSeason, willing: readonly Player[]): Side[] {
  if (discipline === 'singles') return willing.map((player) => sideOf([player]));
  const ids = new Set(willing.map((player) => player.id));
  return pairs.filter((pair) => pair.every(({ id }) => ids.has(id))).map(sideOf);
}

function sideOf(players: readonly Player[]): Side {
  const levels = players.flatMap((player) => player.level ?? []);
  const sum = levels.reduce((total, level) => total + level, 0);
  return {
    players,
    label: players.map((player) => player.display_name).join(' / '),
    level: levels.length === 0 ? null : sum / levels.length,
  };
}

/** The strongest first; those without a level last, by name. */
function byStrength(one: Side, other: Side): number {
  const level = (side: Side) => side.level ?? Number.MAX_SAFE_INTEGER;
  if (level(one) !== level(other)) return level(one) - level(other);
  return one.label < other.label ? -1 : 1;
}

function placeOf({ players, label, level }: Side, division: string): Place {
  const why = level === null ? 'without a level yet' : `by level ${level}`;
  return {
    entry_id: null,
    members: players.map(({ id, display_name }) => ({ id, display_name })),
    label,
    from_division: null,
    from_rank: null,
    reason: 'by_level',
    sentence: `${label} ${players.length === 1 ? 'starts' : 'start'} in ${division}, ${why}.`,
  };
}

/** Why a member is not in the first season; who has not said that they wish to play is not. */
function reasonOut(season: FirstSeason, player: Player) {
  const absence = absenceOf(season, player, player.leaving);
  if (absence !== null) return { ...absence, sentence: `${absence.sentence}.` };
  if (wishesFor(season.discipline, player.wish) === true) return null;
  if (season.said.has(player.id)) return null;
  const name = disciplineName(season.discipline);
  const sentence = `${player.display_name} has not said that they wish to play ${name}.`;
  return { reason: 'not_playing' as const, sentence };
}

function leftOutOf(season: FirstSeason, player: Player): LeftOut {
  const found = reasonOut(season, player) ?? {
    reason: 'needs_partner' as const,
    sentence: `${player.display_name} wishes to play ${disciplineName(season.discipline)} and needs a partner.`,
  };
  const { id, display_name } = player;
  return { entry_id: null, members: [{ id, display_name }], label: display_name, ...found };
}

import { hash } from 'node:crypto';
import type { Member } from '../../../../../api/members.ts';
import {
  cutBands,
  type BestEnd,
  findBestEnd,
  type Cut,
  readBorders,
} from '../../../../../levels/core/level-bands.ts';
import { isTicked, line, readOption, readForm, wholeNumber } from '../../../../../web/read-form.ts';
import type { LevelChange } from '../save-levels.ts';

const MAX_LEVEL = 10;
const USUAL_LEVELS = 5;

export interface RatingWishes {
  readonly system: string;
  /** Null if neither the name of the system nor the coach says which end is best. */
  readonly best: BestEnd | null;
  readonly by: Cut['by'];
  /** The level for the strongest players. */
  readonly first: number;
  readonly levels: number;
  /** As typed. */
  readonly borders: string;
  readonly replaces: boolean;
}

export type RatingFault = 'best' | 'levels' | 'borders';

export interface LevelPlan {
  readonly gets: readonly (LevelChange & { readonly level: number })[];
  /** Members who keep a different level. */
  readonly keeps: readonly (LevelChange & { readonly level: number })[];
  readonly same: readonly Member[];
  /** Members without a rating, or with one of another system. */
  readonly without: readonly Member[];
}

/** The rating systems in use, most frequent first; '' for ratings without a system. */
export function listSystems(members: readonly Member[]): readonly string[] {
  const rated = members.filter(({ rating }) => rating !== null);
  const groups = Map.groupBy(rated, readRatingSystem);
  return [...groups]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([key]) => key);
}

function readRatingSystem({ rating_system: system }: Member): string {
  return system?.trim() ?? '';
}

export function readWishes(fields: URLSearchParams, systems: readonly string[]): RatingWishes {
  const said = readForm(fields, {
    system: line,
    best: readOption(['low', 'high']),
    by: readOption(['size', 'borders']),
    first: wholeNumber,
    levels: wholeNumber,
    borders: line,
    replaces: isTicked,
  });
  const system = systems.find((one) => one === said.system) ?? systems[0] ?? '';
  return {
    system,
    best: said.best ?? findBestEnd(system),
    by: said.by ?? 'size',
    first: said.first ?? 1,
    levels: said.levels ?? USUAL_LEVELS,
    borders: said.borders.slice(0, 100),
    replaces: said.replaces,
  };
}

/** The plan for the members' levels, or the error if there can be none (LVL-4). */
export function makeLevelPlan(
  members: readonly Member[],
  { system, best, by, first, levels, borders, replaces }: RatingWishes,
): LevelPlan | RatingFault {
  if (best === null) return 'best';
  const read = by === 'borders' ? readBorders(borders) : [];
  if (read === null) return 'borders';
  const count = by === 'borders' ? read.length + 1 : levels;
  if (first < 1 || count < 2 || first + count - 1 > MAX_LEVEL) {
    return by === 'borders' ? 'borders' : 'levels';
  }
  const rated = members.flatMap(({ id, rating, ...rest }) =>
    rating !== null && readRatingSystem({ ...rest, id, rating }) === system ? [{ id, rating }] : [],
  );
  const cut: Cut = by === 'size' ? { by, levels } : { by, borders: read };
  const bands = cutBands(rated, best, cut);
  const known = new Map(members.map((member) => [member.id, member]));
  const order = [...bands].flatMap(([id, band]) => {
    const member = known.get(id);
    return member === undefined ? [] : [{ member, level: first + band }];
  });
  const others = order.filter(({ member, level }) => member.level !== level);
  const mayChange = ({ member }: LevelChange) => replaces || member.level === null;
  return {
    gets: others.filter(mayChange),
    keeps: others.filter((one) => !mayChange(one)),
    same: order.filter(({ member, level }) => member.level === level).map(({ member }) => member),
    without: members.filter(({ id }) => !bands.has(id)),
  };
}

/** A fingerprint of the page, so that a coach only confirms the plan they saw. */
export function hashPlan({ gets }: LevelPlan): string {
  const rows = gets.map(({ member, level }) => [member.id, member.level, level]);
  return hash('sha256', JSON.stringify(rows), 'base64url').slice(0, 16);
}

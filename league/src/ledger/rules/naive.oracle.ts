import type { RankingRule } from '../../competitions/rules/competition-rules.ts';
import { computeNaiveLines, type Surroundings } from './movement.oracle.ts';
import { listLines, type OracleLine } from './naive-lines.oracle.ts';
import type { Id } from '../../shared/ids.ts';
import type { Division, StandingsRow } from './table.ts';

/**
 * A second implementation of the table, written from the rules alone, without shared code. It
 * supports what its tests play: tiebreak sets to six, match tiebreaks, games of points, fixed-total
 * and timed sets.
 */

type DivisionInPlace = Division & Surroundings;

export function computeNaiveTable(division: DivisionInPlace): Omit<StandingsRow, 'separatedBy'>[] {
  const here = division.entries.filter((entry) => !entry.withdrawn).map((entry) => entry.id);
  const gone = division.entries.filter((entry) => entry.withdrawn).map((entry) => entry.id);
  const isIn = (id: Id<'entry'>) =>
    !division.rules.unrankedBelowMinimum ||
    countPlayed(division, id) >= computeMinimumMatches(division, id);
  const ranked = orderEntries(division, here.filter(isIn));
  const out = orderEntries(
    division,
    here.filter((id) => !isIn(id)),
  );
  const listed = [...ranked, ...out, ...orderEntries({ ...division, decisions: [] }, gone)].flat();
  const tiers = division.final ? ranked : orderEntries(division, here);
  const arrows = tiers.flat();
  const rankOf = (id: Id<'entry'>) => {
    const tier = ranked.findIndex((ids) => ids.includes(id));
    return tier < 0 ? null : ranked.slice(0, tier).flat().length + 1;
  };
  return listed.map((id) => ({
    rank: rankOf(id),
    entryId: id,
    withdrawn: gone.includes(id),
    played: countPlayed(division, id),
    won: countLines(division, id, 'won'),
    drawn: countLines(division, id, 'drawn'),
    lost: listLines(division, id).filter((line) => line.end === 'lost' && !line.absent).length,
    unplayed: countUnplayed(division, id),
    setsWon: sumLines(division, id, (line) => line.sets[0]),
    setsLost: sumLines(division, id, (line) => line.sets[1]),
    gamesWon: sumLines(division, id, (line) => line.games[0]),
    gamesLost: sumLines(division, id, (line) => line.games[1]),
    points: countPoints(division, id) / 100,
    minimum: computeMinimumMatches(division, id),
    shortOfMinimum: countPlayed(division, id) < computeMinimumMatches(division, id),
    movement: computeMovement(division, arrows, id)?.way ?? null,
    movesTo: computeMovement(division, arrows, id)?.to ?? null,
    tie: findTie(division, tiers, id),
  }));
}

/** The lines that fall between entries level with each other; null if none does. */
function findTie(division: DivisionInPlace, tiers: Id<'entry'>[][], id: Id<'entry'>) {
  const level = tiers.find((ids) => ids.includes(id)) ?? [];
  const ways = level.map((one) => computeMovement(division, tiers.flat(), one)?.way ?? null);
  const goes = (way: 'promotion' | 'relegation') => ways.filter((one) => one === way).length;
  const isAcross = (count: number) => count > 0 && count < level.length;
  const lines = (['promotion', 'relegation'] as const).filter((way) => isAcross(goes(way)));
  return lines.length === 2 ? 'both' : (lines[0] ?? null);
}

function computeMovement(
  { rules, ...placed }: DivisionInPlace,
  arrows: Id<'entry'>[],
  id: Id<'entry'>,
) {
  const { up, down } = computeNaiveLines(rules, placed);
  const place = arrows.indexOf(id);
  if (place < 0) return null;
  const rising = up[place];
  if (rising !== undefined) return { way: 'promotion' as const, to: rising };
  // If too few are ranked, the lowest promotion places do not exist.
  const firstDown = Math.max(up.length, arrows.length - down.length);
  const falling = place < firstDown ? undefined : down[place - firstDown];
  return falling === undefined ? null : { way: 'relegation' as const, to: falling };
}

function sumLines(division: Division, id: Id<'entry'>, pick: (line: OracleLine) => number): number {
  return listLines(division, id).reduce((total, one) => total + pick(one), 0);
}

function countLines(division: Division, id: Id<'entry'>, end: OracleLine['end']): number {
  return listLines(division, id).filter((one) => one.end === end).length;
}

function countPlayed(division: Division, id: Id<'entry'>): number {
  return listLines(division, id).filter((one) => one.played).length;
}

/** Counts matches that were not played and no longer can be. */
function countUnplayed(division: Division, id: Id<'entry'>): number {
  const open = division.final ? 0 : countLines(division, id, 'open');
  return listLines(division, id).length - countPlayed(division, id) - open;
}

function computeMinimumMatches(division: Division, id: Id<'entry'>): number {
  return Math.min(division.rules.minMatchesToPlay, listLines(division, id).length);
}

function countPoints(division: Division, id: Id<'entry'>): number {
  const all = listLines(division, id);
  const isHere = division.entries.some((one) => one.id === id && !one.withdrawn);
  const everyMatch = isHere && all.length > 0 && all.every((one) => one.played);
  const bonus = division.rules.points.bonus.find((one) => one.when === 'every_match_played');
  const extra = everyMatch && bonus ? Math.round(100 * bonus.points) : 0;
  return (
    sumLines(division, id, (one) => one.points) + extra + computeBonusForMatchesPlayed(division, id)
  );
}

function computeBonusForMatchesPlayed(division: Division, id: Id<'entry'>): number {
  const isHere = division.entries.some((one) => one.id === id && !one.withdrawn);
  let extra = 0;
  for (const bonus of division.rules.points.bonus) {
    if (bonus.when !== 'matches_played' || !isHere) continue;
    const { by, count: needed } = bonus;
    const inTime = listLines(division, id).filter(
      (one) => one.played && (by === null || (one.day !== null && one.day <= by)),
    );
    if (inTime.length >= needed) extra += Math.round(100 * bonus.points);
  }
  return extra;
}

/** Groups entries with the same rank, best first. */
function orderEntries(division: Division, ids: readonly Id<'entry'>[], from = 0): Id<'entry'>[][] {
  const { ranking, levelAfterRule } = division.rules;
  for (let index = from; index < ranking.length && ids.length > 1; index++) {
    const value = (id: Id<'entry'>) => measureByRule(division, ranking[index] ?? 'points', id, ids);
    if (ids.some((id) => Number.isNaN(value(id)))) continue;
    const values = [...new Set(ids.map(value))].toSorted((one, other) => other - one);
    if (values.length === 1) continue;
    const next = levelAfterRule === 'restart' ? 0 : index + 1;
    return values.flatMap((best) =>
      orderEntries(
        division,
        ids.filter((id) => value(id) === best),
        next,
      ),
    );
  }
  const decided = division.decisions.find(
    (one) => one.order.toSorted().join(' ') === ids.toSorted().join(' '),
  );
  if (decided && ids.length > 1) return decided.order.map((id) => [id]);
  return ids.length === 0 ? [] : [ids.toSorted()];
}

/** NaN if the rule does not apply. The numbers are small, so a quotient is exact enough. */
function measureByRule(
  division: Division,
  rule: RankingRule,
  id: Id<'entry'>,
  level: readonly Id<'entry'>[],
): number {
  const [setsWon, setsLost] = [0, 1].map((at) =>
    sumLines(division, id, (one) => one.sets[at] ?? 0),
  );
  const [gamesWon, gamesLost] = [0, 1].map((at) =>
    sumLines(division, id, (one) => one.games[at] ?? 0),
  );
  const decided = listLines(division, id).filter(
    (one) => level.includes(one.them) && ['won', 'drawn', 'lost'].includes(one.end),
  );
  const hasMetAll = level.every((other) => other === id || decided.some((l) => l.them === other));
  const among = (value: number) =>
    division.rules.headToHead === 'as_played' || hasMetAll ? value : Number.NaN;
  const winsAmong =
    decided.filter((one) => one.end === 'won').length +
    decided.filter((one) => one.end === 'drawn').length / 2;
  const total = (pick: (line: OracleLine) => number) =>
    decided.reduce((count, one) => count + pick(one), 0);
  const [setsFor, setsAgainst] = [total((one) => one.sets[0]), total((one) => one.sets[1])];
  const [gamesFor, gamesAgainst] = [total((one) => one.games[0]), total((one) => one.games[1])];
  const place = division.entries.find((one) => one.id === id)?.startingPlace;
  const values: Record<RankingRule, number> = {
    points: countPoints(division, id),
    matches_won: countLines(division, id, 'won'),
    matches_played: countPlayed(division, id),
    head_to_head: among(winsAmong),
    head_to_head_two: level.length === 2 ? among(winsAmong) : Number.NaN,
    head_to_head_sets_difference: among(setsFor - setsAgainst),
    head_to_head_sets_share: among(setsFor / (setsFor + setsAgainst || 1)),
    head_to_head_games_difference: among(gamesFor - gamesAgainst),
    head_to_head_games_share: among(gamesFor / (gamesFor + gamesAgainst || 1)),
    sets_difference: (setsWon ?? 0) - (setsLost ?? 0),
    sets_share: (setsWon ?? 0) / ((setsWon ?? 0) + (setsLost ?? 0) || 1),
    sets_won: setsWon ?? 0,
    games_difference: (gamesWon ?? 0) - (gamesLost ?? 0),
    games_share: (gamesWon ?? 0) / ((gamesWon ?? 0) + (gamesLost ?? 0) || 1),
    games_won: gamesWon ?? 0,
    sets_lost: -(setsLost ?? 0),
    games_lost: -(gamesLost ?? 0),
    sets_lost_per_match: -(setsLost ?? 0) / (countPlayed(division, id) || 1),
    games_lost_per_match: -(gamesLost ?? 0) / (countPlayed(division, id) || 1),
    points_per_match: countPoints(division, id) / (countPlayed(division, id) || 1),
    head_to_head_points: among(total((one) => one.points)),
    points_of_matches:
      countPoints(division, id) -
      sumLines(division, id, (one) => (one.isWalkover ? one.points : 0)),
    points_without_bonus: sumLines(division, id, (one) => one.points - one.bonus),
    straight_sets_wins: listLines(division, id).filter((one) => one.isStraight).length,
    starting_place: -(place ?? 1000 + Number(id.slice(1))),
  };
  return values[rule];
}

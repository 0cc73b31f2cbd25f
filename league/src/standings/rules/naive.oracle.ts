import { setsWonBy } from '../../results/rules/score-check.ts';
import type { RankingRule } from '../../competitions/rules/competition-rules.ts';
import type { Division } from './table.ts';

/*
 * A second implementation of the order of a table, written from the rules alone and for
 * plainness alone: every value is worked out anew from all matches each time it is asked for.
 */

interface Line {
  readonly us: string;
  readonly them: string;
  readonly kind: string;
  readonly weWon: boolean;
  readonly sets: readonly [number, number];
  readonly games: readonly [number, number];
}

/** `RANK ID` from the top, `-` for the unranked. */
export function naiveOrder(division: Division): string[] {
  const { entries, rules } = division;
  const here = entries.filter((entry) => !entry.withdrawn).map((entry) => entry.id);
  const enough = (id: string) =>
    !rules.unrankedBelowMinimum ||
    played(division, id) >= Math.min(rules.minMatchesToPlay, fixtures(division, id));
  const ranked = groups(division, here.filter(enough));
  const unranked = groups(
    division,
    here.filter((id) => !enough(id)),
  );
  const gone = groups(
    division,
    entries.filter((entry) => entry.withdrawn).map((entry) => entry.id),
  );
  let place = 0;
  const lines = ranked.flatMap((group) => {
    const rank = place + 1;
    place += group.length;
    return group.map((id) => `${rank} ${id}`);
  });
  return [...lines, ...[...unranked, ...gone].flat().map((id) => `- ${id}`)];
}

function linesOf(division: Division, us: string): Line[] {
  const { rules, entries } = division;
  const isGone = (id: string) => entries.find((entry) => entry.id === id)?.withdrawn === true;
  return division.matches.flatMap(({ sides, result }): Line[] => {
    const side = sides.indexOf(us);
    if (side < 0) return [];
    const them = sides[side === 0 ? 1 : 0] ?? '';
    const line = {
      us,
      them,
      kind: 'outstanding',
      weWon: false,
      sets: [0, 0],
      games: [0, 0],
    } as const;
    if (isGone(us) || isGone(them)) {
      if (result && rules.withdrawal.playedMatches === 'void') return [];
      if (
        !result &&
        (rules.withdrawal.remainingMatches === 'unplayed' || (isGone(us) && isGone(them)))
      ) {
        return [];
      }
      if (!result)
        return [
          {
            ...line,
            kind: 'walkover',
            weWon: isGone(them),
            sets: walkoverSets(division, isGone(them)),
          },
        ];
    }
    if (!result || result.winningSide === null)
      return [{ ...line, kind: result ? 'unplayed' : 'outstanding' }];
    const weWon = result.winningSide === side;
    if (result.outcome === 'walkover') {
      return [{ ...line, kind: 'walkover', weWon, sets: walkoverSets(division, weWon) }];
    }
    const won = result.score ? setsWonBy(rules.format, result.score) : [0, 0];
    const games = [0, 1].map((at) =>
      (result.score?.sets ?? []).reduce((sum, set) => sum + (set.games[at] ?? 0), 0),
    );
    const ours = [won[side] ?? 0, won[1 - side] ?? 0];
    if (result.outcome === 'retired' && rules.retirement.sets === 'straight_sets')
      ours[weWon ? 0 : 1] = 2;
    return [
      {
        ...line,
        kind: result.outcome,
        weWon,
        sets: [ours[0] ?? 0, ours[1] ?? 0],
        games: [games[side] ?? 0, games[1 - side] ?? 0],
      },
    ];
  });
}

function walkoverSets({ rules }: Division, weWon: boolean): [number, number] {
  if (rules.walkover.sets === 'none') return [0, 0];
  return weWon ? [2, 0] : [0, 2];
}

function fixtures(division: Division, id: string): number {
  return linesOf(division, id).length;
}

function played(division: Division, id: string): number {
  return linesOf(division, id).filter(
    (line) =>
      !['outstanding', 'unplayed'].includes(line.kind) && (line.kind !== 'walkover' || line.weWon),
  ).length;
}

function points(division: Division, id: string): number {
  const { points: rule, retirement } = division.rules;
  return Math.round(
    linesOf(division, id).reduce((sum, line) => {
      if (line.kind === 'outstanding' || line.kind === 'unplayed') return sum;
      if (line.kind === 'walkover')
        return sum + 100 * (line.weWon ? rule.walkoverWin : rule.walkoverLoss);
      // Points for sets come from the score itself, where the winner of a retirement has what it won.
      const straight = line.kind === 'retired' && retirement.sets === 'straight_sets' && line.weWon;
      const sets = straight ? scoreSets(division, line) : line.sets[0];
      return sum + 100 * ((line.weWon ? rule.win : rule.loss) + rule.setWon * sets);
    }, 0),
  );
}

function scoreSets(division: Division, line: Line): number {
  const match = division.matches.find(
    ({ sides }) => sides.includes(line.us) && sides.includes(line.them),
  );
  const side = match?.sides.indexOf(line.us) ?? 0;
  const score = match?.result?.score;
  return score ? (setsWonBy(division.rules.format, score)[side] ?? 0) : 0;
}

function groups(division: Division, ids: readonly string[], from = 0): string[][] {
  if (ids.length === 0) return [];
  const { ranking, levelAfterRule } = division.rules;
  for (let index = from; index < ranking.length && ids.length > 1; index++) {
    const values = new Map(
      ids.map((id) => [id, value(division, ranking[index] ?? 'points', id, ids)]),
    );
    if ([...values.values()].some(Number.isNaN)) continue;
    const distinct = [...new Set(values.values())].toSorted((one, other) => other - one);
    if (distinct.length === 1) continue;
    return distinct.flatMap((best) =>
      groups(
        division,
        ids.filter((id) => values.get(id) === best),
        levelAfterRule === 'restart' ? 0 : index + 1,
      ),
    );
  }
  return [ids.toSorted()];
}

/** NaN where the rule does not apply to these. Numbers are small: a share is exact enough. */
function value(
  division: Division,
  rule: RankingRule,
  id: string,
  level: readonly string[],
): number {
  const lines = linesOf(division, id);
  const sum = (pick: (line: Line) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const [sets, lostSets] = [sum((line) => line.sets[0]), sum((line) => line.sets[1])];
  const [games, lostGames] = [sum((line) => line.games[0]), sum((line) => line.games[1])];
  switch (rule) {
    case 'points':
      return points(division, id);
    case 'matches_won':
      return lines.filter((line) => line.weWon).length;
    case 'matches_played':
      return played(division, id);
    case 'head_to_head_two':
    case 'head_to_head': {
      if (rule === 'head_to_head_two' && level.length !== 2) return Number.NaN;
      const met = lines.filter(
        (line) => level.includes(line.them) && !['outstanding', 'unplayed'].includes(line.kind),
      );
      return met.length === level.length - 1 ? met.filter((line) => line.weWon).length : Number.NaN;
    }
    case 'sets_difference':
      return sets - lostSets;
    case 'sets_share':
      return sets / (sets + lostSets || 1);
    case 'sets_won':
      return sets;
    case 'games_difference':
      return games - lostGames;
    case 'games_share':
      return games / (games + lostGames || 1);
    case 'games_won':
      return games;
  }
}

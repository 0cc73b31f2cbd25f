import {
  type FormatRules,
  type SetVariant,
  listVariants,
} from '../../competitions/rules/competition-rules.ts';
import { mayHaveLevelSets, isUnfinished, findSetProblem } from '../../matches/rules/ways.ts';
import { findLeadingSide, type SetScore, type Side } from '../../shared/score.ts';

/** Nobody can record more games. */
const MAX_GAMES = 99;

type Games = readonly [number, number];

interface Figures {
  /** Scores of a one-set match that have their own points. */
  readonly named: ReadonlySet<string>;
  readonly isByGames: boolean;
}

/** Possible scores of a set: for each kind, those that give or cost the most and the least. */
export interface SetFigures {
  readonly won: readonly [SetScore[], SetScore[]];
  readonly level: readonly SetScore[];
  readonly open: readonly SetScore[];
}

const GRID: readonly Games[] = Array.from({ length: MAX_GAMES + 1 }, (_, zero) =>
  Array.from({ length: MAX_GAMES + 1 }, (__, one) => [zero, one] as const),
).flat();

export function computeSetFigures(
  format: FormatRules,
  rules: FormatRules['set'] | NonNullable<FormatRules['finalSet']>,
  figures: Figures,
): SetFigures {
  const ways = listVariants<SetVariant>(rules);
  const mayBeLevel = mayHaveLevelSets(format);
  const ends = GRID.filter(([...games]) => findSetProblem(ways, { games }, mayBeLevel) === null);
  const open = GRID.filter(([...games]) => isUnfinished(ways, { games }));
  const led = (some: readonly Games[], by: Side | null) =>
    findExtremes(
      some.filter((games) => findLeadingSide(games) === by),
      figures,
    );
  const tiebreaks = ways.flatMap((way) =>
    'matchTiebreak' in way && way.matchTiebreak.points !== 'optional' ? way.matchTiebreak.to : [],
  );
  const [to] = tiebreaks;
  const won = (side: Side): SetScore[] => {
    const games = led(ends, side).map(toSet);
    if (to === undefined) return games;
    const tiebreak: SetScore =
      side === 0 ? { games: [1, 0], tiebreak: [to, 0] } : { games: [0, 1], tiebreak: [0, to] };
    return [...games, tiebreak];
  };
  return {
    won: [won(0), won(1)],
    level: led(ends, null).map(toSet),
    open: ([0, 1, null] as const).flatMap((by) => led(open, by)).map(toSet),
  };
}

function toSet([zero, one]: Games): SetScore {
  return { games: [zero, one] };
}

/** The widest and narrowest wins; if games are points, also the longest and shortest. */
function findExtremes(some: readonly Games[], { named, isByGames }: Figures): Games[] {
  const isNamed = ([zero, one]: Games) => named.has(`${zero}-${one}`);
  const others = some.filter((games) => !isNamed(games));
  const most = (by: (games: Games) => number) =>
    others.reduce<Games[]>(
      ([best], games) => (best && by(best) >= by(games) ? [best] : [games]),
      [],
    );
  // Sets with the same lead are ordered by the number of games.
  const lead = ([zero, one]: Games) => (zero - one) * (MAX_GAMES + 1) + zero;
  const length = isByGames ? [([zero]: Games) => zero, ([, one]: Games) => one] : [];
  const found = [lead, ...length].flatMap((by) => [...most(by), ...most((games) => -by(games))]);
  return [...new Set([...found, ...some.filter(isNamed)])];
}

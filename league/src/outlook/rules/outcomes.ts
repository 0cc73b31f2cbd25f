import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import type { Credit } from '../../ledger/rules/credit.ts';
import { type Ending, listEndings } from './endings.ts';

export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The worst and best outcomes of a match for one side. */
export interface SideOutcomes {
  /** The range of the value that the first ranking rule counts. */
  readonly value: Range;
  /** The other side's value minus this side's. */
  readonly lag: Range;
  readonly wins: Range;
  readonly plays: Range;
  /** The worst case if the side wins; null if it cannot. */
  readonly whenWon: { readonly low: number; readonly lag: number; readonly plays: number } | null;
}

/** A group of possible outcomes of a match, which can be split into smaller groups. */
export interface Outcomes {
  readonly endings: readonly [Ending, ...Ending[]];
  readonly sides: readonly [SideOutcomes, SideOutcomes];
  /** The smaller groups; empty if these outcomes differ only in the score. */
  readonly parts: readonly Outcomes[];
  /** Whether sets and games are still open. */
  readonly isScored: boolean;
}

type Value = (credit: Credit) => number;

/** All possible outcomes of a match: by winner, then by how it was played and its points. */
export function listOutcomes(rules: CompetitionRules): Outcomes {
  const valueOf = chooseFirstValue(rules);
  const kindOf = ({ result, credits }: Ending) =>
    JSON.stringify([
      result.outcome === 'unplayed',
      // If games are points, there are too many different ends, so their points are a range.
      ...credits.map(({ played, drawn, points }) => [
        played,
        drawn,
        areGamesCounted(rules) || points,
      ]),
    ]);
  const group = (endings: readonly Ending[], by: (ending: Ending) => string) =>
    [...Map.groupBy(endings, by).values()].flatMap(([first, ...rest]) =>
      first === undefined ? [] : [[first, ...rest] as const],
    );
  const parts = group(listEndings(rules), makeWinnerKey).map((some) =>
    makeOutcomes(
      valueOf,
      group(some, kindOf).map((kind) => makeOutcomes(valueOf, [], kind)),
      some,
    ),
  );
  const [first, ...rest] = parts.flatMap(({ endings }) => endings);
  if (first === undefined) throw new Error('A match can always end unplayed');
  return makeOutcomes(valueOf, parts, [first, ...rest]);
}

/** Whether each game counts, so that points depend on the score. */
export function areGamesCounted({ points }: Pick<CompetitionRules, 'points'>): boolean {
  return points.gameWon !== 0;
}

/** The value of the first ranking rule; none if it considers scores or level entries. */
function chooseFirstValue({ ranking: [first] }: CompetitionRules): Value {
  if (first === 'points') return ({ points }) => points;
  if (first === 'matches_won') return ({ won }) => Number(won);
  if (first === 'matches_played') return ({ played }) => Number(played);
  return () => 0;
}

function makeWinnerKey({ credits: [zero, one] }: Ending): string {
  return `${zero.won} ${one.won}`;
}

function makeOutcomes(
  valueOf: Value,
  parts: readonly Outcomes[],
  endings: Outcomes['endings'],
): Outcomes {
  const side = (own: 0 | 1) => makeSideOutcomes(valueOf, endings, own);
  return {
    endings,
    sides: [side(0), side(1)],
    // One part is the whole.
    parts: parts.length === 1 ? (parts[0]?.parts ?? []) : parts,
    isScored: endings.some(({ result }) => result.score !== null),
  };
}

function makeSideOutcomes(valueOf: Value, endings: readonly Ending[], own: 0 | 1): SideOutcomes {
  const credits = endings.map(({ credits: of }) => ({
    own: of[own],
    other: of[own === 0 ? 1 : 0],
  }));
  const range = (of: (one: (typeof credits)[number]) => number, some = credits): Range => {
    const values = some.map(of);
    return { low: Math.min(...values), high: Math.max(...values) };
  };
  const value = ({ own: credit }: (typeof credits)[number]) => valueOf(credit);
  const lag = (one: (typeof credits)[number]) => valueOf(one.other) - valueOf(one.own);
  const plays = ({ own: credit }: (typeof credits)[number]) => Number(credit.played);
  const won = credits.filter((one) => one.own.won);
  return {
    value: range(value),
    lag: range(lag),
    wins: range((one) => Number(one.own.won)),
    plays: range(plays),
    whenWon:
      won.length === 0
        ? null
        : { low: range(value, won).low, lag: range(lag, won).high, plays: range(plays, won).low },
  };
}

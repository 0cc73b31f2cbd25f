import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import type { Credit } from '../../ledger/rules/credit.ts';
import { type Ending, endingsUnder } from './endings.ts';

/** What a side gets at least, or at most; of sets and games against it the other way round. */
export interface CreditBound {
  readonly played: number;
  readonly won: number;
  readonly halfWins: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly points: number;
  /** Whether the two have met. */
  readonly met: number;
}

/** What a side gets at the worst and at the best. */
export interface CreditRange {
  readonly low: CreditBound;
  readonly high: CreditBound;
}

/** Some of the ways in which a match may end, of which smaller parts may be looked at. */
export interface EndingSet {
  readonly endings: readonly Ending[];
  /** Of all these and of whatever lies between them, side 0 first. */
  readonly ranges: readonly [CreditRange, CreditRange];
  /** None where nothing but sets and games is left open. */
  readonly parts: readonly EndingSet[];
}

/** So many kinds by points are looked at one by one. */
const MAX_KINDS = 24;
/** Clubs have few rules: those asked for last are kept. */
const MAX_KEPT = 50;
const kept = new Map<string, EndingSet>();

/** All the ways in which a match may end: by who wins, then by what is played and its points. */
export function endingSet(rules: CompetitionRules): EndingSet {
  const { format, points, retirement, walkover } = rules;
  const key = JSON.stringify([format, points, retirement, walkover]);
  const set = kept.get(key) ?? newEndingSet(rules);
  kept.delete(key);
  kept.set(key, set);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return set;
}

function newEndingSet(rules: CompetitionRules): EndingSet {
  const endings = endingsUnder(rules);
  const kindOf = kindBy(rules, endings);
  const winners = groups(endings, winnerOf).map((some) => {
    return setOf(some, groups(some, kindOf).map(leaf));
  });
  return setOf(endings, winners);
}

function winnerOf({ credits: [zero, one] }: Ending): string {
  return `${zero.won}-${one.won}`;
}

/** By points, unless each game is one: then there are too many, and not all are written down. */
function kindBy(rules: CompetitionRules, endings: readonly Ending[]) {
  const flagsOf = ({ credits, result }: Ending) =>
    [
      result.outcome === 'unplayed',
      ...credits.map(({ played, drawn }) => `${played}${drawn}`),
    ].join();
  const byPoints = (ending: Ending) =>
    `${flagsOf(ending)} ${ending.credits.map(({ points }) => points).join('-')}`;
  const isFew = groups(endings, byPoints).length <= MAX_KINDS;
  if (rules.points.gameWon === 0 && isFew) return byPoints;
  return (ending: Ending) => `${flagsOf(ending)} ${ending.result.outcome}`;
}

function groups(endings: readonly Ending[], by: (ending: Ending) => string): Ending[][] {
  return [...Map.groupBy(endings, by).values()];
}

function leaf(endings: readonly Ending[]): EndingSet {
  return setOf(endings, []);
}

/** A set with one part is that part. */
function setOf(endings: readonly Ending[], parts: readonly EndingSet[]): EndingSet {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only;
  return { endings, parts, ranges: [rangeOf(endings, 0), rangeOf(endings, 1)] };
}

function rangeOf(endings: readonly Ending[], side: 0 | 1): CreditRange {
  const bounds = endings.map(({ credits, result }) => ({
    ...boundOf(credits[side]),
    met: Number(result.outcome !== 'unplayed'),
  }));
  const [low, high] = bounds.reduce<[CreditBound, CreditBound] | []>(
    ([worst, best], one) =>
      worst && best
        ? [joinBounds(worst, one, Math.min), joinBounds(best, one, Math.max)]
        : [one, one],
    [],
  );
  if (!low || !high) throw new Error('A match can always end unplayed');
  return { low, high };
}

function boundOf(credit: Credit): Omit<CreditBound, 'met'> {
  const { setsWon, setsLost, gamesWon, gamesLost, points } = credit;
  return {
    played: Number(credit.played),
    won: Number(credit.won),
    halfWins: 2 * Number(credit.won) + Number(credit.drawn),
    setsWon,
    setsLost,
    gamesWon,
    gamesLost,
    points,
  };
}

type Choice = (one: number, other: number) => number;

function joinBounds(one: CreditBound, other: CreditBound, better: Choice): CreditBound {
  const worse = better === Math.min ? Math.max : Math.min;
  return {
    played: better(one.played, other.played),
    won: better(one.won, other.won),
    halfWins: better(one.halfWins, other.halfWins),
    setsWon: better(one.setsWon, other.setsWon),
    setsLost: worse(one.setsLost, other.setsLost),
    gamesWon: better(one.gamesWon, other.gamesWon),
    gamesLost: worse(one.gamesLost, other.gamesLost),
    points: better(one.points, other.points),
    met: better(one.met, other.met),
  };
}

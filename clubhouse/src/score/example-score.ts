import { commonScores } from './common-scores.ts';
import { turned } from './entry.ts';
import { type Format, isMatchTiebreak, type OwnSet, type Pair, waysAt } from './format.ts';
import { isRefused, judge } from './judge.ts';

/** Scores that a competition takes, one's own figures first: `6-4 3-6 7-5`. */
export interface ExampleScores {
  readonly won: string;
  readonly lost: string;
  /** The other side stopped; null where no match can be cut short. */
  readonly retired: string | null;
  /** Null where somebody has to win. */
  readonly drawn: string | null;
}

/**
 * The examples on pages, in emails and in chat, by the competition's own rules: sent back word for
 * word, each of them is taken (REPLY-5).
 * @param mark between two figures
 */
export function exampleScore(format: Format, mark: '-' | ':' = '-'): ExampleScores {
  const won = wonSets(format);
  const say = (sets: readonly OwnSet[]) => sets.map(({ games }) => games.join(mark)).join(' ');
  const retired = cutShort(format, won);
  const drawn = drawnSets(format);
  return {
    won: say(won),
    lost: say(won.map(turned)),
    retired: retired && say(retired),
    drawn: drawn && say(drawn),
  };
}

/** Wins the first set, loses the second, and wins from there. */
function wonSets(format: Format): OwnSet[] {
  const { bestOf, playAll } = format;
  const needed = Math.floor(bestOf / 2) + 1;
  const count = playAll || bestOf < 3 ? bestOf : needed + 1;
  return Array.from({ length: count }, (_, index) => {
    const games = usualScore(format, index);
    return index === 1 && count > 2 ? turned({ games }) : { games };
  });
}

/** A usual score of the set, the winner's first. */
function usualScore(format: Format, index: number): Pair {
  const ways = waysAt(format, index);
  const sets = ways.filter((way) => !isMatchTiebreak(way));
  const scores = commonScores(sets.length > 0 ? sets : ways).filter(([won]) => won > 1);
  const middle = Math.floor(scores.length / 2);
  // A set that the clock ends has no usual score.
  return scores[middle + (index % 2 === 0 ? 1 : 0)] ?? scores[middle] ?? scores.at(-1) ?? [8, 6];
}

function cutShort(format: Format, won: readonly OwnSet[]): OwnSet[] | null {
  const before = format.bestOf === 1 ? [] : won.slice(0, 1);
  const begun: OwnSet = { games: [2, 0] };
  return [[...before, begun], before].find((sets) => isTaken(format, sets, 'retired')) ?? null;
}

function drawnSets(format: Format): OwnSet[] | null {
  if (!format.draws) return null;
  const [one] = wonSets(format);
  if (one === undefined) return null;
  const way = waysAt(format, 0)[0];
  const half = way !== undefined && 'total' in way ? way.total / 2 : 2;
  const level: OwnSet = { games: [half, half] };
  return [[one, turned(one)], [level]].find((sets) => isTaken(format, sets, 'completed')) ?? null;
}

function isTaken(
  format: Format,
  sets: readonly OwnSet[],
  ending: 'completed' | 'retired',
): boolean {
  if (sets.length === 0) return false;
  const stopped = ending === 'retired' ? 'them' : null;
  const judged = judge({ ending, sets, stopped }, format);
  return !isRefused(judged) && (ending === 'retired' || judged.winner === null);
}

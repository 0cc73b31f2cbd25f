import { listCommonScores } from './common-scores.ts';
import { swapSetSides } from './entry.ts';
import {
  type Format,
  isMatchTiebreak,
  type OwnSet,
  type ScorePair,
  type SetVariant,
  listVariantsAt,
} from './format.ts';
import { type Reading, readStatement, type Statement } from './read-statement.ts';
import { canEnd } from './set-rules.ts';

/** Scores that are valid in a competition, own side first: `6-4 3-6 7-5`. */
export interface ExampleScores {
  readonly won: string;
  readonly lost: string;
  /** A score of a match in which the other side retired; null if no match can be cut short. */
  readonly retired: string | null;
  /** Null if draws are impossible. */
  readonly drawn: string | null;
}

/**
 * Examples for pages, emails and chat by the competition's own rules. Each is accepted when sent
 * back word for word (REPLY-5).
 * @param mark between two figures
 */
export function makeExampleScore(format: Format, mark: '-' | ':' = '-'): ExampleScores {
  const won = makeWonSets(format);
  const say = (sets: readonly OwnSet[]) => sets.map(({ games }) => games.join(mark)).join(' ');
  const retired = makeRetiredSets(format, won);
  const drawn = makeDrawnSets(format);
  return {
    won: say(won),
    lost: say(won.map(swapSetSides)),
    retired: retired && say(retired),
    drawn: drawn && say(drawn),
  };
}

/** The sets of a match that loses only the second set. */
function makeWonSets(format: Format): OwnSet[] {
  const { bestOf, playAll } = format;
  const needed = Math.floor(bestOf / 2) + 1;
  const count = playAll || bestOf < 3 ? bestOf : needed + 1;
  return Array.from({ length: count }, (_, index) => {
    const games = findUsualScore(format, index);
    return index === 1 && count > 2 ? swapSetSides({ games }) : { games };
  });
}

/** A common score of the set, the winner's first. */
function findUsualScore(format: Format, index: number): ScorePair {
  const ways = listVariantsAt(format, index);
  const sets = ways.filter((way) => !isMatchTiebreak(way));
  // A bare 1-0 stands for a match tiebreak; its points are a better example.
  const scores =
    sets.length > 0 ? listCommonScores(sets) : listCommonScores(ways).filter(([won]) => won > 1);
  const middle = Math.floor(scores.length / 2);
  return scores[middle + (index % 2 === 0 ? 1 : 0)] ?? scores[middle] ?? findUnusualScore(ways);
}

/** The lowest possible score of a set that has no common one; timed sets allow any score. */
function findUnusualScore(ways: readonly SetVariant[]): ScorePair {
  if (ways.some((way) => 'timed' in way)) return [8, 6];
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const pairs = numbers.flatMap((won) =>
    numbers.slice(0, won).map((lost): ScorePair => [won, lost]),
  );
  return pairs.find((pair) => canEnd(ways, pair)) ?? [1, 0];
}

function makeRetiredSets(format: Format, won: readonly OwnSet[]): OwnSet[] | null {
  const before = format.bestOf === 1 ? [] : won.slice(0, 1);
  const begun: OwnSet = { games: [2, 0] };
  const isTaken = (sets: readonly OwnSet[]) =>
    readExample(sets, { won: 'me', ending: 'retired' }, format).kind === 'result';
  return [[...before, begun], before].find(isTaken) ?? null;
}

function makeDrawnSets(format: Format): OwnSet[] | null {
  const [one] = makeWonSets(format);
  if (!format.draws || one === undefined) return null;
  const way = listVariantsAt(format, 0)[0];
  const half = way !== undefined && 'total' in way ? way.total / 2 : 2;
  const level: OwnSet = { games: [half, half] };
  const isTaken = (sets: readonly OwnSet[]) =>
    ['result', 'which_result'].includes(readExample(sets, { isDrawn: true }, format).kind);
  return [[one, swapSetSides(one)], [level]].find(isTaken) ?? null;
}

function readExample(
  sets: readonly OwnSet[],
  statement: Partial<Statement>,
  format: Format,
): Reading {
  const bare = { won: null, isDrawn: false, ending: null, stopped: null, isOfLoser: false };
  const words = sets.map(({ games }) => games.join('-'));
  return readStatement({ ...bare, ...statement, sets: words }, format);
}

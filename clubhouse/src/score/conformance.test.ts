import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EXAMPLE_FORMAT } from './example-format.ts';
import type { Format, OwnSet, Pair } from './format.ts';
import { waysAt } from './format.ts';
import { mayEndSetsLevel, scoreGap } from './match-end.ts';
import { canEnd, canEndLevel, canStand } from './set-end.ts';

/* The corpus says what can have ended how; the league is held to it as well. */

interface Group {
  readonly about: string;
  readonly format: Partial<Format>;
  readonly cases: readonly (readonly [score: string, outcome: string, isPossible: boolean])[];
}

const CORPUS = new URL('../../../docs/conformance/scores.json', import.meta.url);
const { groups } = JSON.parse(readFileSync(CORPUS, 'utf8')) as { groups: readonly Group[] };

/** A format as changes to the default: an object changes the members that it names. */
function changed<T>(base: T, changes: unknown): T {
  const isPlain = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isPlain(base) || !isPlain(changes)) return changes as T;
  const entries = Object.entries(changes as object).map(([name, value]) => [
    name,
    changed((base as Record<string, unknown>)[name], value),
  ]);
  return { ...base, ...(Object.fromEntries(entries) as object) };
}

function setsOf(score: string): OwnSet[] {
  return [...score.matchAll(/(\d+)-(\d+)(?:\((\d+)-(\d+)\))?/g)].map(([, ...numbers]) => {
    const [mine = 0, theirs = 0, ...tiebreak] = numbers
      .filter((one) => one !== undefined)
      .map(Number);
    const points = tiebreak.length === 2 ? { tiebreak: tiebreak as unknown as Pair } : {};
    return { games: [mine, theirs], ...points };
  });
}

/** The games of a set, or the points of a match tiebreak that is written as a set of one game. */
function isPossible(format: Format, set: OwnSet, index: number, isLast: boolean): boolean {
  const ways = waysAt(format, index);
  return [set.games, ...(set.tiebreak ? [set.tiebreak] : [])].some(
    (games) =>
      canEnd(ways, games) ||
      (mayEndSetsLevel(format) && canEndLevel(ways, games)) ||
      (isLast && format.unfinished === 'as_it_stands' && canStand(ways, games)),
  );
}

for (const { about, format: changes, cases } of groups) {
  test(`RPT-16: what can have ended so lacks nothing: ${about}`, () => {
    const format = changed(EXAMPLE_FORMAT, changes);
    for (const [score, outcome, isTaken] of cases) {
      if (outcome !== 'completed' || !isTaken) continue;
      const sets = setsOf(score);
      assert.equal(scoreGap(format, sets), null, score);
      for (const [index, set] of sets.entries()) {
        assert.ok(isPossible(format, set, index, index === sets.length - 1), `${score}: ${index}`);
      }
    }
  });
}

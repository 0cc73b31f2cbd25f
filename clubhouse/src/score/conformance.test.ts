import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EXAMPLE_FORMAT } from '../../test/example-format.ts';
import type { Format, OwnSet, ScorePair } from './format.ts';
import { isRefused, judgeEntry } from './judge.ts';

/** A corpus of possible and impossible endings, which the league is tested against too. */

interface Group {
  readonly about: string;
  readonly format: Partial<Format>;
  readonly cases: readonly (readonly [score: string, outcome: string, isPossible: boolean])[];
}

const CORPUS = new URL('../../../docs/conformance/scores.json', import.meta.url);
const { groups } = JSON.parse(readFileSync(CORPUS, 'utf8')) as { groups: readonly Group[] };

/** Applies changes to the default format; an object changes the members it names. */
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
    const points = tiebreak.length === 2 ? { tiebreak: tiebreak as unknown as ScorePair } : {};
    return { games: [mine, theirs], ...points };
  });
}

for (const { about, format: changes, cases } of groups) {
  test(`RPT-16: judges the corpus as the league does: ${about}`, () => {
    const format = changed(EXAMPLE_FORMAT, changes);
    for (const [score, outcome, isTaken] of cases) {
      if (outcome !== 'completed' && outcome !== 'retired') continue;
      const stopped = outcome === 'retired' ? 'them' : null;
      const judged = judgeEntry({ ending: outcome, sets: setsOf(score), stopped }, format);
      assert.equal(!isRefused(judged), isTaken, `${outcome} ${score}`);
    }
  });
}

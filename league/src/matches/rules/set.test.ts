import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RaceSetRules } from '../../competitions/rules/competition-rules.ts';
import { isRaceOpen, isRaceWon, isSetOpen, isSetWon } from './set.ts';

interface ReachableScores {
  readonly won: Set<string>;
  readonly open: Set<string>;
}

/** Plays every possible set, game by game, up to `limit` games. */
function everySet({ games, winBy, cap, tiebreak }: RaceSetRules, limit: number): ReachableScores {
  const reached: ReachableScores = { won: new Set(), open: new Set() };
  const visit = (one: number, other: number, byTiebreak: boolean) => {
    if (Math.max(one, other) > limit) return;
    const lead = Math.abs(one - other);
    const high = Math.max(one, other);
    const isOver = byTiebreak || (high >= games && lead >= winBy) || high === cap;
    const into = isOver ? reached.won : reached.open;
    const isNew = !into.has(`${one}-${other}`);
    into.add(`${one}-${other}`);
    if (isOver || !isNew) return;
    const isTiebreak = tiebreak !== null && one === tiebreak.at && other === tiebreak.at;
    visit(one + 1, other, isTiebreak);
    visit(one, other + 1, isTiebreak);
  };
  visit(0, 0, false);
  return reached;
}

const set = (
  games: number,
  winBy: number,
  cap: number | null,
  at: number | null,
): RaceSetRules => ({
  games,
  winBy,
  cap,
  tiebreak: at === null ? null : { at, to: 7, winBy: 2 },
});

const SETS: Readonly<Record<string, RaceSetRules>> = {
  'to 6, tiebreak at 6-6': set(6, 2, null, 6),
  'to 6, tiebreak at 5-5': set(6, 2, null, 5),
  'to 6, tiebreak at 12-12': set(6, 2, null, 12),
  'to 6, played on by two': set(6, 2, null, null),
  'to 6, won by one': set(6, 1, null, null),
  'to 6, won by one, tiebreak at 5-5': set(6, 1, null, 5),
  'to 4, tiebreak at 3-3': set(4, 2, null, 3),
  'to 4, tiebreak at 4-4': set(4, 2, null, 4),
  'to 8, tiebreak at 8-8': set(8, 2, null, 8),
  'to 8, tiebreak at 7-7': set(8, 2, null, 7),
  'to 9, won by two': set(9, 2, null, null),
  'to 9, capped at 10': set(9, 2, 10, null),
  'to 11, won by two': set(11, 2, null, null),
  'to 11, won by three': set(11, 3, null, null),
  'to 15, capped at 15': set(15, 2, 15, null),
  'to 15, capped at 17': set(15, 2, 17, null),
  'to 21, capped at 30': set(21, 2, 30, null),
  'to 11, won by one, with an idle cap': set(11, 1, 13, null),
};

for (const [name, rules] of Object.entries(SETS)) {
  test(`SCO-2, SCO-3: a set ${name} is won or open exactly at the scores that play can reach`, () => {
    const limit = 34;
    const { won, open } = everySet(rules, limit);
    for (let one = 0; one <= limit; one++) {
      for (let other = 0; other <= limit; other++) {
        const score = `${one}-${other}`;
        assert.equal(isSetWon(rules, [one, other]), won.has(score), `won ${score}`);
        assert.equal(isSetOpen(rules, [one, other]), open.has(score), `open ${score}`);
      }
    }
  });
}

test('SCO-4: a tiebreak won by one ends at its number, and one won by two goes on', () => {
  assert.ok(isRaceWon({ to: 7, winBy: 1 }, [7, 6]));
  assert.ok(!isRaceWon({ to: 7, winBy: 1 }, [8, 7]));
  assert.ok(!isRaceOpen({ to: 7, winBy: 1 }, [7, 7]));
  assert.ok(isRaceWon({ to: 7, winBy: 2 }, [16, 18]));
  assert.ok(!isRaceWon({ to: 7, winBy: 2 }, [16, 19]));
  assert.ok(isRaceOpen({ to: 7, winBy: 2 }, [17, 18]));
});

test('SCO-7: a set of a fixed number of games ends when all are played and one side leads', () => {
  for (const total of [1, 9, 12]) {
    for (let one = 0; one <= total + 2; one++) {
      for (let other = 0; other <= total + 2; other++) {
        const played = one + other;
        const isWon = played === total && one !== other;
        assert.equal(isSetWon({ total }, [one, other]), isWon, `won ${one}-${other}`);
        assert.equal(isSetOpen({ total }, [one, other]), played <= total && !isWon);
      }
    }
  }
});

test('SCO-8: the side that is ahead wins a timed set, which may stop at any score', () => {
  for (const [one, other] of [
    [0, 0],
    [1, 0],
    [23, 24],
    [7, 7],
  ] as const) {
    assert.equal(isSetWon({ timed: true }, [one, other]), one !== other);
    assert.equal(isSetOpen({ timed: true }, [one, other]), true);
  }
});

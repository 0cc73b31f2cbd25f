import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Api } from '../api/client.ts';
import { countBalance, listOpponentBalances, findMatches, splitMatchesWith } from './match-of.ts';

const MEMBERS = { a: 'Ann', b: 'Bo', c: 'Cal', d: 'Di' } as const;
type Who = keyof typeof MEMBERS;

/** A match between two sides; `ab` is a pair. */
function matchOf(
  one: string,
  other: string,
  facts: Partial<Api<'ListedMatch'>>,
): Api<'ListedMatch'> {
  const members = (side: string) =>
    Array.from(side, (id) => ({ id, display_name: MEMBERS[id as Who] }));
  return {
    id: `${one}-${other}`,
    competition_id: 'x',
    division_id: 'y',
    competition_name: 'Singles',
    division_name: 'Box 1',
    round: 1,
    status: 'played',
    sides: [
      { side: 0, entry_id: one, label: one, members: members(one) },
      { side: 1, entry_id: other, label: other, members: members(other) },
    ],
    waiting_on: null,
    my_side: null,
    result: null,
    ruling: null,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...facts,
  };
}

function resultOf(winner: 0 | 1 | null, outcome: 'completed' | 'unplayed' = 'completed') {
  const none = { score: null, figures: null, retired_side: null, played_on: null, claim_id: 'z' };
  return { result: { ...none, outcome, winning_side: winner } };
}

const MATCHES = [
  matchOf('a', 'b', resultOf(0)),
  matchOf('b', 'a', resultOf(0)),
  matchOf('b', 'a', resultOf(null)),
  matchOf('a', 'c', resultOf(null, 'unplayed')),
  matchOf('a', 'c', { status: 'open' }),
  // A walkover by withdrawal over an existing result; and one that counts for nobody.
  matchOf('c', 'a', { ...resultOf(0), ruling: { outcome: 'walkover', winning_side: 1 } }),
  matchOf('a', 'd', { ...resultOf(0), ruling: { outcome: 'not_counted', winning_side: null } }),
  matchOf('ab', 'cd', resultOf(1)),
  matchOf('c', 'd', resultOf(0)),
];

test('REC-1: a match is won, drawn or lost by its counted score, from either side', () => {
  const mine = findMatches(MATCHES, 'a');
  assert.deepEqual(
    mine.map(({ outcome }) => outcome),
    ['won', 'lost', 'drawn', 'uncounted', 'open', 'won', 'uncounted', 'lost'],
  );
  assert.deepEqual(countBalance(mine), { won: 2, drawn: 1, lost: 2 });
});

test('REC-1: balances are listed by opponent or pair, most matches first', () => {
  const balances = listOpponentBalances(findMatches(MATCHES, 'a'), 'en');
  assert.deepEqual(
    balances.map(({ opponent, balance }) => [opponent.display_name, ...Object.values(balance)]),
    [
      ['Bo', 1, 1, 1],
      ['Cal', 1, 0, 1],
      ['Di', 0, 0, 1],
    ],
  );
});

test('REC-2: in doubles, matches with a player are kept apart from those against them', () => {
  const { against, together } = splitMatchesWith(findMatches(MATCHES, 'a'), 'b');
  assert.deepEqual([against.length, together.length], [3, 1]);
  assert.deepEqual(countBalance(together), { won: 0, drawn: 0, lost: 1 });
});

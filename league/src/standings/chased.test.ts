import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asId } from '../../test/fixtures/typed.ts';
import { DEFAULT_RULES } from '../competitions/rules/competition-rules.ts';
import type { DivisionLedger, MatchInLedger } from '../ledger/division-ledger.ts';
import { roundRobin } from '../shared/round-robin.ts';
import { mustAt } from '../shared/must-get.ts';
import { chasedMembers } from './chased.ts';

const NAMES = ['a', 'b', 'c', 'd'];
const score = {
  sets: [{ games: [6, 0] as [number, number] }, { games: [6, 0] as [number, number] }],
};
const WON = { outcome: 'completed', score, winningSide: 0, retiredSide: null } as const;

/** Four pairs, each of which plays each; of these matches the named ones are played. */
function divisionWith(played: readonly string[], away: readonly string[] = []): DivisionLedger {
  return {
    divisionId: asId('division'),
    entries: NAMES.map((name) => ({
      id: asId(name),
      label: name,
      withdrawn: false,
      members: [`${name}2`, `${name}1`].map((id) => ({
        id: asId(id),
        display_name: id,
        status: away.includes(id) ? 'paused' : 'active',
      })),
    })),
    matches: roundRobin(NAMES.length).map(([zero, one]): MatchInLedger => {
      const sides = [mustAt(NAMES, zero), mustAt(NAMES, one)].toSorted();
      const isPlayed = played.includes(sides.join(''));
      return {
        id: asId(sides.join('-')),
        sides: [asId(mustAt(sides, 0)), asId(mustAt(sides, 1))],
        status: isPlayed ? 'played' : 'open',
        result: isPlayed ? WON : null,
      };
    }),
  };
}

const rules = { ...DEFAULT_RULES, minMatchesToPlay: 3 };
const chasedIn = (...of: Parameters<typeof divisionWith>) =>
  chasedMembers(rules, divisionWith(...of)).map(({ memberId, shortBy }) => [memberId, shortBy]);

test('CHA-4: who is furthest short comes first, then by entry and member', () => {
  assert.deepEqual(chasedIn(['ab', 'bc']), [
    ['d1', 3],
    ['d2', 3],
    ['a1', 2],
    ['a2', 2],
    ['c1', 2],
    ['c2', 2],
    ['b1', 1],
    ['b2', 1],
  ]);
});

test('CHA-3: who is on a break is not chased, nor is anybody over a pair who both are', () => {
  assert.deepEqual(chasedIn(['ab', 'ac', 'bc'], ['b1']).map(String), [
    'd1,3',
    'd2,3',
    'a1,1',
    'a2,1',
    'b2,1',
    'c1,1',
    'c2,1',
  ]);
  assert.deepEqual(chasedIn(['ab', 'ac', 'bc'], ['d1', 'd2']), []);
});

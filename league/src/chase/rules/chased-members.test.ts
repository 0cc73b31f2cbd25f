import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asId } from '../../../test/fixtures/typed.ts';
import { DEFAULT_RULES } from '../../competitions/rules/competition-rules.ts';
import { getAtOrThrow } from '../../shared/must-get.ts';
import { makeRoundRobin } from '../../shared/round-robin.ts';
import { listChasedMembers, type DivisionInPlay } from './chased-members.ts';

const NAMES = ['a', 'b', 'c', 'd'];
const WON = { outcome: 'completed', score: null, winningSide: 0, retiredSide: null } as const;

/** Four pairs in a round robin, of which the named matches are played. */
function divisionWith(played: readonly string[], away: readonly string[] = []): DivisionInPlay {
  const matches = makeRoundRobin(NAMES.length).map(([zero, one]) => {
    const sides = [getAtOrThrow(NAMES, zero), getAtOrThrow(NAMES, one)].toSorted();
    const entries = [asId(getAtOrThrow(sides, 0)), asId(getAtOrThrow(sides, 1))] as const;
    return { name: sides.join(''), sides: entries };
  });
  return {
    entries: NAMES.map((name) => ({
      id: asId(name),
      label: name,
      withdrawn: false,
      startingPlace: null,
      members: [`${name}2`, `${name}1`].map((id) => ({
        id: asId(id),
        display_name: id,
        status: away.includes(id) ? 'paused' : 'active',
      })),
    })),
    matches: matches.map(({ name, sides }) =>
      played.includes(name)
        ? { id: asId(name), sides, status: 'played', result: WON }
        : { id: asId(name), sides, status: 'open', result: null },
    ),
  };
}

const rules = { ...DEFAULT_RULES, minMatchesToPlay: 3 };
const chasedIn = (...of: Parameters<typeof divisionWith>) =>
  listChasedMembers(rules, divisionWith(...of))
    .map(({ member, played, shortBy }) => [member.id, played, shortBy].join())
    .toSorted();

test('CHA-1: members with outstanding matches are chased, with those played and still required', () => {
  assert.deepEqual(chasedIn(['ab', 'bc']), [
    'a1,1,2',
    'a2,1,2',
    'b1,2,1',
    'b2,2,1',
    'c1,1,2',
    'c2,1,2',
    'd1,0,3',
    'd2,0,3',
  ]);
});

test('CHA-3: a member on a break is not chased, nor anyone because of a pair whose members both are', () => {
  assert.deepEqual(chasedIn(['ab', 'ac', 'bc'], ['b1']), [
    'a1,2,1',
    'a2,2,1',
    'b2,2,1',
    'c1,2,1',
    'c2,2,1',
    'd1,0,3',
    'd2,0,3',
  ]);
  assert.deepEqual(chasedIn(['ab', 'ac', 'bc'], ['d1', 'd2']), []);
});

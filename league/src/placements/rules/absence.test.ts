import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planPlacements } from './plan.ts';
import { planInput } from '../../../test/fixtures/placement-case.ts';

function planOf(given: string) {
  return planPlacements(planInput(`up and down: 0 0\n${given}`));
}

/** The reasons why entries are left out, without lines for members who need a partner. */
function out(given: string): string[] {
  return planOf(given).left_out.flatMap(({ entry_id: id, reason, sentence }) =>
    id === null ? [] : [`${reason}: ${sentence}`],
  );
}

function placed(given: string): string[] {
  return planOf(given).divisions.flatMap(({ places }) => places.map(({ sentence }) => sentence));
}

test('PLA-15: a withdrawn entry is not kept if a member of it was entered again', () => {
  const given = `
discipline: doubles
Division 1: Ann / Bo, Di / Ed
Division 2: Cy / Ann, Flo / Gus
Ann / Bo: withdrew
kept: Ann / Bo`;
  assert.deepEqual(out(given), ['withdrawn: Ann / Bo withdrew.']);
  const both = `${given}\nCy / Ann: withdrew`;
  assert.deepEqual(out(both), ['withdrawn: Cy / Ann withdrew.']);
  assert.equal(placed(both)[0], 'Ann / Bo withdrew and are kept in Division 1 anyway.');
});

test('PLA-15: an entry with enough matches, or time for them, stays and is not kept as an exception', () => {
  const enough = 'Division 1: Ann, Bo\nAnn: played 4\nBo: played 3\nkept: Ann, Bo';
  assert.deepEqual(placed(enough), [
    'Ann finished 1st of 2 in Division 1 and stays there.',
    'Bo played 3 matches of the expected 4 and is kept in Division 1 anyway.',
  ]);
  assert.deepEqual(placed(`table: provisional\n${enough}`), [
    'Ann stands 1st of 2 in Division 1 and stays there.',
    'Bo stands 2nd of 2 in Division 1 and stays there.',
  ]);
});

test('PLA-15: a kept entry’s place says why it would have been left out', () => {
  const given = 'Division 1: Ann, Bo, Cy\nBo: unranked\nCy: withdrew\nkept: Bo, Cy';
  const despite = planOf(given).divisions.flatMap(({ places }) =>
    places.map(({ params }) => ('despite' in params ? params.despite : null)),
  );
  assert.deepEqual(despite, [null, 'too_few_matches', 'withdrawn']);
});

test('PLA-5, PLA-12: too few matches means fewer than the minimum, once the tables are final', () => {
  const given = 'Division 1: Ann, Bo\nAnn: played 4\nBo: played 3';
  assert.deepEqual(out(given), ['too_few_matches: Bo played 3 matches of the expected 4.']);
  assert.deepEqual(out(`table: provisional\n${given}`), []);
});

test('PLA-9: the sentence about a pair names the partner who remains, if there is one', () => {
  const pair = 'discipline: doubles\nDivision 1: Ann / Bo\nBo: on a break';
  const [one] = planOf(pair).left_out;
  assert.deepEqual(one?.params, {
    member_id: 'Bo',
    member: 'Bo',
    remaining_id: 'Ann',
    remaining: 'Ann',
  });
  assert.deepEqual(out(pair), ['on_a_break: Bo is on a break; Ann needs another partner.']);
  assert.deepEqual(out(`${pair}\nAnn: wishes singles`), ['on_a_break: Bo is on a break.']);
});

test('PLA-8: a pair is out if one of them wants another discipline or does not play', () => {
  const pair = 'discipline: doubles\nDivision 1: Ann / Bo';
  assert.deepEqual(out(`${pair}\nAnn: wishes singles`), [
    'not_playing: Ann does not want to play doubles next season; Bo needs another partner.',
  ]);
  assert.deepEqual(out(`${pair}\nAnn: not_playing`), [
    'not_playing: Ann is not playing doubles next season; Bo needs another partner.',
  ]);
  assert.deepEqual(out(`${pair}\nAnn: wishes not_now`), [
    'not_playing: Ann does not want to play next season; Bo needs another partner.',
  ]);
});

test('PLA-9: the sentence says so if both of a pair want another partner', () => {
  const pair = 'discipline: doubles\nDivision 1: Ann / Bo\nmembers: Cy';
  assert.deepEqual(out(`${pair}\nAnn: new_partner\nBo: new_partner`), [
    'needs_partner: Ann wants another partner next season; so does Bo.',
  ]);
  assert.deepEqual(out(`${pair}\nAnn: plays with Cy\nCy: plays with Ann\nBo: new_partner`), [
    'needs_partner: Ann plays with Cy next season; Bo wants another partner too.',
  ]);
});

test('PLA-9: the sentence names the new partner of the one who leaves, with several new pairs', () => {
  const given = `
discipline: doubles
Division 1: Ann / Bo, Cy / Di
members: Ed, Flo
Cy: plays with Ed
Ed: plays with Cy
Ann: plays with Flo
Flo: plays with Ann`;
  assert.deepEqual(out(given), [
    'needs_partner: Ann plays with Flo next season; Bo needs another partner.',
    'needs_partner: Cy plays with Ed next season; Di needs another partner.',
  ]);
});

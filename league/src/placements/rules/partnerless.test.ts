import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planPlacements } from './plan.ts';
import type { PlanInput } from './plan-types.ts';
import { planInput } from '../../../test/fixtures/placement-case.ts';

/** The lines of members who need a partner, who have no entry. */
function linesOf(input: PlanInput): string[] {
  return planPlacements(input).left_out.flatMap(({ entry_id: id, sentence }) =>
    id === null ? [sentence] : [],
  );
}

function lines(given: string): string[] {
  return linesOf(planInput(`discipline: doubles\n${given}`));
}

test('PLA-14: a partner left alone needs another, and the plan says why', () => {
  const given = 'discipline: doubles\nDivision 1: Ann / Bo\nBo: on a break';
  const alone = planPlacements(planInput(given)).left_out.filter((one) => one.entry_id === null);
  assert.deepEqual(alone, [
    {
      entry_id: null,
      members: [{ id: 'Ann', display_name: 'Ann' }],
      label: 'Ann',
      reason: 'needs_partner',
      code: 'partner_absent',
      params: {
        member_id: 'Ann',
        member: 'Ann',
        had_partner: true,
        because: { code: 'on_a_break', params: { member_id: 'Bo', member: 'Bo' } },
      },
      sentence: 'Ann needs another partner: Bo is on a break.',
    },
  ]);
});

test('PLA-14: nobody needs a partner if neither of a pair plays', () => {
  assert.deepEqual(lines('Division 1: Ann / Bo\nAnn: on a break\nBo: not_playing'), []);
});

test('PLA-14: a partner left alone may let the coach find another', () => {
  assert.deepEqual(lines('Division 1: Ann / Bo\nBo: leaving\nAnn: coach_decides'), [
    'Ann needs another partner and lets the coach choose.',
  ]);
});

test('PLA-14: players without an entry have a line if they look for a partner, sorted by id', () => {
  const given = `
Division 1: Ann / Bo
members: Hal, Gus, Flo, Ed, Ida, Jo
Hal: new_partner
Gus: same_partner
Flo: coach_decides
Ed: new_partner
Ida: not_playing`;
  assert.deepEqual(lines(given), [
    'Ed needs a partner.',
    'Flo needs a partner and lets the coach choose.',
    'Hal needs a partner.',
  ]);
});

test('PLA-14: a former member has no line', () => {
  assert.deepEqual(lines('Division 1: Ann / Bo\nZoe: new_partner'), []);
});

test('PLA-14: nobody needs a partner in singles', () => {
  const given = 'Division 1: Ann, Bo\nAnn: on a break\nmembers: Cy\nCy: new_partner';
  assert.deepEqual(linesOf(planInput(given)), []);
});

test('PLA-14: a pair held back for too few matches still has each other', () => {
  const given = 'Division 1: Ann / Bo\nAnn / Bo: played 2';
  assert.deepEqual(lines(given), []);
  assert.deepEqual(lines(`${given}\nAnn: new_partner`), []);
});

for (const note of ['withdrew', 'opted out']) {
  test(`PLA-14: a pair that ${note} still has each other, unless one wants another partner`, () => {
    const given = `Division 1: Ann / Bo\nAnn / Bo: ${note}`;
    assert.deepEqual(lines(given), []);
    assert.deepEqual(lines(`${given}\nAnn: coach_decides\nBo: same_partner`), []);
    assert.deepEqual(lines(`${given}\nAnn: new_partner`), ['Ann needs another partner.']);
  });
}

test('PLA-14: if one of a pair leaves, the other needs a partner', () => {
  assert.deepEqual(lines('Division 1: Ann / Bo\nAnn: leaving'), [
    'Bo needs another partner: Ann is not playing next season.',
  ]);
});

test('PLA-14: in a withdrawn pair, one partner is left alone if the other was entered with someone else', () => {
  const withdrew = 'Ann / Bo: withdrew';
  for (const tables of [
    'Division 1: Ann / Cy, Ann / Bo',
    'Division 1: Ann / Bo\nDivision 2: Ann / Cy',
  ]) {
    assert.deepEqual(lines(`${tables}\n${withdrew}`), ['Bo needs another partner.']);
  }
});

test('PLA-14: after a new pair fell apart, the sentence names the one who does not play', () => {
  const given = 'Division 1: Ann / Bo\nmembers: Cy\nAnn: plays with Cy';
  assert.deepEqual(lines(`${given}\nCy: on a break; plays with Ann`), [
    'Ann needs another partner: Cy is on a break.',
    'Bo needs another partner.',
  ]);
  assert.deepEqual(lines(`${given}\nCy: leaving; plays with Ann`), [
    'Ann needs another partner: Cy is not playing next season.',
    'Bo needs another partner.',
  ]);
});

test('PLA-14: the plan says so if a player’s new pair fell apart', () => {
  const given = 'Division 1: Ann / Bo\nmembers: Ed, Cy';
  assert.deepEqual(lines(`${given}\nEd: plays with Cy\nCy: on a break; plays with Ed`), [
    'Ed needs a partner: Cy is on a break.',
  ]);
});

test('PLA-6, PLA-14: a player who left their previous partner may look for another afterwards', () => {
  const input = planInput('discipline: doubles\nDivision 1: Ann / Bo\nBo: leaving');
  const held: PlanInput = {
    ...input,
    preferences: planInput('Division 1:\nBo: new_partner').preferences,
    divisions: input.divisions.map(({ name, entries }) => ({
      name,
      entries: entries.map((one) => ({ ...one, leavers: [] })),
    })),
  };
  assert.deepEqual(linesOf(held), ['Ann needs another partner.', 'Bo needs another partner.']);
});

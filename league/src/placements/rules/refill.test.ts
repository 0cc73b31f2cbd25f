import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import type { Plan } from './plan-types.ts';
import { planRefill } from './refill.ts';
import { divisionId, entry, filled, plan } from '../../../test/fixtures/placement-draft.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const numRuns = chooseCaseCount(1500);

function sentences(of: ReturnType<typeof planRefill>): string[] {
  return of.byHand.map(({ outcome, sentence }) => `${outcome}: ${sentence}`);
}

function summary(of: ReturnType<typeof planRefill>) {
  return {
    create: of.create.map(({ place, division }) => `${place.label} ${division}`),
    move: of.move.map((one) => `${one.entry.label} ${one.division}`),
    remove: of.remove.map(({ label }) => label),
    said: sentences(of),
  };
}

const NOTHING = { create: [], move: [], remove: [], said: [] };

test('PLA-12: the first fill enters everyone, and a second with the same plan changes nothing', () => {
  const first = plan([['Ann', 'Bo'], ['Cy+Di']]);
  const change = planRefill(first, { entries: [], fills: new Map() });
  const create = ['Ann 0', 'Bo 0', 'Cy / Di 1'];
  assert.deepEqual(summary(change), { ...NOTHING, create });
  assert.deepEqual(summary(planRefill(first, filled(first))), NOTHING);
});

test('PLA-12: a refill follows later changes of the plan', () => {
  const before = filled(
    plan([
      ['Ann', 'Bo'],
      ['Cy', 'Di'],
    ]),
  );
  const after = plan(
    [
      ['Ann', 'Cy'],
      ['Di', 'Ed'],
    ],
    { Bo: 'on_a_break' },
  );
  assert.deepEqual(summary(planRefill(after, before)), {
    create: ['Ed 1'],
    move: ['Cy 0'],
    remove: ['Bo'],
    said: [],
  });
});

test('PLA-12: entries added, moved or removed by hand stay that way', () => {
  const same = plan([
    ['Ann', 'Bo'],
    ['Cy', 'Di'],
  ]);
  const { fills } = filled(same);
  const entries = [entry('Ann', 1), entry('Cy', null), entry('Di', 1), entry('Flo', 0)];
  assert.deepEqual(summary(planRefill(same, { entries, fills })), {
    ...NOTHING,
    said: [
      'kept: Ann was moved to Division 2 by hand and stays there.',
      'kept: Cy was moved out of the divisions by hand and stays there.',
      'kept: Flo was entered by hand and stays.',
      'kept: Bo was removed by hand and stays out.',
    ],
  });
});

test('PLA-12: manual changes survive fill after fill, in whatever order a pair is given', () => {
  const same = plan([['Ann+Bo'], ['Cy+Di']]);
  let fills = filled(same).fills;
  const entries = [entry('Di+Cy', 0), entry('Flo+Gus', 1)];
  for (let fill = 1; fill <= 3; fill++) {
    const change = planRefill(same, { entries, fills });
    assert.deepEqual(summary(change), {
      ...NOTHING,
      said: [
        'kept: Di / Cy was moved to Division 1 by hand and stays there.',
        'kept: Flo / Gus was entered by hand and stays.',
        'kept: Ann / Bo was removed by hand and stays out.',
      ],
    });
    fills = new Map([...change.fills].map(([key, division]) => [key, divisionId(division)]));
  }
});

test('PLA-12: a manual change to an entry that is removed is listed as lost', () => {
  const before = filled(plan([['Ann', 'Bo', 'Cy'], []]));
  const entries = [entry('Ann', 1, { name: 'Aces' }), entry('Bo', 0), entry('Cy', 0)];
  const out = { Ann: 'left_club', Bo: 'on_a_break' } as const;
  assert.deepEqual(summary(planRefill(plan([['Cy'], []], out), { ...before, entries })), {
    ...NOTHING,
    remove: ['Ann', 'Bo'],
    said: ['lost: Ann was moved and was named by hand and goes: Ann has left the club.'],
  });
});

test('PLA-12: an empty division deleted by hand is not created again', () => {
  const first = plan([['Ann'], []]);
  assert.equal(planRefill(first, { entries: [], fills: new Map() }).divisions, 2);
  assert.equal(planRefill(first, filled(first)).divisions, 0);
  const needed = planRefill(plan([[], ['Ann']]), filled(first));
  assert.equal(needed.divisions, 2);
});

test('PLA-12: an entry that has played is not removed', () => {
  const before = filled(plan([['Ann', 'Bo']]));
  const entries = [entry('Ann', 0, { hasPlayed: true }), entry('Bo', 0)];
  const after = plan([['Bo']], { Ann: 'on_a_break' });
  const said = ['kept: Ann has already played in this draft and stays.'];
  assert.deepEqual(summary(planRefill(after, { ...before, entries })), { ...NOTHING, said });
});

test('PLA-12: a player entered elsewhere by hand is not entered twice', () => {
  const change = planRefill(plan([['Ann+Bo']]), { entries: [entry('Bo+Cy', 0)], fills: new Map() });
  assert.deepEqual(summary(change), {
    ...NOTHING,
    said: [
      'kept: Bo / Cy was entered by hand and stays.',
      'kept: Ann / Bo is not entered because Bo was entered elsewhere by hand.',
    ],
  });
  // Once that entry is gone, the place is filled.
  const again = planRefill(plan([['Ann+Bo']]), {
    entries: [],
    fills: new Map([...change.fills].map(([key, division]) => [key, divisionId(division)])),
  });
  assert.deepEqual(summary(again), { ...NOTHING, create: ['Ann / Bo 0'] });
});

const NAMES = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
const DIVISIONS = 3;
/** The division of each member, or out. */
const placing = fc.array(fc.integer({ min: -1, max: DIVISIONS - 1 }), {
  minLength: NAMES.length,
  maxLength: NAMES.length,
});

function planOf(places: readonly number[]): Plan {
  const inDivision = (index: number) => NAMES.filter((_, one) => places[one] === index);
  return plan(Array.from({ length: DIVISIONS }, (_, index) => inDivision(index)));
}

test(`PLA-12: a fill keeps every manual change and follows the plan otherwise (seed ${seed})`, () => {
  fc.assert(
    fc.property(placing, placing, placing, (first, byHand, second) => {
      const { fills } = filled(planOf(first));
      const entries = NAMES.flatMap((name, index) =>
        (byHand[index] ?? -1) < 0 ? [] : [entry(name, byHand[index] ?? null)],
      );
      const change = planRefill(planOf(second), { entries, fills });
      const created = new Set(change.create.map(({ place }) => place.label));
      const removed = new Set(change.remove.map(({ label }) => label));
      const moved = new Map(change.move.map((one) => [one.entry.label, one.division]));
      for (const [index, name] of NAMES.entries()) {
        const [was, is, wanted] = [first[index] ?? -1, byHand[index] ?? -1, second[index] ?? -1];
        const kept = removed.has(name) ? -1 : (moved.get(name) ?? is);
        const final = created.has(name) ? wanted : kept;
        if (was === is) assert.equal(final, wanted, `${name} follows the plan`);
        else if (was >= 0 && is >= 0 && wanted < 0) assert.equal(final, -1);
        else assert.equal(final, is, `${name} stays as by hand`);
      }
    }),
    { seed, numRuns },
  );
});

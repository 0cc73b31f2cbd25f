import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planPlacements } from './plan.ts';
import type { FinishedEntry, PlanInput } from './plan-types.ts';
import { planInput } from '../../../test/fixtures/placement-case.ts';

/** The same input, with entries that the notation cannot express. */
function withEntries(
  input: PlanInput,
  changes: Readonly<Record<string, Partial<FinishedEntry>>>,
): PlanInput {
  return {
    ...input,
    divisions: input.divisions.map(({ name, entries }) => ({
      name,
      entries: entries.map((entry) => ({ ...entry, ...changes[entry.label] })),
    })),
  };
}

/** Each division's name and places, as code and sentence. */
function summary(input: PlanInput): string[] {
  return planPlacements(input).divisions.flatMap(({ name, places }) => [
    name,
    ...places.map(({ code, sentence }) => `${code}: ${sentence}`),
  ]);
}

function divisionsOf(input: PlanInput) {
  return planPlacements(input).divisions.map(({ places: _, ...division }) => division);
}

test('PLA-1: the plan has the draft’s divisions, then missing ones from the previous competition', () => {
  assert.deepEqual(divisionsOf(planInput('Division 1: Ann\nDivision 2: Bo\ndraft: Gold')), [
    { division_id: 'Gold', name: 'Gold', position: 1 },
    { division_id: null, name: 'Division 2', position: 2 },
  ]);
  assert.deepEqual(divisionsOf(planInput('Division 1: Ann\ndraft: Gold, Silver')), [
    { division_id: 'Gold', name: 'Gold', position: 1 },
    { division_id: 'Silver', name: 'Silver', position: 2 },
  ]);
  assert.deepEqual(divisionsOf(planInput('discipline: singles')), [
    { division_id: null, name: 'Division 1', position: 1 },
  ]);
});

test('TIE-5: the plan says that only names decide between entries level across a line', () => {
  const input = planInput('Division 1: Ann, Bo, Cy\nDivision 2: Di, Ed, Flo');
  const level = { rank: 2, tie: 'relegation' } as const;
  const tied = withEntries(input, {
    Bo: level,
    Cy: level,
    Di: { rank: 1, tie: 'promotion' },
    Ed: { rank: 1, tie: 'promotion' },
  });
  const byName = 'by name only, because nothing else separates the tied entries.';
  assert.deepEqual(summary(tied), [
    'Division 1',
    'held: Ann finished 1st of 3 in Division 1 and stays there.',
    `held_by_name: Bo finished joint 2nd of 3 in Division 1 and stays there ${byName}`,
    `promoted_by_name: Di finished joint 1st of 3 in Division 2 and goes up to Division 1 ${byName}`,
    'Division 2',
    `relegated_by_name: Cy finished joint 2nd of 3 in Division 1 and goes down to Division 2 ${byName}`,
    `held_by_name: Ed finished joint 1st of 3 in Division 2 and stays there ${byName}`,
    'held: Flo finished 3rd of 3 in Division 2 and stays there.',
  ]);
});

test('PLA-1: an entry never shares its rank with a withdrawn one', () => {
  const input = planInput('Division 1: Ann, Bo\nBo: withdrew');
  assert.deepEqual(summary(withEntries(input, { Bo: { rank: 1 } })), [
    'Division 1',
    'held: Ann finished 1st of 1 in Division 1 and stays there.',
  ]);
});

test('PLA-20: a vacancy names the entry that would have moved, and the place that stays empty', () => {
  const input = planInput('Division 1: Ann, Bo\nDivision 2: Cy, Di\ndraft: Gold\nCy: on a break');
  const rows = planPlacements(input).vacancies.map(
    ({ division, kind, entry_id: id, to_division: to }) => ({ division, kind, id, to }),
  );
  const to = { division_id: 'Gold', name: 'Gold', position: 1 };
  assert.deepEqual(rows, [{ division: 'Division 2', kind: 'promotion', id: 'Cy', to }]);
});

const PAIRS = `
discipline: doubles
up and down: 0 0
Division 1: Ann / Bo
Division 2: Cy / Di, Ed / Flo
members: Gus, Hal`;

/** The place of the only new pair. */
function newPair(given: string) {
  const found = planPlacements(planInput(given)).divisions.flatMap(({ position, places }) =>
    places.flatMap((place) => (place.reason === 'new_pair' ? [{ position, place }] : [])),
  );
  assert.equal(found.length, 1);
  return found[0];
}

test('PLA-10: a new pair starts where its better-placed member played', () => {
  for (const [one, other] of [
    ['Ann', 'Flo'],
    ['Flo', 'Ann'],
  ] as const) {
    const pair = newPair(`${PAIRS}\n${one}: plays with ${other}\n${other}: plays with ${one}`);
    assert.equal(pair?.position, 1);
    assert.match(pair.place.sentence, /start in Division 1, where Ann played\.$/);
  }
});

test('PLA-10: a new pair with one previous player starts where that player was, and says so', () => {
  assert.deepEqual(newPair(`${PAIRS}\ndraft: Gold\nFlo: plays with Gus\nGus: plays with Flo`), {
    position: 2,
    place: {
      entry_id: null,
      members: [
        { id: 'Flo', display_name: 'Flo' },
        { id: 'Gus', display_name: 'Gus' },
      ],
      label: 'Flo / Gus',
      from_division: 'Division 2',
      from_rank: 2,
      tie: null,
      reason: 'new_pair',
      code: 'new_pair',
      params: {
        label: 'Flo / Gus',
        to_division_id: null,
        to_division: 'Division 2',
        played_id: 'Flo',
        played: 'Flo',
      },
      sentence: 'Flo / Gus are a new pair and start in Division 2, where Flo played.',
    },
  });
});

test('PLA-10: a new pair without previous players starts at the bottom', () => {
  const agreed = 'members: Gus, Hal\nGus: plays with Hal\nHal: plays with Gus';
  const pair = newPair(`${PAIRS}\n${agreed}`);
  assert.equal(pair?.position, 2);
  const { code, sentence, from_division: division, from_rank: rank } = pair.place;
  assert.deepEqual(
    { code, sentence, division, rank },
    {
      code: 'new_pair_neither_played',
      sentence: 'Gus / Hal are a new pair and start in Division 2 because neither played before.',
      division: null,
      rank: null,
    },
  );
  assert.equal(newPair(`discipline: doubles\n${agreed}`)?.position, 1);
  assert.equal(newPair(`${PAIRS}\ndraft: A, B, C\n${agreed}`)?.position, 3);
});

test('PLA-10: a player who withdrew and was entered again counts where they were entered again', () => {
  const given = `
discipline: doubles
up and down: 0 0
Division 1: Ann / Bo, Cy / Di
Division 2: Ed / Flo, Ann / Gus
members: Hal
Ann / Bo: withdrew
Ann: plays with Hal
Hal: plays with Ann`;
  assert.equal(newPair(given)?.position, 2);
  // If all of them withdrew, the upper division counts.
  assert.equal(newPair(`${given}\nAnn / Gus: withdrew`)?.position, 1);
});

test('PLA-10: a new pair is not placed if one of them is held back for too few matches', () => {
  const given = `${PAIRS}\nEd / Flo: played 3\nFlo: plays with Gus\nGus: plays with Flo`;
  const reasons = (table: string) =>
    planPlacements(planInput(`table: ${table}\n${given}`)).divisions.flatMap(({ places }) =>
      places.map(({ label, reason }) => `${label} ${reason}`),
    );
  const held = ['Ann / Bo held', 'Cy / Di held'];
  assert.deepEqual(reasons('final'), held);
  assert.deepEqual(reasons('provisional'), [...held, 'Flo / Gus new_pair']);
});

test('PLA-1: an entry carried over is placed once, and its members join no new pair', () => {
  const input = planInput(`${PAIRS}\nFlo: plays with Gus\nGus: plays with Flo`);
  assert.equal(input.newPairs.length, 1);
  assert.deepEqual(summary({ ...input, preferences: new Map() }), [
    'Division 1',
    'held: Ann / Bo finished 1st of 1 in Division 1 and stay there.',
    'Division 2',
    'held: Cy / Di finished 1st of 2 in Division 2 and stay there.',
    'held: Ed / Flo finished 2nd of 2 in Division 2 and stay there.',
  ]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDifferences } from './differs.ts';
import type { Plan } from './plan-types.ts';
import type { Draft } from './refill.ts';
import {
  divisionId,
  entry,
  filled,
  plan,
  toBeMade,
} from '../../../test/fixtures/placement-draft.ts';
import { asId } from '../../../test/fixtures/typed.ts';

const SAME = plan([
  ['Ann', 'Bo'],
  ['Cy', 'Di'],
]);

/** The plan's place for a player of {@link SAME}. */
function plannedIn(label: string, index: number) {
  const to = { to_division_id: null, to_division: `Division ${index + 1}` };
  return { code: 'without_level', params: { label, is_pair: false, ...to } };
}

/** One line each: the kind, the entry, the code and the sentence. */
function summary(now: Plan, draft: Draft): string[] {
  return listDifferences(now, draft).map(
    ({ kind, entry_id: id, code, sentence }) =>
      `${kind}, ${id ?? 'no entry'}, ${code}: ${sentence}`,
  );
}

test('DRA-4: a draft that was never filled has no differences', () => {
  assert.deepEqual(listDifferences(SAME, { entries: [entry('Flo', 0)], fills: new Map() }), []);
});

test('DRA-4: a freshly filled draft has no differences, in whatever order a pair is given', () => {
  assert.deepEqual(listDifferences(SAME, filled(SAME)), []);
  const pairs = filled(plan([['Ann+Bo'], ['Cy+Di']]));
  assert.deepEqual(listDifferences(plan([['Bo+Ann'], ['Di+Cy']]), pairs), []);
});

test('DRA-4: an entry that the plan gained after the fill is missing', () => {
  const now = plan([['Ann', 'Bo'], ['Cy', 'Di', 'Ed'], ['Flo+Gus']]);
  const differs = listDifferences(now, filled(SAME));
  assert.deepEqual(summary(now, filled(SAME)), [
    'missing, no entry, not_entered: Ed is not in the draft; according to the plan: Ed starts in Division 2, without a level yet.',
    'missing, no entry, not_entered: Flo / Gus is not in the draft; according to the plan: Flo+Gus starts in Division 3, without a level yet.',
  ]);
  assert.deepEqual(differs[0]?.params, {
    label: 'Ed',
    previous_entry_id: null,
    planned_division_id: divisionId(1),
    planned_division: 'Division 2',
    planned: plannedIn('Ed', 1),
  });
});

test('DRA-4: a missing entry is named with its previous entry', () => {
  const [place] = plan([['Ed']]).divisions[0]?.places ?? [];
  assert.ok(place);
  const now: Plan = {
    ...SAME,
    divisions: SAME.divisions.map((division) => ({
      ...division,
      places: [...division.places, { ...place, entry_id: asId('old entry of Ed') }],
    })),
  };
  const [ed] = listDifferences(now, filled(SAME));
  assert.ok(ed && 'previous_entry_id' in ed.params);
  assert.equal(ed.params.previous_entry_id, 'old entry of Ed');
});

test('DRA-4: an entry removed by hand is missing, and reported as removed by hand', () => {
  const { entries, fills } = filled(SAME);
  const without = entries.filter(({ label }) => label !== 'Bo');
  assert.deepEqual(summary(SAME, { entries: without, fills }), [
    'missing, no entry, taken_out_by_hand: Bo was removed from the draft by hand; according to the plan: Bo starts in Division 1, without a level yet.',
  ]);
});

test('DRA-4: a pair is missing once one of the two is entered with somebody else', () => {
  const fills = filled(plan([['Flo+Gus']])).fills;
  const now = plan([['Flo+Gus', 'Ann+Bo']]);
  const draft = { entries: [entry('Flo+Gus', 0), entry('Bo+Cy', 0)], fills };
  const differs = listDifferences(now, draft);
  assert.deepEqual(summary(now, draft), [
    'missing, no entry, entered_otherwise: Ann / Bo is not in the draft because Bo is in another entry; according to the plan: Ann+Bo starts in Division 1, without a level yet.',
    'extra, entry of Bo+Cy, entered_by_hand: Bo / Cy was entered by hand.',
  ]);
  assert.deepEqual(differs[0]?.params, {
    label: 'Ann / Bo',
    previous_entry_id: null,
    planned_division_id: divisionId(0),
    planned_division: 'Division 1',
    planned: plannedIn('Ann+Bo', 0),
    other_id: 'Bo',
    other: 'Bo',
  });
});

test('DRA-4: an entry that withdrew from the draft is missing, wherever it is', () => {
  const { fills } = filled(SAME);
  const gone = { isWithdrawn: true };
  const entries = [entry('Ann', 0, gone), entry('Bo', 1, gone), entry('Cy', 1), entry('Di', 1)];
  assert.deepEqual(summary(SAME, { entries, fills }), [
    'missing, entry of Ann, withdrawn_here: Ann has withdrawn from the draft; according to the plan: Ann starts in Division 1, without a level yet.',
    'missing, entry of Bo, withdrawn_here: Bo has withdrawn from the draft; according to the plan: Bo starts in Division 1, without a level yet.',
  ]);
});

test('DRA-4: an entry moved by hand is elsewhere, in another division or in none', () => {
  const { fills } = filled(SAME);
  const entries = [entry('Ann', 1), entry('Bo', 0), entry('Cy', null), entry('Di', 1)];
  const draft = { entries, fills };
  assert.deepEqual(summary(SAME, draft), [
    'elsewhere, entry of Ann, moved_by_hand: Ann is in Division 2 by hand; according to the plan: Ann starts in Division 1, without a level yet.',
    'elsewhere, entry of Cy, moved_by_hand: Cy is in no division by hand; according to the plan: Cy starts in Division 2, without a level yet.',
  ]);
  assert.deepEqual(listDifferences(SAME, draft)[0]?.params, {
    label: 'Ann',
    division_id: divisionId(1),
    division: 'Division 2',
    planned_division_id: divisionId(0),
    planned_division: 'Division 1',
    planned: plannedIn('Ann', 0),
  });
});

test('DRA-4: an entry without a division is elsewhere if its planned division does not exist yet', () => {
  const now = toBeMade(SAME, 1);
  const { entries, fills } = filled(SAME);
  // Their division was deleted, so the fill no longer has it.
  const draft = {
    entries: [...entries.slice(0, 2), entry('Cy', null), entry('Di', 0)],
    fills: new Map(fills).set('Cy', null).set('Di', null),
  };
  assert.deepEqual(summary(now, draft), [
    'elsewhere, entry of Cy, planned_elsewhere: Cy is in no division; according to the plan: Cy starts in Division 2, without a level yet.',
    'elsewhere, entry of Di, moved_by_hand: Di is in Division 1 by hand; according to the plan: Di starts in Division 2, without a level yet.',
  ]);
});

test('DRA-4: an entry that the plan moved after the fill was not moved by hand', () => {
  const now = plan([
    ['Ann', 'Cy'],
    ['Bo', 'Di'],
  ]);
  assert.deepEqual(summary(now, filled(SAME)), [
    'elsewhere, entry of Bo, planned_elsewhere: Bo is in Division 1; according to the plan: Bo starts in Division 2, without a level yet.',
    'elsewhere, entry of Cy, planned_elsewhere: Cy is in Division 2; according to the plan: Cy starts in Division 1, without a level yet.',
  ]);
});

test('DRA-4: an entry added by hand is extra, with the reason why the plan leaves it out', () => {
  const { entries, fills } = filled(SAME);
  const now: Plan = { ...SAME, left_out: plan([], { Ed: 'on_a_break' }).left_out };
  const draft = { entries: [...entries, entry('Ed', 1), entry('Flo', null)], fills };
  assert.deepEqual(summary(now, draft), [
    'extra, entry of Ed, entered_by_hand: Ed was entered by hand. The plan leaves it out: Ed is on a break.',
    'extra, entry of Flo, entered_by_hand: Flo was entered by hand.',
  ]);
  const [ed, flo] = listDifferences(now, draft);
  const out = { member_id: 'Ed', member: 'Ed', remaining_id: null, remaining: null };
  assert.deepEqual(ed?.params, {
    label: 'Ed',
    division_id: divisionId(1),
    division: 'Division 2',
    reason: 'on_a_break',
    because: { code: 'on_a_break', params: out },
  });
  const nowhere = { division_id: null, division: null };
  assert.deepEqual(flo?.params, { label: 'Flo', ...nowhere, reason: null, because: null });
});

test('DRA-4: an entry that the plan has since left out, or no longer knows, is extra', () => {
  const now = plan([['Ann'], ['Cy']], { Bo: 'left_club' });
  const draft = filled(SAME);
  assert.deepEqual(summary(now, draft), [
    'extra, entry of Bo, left_out: Bo is in the draft; the plan leaves it out: Bo has left the club.',
    'extra, entry of Di, not_planned: Di is in the draft but not in the plan.',
  ]);
  const [bo, di] = listDifferences(now, draft);
  const out = { member_id: 'Bo', member: 'Bo', remaining_id: null, remaining: null };
  assert.deepEqual(bo?.params, {
    label: 'Bo',
    division_id: divisionId(0),
    division: 'Division 1',
    reason: 'left_club',
    because: { code: 'left_club', params: out },
  });
  assert.deepEqual(di?.params, {
    label: 'Di',
    division_id: divisionId(1),
    division: 'Division 2',
  });
});

test('DRA-4: the reason to leave out a pair comes before that for one of the two', () => {
  const draft = filled(plan([['Ann+Bo', 'Cy+Di']]));
  const now = plan([[]], {
    Bo: 'on_a_break',
    Gus: 'left_club',
    'Bo+Ann': 'left_club',
    'Di+Ed': 'on_a_break',
  });
  assert.deepEqual(summary(now, draft), [
    'extra, entry of Ann+Bo, left_out: Ann / Bo is in the draft; the plan leaves it out: Bo+Ann has left the club.',
    'extra, entry of Cy+Di, left_out: Cy / Di is in the draft; the plan leaves it out: Di+Ed is on a break.',
  ]);
});

test('DRA-4: an entry that withdrew and was entered again is not missing', () => {
  const draft = filled(SAME);
  const entries = draft.entries.map((one) =>
    one.label === 'Ann' ? { ...one, isWithdrawn: true } : one,
  );
  const again = entry('Ann', 0, { id: asId('Ann again') });
  for (const both of [
    [...entries, again],
    [again, ...entries],
  ]) {
    assert.deepEqual(listDifferences(SAME, { ...draft, entries: both }), []);
  }
  const below = entry('Ann', 1, { id: asId('Ann again') });
  assert.deepEqual(summary(SAME, { ...draft, entries: [...entries, below] }), [
    'elsewhere, Ann again, moved_by_hand: Ann is in Division 2 by hand; according to the plan: Ann starts in Division 1, without a level yet.',
  ]);
});

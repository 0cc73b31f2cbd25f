import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Api } from '../api/client.ts';
import { getDates } from '../messages/dates.ts';
import { en } from '../messages/en.ts';
import { explainPlace } from '../pages/coach/drafts/why.ts';
import { makeBoard } from './board.ts';
import { planEvenMoves } from './box-sizes.ts';
import { isElsewhere } from './card.ts';

const VOICE = { words: en, dates: getDates('en', 'UTC') };

const division = (at: number) => ({ id: `d${at}`, name: `Box ${at}` });

function memberOf(name: string) {
  return { id: name.toLowerCase(), display_name: name };
}

function place(
  name: string,
  at: number,
): Api<'PlacementPlan'>['divisions'][number]['places'][number] {
  const { id, name: box } = division(at);
  return {
    entry_id: null,
    members: [memberOf(name)],
    label: name,
    from_division: null,
    from_rank: null,
    tie: null,
    reason: 'by_level',
    code: 'without_level',
    params: { label: name, is_pair: false, to_division_id: id, to_division: box },
    sentence: '',
  };
}

/** A plan that places members like this: names by box, from the top. */
function planOf(
  planned: readonly (readonly string[])[],
  there: readonly (readonly string[])[],
  more: Partial<Api<'PlacementPlan'>> = {},
): Api<'PlacementPlan'> {
  return {
    competition_id: 'c',
    previous_competition_id: null,
    provisional: false,
    divisions: planned.map((names, index) => ({
      division_id: division(index + 1).id,
      name: division(index + 1).name,
      position: index + 1,
      places: names.map((name) => place(name, index + 1)),
    })),
    left_out: [],
    vacancies: [],
    newcomers: [],
    by_hand: [],
    differs: [],
    entries: there.flatMap((names, index) =>
      names.map((name) => ({
        entry_id: `entry of ${name}`,
        members: [memberOf(name)],
        label: name,
        division_id: division(index + 1).id,
        is_withdrawn: false,
        has_played: false,
        version: '1',
      })),
    ),
    kept: [],
    unsaid: 'placed',
    unsaid_members: 0,
    filled: true,
    version: '1',
    ...more,
  };
}

function elsewhere(
  name: string,
  code: 'moved_by_hand' | 'planned_elsewhere',
): Api<'PlacementPlan'>['differs'][number] {
  const to = { to_division_id: 'd2', to_division: 'Box 2' };
  const params = {
    label: name,
    division_id: 'd1',
    division: 'Box 1',
    planned_division_id: 'd2',
    planned_division: 'Box 2',
    planned: { code: 'without_level', params: { label: name, is_pair: false, ...to } },
  } as const;
  return { kind: 'elsewhere', entry_id: `entry of ${name}`, code, params, sentence: '' };
}

function cardOf(plan: Api<'PlacementPlan'>, name: string) {
  const { columns } = makeBoard(plan, new Set());
  const card = columns.flatMap(({ cards }) => cards).find(({ label }) => label === name);
  assert.ok(card);
  return card;
}

const PLANNED = [['Ann'], ['Bo', 'Cy']];
const THERE = [['Ann', 'Bo', 'Cy'], []];

test('DRFT-3: a member whom the plan moved since the fill was not moved by hand', () => {
  const plan = planOf(PLANNED, THERE, {
    differs: [elsewhere('Bo', 'planned_elsewhere'), elsewhere('Cy', 'moved_by_hand')],
  });
  assert.equal(explainPlace(cardOf(plan, 'Bo'), VOICE), 'planned for Box 2');
  assert.equal(explainPlace(cardOf(plan, 'Cy'), VOICE), 'by hand, planned for Box 2');
  for (const name of ['Bo', 'Cy']) assert.ok(isElsewhere(cardOf(plan, name)));
  assert.ok(!isElsewhere(cardOf(plan, 'Ann')));
});

test('DRFT-3: in a draft that was never filled, every deviation from the plan was made by hand', () => {
  const plan = planOf(PLANNED, THERE, { filled: false });
  assert.equal(explainPlace(cardOf(plan, 'Bo'), VOICE), 'by hand, planned for Box 2');
});

test('DRFT-17: evening out moves members whom the plan moved since the fill, but not those whom a coach moved', () => {
  const moved = (...differs: Api<'PlacementPlan'>['differs']) =>
    planEvenMoves(makeBoard(planOf(PLANNED, THERE, { differs }), new Set())).map(
      ({ card, to }) => `${card.label} to ${to.name}`,
    );
  const byPlan = [elsewhere('Bo', 'planned_elsewhere'), elsewhere('Cy', 'planned_elsewhere')];
  assert.deepEqual(moved(...byPlan), ['Cy to Box 2']);
  const byHand = [elsewhere('Bo', 'moved_by_hand'), elsewhere('Cy', 'moved_by_hand')];
  assert.deepEqual(moved(...byHand), [], 'nor does Ann pass them');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Api } from '../api/client.ts';
import { collectRemainingMatches, countPlayed } from './remaining-matches.ts';

type Row = Api<'ChaseRow'>;

function makeRow(
  member: string,
  entry: string,
  matches: readonly (readonly [id: string, status: Row['outstanding'][number]['status']])[],
  more: Partial<Row> = {},
): Row {
  return {
    member: { id: member, display_name: member },
    entry_id: entry,
    played: 1,
    short_by: 0,
    results_deadline: '2027-01-31',
    outstanding: matches.map(([id, status]) => ({ match_id: id, status })),
    ...more,
  } as unknown as Row;
}

const nothingTaken = () => false;
const attempts = (id: string) => (id === 'm2' ? 3 : 0);
const shownTo = (players: string) => (players === 'ada bo' ? ['2027-01-01e' as const] : null);

test('EVE-11: pairs and single members become sides, with what they lack', () => {
  const rows = [
    makeRow('ada', 'a', [['m1', 'open']], { short_by: 1 }),
    makeRow('bo', 'b', [['m1', 'open']], { results_deadline: '2027-01-31' }),
    makeRow('ada', 'ac', [['m2', 'open']], { played: 2, results_deadline: null }),
    makeRow('cy', 'ac', [['m2', 'open']], { results_deadline: null }),
    makeRow('ed', 'de', [['m2', 'open']], { results_deadline: null }),
    makeRow('di', 'de', [['m2', 'open']], { results_deadline: null }),
  ];
  assert.deepEqual(collectRemainingMatches(rows, nothingTaken, attempts, shownTo), [
    {
      id: 'm1',
      sides: [
        { members: ['ada'], lacksMinimum: true },
        { members: ['bo'], lacksMinimum: false },
      ],
      deadline: '2027-01-31',
      attempts: 0,
      shown: ['2027-01-01e'],
    },
    {
      id: 'm2',
      sides: [
        { members: ['ada', 'cy'], lacksMinimum: false },
        { members: ['di', 'ed'], lacksMinimum: false },
      ],
      deadline: null,
      attempts: 3,
      shown: null,
    },
  ]);
  assert.equal(countPlayed(rows).get('ada'), 3);
});

test('EVE-11: no match that is taken, reported, or missing a side is proposed', () => {
  const rows = ['a', 'b'].map((id) =>
    makeRow(id, id, [
      ['taken', 'open'],
      ['reported', 'reported'],
      ['disputed', 'disputed'],
      ['free', 'open'],
    ]),
  );
  const alone = makeRow('a', 'a', [['alone', 'open']]);
  const found = collectRemainingMatches(
    [...rows, alone],
    (id) => id === 'taken',
    attempts,
    shownTo,
  );
  assert.deepEqual(
    found.map(({ id }) => id),
    ['free'],
  );
});

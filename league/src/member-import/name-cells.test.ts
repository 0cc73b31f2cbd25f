import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Column } from './column-kinds.ts';
import { problemOfName } from './name-cells.ts';
import { composeName } from './person-name.ts';

test('IMP-12: a cell with several people, lost letters or a company is no name', () => {
  for (const [code, ...cells] of [
    [
      'two_people',
      'Ann & Bo Lee',
      'Ann und Bo',
      'Ann + Bo',
      'Ann / Bo Lee',
      'Ann; Bo',
      'Ann u. Bo',
    ],
    [
      'two_people',
      'Lee, Ann, Bo',
      'Ann Lee, Bo Lee',
      'Ann Lee\nBo Lee',
      'Familie Lee',
      'Lee Family',
    ],
    [
      'letters_lost',
      'M?ller',
      'M\uFFFDller',
      'M\u0000ller',
      'MÃ¼ller',
      'BÃ¶hm',
      'M√ºller',
      'M├╝ller',
      'ZoÃ«',
    ],
    ['company', 'Muster Bau GmbH', 'TC Lee e. V.', 'TC Lee e.V.', 'Lee Ltd', 'Lee AG'],
    ['name_invalid', '-', '…', '\u202EeeL'],
  ] as const) {
    for (const cell of cells) assert.equal(problemOfName('full_name', cell), code, cell);
  }
  for (const cell of [
    '',
    ' ',
    'Ann Lee',
    'Lee, Ann',
    'Anna Sander',
    'Undine Ag',
    'Ulf\nBerg',
    'J.',
  ]) {
    assert.equal(problemOfName('full_name', cell), null, cell);
  }
  assert.equal(problemOfName('notes', 'Ann & Bo?'), null);
});

test('IMP-11: under "surname, first name" a name of several words needs its comma', () => {
  const orderOf = (cell: string) => problemOfName('surname_first', cell);
  assert.deepEqual(['Lee, Ann', 'van Lee, Ann Bo', 'Pelé', 'Ann Lee', 'Lee, Jr.'].map(orderOf), [
    null,
    null,
    null,
    'name_order_unclear',
    'name_order_unclear',
  ]);
});

test('IMP-11: of several names in a row the longest counts, unless another says more', () => {
  const nameOf = (parts: Partial<Record<Column, string>>) =>
    composeName({
      full_name: null,
      first_name: null,
      surname: null,
      surname_first: null,
      ...parts,
    });
  const [first, last] = [{ first_name: 'Ben' }, { surname: 'Cole' }];
  assert.deepEqual(nameOf({}), { name: null });
  assert.deepEqual(nameOf({ full_name: 'Lee, Ann' }), { name: 'Lee, Ann' });
  assert.deepEqual(nameOf({ ...first, ...last }), { name: 'Ben Cole' });
  assert.deepEqual(nameOf({ ...first, ...last, full_name: 'Cole, Ben J.' }), {
    name: 'Ben J. Cole',
  });
  assert.deepEqual(nameOf({ ...first, ...last, full_name: 'Cole' }), { name: 'Ben Cole' });
  assert.deepEqual(nameOf({ ...last, full_name: 'Ben' }), { differ: ['Cole', 'Ben'] });
  assert.deepEqual(nameOf({ ...first, surname_first: 'Cole, Bo' }), { differ: ['Ben', 'Bo Cole'] });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Column } from './column-kinds.ts';
import type { Row } from './csv.ts';
import { isGroupHeading, checkName } from './name-cells.ts';
import { decideNameColumns, type HeadedColumn } from './name-columns.ts';
import { composeName } from './person-name.ts';

test('IMP-12: a cell with several people, lost letters or a company is not a name', () => {
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
    [
      'letters_lost',

      'J¿rgen',
      'J\u25A1rgen',
      'J_rgen',
      'J¶rgen',
      'JŸrgen',
      'J}rgen',
      'J"rgen',
      'Jˆrgen',
      'J#rgen',
      'J³rgen',
      'J§rgen',
      'J[rgen',
      'J˜rgen',
      'AndrÈas',
      'J=FCrgen',
      'J%C3%BCrgen',
      'J\\u00fcrgen',
    ],
    [
      'two_people',

      'Ann Lee mit Bo',
      'Ann Lee with Bo',
      'Ann Lee - Bo Lee',
      'Ann Lee • Bo',
      'Ann Lee\\Bo Lee',

      'Ann Lee Bo Lee',
      'Ann Lee (Bo Berg)',
      'Ann Lee (and Bo)',
      'Ann Lee und',
      'Geschwister Lee',
      "Ann 'n' Bo",
      'The Lees',
      '2 Personen Lee',
      'Ann Lee 2x',
      'Ann Lee (2 Personen)',
      'Ann Lee sowie Bo Lee',
      'Ann oder Bo Lee',
      'Ann or Bo Lee',
      'Ann Lee bzw. Bo',
      'Lee Ehepaar',
      'Zwillinge Lee',
      'Kind von Ann Lee',
      'Mother of Bo Lee',
      'Eltern von Bo Lee',
      'Bo, son of Ann',
      'Ann m. Bo',
      'Ann en Bo Lee',
      'Fam Lee',
      'Ann n Bo',
      'Ann Lee bzw Bo',
      'Gebr. Lee',
      'Gebrüder Lee',
      'Lee Geschwister',
      'Ann Lee\nTC\nBo Berg',
    ],
    [
      'no_person',

      'Summe',
      'Gesamt: 23',
      'Total 7',
      'Seite 2',
      'Page 1 of 3',
      'Stand: 01.01.2026',
      'Anzahl Mitglieder: 12',
      'Total: 2 members',
      'Total 2 people',
      'End of list',
      'Ende der Liste',
      '© TC',
    ],
    [
      'no_person',
      'Ann Lee (verstorben)',
      'Bo Berg †',
      'Cy Ek gest. 2024',
      'Di Fo, ausgetreten',
      'Ed Go passiv',
      'Flo Ho (neu)',
      'Flo Ho (left)',
      'Flo Ho (ausgetr.)',
      'Flo Ho (moved away)',
      'Flo Ho R.I.P.',
      'flo@x.de',
      'Gil Io seit 2019',
      'Former member Hal',
      '=SUM(A1)',
      '#REF!',
      'NULL',
      'k.A.',
      'N.N.',
      '2',
      'Ann Lee*',
      '(Rufname)',
      'Ann Lee 17.5.',
      'Ann Lee²',
      'Ann Lee (45)',
      'Ann Lee \u0663',
    ],
    [
      'company',
      'Muster Bau GmbH',
      'TC Lee e. V.',
      'Tennisclub Lee',
      'Sportverein Lee',
      'TC Lee e.V.',
      'Lee Ltd',
      'Lee AG',
      'Lee Limited',
      'Lee Incorporated',
    ],
    ['name_invalid', '-', '…', '\u202EeeL'],
  ] as const) {
    for (const cell of cells) assert.equal(checkName('full_name', cell), code, cell);
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
    'Juan García García',
    'José Ortega y Gasset',
    'O´Brien',
    'O`Brien',
    'Ann Lee (geb. Berg)',

    'Jo Page',
    'Count Basie',
    'Total Recall',
    'Andy With',
    'Ann Undset',
    'Or Lee',
    'Ann Kindvon',
    'ÅSA ÖBERG',
    'Ann D’Ávila',
    'The Anh',
    'Ann 😀 Lee',
    'Gast 1',
    'Member 10002',
    'Col·lell',
    'Ann "Anni" Lee',
    'Müller-Lee',
    'Ann Null',
    'Jo Passivity',
    'Max Neu',
    'Old Joe',
    // Two-person words as a name's end or beginning, and initials.
    'Ann M. Lee',
    'Ann U. Lee',
    'Ann N Lee',
    'Ann Or',
    'Christian Oder',
    'Ann Kind',
    'Sohn, Ben',
    'Ann Bzwol',
    'Gebrüderlich Lee',
    // Capitals within a word that no program put there.
    'José Öz',
    'MacÁdam',
    'Ann McÉvoy',
    'Ó hÓgáin',
    'Ann Lee 3rd',
  ]) {
    assert.equal(checkName('full_name', cell), null, cell);
  }
  assert.equal(checkName('notes', 'Ann & Bo?'), null);
});

test('IMP-12: two first names with a comma are two people', () => {
  assert.equal(checkName('first_name', 'Gil, Hal'), 'two_people');
  assert.equal(checkName('first_name', 'Gil, Jr.'), null);
  assert.equal(checkName('first_name', 'Gil Hal'), null);
});

test('IMP-12: a surname with a comma holds a first name too', () => {
  assert.equal(checkName('surname', 'Lee, Ann'), 'name_order_unclear');
  assert.equal(checkName('surname', 'Berg,Bo'), 'name_order_unclear');
  assert.equal(checkName('surname', 'Lee,'), 'name_order_unclear');
  for (const surname of ['Lee, Jr.', 'Lee, III', 'Lee, PhD'])
    assert.equal(checkName('surname', surname), null, surname);
});

test('IMP-12: a lone name in its row may head a group of members', () => {
  for (const name of [
    'Damen',
    'Herren 40',
    'Junioren U18',
    'Women',
    'Mannschaft II',
    'Vorstand:',
    'Ende',
    'Vertraulich',
  ])
    assert.ok(isGroupHeading(name, false, false), name);
  for (const name of ['Damian', 'Herrenberg', 'Ann Damen', 'Berg'])
    assert.ok(!isGroupHeading(name, false, false), name);
  // Half a name if the row has no other cell; next to an address, a name.
  // An index lists its letters between the names.
  assert.ok(isGroupHeading('A', false, true) && !isGroupHeading('A', false, false));
  const alone = [true, false].map((isAlone) => isGroupHeading('Berg', true, isAlone));
  assert.deepEqual(alone, [true, false]);
});

test('IMP-11: a comma whose parts are not in a known order is asked about', () => {
  for (const name of ['Ann Lee,', ', Ann', 'Dr. Lee, Ann', 'Berg van den, Jan', 'Berg de, Jan'])
    assert.equal(checkName('full_name', name), 'name_order_unclear', name);
  for (const name of ['Lee, Dr. Ann', 'Dr. Ann Lee, M.Sc.', 'van den Berg, Jan', 'Berg, Jan van'])
    assert.equal(checkName('full_name', name), null, name);
});

test('IMP-11: under "surname, first name", a name of several words needs its comma', () => {
  const orderOf = (cell: string) => checkName('surname_first', cell);
  assert.deepEqual(['Lee, Ann', 'van Lee, Ann Bo', 'Pelé', 'Ann Lee', 'Lee, Jr.'].map(orderOf), [
    null,
    null,
    null,
    'name_order_unclear',
    'name_order_unclear',
  ]);
});

test('IMP-11: the longest of several names in a row counts, unless another says more', () => {
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

test('IMP-11: half a name next to a column that may hold the other half is asked about', () => {
  const rows: Row[] = [
    { line: 2, cells: ['Lee', 'Ann', 'a@x.org'] },
    { line: 3, cells: ['Berg', 'Bo', 'b@x.org'] },
  ];
  const asked = (read: Readonly<Record<string, Column>>, ...headings: string[]) => {
    const all = headings.map((heading, index) => ({ index, heading, place: heading }));
    const columns = all.flatMap((one) => {
      const column = read[one.heading];
      return column === undefined ? [] : [{ ...one, column, isSaid: false }];
    });
    const unread = all.filter(({ heading }) => read[heading] === undefined);
    const { problem } = decideNameColumns(columns, rows, unread);
    return problem === null ? null : [problem.details.place, problem.details.other];
  };
  const name = { Name: 'full_name', Vorname: 'first_name', Nachname: 'surname' } as const;
  assert.deepEqual(asked(name, 'Ehename', 'Vorname'), ['Vorname', 'Ehename']);
  assert.deepEqual(asked(name, 'Nachname', 'Ruf'), ['Nachname', 'Ruf']);
  assert.deepEqual(asked(name, 'Nachname', 'Ort'), ['Nachname', 'Ort']);
  assert.deepEqual(asked(name, 'Name', 'First'), ['Name', 'First']);
  // A column without names, a town next to one-word names, and a complete name.
  assert.equal(asked(name, 'Nachname', 'Vorname', 'Kontakt'), null);
  assert.equal(asked({ ...name, x: 'notes' }, 'Nachname', 'x', 'Kontakt'), null);
  assert.equal(asked(name, 'Name', 'Ort'), null);
  const shown = { ...name, Rufname: 'display_name' } as const;
  assert.deepEqual(asked(shown, 'Nachname', 'Rufname'), ['Nachname', 'Rufname']);
  assert.deepEqual(asked(shown, 'Name', 'Rufname'), ['Name', 'Rufname']);
});

test('IMP-11: a column with more parts of names is asked about, if nothing reads it', () => {
  const asked = (heading: string, cell: string) => {
    const whole = { index: 0, heading: 'Nachname', place: 'A', column: 'surname', isSaid: false };
    const first = { ...whole, index: 1, heading: 'Vorname', place: 'B', column: 'first_name' };
    const rows = [{ line: 2, cells: ['Berg', 'Ann', cell] }];
    const unread = [{ index: 2, heading, place: 'C' }];
    return decideNameColumns([whole, first] as HeadedColumn[], rows, unread).problem !== null;
  };
  assert.ok(asked('Namenszusatz', 'van der'));
  assert.ok(asked('Prefix', 'De La'));
  for (const heading of ['Vorsatzwort', 'Infix', 'Partikel', 'Tussenvoegsel'])
    assert.ok(asked(heading, 'van der'), heading);
  assert.ok(asked('Namenszusatz', 'Dr. von'));
  assert.ok(asked('Second last name', 'García'));
  assert.ok(asked('Nachname 2', 'García'));
  assert.ok(asked('Nachname 3', 'García'));
  for (const [heading, cell] of [
    ['Name prefix', 'Dr.'],
    ['Prefix', 'delux'],
    ['Nachname 2', ''],
    ['Sprache', 'de'],
    ['Geburtsname', 'García'],
  ] as const)
    assert.ok(!asked(heading, cell), heading);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCsv } from './csv.ts';

const ENGLISH = { delimiter: ',', decimal: '.' } as const;

/** The only cell of a file, as written. */
function cell(text: string): string {
  return formatCsv([[text]], ENGLISH).slice(1, -2);
}

test('MEMB-11: no cell runs as a formula, whichever separator the spreadsheet uses', () => {
  for (const sign of [';', ',', '\t', '\r', '\n', '\r\n']) {
    for (const formula of ['=1', '+1', '-1', '@a', ' =1', '|a', '＝1']) {
      assert.equal(cell(`a${sign}${formula}`), `"a${sign}'${formula}"`, JSON.stringify(sign));
    }
  }
  assert.equal(cell('+49 12345;=1'), `"'+49 12345;'=1"`);
  assert.equal(cell('a;"=1"'), `"a;'""=1"""`);
  assert.equal(cell("'=1"), "''=1");
  assert.equal(cell('Ann; Bo'), '"Ann; Bo"');
  assert.equal(cell('a;\t1'), `"a;'\t1"`);
  assert.equal(cell('One\r\n\r\nTwo'), '"One\r\n\r\nTwo"');
  assert.equal(cell('\tx'), `"'\tx"`);
});

test('MEMB-19: a German file uses semicolons and decimal commas, and runs no formula either', () => {
  const german = { delimiter: ';', decimal: ',' } as const;
  const rows = [
    ['Name', 'Wertung'],
    ['=1', 1.5],
    ['a,b', -2.25],
    ['-1,5', 7],
  ];
  assert.equal(
    formatCsv(rows, german),
    '\uFEFFName;Wertung\r\n\'=1;"1,5"\r\n"a,b";"-2,25"\r\n"\'-1,5";7\r\n',
  );
  assert.equal(formatCsv([[1.5, 'x']], ENGLISH), '\uFEFF1.5,x\r\n');
});

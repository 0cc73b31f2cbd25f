import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { guardFormula, removeGuard } from './formula-guard.ts';

const PIECES = Array.from('=+-@|＝;,\t\r\n"\' \u200B\u00A0a1');
const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((all) => all.join(''));

test('CLI-3: split at any character, no piece begins as a formula, and an import restores the original', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const guarded = guardFormula(text);
      assert.equal(removeGuard(guarded), text);
      for (const piece of guarded.split(/[;,\t\r\n]/)) {
        assert.doesNotMatch(piece, /^[\s"\p{Cf}]*[=＝+\-@|]/u, guarded);
      }
      for (const piece of guarded.split(/[;,]/)) assert.doesNotMatch(piece, /^[\t\r\n]/, guarded);
    }),
    { numRuns: 2000 },
  );
});

test('CLI-3: a formula behind a semicolon is escaped, and other text stays unchanged', () => {
  assert.equal(guardFormula('+49 12345;=HYPERLINK("x")'), '\'+49 12345;\'=HYPERLINK("x")');
  assert.equal(guardFormula('a;"=1"'), 'a;\'"=1"');
  assert.equal(guardFormula('Ann, Bo; Cy\tDee'), 'Ann, Bo; Cy\tDee');
  const long = '\t '.repeat(100_000);
  assert.equal(removeGuard(guardFormula(long)), long);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePreferences, readPreferredHandling } from './prefer.ts';

const READ: readonly [string | readonly string[] | undefined, readonly [string, string][]][] = [
  [undefined, []],
  ['', []],
  [' , ,', []],
  ['handling=strict', [['handling', 'strict']]],
  ['handling="strict"', [['handling', 'strict']]],
  ['Handling \t= \t"strict"', [['handling', 'strict']]],
  [String.raw`handling="st\rict"`, [['handling', 'strict']]],
  ['respond-async', [['respond-async', '']]],
  ['respond-async=""', [['respond-async', '']]],
  ['respond-async=', [['respond-async', '']]],
  [
    'respond-async, wait=100 ,handling=lenient',
    [
      ['respond-async', ''],
      ['wait', '100'],
      ['handling', 'lenient'],
    ],
  ],
  // Parameters belong to the preference before them; no preference here has any.
  [
    'foo; handling=strict; ;x="a,b;c", handling=lenient',
    [
      ['foo', ''],
      ['handling', 'lenient'],
    ],
  ],
  // A comma inside quotes does not separate.
  [
    'foo="a, handling=strict", bar',
    [
      ['foo', 'a, handling=strict'],
      ['bar', ''],
    ],
  ],
  [
    ['foo', 'handling=strict'],
    [
      ['foo', ''],
      ['handling', 'strict'],
    ],
  ],
  // Only the first occurrence counts.
  ['handling=lenient, handling=strict', [['handling', 'lenient']]],
  [['HANDLING=strict', 'handling=lenient'], [['handling', 'strict']]],
  // A malformed preference is ignored, and the others still apply.
  ['handling=strict=1, wait=2', [['wait', '2']]],
  ['=strict, wait=2', [['wait', '2']]],
  ['handling=st rict, wait=2', [['wait', '2']]],
  ['wait=2, handling="strict, respond-async', [['wait', '2']]],
  ['handling=strict x', []],
];

test('CHK-4: a Prefer header is parsed as RFC 7240 defines it', () => {
  for (const [header, expected] of READ) {
    assert.deepEqual([...parsePreferences(header)], expected, JSON.stringify(header));
  }
});

test('CHK-4: handling is strict, lenient or absent, in any case', () => {
  assert.equal(readPreferredHandling('handling=STRICT'), 'strict');
  assert.equal(readPreferredHandling('wait=1, Handling="Lenient"'), 'lenient');
  for (const none of [undefined, 'handling', 'handling=""', 'handling=harsh', 'strict']) {
    assert.equal(readPreferredHandling(none), null, String(none));
  }
});

test('CHK-4: a long malformed Prefer header is rejected quickly', () => {
  const patterns = ['"', '"\\', 'a=', '; ', 'a ;', ' ', ';a= ', ';a =b', 'a "', '" '];
  for (const pattern of patterns) {
    const header = `handling ${pattern.repeat(8000)} !"`;
    assert.equal(readPreferredHandling(header), null, pattern);
  }
});

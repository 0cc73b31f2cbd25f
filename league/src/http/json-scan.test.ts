import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findJsonFault, JSON_DEPTH_LIMIT } from './json-scan.ts';

test('ERR-4: a duplicate name in one object is found, however it is written', () => {
  for (const text of [
    '{"a":1,"a":2}',
    '{"a":1,"\\u0061":1}',
    '{"x":[{"a":1 , "b":2,"a" : 3}]}',
    '{"":1,"":2}',
    '{"__proto__":1,"__proto__":2}',
    '{"a\\"":1,"a\\"":2}',
  ]) {
    assert.match(findJsonFault(text) ?? '', /duplicate name/, text);
  }
  for (const text of ['{"a":{"a":1},"b":[{"a":1},{"a":1}]}', '["a","a"]', '{"a":"a","b":"a:b"}']) {
    assert.equal(findJsonFault(text), null, text);
  }
});

test('ERR-4: a number too large for a double is found, and the largest double is accepted', () => {
  for (const text of ['1e309', '[-1e309]', '{"a":1E+400}', '9'.repeat(400)]) {
    assert.match(findJsonFault(text) ?? '', /too large/, text);
  }
  for (const text of ['1.7976931348623157e308', '-0', '1e-400', '"1e309"', '[0,1.5]']) {
    assert.equal(findJsonFault(text), null, text);
  }
});

test('ERR-4: objects and arrays may nest up to the limit and no deeper', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
  assert.equal(findJsonFault(nested(JSON_DEPTH_LIMIT)), null);
  assert.equal(findJsonFault(objects(JSON_DEPTH_LIMIT)), null);
  assert.match(findJsonFault(nested(JSON_DEPTH_LIMIT + 1)) ?? '', /deeper/);
  assert.match(findJsonFault(objects(100_000)) ?? '', /deeper/);
});

test('ERR-4: output of JSON.stringify passes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(4), (value, indent) => {
      assert.equal(findJsonFault(JSON.stringify(value, null, indent)), null);
    }),
  );
});

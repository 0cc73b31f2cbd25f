import { Type } from 'typebox';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getSerializer } from './serialize.ts';

const Ann = Type.Object({ name: Type.String(), since: Type.Optional(Type.Integer()) });

test('an object or null is written by its schema, and a union unchanged', () => {
  const write = getSerializer(
    Type.Object({
      some: Type.Union([Ann, Type.Null()]),
      none: Type.Union([Ann, Type.Null()]),
      either: Type.Union([Ann, Type.Object({ code: Type.String() })]),
      one: Type.Unsafe({ oneOf: [{ type: 'object' }, { type: 'string' }] }),
      three: Type.Union([Ann, Type.String(), Type.Null()]),
    }),
  );
  const answer = {
    some: { name: 'Ann', unknown: 'left out' },
    none: null,
    either: { code: 'a' },
    one: { code: 'b', params: { count: 1 } },
    three: null,
  };
  assert.equal(
    write(answer),
    '{"some":{"name":"Ann"},"none":null,"either":{"code":"a"},' +
      '"one":{"code":"b","params":{"count":1}},"three":null}',
  );
});

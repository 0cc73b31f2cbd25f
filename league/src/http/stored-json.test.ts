import { Type } from 'typebox';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Nullable, StrictObject } from './schema.ts';
import { makeJsonColumn } from './stored-json.ts';

const Schema = StrictObject({ played: Type.Integer(), by: Type.Array(Nullable(Type.String())) });

test('SRV-10: a column is read by its schema, and an error names the row and the path', () => {
  const read = makeJsonColumn('matches.score', Schema);
  assert.deepEqual(read('{"played":2,"by":["Ann",null]}', '7'), { played: 2, by: ['Ann', null] });
  for (const [text, expected] of [
    ['{"played":"2","by":[]}', 'matches.score of 7 is damaged: /played must be integer'],
    ['{"played":2,"by":["Ann",3]}', 'matches.score of 7 is damaged: /by/1 must be string,null'],
    ['{"by":[]}', 'matches.score of 7 is damaged: /played is required'],
    ['{"played":2,"by":[],"at":1}', 'matches.score of 7 is damaged: /at is not known here'],
    ['{"played":2,"b', 'matches.score of 7 is damaged:  must be object'],
    ['', 'matches.score of 7 is damaged:  must be object'],
    ['null', 'matches.score of 7 is damaged:  must be object'],
  ] as const) {
    assert.throws(() => read(text, '7'), { message: expected });
  }
});

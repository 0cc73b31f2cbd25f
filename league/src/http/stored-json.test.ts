import { Type } from 'typebox';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Nullable, StrictObject } from './schema.ts';
import { jsonColumn, recurringJsonColumn } from './stored-json.ts';

const Schema = StrictObject({ played: Type.Integer(), by: Type.Array(Nullable(Type.String())) });

test('SRV-10: a column is read by its schema, and an error names the row and the place', () => {
  const read = jsonColumn('matches.score', Schema);
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

test('SRV-10: what recurs is read once, cannot be changed by who has it, and damage is not kept', () => {
  const read = recurringJsonColumn('matches.score', Schema, 2);
  const first = read('{"played":2,"by":["Ann"]}', '7');
  assert.equal(read('{"played":2,"by":["Ann"]}', '8'), first);
  assert.throws(() => first.by.push('Bo'), TypeError);
  assert.throws(() => Object.assign(first, { played: 3 }), TypeError);
  for (const id of ['9', '10']) {
    assert.throws(() => read('{"played":2}', id), { message: new RegExp(`of ${id} is damaged`) });
  }
  read('{"played":3,"by":[]}', '11');
  read('{"played":4,"by":[]}', '12');
  assert.notEqual(read('{"played":2,"by":["Ann"]}', '7'), first, 'more than the limit are kept');
});

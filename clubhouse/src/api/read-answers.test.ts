import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ReadAnswers } from './read-answers.ts';

test('CALL-4: the same text is the same object, another is read anew', () => {
  const answers = new ReadAnswers();
  const first = answers.read('/v1/seasons', { etag: null, text: '{"data":[1]}' });
  assert.deepEqual(first, { data: [1] });
  assert.equal(answers.read('/v1/seasons', { etag: null, text: '{"data":[1]}' }), first);
  assert.deepEqual(answers.read('/v1/seasons', { etag: null, text: '{"data":[2]}' }), {
    data: [2],
  });
  assert.notEqual(answers.read('/v1/competitions', { etag: null, text: '{"data":[1]}' }), first);
});

test('CALL-4: two who are answered differently each see their own answer', () => {
  const answers = new ReadAnswers();
  const coach = '{"name":"Ana","phone":"1"}';
  const player = '{"name":"Ana"}';
  for (const text of [coach, player, coach, player]) {
    assert.deepEqual(answers.read('/v1/members/ana', { etag: null, text }), JSON.parse(text));
  }
});

test('CALL-4: what is no JSON is refused each time, and forgotten is forgotten', () => {
  const answers = new ReadAnswers();
  for (const text of ['{', '{'])
    assert.throws(() => answers.read('/', { etag: null, text }), SyntaxError);
  const first = answers.read('/', { etag: null, text: '{}' });
  answers.forget();
  assert.notEqual(answers.read('/', { etag: null, text: '{}' }), first);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '../../test/fixtures/typed.ts';
import { Answers, makeAnswer, matchesEtag } from './answers.ts';

const NOON = at('2026-04-01T12:00:00.000Z');
const LATER = at('2026-04-01T13:00:00.000Z');

test('API-8: remembered answers stay within their bytes, long names and small bodies too', () => {
  const limit = 100_000;
  const answers = new Answers(limit);
  for (let at = 0; at < 5000; at += 1) {
    answers.set(`${at}${'&'.repeat(8000)}`, 1, makeAnswer('{}', null));
    assert.ok(answers.bytes <= limit, `${answers.bytes} bytes after ${at + 1}`);
  }
  assert.ok(answers.bytes > 0, 'nothing is remembered');
});

test('API-8: the same name set again counts once, and what is asked for stays', () => {
  const answers = new Answers(100_000);
  answers.set('kept', 1, makeAnswer('x'.repeat(1000), null));
  const once = answers.bytes;
  answers.set('kept', 1, makeAnswer('y'.repeat(1000), null));
  assert.equal(answers.bytes, once);
  for (let at = 0; at < 200; at += 1) {
    answers.set(`other ${at}`, 1, makeAnswer('x'.repeat(1000), null));
    assert.ok(answers.get('kept', 1, NOON), `forgotten after ${at}`);
  }
  assert.equal(answers.get('other 0', 1, NOON), null);
});

test('API-8: an answer that time has overtaken is gone, and its bytes with it', () => {
  const answers = new Answers(100_000);
  answers.set('table', 1, makeAnswer('{}', LATER));
  assert.ok(answers.get('table', 1, NOON));
  assert.equal(answers.get('table', 1, LATER), null);
  assert.equal(answers.bytes, 0);
});

test('API-7: a write forgets everything, and an answer of before a write is not kept', () => {
  const answers = new Answers(100_000);
  answers.set('one', 1, makeAnswer('{}', null));
  answers.set('two', 2, makeAnswer('{}', null));
  assert.equal(answers.get('one', 2, NOON), null);
  assert.ok(answers.get('two', 2, NOON));
  answers.set('one', 1, makeAnswer('{}', null));
  assert.equal(answers.get('one', 1, NOON), null);
});

test('API-7: If-None-Match names an ETag among others, weakly, or any', () => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', '*', ' * '])
    assert.ok(matchesEtag(header, '"a"'));
  for (const header of [undefined, '', '"b"', 'a']) assert.ok(!matchesEtag(header, '"a"'));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '../../test/fixtures/typed.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { CacheTag } from '../shared/events/cache-tags.ts';
import { ResponseCache, makeAnswer, matchesEtag } from './response-cache.ts';

const NOON = at('2026-04-01T12:00:00.000Z');
const LATER = at('2026-04-01T13:00:00.000Z');

/** Nothing changes, and the test calls the functions that clear everything. */
function quiet() {
  const listeners: (() => void)[] = [];
  return {
    isFresh: () => true,
    onEverything: (forget: () => void) => void listeners.push(forget),
    forget: () => listeners.forEach((one) => one()),
  };
}

function shown(text: string, until: Timestamp | null = null) {
  const answer = makeAnswer({ body: Buffer.from(text), hash: `hash of ${text.length}` }, until);
  return { answer, tags: ['club'] as const, since: 1 };
}

test('API-8: cached answers stay within the byte limit, including long names and small bodies', () => {
  const limit = 100_000;
  const answers = new ResponseCache(quiet(), limit);
  for (let at = 0; at < 5000; at += 1) {
    answers.set(`${at}${'&'.repeat(8000)}`, shown('{}'));
    assert.ok(answers.bytes <= limit, `${answers.bytes} bytes after ${at + 1}`);
  }
  assert.ok(answers.bytes > 0, 'nothing is remembered');
});

test('API-8: every byte of an answer counts, and an answer above the limit is not cached', () => {
  const answers = new ResponseCache(quiet(), 100_000);
  answers.set('small', shown('x'.repeat(10_000)));
  const before = answers.bytes;
  answers.set('small', shown('ü'.repeat(10_000)));
  assert.equal(answers.bytes, before + 10_000);
  answers.set('large', shown('x'.repeat(100_000)));
  assert.equal(answers.get('large', NOON), null);
  assert.ok(answers.get('small', NOON));
});

test('API-8: setting a name again counts it once, and recently used answers stay', () => {
  const answers = new ResponseCache(quiet(), 100_000);
  answers.set('kept', shown('x'.repeat(1000)));
  const once = answers.bytes;
  answers.set('kept', shown('y'.repeat(1000)));
  assert.equal(answers.bytes, once);
  for (let at = 0; at < 200; at += 1) {
    answers.set(`other ${at}`, shown('x'.repeat(1000)));
    assert.ok(answers.get('kept', NOON), `forgotten after ${at}`);
  }
  assert.equal(answers.get('other 0', NOON), null);
});

test('API-8: an expired answer is dropped, and its bytes are freed', () => {
  const answers = new ResponseCache(quiet(), 100_000);
  answers.set('table', shown('{}', LATER));
  assert.ok(answers.get('table', NOON));
  assert.equal(answers.get('table', LATER), null);
  assert.equal(answers.bytes, 0);
});

test('API-13: an answer is dropped when its data changes, and not cached if that already happened', () => {
  const touched = new Set<CacheTag>();
  const changes = {
    ...quiet(),
    isFresh: (tags: readonly CacheTag[]) => !tags.some((one) => touched.has(one)),
  };
  const answers = new ResponseCache(changes, 100_000);
  answers.set('club', shown('{}'));
  answers.set('seasons', { ...shown('{}'), tags: ['seasons'] });
  touched.add('club');
  assert.equal(answers.get('club', NOON), null);
  assert.ok(answers.get('seasons', NOON));
  answers.set('club', shown('{}'));
  touched.clear();
  assert.equal(answers.get('club', NOON), null);
});

test('API-14: clearing the cache leaves nothing in memory', () => {
  const changes = quiet();
  const answers = new ResponseCache(changes, 100_000);
  answers.set('one', shown('{"name":"Ann"}'));
  changes.forget();
  assert.equal(answers.bytes, 0);
});

test('API-7: If-None-Match matches an ETag in a list, a weak one, or any', () => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', '*', ' * '])
    assert.ok(matchesEtag(header, '"a"'));
  for (const header of [undefined, '', '"b"', 'a']) assert.ok(!matchesEtag(header, '"a"'));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MadeOf } from './made-of.ts';

const [LIST, CLUB, ROW] = [{}, {}, {}];
const PARTS = [LIST, 'de', CLUB, ROW] as const;

/** @returns how often something was made by then, of these parts and as this */
function counting() {
  const made = new MadeOf<{ readonly count: number }>();
  let count = 0;
  return (of: readonly [object, ...unknown[]], as = 'sheet') =>
    made.get(of, as, () => ({ count: ++count }));
}

test('CALL-4: what was made of the same parts is the same object', () => {
  const get = counting();
  const first = get(PARTS);
  assert.equal(get([...PARTS]), first);
  assert.equal(get(PARTS).count, 1);
});

test('CALL-4: where any part is another one, what is made of them is too', () => {
  for (const index of PARTS.keys()) {
    const get = counting();
    const first = get(PARTS);
    const [head, ...rest] = PARTS.with(index, {});
    assert.notEqual(get([Object(head), ...rest]), first, `part ${index}`);
  }
});

test('CALL-4: a list that is shorter or longer is another one, and takes the place of the one before', () => {
  const get = counting();
  const first = get(PARTS);
  const shorter = get([LIST, 'de', CLUB]);
  assert.notEqual(shorter, first);
  assert.equal(get([LIST, 'de', CLUB]), shorter);
  const again = get(PARTS);
  assert.notEqual(again, shorter, 'the same parts, and one more');
  assert.notEqual(again, first, 'the last is kept alone');
  assert.notEqual(get([...PARTS, undefined]), again);
  assert.notEqual(get(PARTS), again, 'nor is nothing a part');
});

test('CALL-4: two things that are made of the same parts are kept beside each other', () => {
  const get = counting();
  const [sheet, letter] = [get(PARTS, 'sheet'), get(PARTS, 'letter')];
  assert.notEqual(letter, sheet);
  assert.equal(get(PARTS, 'sheet'), sheet);
  assert.equal(get(PARTS, 'letter'), letter);
});

test('CALL-4: what is made of other answers leaves what is kept of these', () => {
  const get = counting();
  const first = get(PARTS);
  get([{}, 'de', CLUB, ROW]);
  assert.equal(get(PARTS), first);
});

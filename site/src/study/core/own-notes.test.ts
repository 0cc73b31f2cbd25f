import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCommentTexts, findMoveMark, withComment, withMark } from './own-notes.ts';

const MOVE = { san: 'e4', notes: ['$1', '{good [%clk 0:10:00]}', '$14'] };

test('STUDY-9: a move has one mark of its own, besides the position’s assessment', () => {
  assert.equal(findMoveMark(MOVE), '$1');
  assert.deepEqual(withMark(MOVE, '$4').notes, ['$4', '{good [%clk 0:10:00]}', '$14']);
  assert.deepEqual(withMark(MOVE, null).notes, ['{good [%clk 0:10:00]}', '$14']);
  assert.equal(findMoveMark({ san: 'e4' }), null);
});

test('STUDY-9: a comment replaces the previous one, and keeps annotations for programs', () => {
  const noted = withComment(MOVE, ' better  {so}\nhere ');
  assert.deepEqual(noted.notes, ['$1', '{[%clk 0:10:00]}', '$14', '{better (so) here}']);
  assert.deepEqual(listCommentTexts(noted.notes), ['better (so) here']);
  assert.deepEqual(withComment(noted, '').notes, ['$1', '{[%clk 0:10:00]}', '$14']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostedGame } from '../../test/sample-games.ts';
import { games } from '../messages/games.en.ts';
import { play } from '../messages/play.en.ts';
import { nameCards } from './standing-words.ts';
import '../../test/english.ts';

function withName(id: string, opponent: string | null) {
  const game = hostedGame(id);
  return { ...game, summary: { ...game.summary, opponent } };
}

test('KEEP-2: opponents with the same name get numbers on their cards, whatever the order', () => {
  const [first, second, other] = [withName('a', 'Ann'), withName('b', 'Ann'), withName('c', 'Ben')];
  const names = nameCards([other, second, first]);
  assert.deepEqual(
    ['a', 'b', 'c'].map((id) => names.get(id)),
    ['Ann (1)', 'Ann (2)', 'Ben'],
  );
  assert.deepEqual(nameCards([first, second, other]), names);
});

test('PLAY-1: a nameless opponent is “Your friend” at the start of a sentence, and “your friend” within', () => {
  assert.equal(games.for(games.friend), 'For your friend');
  assert.equal(play.chat.writeTo(games.friend), 'Write to your friend');
  assert.equal(play.sent.has(games.friend), 'Your friend has it.');
  assert.equal(play.chat.writeTo('Ann'), 'Write to Ann');
});

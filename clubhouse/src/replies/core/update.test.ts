import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readUpdates } from './update.ts';

const PERSON = { id: 5, is_bot: false, language_code: 'de' };
const CHAT = { id: 5, type: 'private' };
const MESSAGE = { message_id: 1, date: 0, chat: CHAT, from: PERSON, text: 'won 6-4 6-3' };
const PRESS = { id: 'p', from: PERSON, message: { message_id: 2, chat: CHAT }, data: '7.0' };

test('BOT-4: text in a private chat is read, and so are pressed buttons', () => {
  const read = readUpdates([
    { update_id: 8, callback_query: PRESS },
    { update_id: 7, message: MESSAGE },
  ]);
  assert.deepEqual(read, [
    {
      updateId: 7,
      input: { kind: 'message', chatId: 5, language: 'de', text: 'won 6-4 6-3' },
    },
    {
      updateId: 8,
      input: { kind: 'press', chatId: 5, language: 'de', pressId: 'p', data: '7.0' },
    },
  ]);
});

test('BOT-4: a message that its sender did not write has no words', () => {
  for (const more of [
    { text: undefined, photo: [{ file_id: 'x' }], caption: 'won 6-4 6-3' },
    { text: undefined, sticker: {} },
    { text: undefined, voice: {} },
    { forward_origin: { type: 'user' } },
    { forward_date: 1 },
    { via_bot: { id: 9, is_bot: true } },
  ]) {
    const [update] = readUpdates([{ update_id: 1, message: { ...MESSAGE, ...more } }]) ?? [];
    assert.deepEqual(
      [update?.input?.kind, update?.input?.kind === 'message' && update.input.text],
      ['message', null],
      JSON.stringify(more),
    );
  }
});

test('BOT-4: groups, channels, edited messages, other bots and invalid updates are ignored', () => {
  const others: readonly object[] = [
    { message: { ...MESSAGE, chat: { id: -5, type: 'group' } } },
    { message: { ...MESSAGE, chat: { id: -5, type: 'supergroup' } } },
    { message: { ...MESSAGE, chat: { id: 5, type: 'group' } } },
    { channel_post: MESSAGE },
    { edited_message: MESSAGE },
    { message: { ...MESSAGE, from: { ...PERSON, is_bot: true } } },
    { message: { ...MESSAGE, from: { ...PERSON, id: 6 } } },
    { message: { ...MESSAGE, from: undefined } },
    { message: { ...MESSAGE, chat: { ...CHAT, id: '5' } } },
    { message: 'won 6-4 6-3' },
    { message: null },
    { callback_query: { ...PRESS, message: { chat: { id: -5, type: 'group' } } } },
    { callback_query: { ...PRESS, message: undefined, inline_message_id: 'x' } },
    { callback_query: { ...PRESS, data: undefined, game_short_name: 'x' } },
    { my_chat_member: { chat: CHAT, from: PERSON } },
    {},
  ];
  for (const other of others) {
    const read = readUpdates([{ update_id: 3, ...other }]);
    assert.deepEqual(read, [{ updateId: 3, input: null }], JSON.stringify(other));
  }
});

test('BOT-4: a button carries at most 64 characters', () => {
  for (const [length, kind] of [
    [64, 'press'],
    [65, undefined],
  ] as const) {
    const data = 'x'.repeat(length);
    const [update] = readUpdates([{ update_id: 3, callback_query: { ...PRESS, data } }]) ?? [];
    assert.equal(update?.input?.kind, kind);
  }
});

test('BOT-8: an update without a number is skipped, and a list without any is invalid', () => {
  const read = readUpdates([null, 4, { update_id: 'x' }, { update_id: 3, message: MESSAGE }]);
  assert.deepEqual(
    read?.map(({ updateId }) => updateId),
    [3],
  );
  assert.deepEqual(readUpdates([]), []);
  for (const garbage of [[null], [{ update_id: -1 }], {}, 'x', null, undefined]) {
    assert.equal(readUpdates(garbage), null);
  }
});

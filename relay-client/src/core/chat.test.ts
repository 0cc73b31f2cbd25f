import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanLine, cleanName } from './chat-text.ts';
import {
  markDelivered,
  type ChatState,
  giveUpSending,
  receiveMessage,
  moveChatToGame,
  isMuted,
  countLeftToSend,
  makeChat,
  sendMessage,
} from './chat.ts';

const SECOND = 1000;

/** Says that many lines at the allowed pace. @returns the last answer */
function sayMany(chat: ChatState, count: number): ReturnType<typeof sendMessage> {
  let said = sendMessage(chat, 'hello', null, 1, 0);
  for (let n = 2; n <= count; n++) said = sendMessage(said.chat, 'hello', null, n, n * SECOND);
  return said;
}

function hearMany(chat: ChatState, count: number): ReturnType<typeof receiveMessage> {
  let heard = receiveMessage(chat, 'hello', 0);
  for (let n = 2; n <= count; n++) heard = receiveMessage(heard.chat, 'hello', n * SECOND);
  return heard;
}

test('CHAT-1: a message is one line without control or direction characters', () => {
  assert.equal(cleanLine(' a\nb\r\n\tc\u2028d '), 'a b c d');
  assert.equal(cleanLine('a\u0000\u001b[31m\u007f\u009bb'), 'a[31mb');
  assert.equal(cleanLine('\u202eevil\u202c \u2066x\u2069\u200e\u200f\u061c'), 'evil x');
  assert.equal(cleanLine('\ud800a\udc00'), 'a');
  assert.equal(cleanLine('<b>👩‍👧 & é</b>'), '<b>👩‍👧 & é</b>');
  const unseen = ['\u2800\u2800', '\u3164', '\u115f \u200d', '\u{e0041}', '\ufe0f', '\u00ad'];
  for (const nothing of ['', ' \n ', '\u202e \u202c', '\u200b\ufeff', ...unseen]) {
    assert.equal(sendMessage(makeChat(0), nothing, null, 1, 0).refused, 'empty');
    assert.equal(receiveMessage(makeChat(0), nothing, 0).isAccepted, false);
  }
});

test('CHAT-2: a name has at most 20 characters', () => {
  assert.equal(cleanName('x'.repeat(20)), 'x'.repeat(20));
  assert.equal(cleanName('😀'.repeat(21)), '😀'.repeat(20));
  assert.equal(cleanName(`${'x'.repeat(19)} y`), 'x'.repeat(19));
  assert.equal(cleanName('\u202e \n'), null);
  assert.equal(cleanName('\u3164\u2800'), null);
});

test('CHAT-3: a message has at most 280 characters, on both sides', () => {
  const [longest, longer] = ['😀'.repeat(280), '😀'.repeat(281)];
  assert.equal(sendMessage(makeChat(0), longest, null, 1, 0).text, longest);
  assert.equal(sendMessage(makeChat(0), longer, null, 1, 0).refused, 'too-long');
  assert.equal(receiveMessage(makeChat(0), longest, 0).isAccepted, true);
  const { chat, isAccepted } = receiveMessage(makeChat(0), longer, 0);
  assert.deepEqual([isAccepted, chat.lines.length, chat.refused], [false, 0, 1]);
});

test('CHAT-4: each player may send 150 messages per game, on both sides, and a rematch starts over', () => {
  const last = sayMany(makeChat(0), 150);
  assert.deepEqual([last.refused, countLeftToSend(last.chat)], [null, 0]);
  assert.equal(sendMessage(last.chat, 'x', null, 151, 1e9).refused, 'used-up');
  assert.equal(sendMessage(moveChatToGame(last.chat, 1), 'x', null, 151, 1e9).refused, 'used-up');
  const again = moveChatToGame(last.chat, 2);
  assert.deepEqual([countLeftToSend(again), again.lines.length], [150, 100]);
  assert.equal(sendMessage(again, 'x', null, 151, 1e9).refused, null);

  const heard = hearMany(makeChat(0), 150);
  assert.equal(heard.isAccepted, true);
  assert.equal(receiveMessage(heard.chat, 'x', 1e9).isAccepted, false);
  assert.equal(receiveMessage(moveChatToGame(heard.chat, 2), 'x', 1e9).isAccepted, true);
});

test('CHAT-5: a player sends five at once and one a second, and the other accepts eight at once', () => {
  let { chat } = sendMessage(makeChat(0), '1', null, 1, 0);
  for (let n = 2; n <= 5; n++) ({ chat } = sendMessage(chat, 'x', null, n, 0));
  assert.equal(chat.sent, 5);
  assert.equal(sendMessage(chat, 'x', null, 6, 999).refused, 'too-fast');
  const sixth = sendMessage(chat, 'x', null, 6, 1000);
  assert.equal(sixth.refused, null);
  assert.equal(sendMessage(sixth.chat, 'x', null, 7, 1000).refused, 'too-fast');

  let other = makeChat(0);
  for (let n = 1; n <= 8; n++) ({ chat: other } = receiveMessage(other, 'x', 0));
  assert.equal(other.lines.length, 8);
  assert.equal(receiveMessage(other, 'x', 999).isAccepted, false);
  assert.equal(receiveMessage(other, 'x', 1000).isAccepted, true);
});

test('CHAT-5: a clock corrected back by a year blocks nobody', () => {
  const ahead = 31_536_000_000;
  let mine = makeChat(ahead);
  let theirs = makeChat(ahead);
  for (let n = 1; n <= 5; n++) ({ chat: mine } = sendMessage(mine, 'x', null, n, ahead));
  for (let n = 1; n <= 8; n++) ({ chat: theirs } = receiveMessage(theirs, 'x', ahead));
  assert.equal(sendMessage(mine, 'x', null, 6, 0).refused, null);
  assert.equal(receiveMessage(theirs, 'x', 0).isAccepted, true);
  assert.equal(isMuted(theirs), false);
});

test('CHAT-6: five refused messages mute the sender for this game', () => {
  let chat = makeChat(0);
  for (let count = 1; count <= 4; count++) ({ chat } = receiveMessage(chat, { no: 'text' }, 0));
  assert.equal(isMuted(chat), false);
  assert.equal(receiveMessage(chat, 'still heard', 0).isAccepted, true);
  ({ chat } = receiveMessage(chat, '', 0));
  assert.equal(isMuted(chat), true);
  assert.equal(receiveMessage(chat, 'not any more', 1e9).isAccepted, false);
  assert.equal(isMuted(moveChatToGame(chat, 1)), true);
  assert.equal(receiveMessage(moveChatToGame(chat, 2), 'but again', 1e9).isAccepted, true);
});

test('CHAT-7, CHAT-8: a message is delivered once acknowledged, and not while the other is away', () => {
  const states = ({ lines }: ChatState) => lines.map(({ state }) => state);
  const { chat } = sendMessage(sendMessage(makeChat(0), 'a', null, 7, 0).chat, 'b', null, 9, 0);
  assert.deepEqual(states(chat), ['sending', 'sending']);
  const one = markDelivered(markDelivered(chat, 9), 8);
  assert.deepEqual(states(one), ['sending', 'delivered']);
  assert.deepEqual(states(giveUpSending(one)), ['not-delivered', 'delivered']);
  assert.deepEqual(
    states(markDelivered(giveUpSending(one), 7)),
    ['delivered', 'delivered'],
    'late',
  );
  for (const why of ['not-connected', 'unsupported'] as const) {
    const said = sendMessage(chat, 'x', why, 10, 0);
    assert.deepEqual([said.refused, said.text, said.chat], [why, null, chat]);
  }
});

test('CHAT-9: the last 100 lines are kept', () => {
  const { chat } = hearMany(makeChat(0), 100);
  assert.deepEqual([chat.lines.length, chat.lines[0]?.id], [100, 1]);
  const after = receiveMessage(chat, 'one more', 1e9).chat;
  assert.deepEqual([after.lines.length, after.lines[0]?.id], [100, 2]);
  assert.equal(after.lines.at(-1)?.text, 'one more');
});

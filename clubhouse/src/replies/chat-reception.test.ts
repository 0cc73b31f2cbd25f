import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { makeChatToken } from '../signed/chat-token.ts';
import { Signer } from '../signed/signer.ts';
import { openDatabase } from '../store/database.ts';
import { Store } from '../store/store.ts';
import { ChatReception } from './chat-reception.ts';

const NOW = Date.parse('2026-11-28T10:00:00Z');
const MINUTE_MS = 60_000;
const ANN = '01989d2c-6b40-7c3a-9d1e-000000000001';
const BO = '01989d2c-6b40-7c3a-9d1e-000000000002';
const CHAT = 1001;

function scene(t: TestContext) {
  const clock = { now: NOW };
  const store = new Store(openDatabase(':memory:'), () => clock.now);
  t.after(() => store.close());
  const signer = new Signer(new Uint8Array(32).fill(1));
  const reception = new ChatReception({ store, signer, botId: '4711', now: () => clock.now });
  let updateId = 0;
  const write = (text: string | null, chatId = CHAT, id = (updateId += 1)) =>
    reception.take({ updateId: id, input: { kind: 'message', chatId, language: 'de', text } });
  const press = (data: string, chatId = CHAT) =>
    reception.take({
      updateId: (updateId += 1),
      input: { kind: 'press', chatId, language: 'de', pressId: 'p', data },
    });
  /** Messages stored since the last look. */
  const taken = () => {
    const found = [];
    for (let one = store.inbox.next(clock.now); one !== null;) {
      found.push(one);
      store.inbox.end(one.place);
      one = store.inbox.next(clock.now);
    }
    return found;
  };
  const kinds = () => taken().map(({ kind }) => kind);
  const wish = (memberId: string, handle: string, expiresAt = NOW + 15 * MINUTE_MS) => {
    const made = { memberId, handle: handle.repeat(22), expiresAt };
    store.chatLinks.setWish(made);
    return makeChatToken(signer, made);
  };
  const link = (memberId = ANN, chatId = CHAT) =>
    store.chatLinks.link(memberId, { chatId, linkedAt: NOW });
  return { clock, store, signer, write, press, taken, kinds, wish, link };
}

test('BOT-2: a link works until it expires, only for its member, and once', (t) => {
  const { clock, store, write, kinds, wish } = scene(t);
  const token = wish(ANN, 'a');
  clock.now = NOW + 15 * MINUTE_MS;
  write(`/start ${token}`);
  assert.equal(store.chatLinks.memberOf(CHAT), null);
  clock.now -= 1;
  write(`/start ${token}`);
  assert.equal(store.chatLinks.memberOf(CHAT), ANN);
  write(`/start ${token}`);
  clock.now += 1;
  assert.deepEqual(kinds(), ['bad_link', 'linked', 'bad_link']);
});

test('BOT-2: a later link replaces the previous one, and links cannot be forged', (t) => {
  const { store, write, kinds, wish } = scene(t);
  const first = wish(ANN, 'a');
  const second = wish(ANN, 'b');
  const other = wish(BO, 'c');
  for (const wrong of [first, second.slice(0, 22) + other.slice(22), second.slice(0, 22), 'x']) {
    write(`/start ${wrong}`, 7);
    assert.equal(store.chatLinks.memberOf(7), null, wrong);
  }
  write(`/start ${second}`);
  assert.equal(store.chatLinks.memberOf(CHAT), ANN);
  assert.deepEqual(kinds(), ['bad_link', 'bad_link', 'bad_link', 'linked']);
});

test('BOT-2: a member has one chat, and a chat has one member', (t) => {
  const { store, write, wish } = scene(t);
  write(`/start ${wish(ANN, 'a')}`);
  write(`/start ${wish(BO, 'b')}`);
  assert.deepEqual([store.chatLinks.memberOf(CHAT), store.chatLinks.of(ANN)], [BO, null]);
  write(`/start ${wish(BO, 'c')}`, 7);
  assert.deepEqual([store.chatLinks.memberOf(CHAT), store.chatLinks.of(BO)?.chatId], [null, 7]);
});

test('BOT-1: nothing is stored about unlinked chats, and each gets three answers an hour', (t) => {
  const { clock, write, press, taken } = scene(t);
  write('won 6-4 6-3');
  press('7.0');
  write(null);
  write('hello');
  const found = taken();
  assert.deepEqual(
    found.map(({ kind, written, memberId }) => [kind, written, memberId]),
    Array.from({ length: 3 }, () => ['stranger', '', null]),
  );
  assert.equal(found[0]?.language, 'de');
  clock.now += 60 * MINUTE_MS - 1;
  write('hello');
  assert.equal(taken().length, 0);
  clock.now += 1;
  write('hello');
  assert.equal(taken().length, 1);
});

test('BOT-1: all unlinked chats together get sixty answers a minute', (t) => {
  const { clock, write, taken, link } = scene(t);
  for (let chat = 1; chat <= 61; chat++) write('hello', chat);
  assert.equal(taken().length, 60);
  // A member's message does not count among them.
  link();
  write('won 6-4 6-3');
  assert.equal(taken().length, 1);
  clock.now += MINUTE_MS;
  write('hello', 62);
  assert.equal(taken().length, 1);
});

test('BOT-9: twenty messages a minute are read from a chat; the next gets a notice, and then no more', (t) => {
  const { clock, write, taken, link } = scene(t);
  link();
  for (let count = 1; count <= 23; count++) write(`won ${count}`);
  const found = taken();
  assert.equal(found.length, 21);
  assert.deepEqual(
    [found[19]?.kind, found[20]?.kind, found[20]?.written],
    ['text', 'too_many', ''],
  );
  clock.now += MINUTE_MS;
  write('won 6-4 6-3');
  assert.equal(taken()[0]?.kind, 'text');
});

test('BOT-9: a message of 2,000 characters is read, and a longer one is not', (t) => {
  const { write, taken, link } = scene(t);
  link();
  write('x'.repeat(2000));
  write('x'.repeat(2001));
  assert.deepEqual(
    taken().map(({ kind, written }) => [kind, written.length]),
    [
      ['text', 2000],
      ['too_long', 0],
    ],
  );
});

test('BOT-4: pictures and forwarded messages get an answer, and commands are not read as words', (t) => {
  const { write, press, kinds, link } = scene(t);
  link();
  for (const text of [null, '/help', '/start', 'not yet']) write(text);
  press('7.0');
  assert.deepEqual(kinds(), ['unreadable', 'help', 'help', 'text', 'press']);
});

test('BOT-5: the same number is the same message, within one bot', (t) => {
  const { store, signer, write, taken, link } = scene(t);
  link();
  write('won 6-4 6-3', CHAT, 50);
  write('won 6-4 6-3', CHAT, 50);
  assert.equal(taken().length, 1);
  // Nor does it count towards the limit per minute.
  for (let times = 0; times < 30; times++) write('won 6-4 6-3', CHAT, 50);
  assert.equal(taken().length, 0);
  write('won 6-4 6-3', CHAT, 51);
  assert.deepEqual(
    taken().map(({ kind }) => kind),
    ['text'],
  );
  const another = new ChatReception({ store, signer, botId: '4712', now: () => NOW });
  another.take({
    updateId: 50,
    input: { kind: 'message', chatId: CHAT, language: '', text: 'won 6-4 6-3' },
  });
  assert.equal(taken().length, 1);
});

test('BOT-10: the text is deleted once answered, as are unlinked chats, and the number after a week', (t) => {
  const { clock, store, write, link } = scene(t);
  link();
  write('won 6-4 6-3');
  write('hello', 7);
  const answer = { text: 'answer', buttons: [] };
  for (let one = store.inbox.next(NOW); one !== null;) {
    store.inbox.end(one.place, { answer });
    one = store.inbox.next(NOW);
  }
  assert.deepEqual(store.inbox.ofMember(ANN, 'chat'), [{ receivedAt: NOW, written: '' }]);
  const chats = [];
  for (let one = store.inbox.nextAnswer(); one !== null;) {
    chats.push(one.chatId);
    store.inbox.sent(one.place);
    one = store.inbox.nextAnswer();
  }
  assert.deepEqual(chats, [CHAT, 7]);
  store.inbox.tidy(NOW + 7 * 24 * 60 * MINUTE_MS);
  assert.equal(store.inbox.isKnown('chat', '4711.1'), true);
  clock.now = NOW + 1;
  store.inbox.tidy(NOW + 7 * 24 * 60 * MINUTE_MS + 1);
  assert.equal(store.inbox.isKnown('chat', '4711.1'), false);
});

test('BOT-10: an erasure deletes the chat and its messages, and others’ words that may name the member', (t) => {
  const { store, write, link, wish } = scene(t);
  link(ANN, CHAT);
  link(BO, 7);
  wish(ANN, 'a');
  write('won 6-4 6-3');
  write('beat Ann 6-4 6-3', 7);
  store.forgetMember(ANN);
  assert.deepEqual([store.chatLinks.of(ANN), store.chatLinks.wishOf(ANN, NOW)], [null, null]);
  assert.equal(store.chatLinks.of(BO)?.chatId, 7);
  assert.equal(store.inbox.waiting('chat'), 0);
  assert.deepEqual(store.inbox.ofMember(BO, 'chat'), [{ receivedAt: NOW, written: '' }]);
  assert.deepEqual(store.inbox.ofMember(ANN, 'chat'), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSavedGame } from '../src/core/read-saved-game.ts';
import type { SavedGame } from '../src/core/saved-game.ts';
import type { KeysView } from '../src/keys-view.ts';
import { makeKeys } from '../src/inner-keys.ts';
import { WORDS } from '../src/core/word-list.ts';
import { beginBoth } from './at-relay.ts';
import { KeyedPeer } from './keyed-peer.ts';
import { hello, type SentBody } from './strange-peer.ts';
import { Table } from './table.ts';

const GAVE_UP = { why: 'resignation', ply: 0 };
const HELD = { want: [1, 1], rev: 0, cut: 0, moves: [], resigned: [null, GAVE_UP], draw: null };
/** The guest has resigned. */
const SYNC = { t: 'sync', re: null, held: HELD, offers: [], yours: [] };

/** A guest played by hand, who has agreed on keys with the host. */
async function paired(): Promise<KeyedPeer> {
  const peer = await KeyedPeer.of(beginBoth().host);
  await peer.greet();
  await peer.showKey();
  return peer;
}

function kindsOf(heard: readonly SentBody[]): string[] {
  return heard.map(({ t }) => String(t));
}

test('INNER-1, INNER-4: two apps seal their messages a second time, and show the same four words', async () => {
  const table = await Table.laid();
  const [host, guest] = [table.session(0).view.keys, table.session(1).view.keys];
  assert.equal(host.kind, 'words');
  assert.deepEqual(guest, host);
  assert.equal(new Set(WORDS).size, 2048);
  for (const word of host.words) assert.ok(WORDS.includes(word), word);
  await table.session(0).play('4');
  await table.say(1, ' in secret');
  await table.settle();
  const told = await KeyedPeer.readByLink(table);
  assert.deepEqual([...new Set(kindsOf(told))].toSorted(), ['hello', 'in', 'key']);
  assert.ok(!JSON.stringify(told).includes('in secret'));
  assert.equal(table.session(1).view.game.moves.length, 1);
  await table.close();
});

test('INNER-1: a device that cannot store such keys has none: WebKitGTK loses objects that hold one', async (t) => {
  assert.notEqual(await makeKeys(), null);
  t.mock.method(globalThis, 'structuredClone', () => null);
  assert.equal(await makeKeys(), null);
});

test('INNER-1: a device without such keys plays with the link alone, and both players learn so', async () => {
  const peer = await KeyedPeer.of(beginBoth().host, { makeKeys: async () => null });
  const [greeting] = await peer.heard();
  assert.deepEqual(
    [greeting?.['caps'], greeting?.['key']],
    [['chat', 'abort', 'absence'], undefined],
  );
  await peer.greet();
  assert.deepEqual(peer.session.view.keys, { kind: 'none', why: 'mine' });
  assert.equal((await peer.heard()).at(-1)?.['t'], 'sync');
  const older = await KeyedPeer.of(beginBoth().host);
  await older.tell(hello('guest'));
  assert.deepEqual(older.session.view.keys, { kind: 'none', why: 'theirs' });
  await older.tell(SYNC);
  assert.notEqual(older.session.view.game.ending, null);
});

test('INNER-2: a host shows its key after the guest’s arrives, and tells nothing before', async () => {
  const peer = await KeyedPeer.of(beginBoth().host);
  await peer.greet();
  assert.deepEqual(kindsOf(await peer.heard()), ['hello']);
  assert.deepEqual(peer.session.view.keys, { kind: 'waiting' });
  assert.equal(await peer.session.say('too early'), 'not-connected');
  assert.equal(peer.session.view.peer.chat, 'unknown');
  await peer.tell({ t: 'key', to: 'A'.repeat(43), public: peer.own.public });
  await peer.tell({ t: 'key', public: peer.own.public });
  assert.deepEqual(kindsOf(await peer.heard()), ['hello']);
  await peer.tell(SYNC);
  assert.equal(peer.session.view.game.ending, null, 'what is not sealed waits');
  await peer.showKey();
  assert.deepEqual(kindsOf(await peer.heard()), ['hello', 'key', 'in']);
  assert.equal(await peer.hostCommitment(), await peer.commitmentOf(await peer.hostKey()));
  assert.equal((await peer.opened())[0]?.['t'], 'sync');
});

test('INNER-2: a guest accepts only the key that the host committed to, with a new one for each', async () => {
  const peer = await KeyedPeer.of(beginBoth().guest);
  await peer.greet();
  const first = (await peer.heard()).find(({ t }) => t === 'key');
  assert.equal(first?.['to'], peer.own.commitment);
  await peer.tell({ t: 'key', public: (await KeyedPeer.freshKey(peer.place)).public });
  assert.equal(peer.session.view.keys.kind, 'waiting');
  const other = await KeyedPeer.freshKey(peer.place);
  await peer.tell(hello('host', { caps: ['chat', 'keys'], key: other.commitment }));
  const [, second] = (await peer.heard()).filter(({ t }) => t === 'key');
  assert.equal(second?.['to'], other.commitment);
  assert.notEqual(second?.['public'], first?.['public']);
  await peer.tell({ t: 'key', public: other.public });
  assert.equal(peer.session.view.keys.kind, 'words');
});

test('INNER-2: a key of small order, whose shared secret anyone can know, is ignored', async () => {
  const peer = await KeyedPeer.of(beginBoth().host);
  await peer.greet();
  const to = await peer.hostCommitment();
  for (const zero of ['A'.repeat(43), `AQ${'A'.repeat(41)}`]) {
    await peer.tell({ t: 'key', to, public: zero });
  }
  assert.equal(peer.session.view.keys.kind, 'waiting');
  assert.deepEqual(kindsOf(await peer.heard()), ['hello']);
});

test('INNER-3, INNER-4: a guest with another key gets another of the host, and other words', async () => {
  const peer = await paired();
  const first = peer.session.view.keys;
  const commitment = await peer.hostCommitment();
  await peer.renew();
  await peer.showKey();
  assert.deepEqual(peer.session.view.keys, { kind: 'waiting' });
  assert.notEqual(await peer.hostCommitment(), commitment);
  await peer.showKey();
  const { keys } = peer.session.view;
  assert.ok(keys.kind === 'words' && first.kind === 'words');
  assert.notDeepEqual(keys.words, first.words);
  assert.ok(keys.isNew && !first.isNew, 'other words are said to be others');
});

test('INNER-4: only the compared words are marked as compared', async () => {
  const peer = await paired();
  assert.equal(await peer.session.compared('00000000000'), 'not-now');
  const { keys } = peer.session.view;
  assert.ok(keys.kind === 'words' && !keys.isCompared);
  assert.equal(await peer.session.compared(keys.code), null);
  assert.deepEqual(peer.session.view.keys, { ...keys, isCompared: true });
});

test('INNER-5: compared keys are not replaced by another before the player agrees', async () => {
  const peer = await paired();
  const { keys } = peer.session.view;
  assert.ok(keys.kind === 'words');
  assert.equal(await peer.session.goOn(), 'not-now', 'nobody else came');
  await peer.session.compared(keys.code);
  const before = (await peer.heard()).length;
  await peer.renew();
  await peer.showKey();
  assert.deepEqual<KeysView>(peer.session.view.keys, { kind: 'changed', to: 'another-key' });
  assert.equal((await peer.heard()).length, before, 'the stranger is told nothing');
  assert.equal(await peer.session.goOn(), null);
  await peer.settle();
  await peer.showKey();
  const after = peer.session.view.keys;
  assert.ok(after.kind === 'words' && after.isNew && !after.isCompared);
});

test('INNER-6: a guest that comes without its earlier keys gets nothing before the player agrees', async () => {
  const peer = await paired();
  await peer.tell(hello('guest', { sid: 'older' }));
  assert.deepEqual(peer.session.view.keys, { kind: 'changed', to: 'no-key' });
  const before = (await peer.heard()).length;
  await peer.tell(SYNC);
  await peer.tell({ t: 'chat', text: 'it is only me' });
  assert.deepEqual([peer.session.view.game.ending, peer.session.view.chat.lines], [null, []]);
  await peer.session.say('who is there?');
  await peer.settle();
  const more = (await peer.heard()).slice(before);
  assert.deepEqual([...new Set(kindsOf(more))], ['in'], 'what is told goes by the keys');
  assert.equal(await peer.session.goOn(), null);
  await peer.settle();
  assert.deepEqual(peer.session.view.keys, { kind: 'none', why: 'theirs' });
  assert.equal((await peer.heard()).at(-1)?.['t'], 'sync');
  await peer.tell(SYNC);
  assert.notEqual(peer.session.view.game.ending, null);
});

test('INNER-6: a device that lost its keys knows that it had some', async () => {
  const before = await paired();
  const saved = readSavedGame(JSON.parse(JSON.stringify(before.saved())));
  assert.ok(saved);
  const peer = await KeyedPeer.of({ ...saved, received: 0 });
  await peer.tell(hello('guest'));
  assert.deepEqual(peer.session.view.keys, { kind: 'changed', to: 'no-key' });
  await peer.tell({ t: 'chat', text: 'it is only me' });
  assert.deepEqual(peer.session.view.chat.lines, []);
});

test('INNER-7: a message sealed with the keys counts only once, and only from its sender', async () => {
  const peer = await paired();
  const sealed = await peer.seal({ t: 'chat', text: 'once' }, 2 ** 51);
  await peer.tell(sealed, 2 ** 51);
  await peer.tell(sealed, 2 ** 51 + 1);
  await peer.tell(
    await peer.seal({ t: 'chat', text: 'as the host' }, 2 ** 51 + 2, 'host'),
    2 ** 51 + 2,
  );
  await peer.tell({ t: 'chat', text: 'by the link alone' }, 2 ** 51 + 3);
  const texts = peer.session.view.chat.lines.map(({ text }) => text);
  assert.deepEqual(texts, ['once']);
});

test('INNER-7, SEAL-6: with the link alone, even opened frames show only padded lengths', async () => {
  const peer = await paired();
  for (const text of ['x', 'y'.repeat(200), '🙂'.repeat(280)]) {
    await peer.tell(await peer.seal({ t: 'chat', text: 'go on' }));
    assert.equal(await peer.session.say(text), null);
    await peer.settle();
  }
  const inner = (await peer.heard()).filter(({ t }) => t === 'in');
  const lengths = new Set(inner.map(({ data }) => String(data).length));
  assert.deepEqual(
    [...lengths].toSorted((one, other) => one - other),
    [406, 406 + 3 * 512],
  );
});

test('INNER-7, GAME-13: a game too long for one frame goes in parts, each sealed', async () => {
  const peer = await paired();
  const text = JSON.stringify({ ...SYNC, filler: 'z'.repeat(20_000) });
  const parts = [text.slice(0, 8000), text.slice(8000, 16_000), text.slice(16_000)];
  for (const [index, part] of parts.entries()) {
    await peer.tell(await peer.seal({ t: 'part', of: 7, index, count: 3, text: part }));
  }
  assert.notEqual(peer.session.view.game.ending, null);
});

test('INNER-8: the words survive a reload, and change if the store keeps only text', async () => {
  const table = await Table.laid();
  const before = table.session(1).view.keys;
  assert.ok(before.kind === 'words');
  await table.session(1).compared(before.code);
  await table.reload(1);
  await table.settle();
  assert.deepEqual(table.session(1).view.keys, { ...before, isCompared: true });
  assert.deepEqual(table.session(0).view.keys, before);
  await table.reload(0, (game) => JSON.parse(JSON.stringify(game)) as SavedGame);
  await table.settle();
  assert.deepEqual(table.session(1).view.keys, { kind: 'changed', to: 'another-key' });
  await table.session(1).goOn();
  await table.settle();
  const [host, guest] = [table.session(0).view.keys, table.session(1).view.keys];
  assert.ok(host.kind === 'words' && host.isNew);
  assert.deepEqual(guest, host);
  assert.notEqual(host.code, before.code);
  await table.close();
});

test('INNER-8: a store that cannot keep keys keeps the game without them, and it goes on', async () => {
  const kept: SavedGame[] = [];
  const save = async (game: SavedGame) => {
    const { own, agreed } = game.keys;
    if (own !== null || agreed !== null) throw new DOMException('no keys here', 'DataCloneError');
    kept.push(game);
  };
  const peer = await KeyedPeer.of(beginBoth().host, {}, save);
  await peer.greet();
  await peer.showKey();
  assert.equal(peer.session.view.keys.kind, 'words');
  assert.equal(peer.session.view.connection.kind, 'online');
  assert.equal(kept.at(-1)?.keys.hadKeys, true);
});

test('INNER-8: a game from before inner keys opens, and gets keys at the next meeting', async () => {
  const { keys: _, ...old } = beginBoth().host;
  const peer = { presence: 'away', name: 'Ben', chat: 'supported' } as const;
  const read = readSavedGame({ ...old, peer });
  assert.deepEqual(read?.keys, {
    own: null,
    agreed: null,
    peer: 'without',
    isCompared: false,
    hadKeys: false,
    isNew: false,
  });
  const session = await KeyedPeer.of(read);
  await session.greet();
  await session.showKey();
  assert.equal(session.session.view.keys.kind, 'words');
});

test('INNER-8, SAVE-3: a record with damaged or forged keys is rejected', async () => {
  const saved = (await paired()).saved();
  assert.equal(readSavedGame(saved)?.keys.agreed?.code, saved.keys.agreed?.code);
  const { own, agreed } = saved.keys;
  for (const wrong of [
    null,
    { ...saved.keys, peer: 'friend' },
    { ...saved.keys, isCompared: 1 },
    { ...saved.keys, own: { ...own, public: 'short' } },
    { ...saved.keys, own: null },
    { ...saved.keys, agreed: { ...agreed, code: 'ffffffffffff' } },
    { ...saved.keys, agreed: { ...agreed, sealer: 'none' } },
  ]) {
    assert.equal(readSavedGame({ ...saved, keys: wrong }), null, JSON.stringify(wrong));
  }
});

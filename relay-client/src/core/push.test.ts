import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginGame, markRestored, type SavedGame } from './saved-game.ts';
import { NO_KEYS } from './keys.ts';
import { NOUGHTS } from '../../noughts/rules.ts';
import { makeMoment } from '../session-moment.ts';
import { type PushTarget, readPushTarget } from './push-target.ts';
import { readPushState, receivePush, setOwnTarget } from './push.ts';
import { beginSession, type SessionState } from './session-state.ts';

const bytes = (count: number) => 'A'.repeat(Math.ceil((count * 4) / 3));
const TARGET: PushTarget = {
  endpoint: 'https://push.example/1',
  p256dh: bytes(65),
  auth: bytes(16),
  signer: { public: bytes(65), private: bytes(32) },
  topic: 'topic-1',
};
const AT = makeMoment(NOUGHTS, null, { now: 1_700_000_000_000, spare: null });

/** A game with both players online and these keys. */
function stateWith(keys: Partial<SavedGame['keys']>): SessionState {
  const setup = { hostSide: 0, options: null } as const;
  const start = { role: 'host', secret: '', relay: '', seatToken: '', name: 'Ann', setup } as const;
  const saved: SavedGame = {
    ...beginGame(start, 0),
    peer: { presence: 'online', name: 'Ben', chat: 'supported' },
    keys: { ...NO_KEYS, ...keys },
  };
  return beginSession(saved, 0);
}

const SEALED = {
  agreed: { theirs: '', code: '', sealer: { host: {}, guest: {} } },
  peer: 'with',
} as const;
const TOLD = { t: 'push', to: TARGET, has: null, gone: null };

test('REACH-1: a subscription is told and taken only under the players’ own keys', () => {
  const sealed = receivePush(stateWith(SEALED), TOLD, AT);
  assert.deepEqual(sealed.state.saved.push?.theirs, TARGET);
  assert.equal(setOwnTarget(stateWith(SEALED), TARGET, AT).send.length, 1);
  for (const peer of ['without', 'unable', 'unknown', 'other'] as const) {
    assert.equal(receivePush(stateWith({ peer }), TOLD, AT).state.saved.push, undefined, peer);
    assert.deepEqual(setOwnTarget(stateWith({ peer }), TARGET, AT).send, [], peer);
  }
});

test('REACH-1: a new subscription is acknowledged once, so that two apps do not answer for ever', () => {
  const first = receivePush(stateWith(SEALED), TOLD, AT);
  assert.deepEqual(
    first.send.map(({ body }) => body),
    [{ t: 'push', has: 'topic-1', gone: null }],
  );
  const acknowledged = { t: 'push', has: null, gone: null };
  assert.deepEqual(receivePush(first.state, acknowledged, AT).send, []);
});

test('REACH-1: a subscription that the other app cannot read is not told to it for ever', () => {
  const told = setOwnTarget(stateWith(SEALED), TARGET, AT);
  const unread = { t: 'push', has: null, gone: null };
  assert.deepEqual(receivePush(told.state, unread, AT).send, []);
  const held = receivePush(told.state, { ...unread, has: 'topic-1' }, AT);
  assert.equal(receivePush(held.state, unread, AT).send.length, 1, 'a lost one is told again');
  const gone = receivePush(held.state, { ...unread, gone: 'topic-1' }, AT);
  assert.deepEqual(gone.send, [], 'one that is gone is not');
});

test('REACH-1: only a whole subscription is taken', () => {
  assert.deepEqual(readPushTarget({ ...TARGET, more: 1 }), TARGET);
  const most = `https://push.example/${'a'.repeat(1000 - 21)}`;
  assert.ok(readPushTarget({ ...TARGET, endpoint: most, topic: 'a'.repeat(32) }));
  const wrong = [
    { endpoint: `${most}a` },
    { endpoint: 'http://push.example/1' },
    { endpoint: 'push' },
    { p256dh: bytes(64) },
    { auth: bytes(17) },
    { signer: { public: bytes(65), private: bytes(33) } },
    { signer: null },
    { topic: 'a'.repeat(33) },
    { topic: '' },
  ];
  for (const one of wrong) assert.equal(readPushTarget({ ...TARGET, ...one }), null);
});

test('REACH-1: a saved subscription is read back, a damaged one refused, and a backup has none', () => {
  const { saved } = setOwnTarget(stateWith(SEALED), TARGET, AT).state;
  assert.deepEqual(readPushState(saved.push), saved.push);
  assert.equal(readPushState(undefined), undefined);
  assert.equal(readPushState({ ...saved.push, own: { ...TARGET, auth: '' } }), null);
  assert.equal(readPushState({ ...saved.push, gone: 1 }), null);
  assert.equal(markRestored(saved).push, undefined);
});

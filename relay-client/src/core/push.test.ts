import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginGame, markRestored, type SavedGame } from './saved-game.ts';
import { NO_KEYS } from './keys.ts';
import { NOUGHTS } from '../../noughts/rules.ts';
import { makeMoment } from '../session-moment.ts';
import { type PushTarget, readPushState, readPushTarget } from './push-target.ts';
import { makeParcel, receivePush, setOwnTarget } from './push.ts';
import { beginSession, type SessionState } from './session-state.ts';
import { stepSession } from './session-step.ts';
import { makeMatch } from './state.ts';

const bytes = (count: number) => 'A'.repeat(Math.ceil((count * 4) / 3));
const TARGET: PushTarget = {
  endpoint: 'https://push.example/1',
  p256dh: bytes(65),
  auth: bytes(16),
  signer: { public: bytes(65), private: bytes(32) },
  topic: 'topic-1',
};
const AT = makeMoment(NOUGHTS, null, { now: 1_700_000_000_000, spare: null });

/** A game whose players are both there, with those keys. */
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

/** A player of a game of these moves, who is told of a friend's push and is the only one there. */
function playerWith(role: 'host' | 'guest', moves: string, confirmed: number): SessionState {
  const { saved } = receivePush(stateWith(SEALED), TOLD, AT).state;
  const match = makeMatch(role === 'host' ? 0 : 1, 0, false);
  const history = { ...match.history, moves: moves.split('').map((move) => [move, null] as const) };
  return beginSession(
    {
      ...saved,
      role,
      isSeated: true,
      peer: { ...saved.peer, presence: 'away' },
      match: { ...match, sid: 'own', peerSid: 'other', history, confirmed },
    },
    0,
  );
}

test('REACH-3: a brief message tells all that is open, to an app that has the moves before', () => {
  const offered = stepSession(
    playerWith('host', '408', 2),
    { kind: 'command', command: { kind: 'agree', to: 'draw' } },
    AT,
  );
  const parcel = makeParcel(offered.state, AT)?.parcel;
  assert.ok(parcel);
  const receive = (moves: string) => {
    const guest = playerWith('guest', moves, moves.length);
    const envelope = { v: 1, from: 'host', n: parcel.n, body: { t: 'in' } } as const;
    const opened = { t: 'parcel', bodies: parcel.brief };
    const at = { kind: 'received', envelope, opened, proof: null } as const;
    return stepSession(guest, at, AT).state.saved.match.history;
  };
  const { moves, asked } = receive('40');
  assert.equal(moves.map(([move]) => move).join(''), '408');
  assert.equal(asked[0].draw?.state, 'open');
  assert.equal(asked[0].draw.ply, 3);
  for (const others of ['4', '41', '']) {
    const kept = receive(others);
    assert.equal(kept.moves.map(([move]) => move).join(''), others, 'and no other');
    assert.equal(kept.asked[0].draw, null);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OWN_STOP } from './core/closing-reason.ts';
import { explainPause } from './notice.ts';

const PEER = { presence: 'online', name: 'Ann', chat: 'supported' } as const;
const VIEW = { role: 'host', connection: { kind: 'online' }, peer: PEER } as const;

test('CONN-10, CONN-11, SAVE-2: one sentence says what keeps a game from continuing', () => {
  const waiting = { kind: 'waiting', until: 0, code: null } as const;
  assert.equal(explainPause(VIEW), null);
  assert.match(explainPause({ ...VIEW, isSilent: true }) ?? '', /^Ann’s device is not responding/);
  assert.equal(explainPause({ ...VIEW, peer: { ...PEER, presence: 'away' } }), 'Ann is away.');
  assert.match(explainPause({ ...VIEW, connection: waiting }) ?? '', /Trying again/);
  const offline = { ...waiting, isOffline: true } as const;
  assert.match(explainPause({ ...VIEW, connection: offline }) ?? '', /This device is offline/);
  const stopped = { kind: 'stopped', code: OWN_STOP.notSaved } as const;
  assert.match(explainPause({ ...VIEW, connection: stopped }) ?? '', /could not save the game/);
});

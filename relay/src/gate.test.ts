import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RequestHead, matchRoute } from './gate.ts';

const ROOM = `/v1/rooms/${'A'.repeat(43)}`;
const asked = (fields: Partial<RequestHead>): RequestHead => ({
  method: 'GET',
  path: ROOM,
  upgrade: 'websocket',
  origin: 'https://play.example',
  ...fields,
});
const anybody = () => true;

test('GATE-1: the four routes and their methods match, and everything else goes to the site', () => {
  assert.deepEqual(matchRoute(asked({}), anybody), { to: 'room', roomId: 'A'.repeat(43) });
  assert.deepEqual(matchRoute(asked({ path: '/v1/info', upgrade: null }), anybody), { to: 'info' });
  assert.deepEqual(matchRoute(asked({ path: '/up', upgrade: null }), anybody), { to: 'info' });
  assert.deepEqual(matchRoute(asked({ path: '/v1/stats', method: 'HEAD' }), anybody), {
    to: 'stats',
  });
  assert.deepEqual(matchRoute(asked({ path: '/v1/verify', method: 'POST' }), anybody), {
    to: 'verify',
  });
  assert.deepEqual(matchRoute(asked({ path: '/v1/verify', method: 'OPTIONS' }), anybody), {
    to: 'preflight',
  });
  for (const path of ['/', '/v1', '/v1/rooms', `${ROOM}/x`, '/constructor', '/v1/info/']) {
    assert.deepEqual(matchRoute(asked({ path }), anybody), { to: 'site' }, path);
  }
  const refused = matchRoute(asked({ method: 'POST' }), anybody);
  assert.deepEqual(refused, { to: 'refusal', status: 405, allow: 'GET' });
});

test('GATE-2, GATE-3, GATE-4, GATE-5: a room request is refused by the first reason that applies', () => {
  const status = (fields: Partial<RequestHead>, isAllowed = anybody) => {
    const match = matchRoute(asked(fields), isAllowed);
    return match.to === 'refusal' ? match.status : match.to;
  };
  const bad = '/v1/rooms/short';
  const nobody = () => false;
  assert.equal(status({ path: bad, upgrade: null }, nobody), 426);
  assert.equal(status({ path: bad, upgrade: 'h2c' }, nobody), 426);
  assert.equal(status({ path: bad }, nobody), 403);
  assert.equal(status({ path: bad, origin: null }), 403);
  assert.equal(status({ origin: 'null' }), 403, 'nobody’s origin');
  assert.equal(status({ path: bad }), 400);
  assert.equal(status({ upgrade: 'WebSocket' }), 'room');
});

test('GATE-6: a path of more than 8,000 characters is refused before anything else', () => {
  const long = (characters: number) => asked({ path: `/${'a'.repeat(characters - 1)}` });
  assert.deepEqual(matchRoute(long(8000), anybody), { to: 'site' });
  assert.deepEqual(matchRoute(long(8001), anybody), { to: 'refusal', status: 414 });
  const room = asked({ path: `/v1/rooms/${'A'.repeat(8000)}`, upgrade: null, origin: null });
  assert.deepEqual(matchRoute(room, anybody), { to: 'refusal', status: 414 });
});

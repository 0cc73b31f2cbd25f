import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CoachLinks } from './coach-links.ts';

const COACH = { key: 'dl_x', name: 'Ana, coach' };

test('COACH-11: a coach’s sign-in address is valid until it is used or expires', () => {
  const links = new CoachLinks();
  const token = links.mint({ coach: COACH, to: '/wall', expiresAt: 1000 });
  assert.doesNotMatch(token, /dl_x/);
  assert.equal(links.find(`${token}x`, 0), null);
  assert.equal(links.find(token, 999)?.to, '/wall');
  assert.equal(links.find(token, 999)?.coach, COACH);
  assert.equal(links.take(token, 999)?.coach, COACH);
  assert.equal(links.take(token, 999), null);
  const late = links.mint({ coach: COACH, to: '/coach', expiresAt: 1000 });
  assert.notEqual(late, token);
  assert.equal(links.take(late, 1000), null);
});

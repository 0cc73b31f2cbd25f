import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostedGame, localGame } from '../../../test/sample-games.ts';
import { foreignRelays } from './foreign-relays.ts';

test('BACK-8: the relays of games are told, but for the site’s own', () => {
  const games = [hostedGame('a', []), hostedGame('b', []), localGame('c', 'x')];
  const [relay = ''] = foreignRelays(games, 'https://own.example');
  assert.match(relay, /^https?:/);
  assert.deepEqual(foreignRelays(games, 'https://own.example'), [relay], 'once');
  assert.deepEqual(foreignRelays(games, relay), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostedGame, joinedGame } from '../../test/sample-games.ts';
import type { KeptGame, OnlineGame, OnlineStanding } from '../games/core/kept-game.ts';
import { listConnectedGames, isFailedJoin } from './eligible.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;
const RELAY = 'https://relay.example';

function game(id: string, standing: OnlineStanding, daysAgo: number): OnlineGame {
  const made = hostedGame(id);
  return { ...made, summary: { ...made.summary, standing, at: NOW - daysAgo * DAY } };
}

function ids(games: readonly KeptGame[], ...shown: string[]): string[] {
  return listConnectedGames(games, new Set(shown), { now: NOW, relay: RELAY }).map(({ id }) => id);
}

test('KEEP-6: running games are connected first, then those that ended within a room’s lifetime', () => {
  const games = [
    game('ended', 'won', 1),
    game('mine', 'mine', 3),
    game('long over', 'drawn', 8),
    game('theirs', 'theirs', 2),
    game('waiting', 'waiting', 4),
    game('refused', 'refused', 0),
    game('closed', 'closed', 0),
  ];
  assert.deepEqual(ids(games), ['theirs', 'mine', 'waiting', 'ended']);
});

test('KEEP-6: at most eight are connected, the latest first, and the one on the page before all', () => {
  const games = Array.from({ length: 12 }, (_, day) => game(`g${day}`, 'theirs', day));
  assert.deepEqual(ids(games), ['g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7']);
  assert.deepEqual(ids(games, 'g11'), ['g11', 'g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6']);
});

test('KEEP-6, BACK-7, BACK-8: games on another device or site, and unreadable ones, are left alone', () => {
  const elsewhere = { ...game('elsewhere', 'mine', 0), isElsewhere: true };
  const made = game('unread', 'mine', 0);
  const unread = { ...made, state: { ...made.state, saved: null } };
  assert.deepEqual(ids([elsewhere, unread, game('here', 'mine', 1)]), ['here']);
  assert.deepEqual(ids([elsewhere], 'elsewhere'), []);
  const at = { now: NOW, relay: 'https://chess.example' };
  assert.deepEqual(listConnectedGames([game('foreign', 'mine', 0)], new Set(), at), []);
});

test('HAND-4: only a guest without a seat in a closed room leaves no row', () => {
  const closed = (made: OnlineGame, isSeated = false): OnlineGame => ({
    ...made,
    state: { ...made.state, saved: { ...(made.state.saved as object), isSeated } },
    summary: { ...made.summary, standing: 'closed' },
  });
  const joined = joinedGame('guest', hostedGame('host').state.secret);
  assert.ok(isFailedJoin(closed(joined)));
  assert.ok(!isFailedJoin(closed(joined, true)), 'who had a seat');
  assert.ok(!isFailedJoin(joined), 'who may still get one');
  assert.ok(!isFailedJoin(closed(hostedGame('host'))), 'a host');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame } from '@sealed-move/client/session';
import { makeMemoryDatabase } from '../src/storage/memory.ts';
import { changeSavedPage, saveGame } from './saved-page.ts';

const setup = { hostSide: 0, options: null } as const;
const GAME = createGame({ relay: 'http://127.0.0.1', name: '', now: 0, setup });
const INVITE = { secret: 'B'.repeat(21), relay: null, name: null };

test('NOUG-1: an invitation that arrives while the game is being saved is kept', async () => {
  const database = makeMemoryDatabase();
  await changeSavedPage(database, { game: GAME });
  await Promise.all([changeSavedPage(database, { invite: INVITE }), saveGame(database, GAME)]);
  assert.deepEqual(await database.get('settings', 'noughts'), { game: GAME, invite: INVITE });
});

test('NOUG-1: a game that was left or removed is not saved again', async () => {
  const database = makeMemoryDatabase();
  assert.equal(await saveGame(database, GAME), false);
  assert.equal(await database.get('settings', 'noughts'), undefined);
  await changeSavedPage(database, { game: null });
  assert.equal(await saveGame(database, GAME), false);
  assert.deepEqual(await database.get('settings', 'noughts'), { game: null });
});

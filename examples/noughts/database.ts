// The saved game, and the newest push that no page has taken yet. IndexedDB, unlike localStorage, can
// be read by workers and keeps keys that no script can read.
import type { PushedFrame } from '@sealed-move/client/push-worker';
import { readSavedGame, type SavedGame } from '@sealed-move/client/saved-games';

const [GAME, INBOX] = [0, 1];
const database = openDatabase();

export async function loadGame(): Promise<SavedGame | null> {
  return readSavedGame(await settle((await open('readonly')).get(GAME)));
}

/** Resolves once it is kept: nothing that depends on it is sent before. */
export async function keepGame(game: SavedGame | null): Promise<void> {
  const games = await open('readwrite');
  games.put(game, GAME);
  if (game === null) games.delete(INBOX);
  await end(games.transaction);
}

export async function readInbox(): Promise<PushedFrame | null> {
  return ((await settle((await open('readonly')).get(INBOX))) as PushedFrame | undefined) ?? null;
}

/** Keeps the frame with the highest number: a worker may run twice at once. */
export async function keepFrame(pushed: PushedFrame): Promise<void> {
  const games = await open('readwrite');
  const kept = (await settle(games.get(INBOX))) as PushedFrame | undefined;
  if (kept === undefined || kept.n < pushed.n) games.put(pushed, INBOX);
  await end(games.transaction);
}

async function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database).transaction('games', mode, { durability: 'strict' }).objectStore('games');
}

async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('example-noughts', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'));
  return settle(opening);
}

async function end(transaction: IDBTransaction): Promise<void> {
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}

async function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

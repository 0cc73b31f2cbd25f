// Noughts and crosses for two browsers, over a relay that cannot read the moves. Without a framework:
// one page that shows what the session says, and one saved game.
import { makeInviteLink, parseInvite } from '@sealed-move/client/invites';
import { makeBrowserPlatform } from '@sealed-move/client/platform';
import { readSavedGame, type SavedGame } from '@sealed-move/client/saved-games';
import { createSession, joinGame, createGame, explainPause } from '@sealed-move/client/session';
import type { Session, SessionView } from '@sealed-move/client/session';
import { NOUGHTS } from './rules.ts';

const relay = document.body.dataset['relay'] || location.origin;
const parsed = parseInvite(location.href);
// The secret leaves the address bar, where it could be looked at or bookmarked.
history.replaceState(null, '', location.pathname);

const database = await openDatabase();
const squares = Array.from({ length: 9 }, () => document.createElement('button'));
for (let row = 0; row < 9; row += 3) {
  const line = document.createElement('div');
  line.append(...squares.slice(row, row + 3));
  findById('board').append(line);
}

// Two tabs with one game would overwrite each other: the first one plays.
void navigator.locks.request('example-noughts', { ifAvailable: true }, async (lock) => {
  if (lock === null) findById('status').textContent = 'This game is open in another tab.';
  else await playGame((await loadGame()) ?? (await askToStart()));
});

/** Waits for the player's click before joining, because anyone can send a link. */
async function askToStart(): Promise<SavedGame> {
  const start = findById('start');
  start.hidden = false;
  start.textContent = parsed.kind === 'invite' ? 'Join the game' : 'New game';
  if (parsed.kind === 'refused')
    findById('status').textContent = 'This link is damaged: ask for it again.';
  await new Promise((resolve) => start.addEventListener('click', resolve, { once: true }));
  start.hidden = true;
  const common = { relay, name: '', now: Date.now() };
  return parsed.kind === 'invite'
    ? joinGame({ invite: parsed.invite, ...common })
    : createGame({ ...common, setup: { hostSide: 0, options: null } });
}

/** Plays until the player leaves, or closes the page. */
async function playGame(saved: SavedGame): Promise<void> {
  const session = createSession({
    rules: NOUGHTS,
    saved,
    // Resolve once it is kept: nothing that depends on it is sent before.
    store: { save: async (game) => keepGame(game) },
    ownerKey: null,
    platform: makeBrowserPlatform(),
  });
  for (const [square, button] of squares.entries()) {
    button.addEventListener('click', () => void session.play(String(square)));
  }
  findById('again').addEventListener('click', () => void session.agreeRematch());
  findById('go-on').addEventListener('click', () => void session.goOn());
  findById('leave').addEventListener('click', () => void leaveGame(session));
  const invite = { secret: saved.secret, relay: null, name: null };
  (findById('link') as HTMLInputElement).value = makeInviteLink(location.href, invite);
  session.subscribe(() => showView(session.view));
  showView(session.view);
  session.start();
  // Holds the lock for as long as the page is open.
  await new Promise(() => undefined);
}

async function leaveGame(session: Session): Promise<void> {
  (findById('leave') as HTMLButtonElement).disabled = true;
  await session.leave();
  await keepGame(null);
  location.reload();
}

function showView(view: SessionView): void {
  const { connection, game, keys, peer, role } = view;
  findById('status').textContent = describeView(view);
  for (const [square, button] of squares.entries()) {
    const ply = game.moves.findIndex(({ move }) => move === String(square));
    button.textContent = ply < 0 ? '\u00a0' : ply % 2 === 0 ? '×' : '○';
    button.ariaLabel = `Square ${square + 1}: ${ply < 0 ? 'free' : button.textContent}`;
    button.disabled = ply >= 0 || game.turn !== game.side || !view.isKnown;
  }
  findById('link').hidden =
    role !== 'host' || peer.presence !== 'never' || connection.kind !== 'online';
  findById('again').hidden = game.ending === null || game.offers.rematch === 'mine';
  findById('leave').hidden = false;
  findById('go-on').hidden = keys.kind !== 'changed';
  findById('keys').textContent =
    keys.kind === 'words' ? `Compare by voice: ${keys.words.join(' ')}` : '';
}

function describeView(view: SessionView): string {
  const { game, isKnown, keys } = view;
  // Offline, away or not saved: what there is to say besides whose move it is.
  const notice = explainPause(view);
  if (keys.kind === 'changed') return 'Another device came with this link. Is it your friend’s?';
  if (game.ending !== null) {
    const winner = 'winner' in game.ending ? game.ending.winner : null;
    const result = winner === null ? 'A draw.' : winner === game.side ? 'You win.' : 'You lose.';
    return `${result} ${notice ?? ''}`;
  }
  if (notice !== null) return notice;
  if (!isKnown) return 'Waiting for your opponent.';
  return game.turn === game.side ? 'Your move.' : 'The other player’s move.';
}

/** IndexedDB, unlike localStorage, keeps keys that no script can read. */
async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('example-noughts', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('games'));
  return settle(opening);
}

async function loadGame(): Promise<SavedGame | null> {
  return readSavedGame(await settle(database.transaction('games').objectStore('games').get(0)));
}

async function keepGame(game: SavedGame | null): Promise<void> {
  const transaction = database.transaction('games', 'readwrite', { durability: 'strict' });
  await settle(transaction.objectStore('games').put(game, 0));
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

function findById(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}

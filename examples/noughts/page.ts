// Noughts and crosses for two browsers, over a relay that cannot read the moves. Without a framework:
// one page that shows what the session says, and one saved game.
import { makeInviteLink, parseInvite } from '@sealed-move/client/invites';
import { makeBrowserPlatform } from '@sealed-move/client/platform';
import type { SavedGame } from '@sealed-move/client/saved-games';
import { createSession, joinGame, createGame, explainPause } from '@sealed-move/client/session';
import type { Session, SessionView } from '@sealed-move/client/session';
import { keepGame, loadGame } from './database.ts';
import { endPush, findForwarder, followWorker, getMovesByPush, makePushService } from './push.ts';
import { NOUGHTS } from './rules.ts';

const relay = document.body.dataset['relay'] || location.origin;
const parsed = parseInvite(location.href);
// The secret leaves the address bar, where it could be looked at or bookmarked.
history.replaceState(null, '', location.pathname);

let hasForwarder = false;
void findForwarder(relay).then((url) => (hasForwarder = url !== null));
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
    store: { save: keepGame },
    ownerKey: null,
    platform: makeBrowserPlatform(),
    push: makePushService(relay),
  });
  followWorker(session);
  for (const [square, button] of squares.entries()) {
    button.addEventListener('click', () => void session.play(String(square)));
  }
  findById('again').addEventListener('click', () => void session.agreeRematch());
  findById('go-on').addEventListener('click', () => void session.goOn());
  findById('push').addEventListener('click', () => void getMovesByPush(session));
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
  await endPush();
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
  findById('push').hidden = !hasForwarder || keys.kind !== 'words' || view.push.mine === 'on';
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

function findById(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}

import './style.css';
import { inviteLink, parseInvite } from 'relay-client/invites';
import { browserPlatform } from 'relay-client/platform';
import type { SavedGame } from 'relay-client/saved-games';
import {
  createSession,
  joinGame,
  newGame,
  type Session,
  type SessionView,
} from 'relay-client/session';
import { forget, keep, keptGame } from './kept.ts';
import { NOUGHTS } from './rules.ts';
import { SIGNS, statusWords } from './words.ts';

/* A whole game on the library, without a framework: one page, one game at a time. */

const SQUARES = Array.from({ length: 9 }, (_, square) => squareButton(square));
let session: Session | null = null;
let isLeaving = false;

await main();

async function main(): Promise<void> {
  byId('board').append(...SQUARES);
  const parsed = parseInvite(location.href);
  // The secret leaves the address bar before anything else is done.
  history.replaceState(null, '', location.pathname);
  if (parsed.kind === 'invite') {
    const { invite } = parsed;
    const mine = keptGame();
    const isMine = mine?.secret === invite.secret;
    await open(isMine ? mine : joinGame({ invite, relay: location.origin, name: '', now: now() }));
  } else {
    const kept = keptGame();
    if (kept !== null) await open(kept);
  }
  byId('start').addEventListener('submit', (event) => {
    event.preventDefault();
    void open(hosted());
  });
  byId('again').addEventListener('click', () => void session?.agreeRematch());
  byId('leave').addEventListener('click', () => void leave());
  for (const type of ['pageshow', 'online']) addEventListener(type, () => session?.wake());
  document.addEventListener('visibilitychange', () => session?.wake());
}

function hosted(): SavedGame {
  const setup = { hostSide: 0, options: null } as const;
  return newGame({ relay: location.origin, name: '', now: now(), setup });
}

async function open(saved: SavedGame): Promise<void> {
  const key = (byId('key') as HTMLInputElement).value;
  await keep(saved);
  const opened = createSession({
    rules: NOUGHTS,
    saved,
    store: { save: keep },
    ownerKey: key === '' ? null : key,
    platform: browserPlatform(() => document.visibilityState === 'visible'),
  });
  session = opened;
  const link = inviteLink(location.origin + location.pathname, {
    secret: saved.secret,
    relay: null,
    name: null,
  });
  (byId('link') as HTMLInputElement).value = link;
  opened.subscribe(() => {
    show(opened.view);
    endIfLeft(opened.view);
  });
  show(opened.view);
  opened.start();
}

async function leave(): Promise<void> {
  isLeaving = true;
  await session?.leave();
  if (session !== null) endIfLeft(session.view);
}

/** The other player is told first, which needs the connection. */
function endIfLeft({ connection }: SessionView): void {
  if (!isLeaving || (connection.kind !== 'stopped' && connection.kind !== 'off')) return;
  forget();
  location.reload();
}

function show(view: SessionView): void {
  const { game, peer, role } = view;
  const marks = new Map(game.moves.map(({ move }, ply) => [Number(move), SIGNS[ply % 2 ? 1 : 0]]));
  for (const [square, button] of SQUARES.entries()) {
    const mark = marks.get(square) ?? '';
    button.textContent = mark;
    button.ariaLabel = `Square ${square + 1}, ${mark === '' ? 'empty' : mark}`;
    button.disabled = mark !== '' || game.turn !== game.side;
  }
  byId('status').textContent = statusWords(view);
  byId('start').hidden = true;
  byId('invite').hidden = role !== 'host' || peer.presence !== 'never';
  const canMeet = peer.presence !== 'left';
  byId('again').hidden = game.ending === null || game.offers.rematch === 'mine' || !canMeet;
  byId('leave').hidden = false;
}

function squareButton(square: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.disabled = true;
  button.ariaLabel = `Square ${square + 1}, empty`;
  button.addEventListener('click', () => void session?.play(String(square)));
  return button;
}

function byId(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`the page has no ${id}`);
  return found;
}

function now(): number {
  return Date.now();
}

// First, so that an invite leaves the address bar before anything else runs.
import { FIRST_ARRIVAL, takeArrival } from '../src/routing/address.ts';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/controls.css';
import '../src/styles/layout.css';
import './style.css';
import { findInvite } from '@sealed-move/client/invites';
import { isRoomGone, joinGame, createGame } from '@sealed-move/client/session';
import type { SavedGame } from '@sealed-move/client/saved-games';
import type { Arrival } from '../src/routing/core/arrival.ts';
import { openSettings } from '../src/preferences/kept-settings.ts';
import { applyLook } from '../src/preferences/look.ts';
import { followWorkers } from '../src/push/follow-workers.ts';
import { askInfo } from '../src/relay/ask.ts';
import { watchForUpdates } from '../src/shell/update.ts';
import { followOtherTabs } from '../src/services/other-tabs.ts';
import { openDatabase } from '../src/storage/database.ts';
import { openSturdyDatabase } from '../src/storage/sturdy-database.ts';
import { findById, showBoard, showInvite } from './board.ts';
import { answerKeys } from './keys.ts';
import { changeSavedPage, type SavedPage, readSavedPage } from './saved-page.ts';
import { type ActiveGame, playGame } from './play.ts';
import { endPush, switchPush } from './push.ts';
import { describeResignation } from './sentences.ts';
import { say, applyLanguage } from './say.ts';

/*
 * A whole game on the library without a framework: one page, one game at a time. Nothing is joined
 * before the player agrees, and a link never ends a game in progress. The page's data is removed
 * with the rest of the site's.
 */

applyLook();
const speaking = applyLanguage();
const database = await openSturdyDatabase({
  open: openDatabase,
  onKept: (is) => void showStorage(is),
});
let kept: SavedPage = await readSavedPage(database);
let played: ActiveGame | null = null;

await main();

async function main(): Promise<void> {
  await speaking;
  showBoard((square) => void played?.session.play(String(square)));
  findById('start').addEventListener('submit', (event) => {
    event.preventDefault();
    void beginGame(makeHostedGame());
  });
  findById('paste').addEventListener('submit', (event) => {
    event.preventDefault();
    void receiveInvitation({
      kind: 'join',
      invite: findInvite(findField('pasted').value, location.origin),
    });
  });
  findById('accept').addEventListener('click', () => void acceptInvitation());
  findById('refuse').addEventListener('click', () => void saveChange({ invite: null }));
  findById('again').addEventListener('click', () => void played?.session.agreeRematch());
  findById('keys-answer').addEventListener('click', () => void answerShownKeys());
  findById('push-switch').addEventListener('click', () => void switchShownPush());
  followWorkers({ pushed: () => played?.session.wake(), opened: () => undefined });
  askBeforeLeaving();
  findById('copy').addEventListener('click', () => void copyLink());
  addEventListener('hashchange', () => void receiveInvitation(takeArrival()));
  followOtherTabs(reloadPage);
  void watchForUpdates();
  await fillKey();
  void showKeyField();
  await receiveInvitation(FIRST_ARRIVAL);
  if (kept.game !== null) openGame(kept.game);
  showGame();
}

/** Asks for a key only if the relay is private, or does not say whether it is. */
async function showKeyField(): Promise<void> {
  const info = await askInfo();
  findById('key-field').hidden = info.kind === 'answer' && info.value.mode === 'public';
}

/** Fills in the saved key, so that the owner types it only once on this site (PREF-9). */
async function fillKey(): Promise<void> {
  findField('key').value = (await openSettings(database)).settings.value.ownerKey ?? '';
}

/** Keeps an invitation until the player answers it; the current game stays. */
async function receiveInvitation(arrival: Arrival | null): Promise<void> {
  if (arrival?.kind !== 'join') return;
  if (arrival.invite.kind !== 'invite') {
    findById('wrong').textContent = say().wrongLink;
    return;
  }
  const { invite } = arrival.invite;
  if (kept.game?.secret !== invite.secret) await saveChange({ invite });
}

async function acceptInvitation(): Promise<void> {
  const { invite } = kept;
  if (invite === null) return;
  await beginGame(joinGame({ invite, relay: location.origin, name: '', now: Date.now() }));
}

function makeHostedGame(): SavedGame {
  const setup = { hostSide: 0, options: null } as const;
  return createGame({ relay: location.origin, name: '', now: Date.now(), setup });
}

/** Whether leaving ends a game. One that cannot continue here is over already (GOON-14). */
function isPlaying(): boolean {
  return kept.game !== null && (played === null || !isRoomGone(played.session.view));
}

async function beginGame(game: SavedGame): Promise<void> {
  if (isPlaying()) return;
  const { invite } = kept;
  const before = played;
  played = null;
  await before?.close();
  if (before !== null) await endPush();
  await saveChange(invite?.secret === game.secret ? { game, invite: null } : { game });
  openGame(game);
}

function openGame(game: SavedGame): void {
  const key = findField('key').value;
  played = playGame(game, {
    database,
    ownerKey: key === '' ? null : key,
    kept: (saved) => (kept = { ...kept, game: saved }),
    changed: showGame,
    ended: async () => {
      await saveChange({ game: null });
      await endPush();
      location.reload();
    },
  });
}

async function answerShownKeys(): Promise<void> {
  if (played !== null) await answerKeys(played.session.view.keys, played.session);
}

async function switchShownPush(): Promise<void> {
  if (played !== null) await switchPush(played.session);
}

/** Warns that leaving a game in progress resigns it. */
function askBeforeLeaving(): void {
  const dialog = findById('leaving') as HTMLDialogElement;
  findById('leave').addEventListener('click', () => {
    findById('leave-question').textContent = describeResignation(played?.session.view);
    dialog.showModal();
  });
  findById('stay').addEventListener('click', () => dialog.close());
  findById('leave-now').addEventListener('click', () => {
    dialog.close();
    void played?.leave();
  });
}

async function copyLink(): Promise<void> {
  const { value } = findField('link');
  const copied = navigator.clipboard.writeText(value);
  findById('copied').textContent = await copied.then(
    () => say().copied,
    () => say().copyByHand,
  );
}

/** Reads the saved page again, because another tab may have removed the current game. */
async function reloadPage(): Promise<void> {
  const now = await readSavedPage(database);
  if (played !== null && now.game === null) {
    await played.session.stop();
    location.reload();
  } else if (played === null) {
    kept = now;
    showGame();
  }
}

/** Warns that nothing is saved. Once the disk answers again, reads what it has kept (KEEP-9). */
async function showStorage(isKept: boolean): Promise<void> {
  await speaking;
  const storage = findById('storage');
  const isBack = isKept && storage.textContent !== '';
  storage.textContent = isKept ? '' : say().notSaved;
  if (isBack) await reloadPage();
}

async function saveChange(part: Partial<SavedPage>): Promise<void> {
  kept = { ...kept, ...part };
  // Data that a full disk refuses is lost with the page; for a game, its session says so (SAVE-2).
  await changeSavedPage(database, part).catch(() => undefined);
  showGame();
}

function showGame(): void {
  const { game, invite } = kept;
  findById('board').hidden = game === null;
  const isBusy = isPlaying() || invite !== null;
  findById('start').hidden = isBusy;
  findById('paste').hidden = isBusy;
  findById('begin').textContent = game === null ? say().start : say().playAgain;
  showInvite(invite, isPlaying());
}

function findField(id: string): HTMLInputElement {
  return findById(id) as HTMLInputElement;
}

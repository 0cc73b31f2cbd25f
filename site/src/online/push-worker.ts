import { type Notice, servePushes, type PushWorker } from '@sealed-move/client/push-worker';
import type { SessionView } from '@sealed-move/client/session';
import { chess, chess960, chessFromPosition } from '../chess/chess.ts';
import { chooseGameForSetup } from '../game/beginning.ts';
import type { GameName } from '../game/core/names.ts';
import type { Game } from '../game/game.ts';
import { getGameName, isOnline, readKeptGame } from '../games/core/kept-game.ts';
import { describeOpponent } from '../games/standing-words.ts';
import { chooseLanguage, type LanguageChoice } from '../messages/language.ts';
import { playWords, words } from '../messages/words.ts';
import { findCall } from '../play/calls.ts';
import { listChanges } from '../play/changes.ts';
import { readSettings } from '../preferences/core/settings.ts';
import { keepFrame, readInbox } from '../push/inbox.ts';
import { readPushScope } from '../push/push-scope.ts';
import { reversi } from '../reversi/game/reversi.ts';
import { writeFragment } from '../routing/core/route.ts';
import { openDatabase } from '../storage/database.ts';
import { findSavedGame } from './eligible.ts';

/*
 * The worker of one game whose player is reached by push (REACH-4). It has the scope of that game
 * alone, controls no page, and answers no request.
 */

declare const self: PushWorker;

const GAMES: Readonly<Record<GameName, Game>> = {
  chess,
  chess960,
  'chess-from': chessFromPosition,
  reversi,
};
const id = readPushScope(self.registration.scope) ?? '';

servePushes(self, {
  id,
  address: `/${writeFragment({ page: 'game', id })}`,
  load: loadGame,
  keep: async (frame) => keepFrame(id, frame),
  describe: (news, game) => describeNews(news, game),
  describeNothing: () => ({ title: 'Sealed Move', body: playWords().online.push.noNews }),
});

async function loadGame() {
  await loadWords('system');
  const { database } = await openDatabase(() => undefined);
  const kept = readKeptGame(await database.get('games', id));
  const settings = readSettings(await database.get('settings', 'settings'));
  await loadWords(settings.language);
  const saved = kept !== null && isOnline(kept) ? findSavedGame(kept) : null;
  if (kept === null || saved === null) return null;
  const plays = GAMES[getGameName(kept)];
  const [inbox, isNamed] = [await readInbox(id), settings.notifyMoves];
  return { rules: plays.rules, saved, inbox, plays, title: describeOpponent(kept), isNamed };
}

async function loadWords(choice: LanguageChoice): Promise<void> {
  const language = chooseLanguage(choice, navigator.languages);
  await Promise.all([words.load(language), playWords.load(language)]);
}

interface News {
  readonly before: SessionView;
  readonly after: SessionView;
}

interface GameContext {
  readonly plays: Game;
  readonly title: string;
  readonly isNamed: boolean;
}

function describeNews(
  { before, after }: News,
  { plays, title, isNamed }: GameContext,
): Notice | null {
  const toView = (view: SessionView) => ({ ...view, kind: 'online', me: '', plays }) as const;
  const changes = listChanges(toView(before), toView(after));
  const begun = chooseGameForSetup(plays, after.setup);
  const last = begun.lineOf(after.game.moves.map(({ move }) => move)).at(-1);
  const isMoved = changes.some((one) => one.kind === 'moved' && !one.isMine);
  const call = findCall(changes);
  if (call === null) return null;
  const isTold = isNamed && isMoved && last !== undefined && after.game.ending === null;
  const body = isTold ? playWords().online.push.played(title, begun.written(last)) : call;
  return { title, body };
}

import type { Session, SessionView } from '@sealed-move/client/session';
import { chooseGameForSetup } from '../game/beginning.ts';
import type { Game } from '../game/game.ts';
import { findCall } from '../play/calls.ts';
import { type Change, listChanges } from '../play/changes.ts';
import { notifyPlayer } from '../play/notices.ts';
import { chooseSound } from '../play/sound-of.ts';
import type { OnlineView } from '../play/table.ts';
import { readRoute } from '../routing/core/route.ts';
import type { Services } from '../services/services.ts';
import { addNews, dropNews } from '../shell/game-news.ts';
import { playSound } from '../sound/player.ts';
import { playWords } from '../messages/words.ts';

interface BackgroundGame {
  readonly id: string;
  readonly session: Session;
  readonly plays: Game;
  readonly isShown: () => boolean;
  readonly name: () => string;
}

/**
 * Alerts the player to a game that no page shows (KEEP-6, PLAY-12): in the title, on the page, by
 * sound, and by a notification if allowed. A game's own page does so itself, except before anybody
 * has joined. Returns a function that stops it.
 */
export function tellOfNews({ settings }: Services, game: BackgroundGame): () => void {
  const { id, session, plays, isShown } = game;
  let before = session.view;
  return session.subscribe(() => {
    const after = session.view;
    const found = listChanges(toOnlineView(before, plays), toOnlineView(after, plays));
    const [wasTurn, isTurn] = [isMyTurn(before), isMyTurn(after)];
    before = after;
    if (wasTurn && !isTurn) dropNews(id);
    if (isShown() && !hasOpponentJoined(found)) return;
    const said = findCall(found);
    if (said === null) return;
    const begun = chooseGameForSetup(plays, after.setup);
    const sound = chooseSound(found, begun.lineOf(after.game.moves.map(({ move }) => move)).at(-1));
    if (settings.value.sound && sound !== null) playSound(sound, settings.value.sounds);
    if (!isShown()) addNews({ id, name: game.name(), said });
    const isSeen = !document.hidden && (isShown() || readRoute(location.hash).page === 'home');
    if (!isSeen && settings.value.notify) notifyPlayer(playWords().play.call.oneOfYours, said);
  });
}

/** Whether somebody joined a waiting host, whose page shows neither a board nor news. */
function hasOpponentJoined(found: readonly Change[]): boolean {
  return found.some(({ kind }) => kind === 'sat-down');
}

function isMyTurn({ game }: SessionView): boolean {
  return game.turn === game.side;
}

function toOnlineView(view: SessionView, plays: Game): OnlineView {
  return { ...view, kind: 'online', me: '', plays };
}

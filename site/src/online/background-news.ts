import type { Session, SessionView } from 'relay-client/session';
import type { Game } from '../game/game.ts';
import { callOf } from '../play/calls.ts';
import { changes } from '../play/changes.ts';
import { call } from '../play/notices.ts';
import type { OnlineView } from '../play/table.ts';
import { routeOf } from '../routing/core/route.ts';
import type { Services } from '../services/services.ts';
import { playWords } from '../messages/words.ts';

/**
 * Calls the player to a game that no page shows (KEEP-6). The page of a game does that by itself, and
 * whoever looks at the list sees it there.
 * @returns how to stop
 */
export function tellOfNews(
  { settings }: Services,
  session: Session,
  plays: Game,
  isShown: () => boolean,
): () => void {
  let before = session.view;
  return session.subscribe(() => {
    const after = session.view;
    const said = callOf(changes(atTable(before, plays), atTable(after, plays)));
    before = after;
    const isSeen = !document.hidden && routeOf(location.hash).page === 'home';
    if (said === null || isSeen || isShown() || !settings.value.notify) return;
    call(playWords().play.call.oneOfYours, said);
  });
}

function atTable(view: SessionView, plays: Game): OnlineView {
  return { ...view, kind: 'online', me: '', plays };
}

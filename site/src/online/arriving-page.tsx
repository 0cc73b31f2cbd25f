import type { Session, SessionView } from '@sealed-move/client/session';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { Shell } from '../shell/shell.tsx';
import type { KeptGame } from '../games/core/kept-game.ts';
import { describeOpponent } from '../games/standing-words.ts';
import { ToGames } from '../components/to-games.tsx';
import { ConnectionNotice } from '../play/status.tsx';
import { playWords } from '../messages/words.ts';

/** Whether two others are in the room; one may be this player in another browser (HAND-4). */
function isFull({ connection, role }: SessionView): boolean {
  return role === 'guest' && connection.kind === 'stopped' && connection.code === CLOSE.full;
}

interface ArrivingPageProps {
  readonly game: KeptGame;
  readonly session: Session;
  readonly view: SessionView;
}

/** The page of a guest who does not have the game's state yet, and so has no board (ONL-7). */
export function ArrivingPage({ game, session, view }: ArrivingPageProps) {
  const { kind } = view.connection;
  const isGone = view.peer.presence === 'left';
  const say = playWords().online.arriving;
  return (
    <Shell title={say.title}>
      <div class="stack">
        <h1>{kind === 'stopped' || isGone ? say.cannot : say.heading}</h1>
        <ConnectionNotice view={view} session={session} />
        <p class="soft" role="status">
          {isGone ? say.gone : null}
          {kind === 'online' && !isGone ? say.seated(describeOpponent(game)) : null}
        </p>
        <div class="actions">
          {isFull(view) ? (
            <a class="button primary" href="#/join">
              {say.openCarried}
            </a>
          ) : null}
          <ToGames />
        </div>
      </div>
    </Shell>
  );
}

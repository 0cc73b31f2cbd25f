import type { Session, SessionView } from 'relay-client/session';
import { Shell } from '../shell/shell.tsx';
import type { KeptGame } from '../games/core/kept-game.ts';
import { opponentWords } from '../games/core/standing-words.ts';
import { ToGames } from '../parts/to-games.tsx';
import { ConnectionNotice } from '../play/status.tsx';

interface ArrivingPageProps {
  readonly game: KeptGame;
  readonly session: Session;
  readonly view: SessionView;
}

const GONE =
  'This link leads nowhere any more: whoever made it has left the game. Ask for a new one.';

/** A guest who has not heard from the host yet: until then there is no game to show (ONL-7). */
export function ArrivingPage({ game, session, view }: ArrivingPageProps) {
  const { kind } = view.connection;
  const isGone = view.peer.presence === 'left';
  return (
    <Shell title="Joining a game">
      <div class="stack">
        <h1>{kind === 'stopped' || isGone ? 'This game cannot be joined' : 'Joining the game'}</h1>
        <ConnectionNotice view={view} session={session} />
        <p class="soft" role="status">
          {isGone ? GONE : null}
          {kind === 'online' && !isGone
            ? `The seat is yours. The game begins as soon as ${opponentWords(game)} is there too.`
            : null}
        </p>
        <div class="actions">
          <ToGames />
        </div>
      </div>
    </Shell>
  );
}

import type { Session, SessionView } from 'relay-client/session';
import { Shell } from '../shell/shell.tsx';
import type { KeptGame } from '../games/core/kept-game.ts';
import { opponentWords } from '../games/standing-words.ts';
import { ToGames } from '../components/to-games.tsx';
import { ConnectionNotice } from '../play/status.tsx';
import { playWords } from '../messages/words.ts';

interface ArrivingPageProps {
  readonly game: KeptGame;
  readonly session: Session;
  readonly view: SessionView;
  /** Its origin. */
  readonly relay: string;
}

/** A guest who was not told yet how the game stands: until then there is none to show (ONL-7). */
export function ArrivingPage({ game, session, view, relay }: ArrivingPageProps) {
  const { kind } = view.connection;
  const isGone = view.peer.presence === 'left';
  const say = playWords().online.arriving;
  return (
    <Shell title={say.title}>
      <div class="stack">
        <h1>{kind === 'stopped' || isGone ? say.cannot : say.heading}</h1>
        <ConnectionNotice view={view} session={session} relay={relay} />
        <p class="soft" role="status">
          {isGone ? say.gone : null}
          {kind === 'online' && !isGone ? say.seated(opponentWords(game)) : null}
        </p>
        <div class="actions">
          <ToGames />
        </div>
      </div>
    </Shell>
  );
}

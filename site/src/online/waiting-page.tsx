import { useEffect, useState } from 'preact/hooks';
import type { SavedGame, Setup } from '@sealed-move/client/saved-games';
import type { Session, SessionView } from '@sealed-move/client/session';
import { openRoute } from '../routing/address.ts';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import type { OnlineGame } from '../games/core/kept-game.ts';
import type { Game } from '../game/game.ts';
import { describeKeyProblem } from '../relay/key-hint.ts';
import { makeInvite } from './invitation.ts';
import { InviteCard } from './invite-card.tsx';
import { type ShownGame, useLiveGames } from './live-context.ts';
import { Lobby } from './lobby.tsx';
import { Remove } from '../components/remove.tsx';
import { ConnectionNotice } from '../play/status.tsx';
import { describeOpponent } from '../games/standing-words.ts';
import { NotifyCard } from './notify-card.tsx';
import { isSuperseded } from '../play/table.ts';
import { playWords, words } from '../messages/words.ts';

interface WaitingPageProps {
  readonly plays: Game;
  readonly game: OnlineGame;
  readonly saved: SavedGame;
  readonly session: Session;
  readonly view: SessionView;
  /** Opens a game that continues in another room; null if there is nothing to see yet. */
  readonly toBoard: (() => void) | null;
  /** Called when the game was opened again, as with other terms, or failed to open. */
  readonly onShown: (shown: ShownGame | 'failed' | null) => void;
}

/** A game that nobody has joined yet: its link, and whether the relay has the room. */
export function WaitingPage(props: WaitingPageProps) {
  const { plays, game, saved, session, view, toBoard, onShown } = props;
  const services = useServices();
  const live = useLiveGames();
  const remove = async () => {
    // Leaving waits for a connection, which may never come.
    await (view.connection.kind === 'online' ? session.leave() : session.stop());
    await services.forget(game.id);
    openRoute({ page: 'home' });
  };
  const change = async (setup: Setup) => {
    const changed = await live.change(game.id, setup).catch(() => null);
    onShown(changed === null ? 'failed' : changed.shown);
    return changed?.isKept ?? true;
  };
  const { connection } = view;
  const hasRoom = useHasRoom(saved, view);
  const code = 'code' in connection ? connection.code : null;
  const isOpenElsewhere = isSuperseded(connection);
  // Once the room exists, no key is needed for it.
  const hint = hasRoom ? null : describeKeyProblem(code, services.settings.value.ownerKey !== null);
  const isStopped = connection.kind === 'stopped';
  const say = playWords().online.waiting;
  const name = describeOpponent(game);
  const withdraw =
    toBoard === null ? (
      <Remove what={say.thisGame} label={say.withdraw} onRemove={remove} />
    ) : (
      <button class="button quiet" type="button" onClick={toBoard}>
        {playWords().online.goOn.toBoard}
      </button>
    );
  const isLobby = hasRoom && !isStopped;
  return (
    <Shell title={say.title} isWide={isLobby}>
      <div class="stack">
        {isStopped ? <h1>{isOpenElsewhere ? say.elsewhere : say.notOpened}</h1> : null}
        <ConnectionNotice view={view} session={session} />
        {isStopped && toBoard !== null ? <p>{playWords().online.goOn.refused(name)}</p> : null}
        {hint === null ? null : (
          <p>
            {hint} <a href="#/settings">{say.lookAtKey}</a>
          </p>
        )}
        {isLobby ? (
          <Lobby
            plays={plays}
            saved={saved}
            view={view}
            friend={toBoard === null ? (game.label ?? null) : name}
            isOnline={connection.kind === 'online'}
            withdraw={withdraw}
            onChange={change}
          >
            <InviteCard
              plays={plays.name}
              invite={makeInvite(saved, plays.name)}
              friend={toBoard === null ? (game.label ?? null) : name}
              seat={toBoard === null ? null : saved.match.seat}
            />
          </Lobby>
        ) : null}
        {isLobby ? <NotifyCard games={[game]} about={playWords().online.waiting.notify} /> : null}
        {isStopped && !isOpenElsewhere ? (
          // The notice itself says how to take over a game that is open elsewhere.
          <div class="actions">
            <button class="button primary" type="button" onClick={() => session.start()}>
              {words().parts.tryAgain}
            </button>
          </div>
        ) : null}
        {isLobby ? null : <div class="actions">{withdraw}</div>}
      </div>
    </Shell>
  );
}

/** Whether a friend who opens the link finds the game: the first to connect creates its room. */
function useHasRoom(saved: SavedGame, { connection }: SessionView): boolean {
  const [hasRoom, setHasRoom] = useState(saved.isSeated);
  const isOnline = connection.kind === 'online';
  useEffect(() => {
    if (isOnline) setHasRoom(true);
  }, [isOnline]);
  return hasRoom || isOnline;
}

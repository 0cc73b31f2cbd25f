import type { ComponentChildren } from 'preact';
import { useEffect, useState, useLayoutEffect } from 'preact/hooks';
import {
  type KeysView,
  type Session,
  type SessionView,
  continueInNewRoom,
} from '@sealed-move/client/session';
import { NotLoaded } from '../shell/not-loaded.tsx';
import { Shell } from '../shell/shell.tsx';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { countScore } from '../games/core/earlier-game.ts';
import { useGame } from '../catalogue/catalogue.ts';
import { makeStudyLink } from '../play/study-of.ts';
import type { GameTable } from '../game/game-table.ts';
import { type OnlineGame, getGameName } from '../games/core/kept-game.ts';
import { listEarlierGames } from '../games/core/match.ts';
import { PlayPage } from '../play/play-page.tsx';
import { isArrived } from './arrived.ts';
import { ArrivingPage } from './arriving-page.tsx';
import { findSavedGame } from './eligible.ts';
import { GoOnPage } from './go-on-page.tsx';
import { ElsewherePage } from './elsewhere-page.tsx';
import { useLeaving } from './leave-game.tsx';
import { type ShownGame, useLiveGames } from './live-context.ts';
import { PushCard } from './push-card.tsx';
import { SealWords } from './seal-words.tsx';
import { LostGame } from './lost-game.tsx';
import { WaitingPage } from './waiting-page.tsx';
import { playWords, words } from '../messages/words.ts';
import { mayGoOn, type SavedGame } from '@sealed-move/client/saved-games';

interface OnlinePageProps {
  readonly game: OnlineGame;
}

export function OnlinePage({ game }: OnlinePageProps) {
  if (game.isElsewhere === true) return <ElsewherePage game={game} />;
  if (game.newLink !== undefined) return <GoOnPage game={game} link={game.newLink} />;
  const saved = findSavedGame(game);
  if (saved === null) return <LostGame id={game.id} relay={null} />;
  // Browsers let this site talk to its own relay alone.
  if (saved.relay !== location.origin) return <LostGame id={game.id} relay={saved.relay} />;
  return <TakenGame game={game} />;
}

/** Shows a game from the state that the page took over. */
function TakenGame({ game }: OnlinePageProps) {
  const live = useLiveGames();
  const [shown, setShown] = useState<ShownGame | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (taken: ShownGame | 'failed' | null) => (isGone ? undefined : setShown(taken));
    void live.show(game.id).then(show, () => show('failed'));
    return () => {
      isGone = true;
      live.hide(game.id);
    };
  }, [game.id]);
  const loaded = useGame(getGameName(game));
  if (loaded === 'failed' || shown === 'failed') {
    return (
      <Opening>
        <NotLoaded />
      </Opening>
    );
  }
  if (shown === null || loaded === 'loading') return <Opening>{null}</Opening>;
  return <OpenGame game={game} shown={shown} gameTable={loaded.table} onShown={setShown} />;
}

function Opening({ children }: { readonly children: ComponentChildren }) {
  return <Shell title={words().shell.opening}>{children}</Shell>;
}

interface OpenGameProps extends OnlinePageProps {
  readonly shown: ShownGame;
  readonly gameTable: GameTable;
  /** Called when the game was opened again or failed to open; null if it is no longer stored. */
  readonly onShown: (shown: ShownGame | 'failed' | null) => void;
}

function OpenGame({ game, shown, gameTable, onShown }: OpenGameProps) {
  const { session, saved, clock, plays } = shown;
  const services = useServices();
  const choices = useSignal(services.settings);
  const view = useSessionView(session);
  const exit = useLeaving(game, session, view, clock);
  const goOn = useGoingOn(game, saved, onShown);
  const isAwaited = view.role === 'host' && view.peer.presence === 'never';
  const [isAtBoard, setAtBoard] = useState(false);
  if (isAwaited && !(isAtBoard && view.isMoved === true)) {
    const toBoard = view.isMoved === true ? () => setAtBoard(true) : null;
    const waiting = { plays, game, saved, session, view, toBoard, onShown };
    return <WaitingPage key={JSON.stringify([saved.secret, saved.setup])} {...waiting} />;
  }
  if (!isArrived(view)) {
    return <ArrivingPage game={game} session={session} view={view} />;
  }
  const earlier = listEarlierGames(game);
  const friend = game.label ?? words().games.friend;
  const say = playWords().online;
  const title = view.peer.name === null ? say.game : say.gameWith(view.peer.name);
  return (
    <Shell title={title} isWide>
      <h1 class="unseen">{title}</h1>
      <PlayPage
        key={saved.secret}
        table={{ kind: 'online', me: saved.name, session, plays, friend, goOn }}
        gameTable={gameTable}
        choices={choices}
        onChoices={(change) => services.choose(change)}
        clock={clock}
        {...(earlier.length === 0 ? {} : { score: countScore(earlier) })}
        exit={exit}
        {...makeStudyLink(game)}
        isMoreDue={view.keys.kind === 'changed' || isHeld(view.keys)}
        more={
          <>
            {isAwaited ? (
              <button class="button" type="button" onClick={() => setAtBoard(false)}>
                {say.goOn.toLink}
              </button>
            ) : null}
            <SealWords
              keys={view.keys}
              name={view.peer.name ?? game.label ?? words().games.friend}
              session={session}
            />
            <PushCard id={game.id} session={session} view={view} name={view.peer.name ?? friend} />
            {/* The host made the link and can make another (HAND-4). */}
            <a class="button quiet" href={`#/match/${game.id}`}>
              {view.role === 'host' ? say.allOfMatchHost : say.allOfMatch}
            </a>
          </>
        }
      />
    </Shell>
  );
}

/** Nothing is shared until the player has compared the words or continues without. */
function isHeld(keys: KeysView): boolean {
  return keys.kind === 'words' && keys.isHeld === true;
}

/** Returns a session's view and re-renders after each change. */
function useSessionView(session: Session): SessionView {
  const [view, setView] = useState(session.view);
  useLayoutEffect(() => {
    // It may have changed between the first render and subscribing.
    setView(session.view);
    return session.subscribe(() => setView(session.view));
  }, [session]);
  return view;
}

/** Opens a new room and shows its link (GOON-10). Undefined if the game cannot go on from here. */
function useGoingOn(
  game: OnlineGame,
  first: SavedGame,
  onShown: (shown: ShownGame | 'failed' | null) => void,
): (() => void) | undefined {
  const live = useLiveGames();
  if (!mayGoOn(findSavedGame(game) ?? first)) return undefined;
  const goOn = async () => {
    const { shown } = await live.move(game.id, async (saved) =>
      continueInNewRoom(saved, location.origin),
    );
    onShown(shown);
  };
  return () => void goOn().catch(() => onShown('failed'));
}

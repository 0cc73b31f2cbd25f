import { useEffect, useMemo } from 'preact/hooks';
import { readSavedGame, type SavedGame } from 'relay-client/saved-games';
import { Shell } from '../shell/shell.tsx';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import type { OnlineGame } from '../games/core/kept-game.ts';
import { PlayPage } from '../play/play-page.tsx';
import { useSessionView } from './use-session-view.ts';
import { ArrivingPage } from './arriving-page.tsx';
import { useLeaving } from './leave-game.tsx';
import { onlineSession } from './online-session.ts';
import { SealWords } from './seal-words.tsx';
import { UnreadableGame } from './unreadable-game.tsx';
import { WaitingPage } from './waiting-page.tsx';

interface OnlinePageProps {
  readonly game: OnlineGame;
}

/** A game with a friend over the relay. */
export function OnlinePage({ game }: OnlinePageProps) {
  // The game goes on from what it was when the page opened.
  const read = useMemo(() => readSavedGame(game.state.saved), [game.id]);
  return read === null ? <UnreadableGame id={game.id} /> : <OpenGame game={game} saved={read} />;
}

function OpenGame({ game, saved }: { readonly game: OnlineGame; readonly saved: SavedGame }) {
  const services = useServices();
  const choices = useSignal(services.settings);
  const { session, clock, open } = useMemo(() => onlineSession(services, game, saved), [game.id]);
  useEffect(() => open(), [open]);
  const view = useSessionView(session);
  const exit = useLeaving(game, session, view, clock);
  if (view.role === 'host' && view.peer.presence === 'never') {
    return <WaitingPage game={game} saved={saved} session={session} view={view} />;
  }
  if (view.setup === null) return <ArrivingPage game={game} session={session} view={view} />;
  const title = view.peer.name === null ? 'Your game' : `Game with ${view.peer.name}`;
  return (
    <Shell title={title} isWide>
      <h1 class="unseen">{title}</h1>
      <PlayPage
        table={{ kind: 'online', me: saved.name, session }}
        choices={choices}
        onChoices={(change) => void services.change(change)}
        clock={clock}
        exit={exit}
        isMoreDue={view.keys.kind === 'changed'}
        more={
          <SealWords keys={view.keys} name={view.peer.name ?? 'your friend'} session={session} />
        }
      />
    </Shell>
  );
}

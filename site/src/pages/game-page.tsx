import { useEffect, useState } from 'preact/hooks';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { isInvited, isOnline } from '../games/core/kept-game.ts';
import { useSignal } from '../signals/use-signal.ts';
import { OnlinePage } from '../online/online-page.tsx';
import { ToGames } from '../components/to-games.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { LocalPage } from './local-page.tsx';
import { words } from '../messages/words.ts';

/** A game on this device in its current state: another tab may have played on. */
export function GamePage({ id }: { readonly id: string }) {
  const { refresh } = useServices();
  const [fresh, setFresh] = useState<string | null>(null);
  useEffect(() => {
    void refresh().finally(() => setFresh(id));
  }, [id]);
  return fresh === id ? <FreshGame id={id} /> : <Shell title={words().shell.opening}>{null}</Shell>;
}

function FreshGame({ id }: { readonly id: string }) {
  const services = useServices();
  const game = useSignal(services.games).find((one) => one.id === id);
  if (game === undefined) return <NoSuchGame />;
  if (isInvited(game)) return <InvitationCard game={game} />;
  return isOnline(game) ? <OnlinePage game={game} /> : <LocalPage game={game} />;
}

function NoSuchGame() {
  const { noGame } = words().home;
  return (
    <Shell title={noGame.title}>
      <div class="stack">
        <h1>{noGame.heading}</h1>
        <p class="lead">{noGame.about}</p>
        <div class="actions">
          <ToGames />
        </div>
      </div>
    </Shell>
  );
}

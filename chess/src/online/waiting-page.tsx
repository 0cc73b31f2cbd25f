import type { SavedGame } from '../../../relay-client/src/core/saved-game.ts';
import type { Session, SessionView } from '../../../relay-client/src/session-view.ts';
import { CLOSE } from '../../../relay/src/room/close-codes.ts';
import { go } from '../app/address.ts';
import { Shell } from '../app/shell.tsx';
import { useServices } from '../app/use-services.ts';
import type { KeptGame } from '../core/kept-game.ts';
import { InviteCard } from '../pages/invite-card.tsx';
import { Remove } from '../parts/remove.tsx';
import { ConnectionNotice } from '../play/status.tsx';

interface WaitingPageProps {
  readonly game: KeptGame;
  readonly saved: SavedGame;
  readonly session: Session;
  readonly view: SessionView;
}

/** What a host can do about a game that the relay did not make. */
function NextStep({ code, session }: { readonly code: number; readonly session: Session }) {
  // The notice itself says how to open a game here that is open elsewhere.
  if (code === CLOSE.superseded) return null;
  return (
    <div class="actions">
      <button class="button primary" type="button" onClick={() => session.start()}>
        Try again
      </button>
      {code === CLOSE.noGame ? (
        <a class="button" href="#/settings">
          Look at the owner key
        </a>
      ) : null}
    </div>
  );
}

/** A game that nobody has come to yet: its link, and whether the relay has the room. */
export function WaitingPage({ game, saved, session, view }: WaitingPageProps) {
  const { forget } = useServices();
  const { secret, relay, name } = saved;
  const invite = {
    secret,
    relay: relay === location.origin ? null : relay,
    name: name === '' ? null : name,
  };
  const remove = async () => {
    await session.leave();
    await forget(game.id);
    go({ page: 'home' });
  };
  const { connection } = view;
  return (
    <Shell title="Waiting for your friend">
      <div class="stack">
        {connection.kind === 'stopped' ? <h1>This game could not be opened</h1> : null}
        <ConnectionNotice view={view} session={session} />
        {connection.kind === 'stopped' ? (
          <NextStep code={connection.code} session={session} />
        ) : (
          <InviteCard invite={invite} />
        )}
        <p class="soft" role="status">
          {connection.kind === 'online'
            ? 'The seat is kept. The game begins as soon as your friend comes.'
            : null}
        </p>
        <div class="actions">
          <Remove what="this game" onRemove={remove} />
        </div>
      </div>
    </Shell>
  );
}

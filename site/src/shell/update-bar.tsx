import { useServices } from '../services/use-services.ts';
import { useSignal } from '../signals/use-signal.ts';
import { waitingUpdate } from './update.ts';
import { words } from '../messages/words.ts';

/**
 * Offers a new version; nothing reloads during a game (PWA-2). While the browser cannot save, it
 * says so instead: a reload would lose the game (KEEP-9, KEEP-11).
 */
export function UpdateBar() {
  const update = useSignal(waitingUpdate);
  const services = useServices();
  const hasLostStorage = useSignal(services.hasLostStorage);
  const isKept = useSignal(services.isKept);
  const hasGames = useSignal(services.games).length > 0;
  const hasRefused = useSignal(services.hasRefused);
  const isUnsaved = useSignal(services.isUnsaved);
  return (
    <div role="status">
      {hasLostStorage && (
        <div class="update">
          <span>{words().shell.notSaved}</span>
        </div>
      )}
      {/* The home page says so too, but a player with a link has never been there (KEEP-3). */}
      {hasGames && !isKept && !hasLostStorage && (
        <div class="update">
          <span>{words().relay.storage.nothing}</span>
        </div>
      )}
      {isUnsaved && !hasLostStorage && (
        <div class="update">
          <span>{words().shell.gameNotSaved}</span>
        </div>
      )}
      {hasRefused && !hasLostStorage && (
        <div class="update">
          <span>{words().shell.refused}</span>
        </div>
      )}
      {update === null || hasLostStorage || isUnsaved ? null : (
        <div class="update">
          <span>{words().shell.newVersion}</span>
          <button type="button" class="button small" onClick={update}>
            {words().shell.reload}
          </button>
        </div>
      )}
    </div>
  );
}

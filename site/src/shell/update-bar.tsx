import { useSignal } from '../signals/use-signal.ts';
import { waitingUpdate } from './update.ts';
import { words } from '../messages/words.ts';

/** Says that a new version is there; nothing reloads under a running game (PWA-2). */
export function UpdateBar() {
  const update = useSignal(waitingUpdate);
  return (
    <div role="status">
      {update === null ? null : (
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

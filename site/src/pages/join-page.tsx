import { Shell } from '../shell/shell.tsx';
import { JoinForm } from './join-form.tsx';

/** For a link that came to another app or device, or stands on a friend's screen. */
export function JoinPage() {
  return (
    <Shell title="Join with a link">
      <h1>Join with a link</h1>
      <section class="card stack">
        <JoinForm label="The link that your friend sent you" />
        <p class="hint">
          The link holds the key of the game. It goes to no server: only your two devices have it.
          Pasted or scanned here, it is not in the list of pages that you visited either.
        </p>
      </section>
    </Shell>
  );
}

import { Shell } from '../shell/shell.tsx';
import { JoinForm } from './join-form.tsx';
import { words } from '../messages/words.ts';

/** Joins by a link that reached another app or device, or that a friend's screen shows. */
export function JoinPage() {
  const { join, joining } = words().home;
  return (
    <Shell title={join}>
      <h1>{join}</h1>
      <section class="card stack">
        <JoinForm label={joining.field} />
        <p class="hint">{joining.hint}</p>
      </section>
    </Shell>
  );
}

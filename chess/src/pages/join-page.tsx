import { useState } from 'preact/hooks';
import { parseInvite } from 'relay-client/invites';
import { receiveInvite } from '../services/receive.ts';
import { Shell } from '../shell/shell.tsx';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { Field } from '../parts/field.tsx';

/** For a link that came to another app or device, and is pasted here. */
export function JoinPage() {
  const services = useServices();
  const wrong = useSignal(services.wrongLink);
  const [link, setLink] = useState('');
  return (
    <Shell title="Join with a link">
      <h1>Join with a link</h1>
      <form
        class="card form"
        onSubmit={(event) => {
          event.preventDefault();
          void receiveInvite(services, parseInvite(link.trim()));
        }}
      >
        <Field
          label="The link that your friend sent you"
          value={link}
          onInput={(value) => {
            setLink(value);
            services.wrongLink.set(null);
          }}
          placeholder="https://…/#join=…"
          error={wrong}
          isRequired
        />
        <button class="button primary" type="submit" disabled={link.trim() === ''}>
          Open the invite
        </button>
        <p class="hint">
          The link holds the key of the game. It goes to no server: only your two devices have it.
        </p>
      </form>
    </Shell>
  );
}

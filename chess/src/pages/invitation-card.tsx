import { useState } from 'preact/hooks';
import type { Invite } from '../../../relay-client/src/core/invite-link.ts';
import { go } from '../app/address.ts';
import { Shell } from '../app/shell.tsx';
import { useServices } from '../app/use-services.ts';
import type { KeptGame } from '../core/kept-game.ts';
import { cutName, NAME_LENGTH } from '../core/settings.ts';
import { Field } from '../parts/field.tsx';
import { Seal } from '../parts/seal.tsx';

interface InvitationCardProps {
  readonly game: KeptGame;
  readonly invite: Invite;
}

/** An invite that was opened: nothing is sent anywhere until the player says so (PAGE-4). */
export function InvitationCard({ game, invite }: InvitationCardProps) {
  const services = useServices();
  const [name, setName] = useState(services.settings.value.name);
  const isForeign = invite.relay !== null && invite.relay !== location.origin;
  return (
    <Shell title="You are invited">
      <form
        class="card form invitation"
        onSubmit={(event) => {
          event.preventDefault();
          void services.change({ name: cutName(name) });
        }}
      >
        <Seal />
        <h1>
          {invite.name === null ? 'You are invited' : `${invite.name} invites you`} to a game of
          chess
        </h1>
        {isForeign ? <ForeignRelay address={invite.relay} /> : null}
        <Field
          label="Your name"
          value={name}
          onInput={setName}
          maxLength={NAME_LENGTH}
          autoComplete="nickname"
          hint="Your friend sees it. The relay does not."
        />
        <div class="actions">
          <button class="button primary" type="submit">
            Sit down and play
          </button>
          <button
            class="button quiet"
            type="button"
            onClick={() => {
              void services.forget(game.id);
              go({ page: 'home' });
            }}
          >
            No, thanks
          </button>
        </div>
        <p class="hint">
          The name comes with the link and nobody vouches for it. Play with whom you know.
        </p>
      </form>
    </Shell>
  );
}

function ForeignRelay({ address }: { readonly address: string }) {
  return <p>{address}</p>;
}

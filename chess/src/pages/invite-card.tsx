import { useState } from 'preact/hooks';
import { type Invite, inviteLink } from '../../../relay-client/src/core/invite-link.ts';
import { Icon } from '../parts/icon.tsx';
import { QrCode } from '../parts/qr-code.tsx';

/** The link to a game, in each way that it can be handed over. */
export function InviteCard({ invite }: { readonly invite: Invite }) {
  const link = inviteLink(`${location.origin}/`, invite);
  const [told, setTold] = useState('');
  const canShare = 'share' in navigator;
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setTold(isCopied ? 'Copied. Send it to your friend.' : 'Select the link and copy it by hand.');
  };
  return (
    <section class="card invite" aria-labelledby="invite-title">
      <div>
        <h1 id="invite-title">Invite your friend</h1>
        <p class="soft">
          Send this link to one person. It holds the key of your game, so that whoever has it can
          take the seat.
        </p>
        <label class="link-line">
          <span class="unseen">The link to your game</span>
          <input
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <div class="actions">
          <button class="button primary" type="button" onClick={() => void copy()}>
            <Icon name="copy" />
            Copy the link
          </button>
          {canShare ? (
            <button class="button" type="button" onClick={() => void share(link)}>
              <Icon name="share" />
              Share …
            </button>
          ) : null}
        </div>
        <p class="told" role="status">
          {told}
        </p>
      </div>
      <figure>
        <QrCode text={link} label="QR code of the link to your game" />
        <figcaption class="hint">Or let them scan it.</figcaption>
      </figure>
    </section>
  );
}

/** Whoever closes the sheet has changed their mind, which is no error. */
async function share(url: string): Promise<void> {
  await navigator.share({ title: 'A game of chess?', url }).catch(() => undefined);
}

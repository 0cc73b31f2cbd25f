import { type Invite, inviteLink } from 'relay-client/invites';
import { Icon } from '../parts/icon.tsx';
import { CopyOutcome, LinkField, useCopy } from '../parts/link-field.tsx';
import { QrCode } from '../parts/qr-code.tsx';

/** The link to a game, in each way that it can be handed over. */
export function InviteCard({ invite }: { readonly invite: Invite }) {
  const link = inviteLink(`${location.origin}/`, invite);
  const { isCopied, copy } = useCopy();
  const canShare = 'share' in navigator;
  return (
    <section class="card invite" aria-labelledby="invite-title">
      <div>
        <h1 id="invite-title">Invite your friend</h1>
        <p class="soft">
          Send this link to one person. It holds the key of your game, so that whoever has it can
          take the seat.
        </p>
        <LinkField label="The link to your game" link={link} />
        <div class="actions">
          <button class="button primary" type="button" onClick={() => void copy(link)}>
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
        <CopyOutcome isCopied={isCopied} done="Copied. Send it to your friend." />
      </div>
      <figure>
        <QrCode text={link} label="QR code of the link to your game" />
        <figcaption class="hint">
          Or let them scan it. What is pasted into this site instead, under “Join with a link”, is
          not kept in a list of visited pages.
        </figcaption>
      </figure>
    </section>
  );
}

/** Whoever closes the sheet has changed their mind, which is no error. */
async function share(url: string): Promise<void> {
  await navigator.share({ title: 'A game of chess?', url }).catch(() => undefined);
}

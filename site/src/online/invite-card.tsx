import { type Invite, inviteLink } from 'relay-client/invites';
import { Icon } from '../parts/icon.tsx';
import { CopyOutcome, LinkField, useCopy } from '../parts/link-field.tsx';
import { QrCode } from '../parts/qr-code.tsx';

interface InviteCardProps {
  readonly invite: Invite;
  /** Whom it is for; null: the player did not say. */
  readonly friend: string | null;
}

/** An invite in each way that it can be handed over, that of one room first (HAND-3). */
export function InviteCard({ invite, friend }: InviteCardProps) {
  const link = inviteLink(`${location.origin}/`, invite);
  const { isCopied, copy } = useCopy();
  const canShare = 'share' in navigator;
  const them = friend ?? 'your friend';
  return (
    <>
      <section class="invite-way" aria-labelledby="invite-near">
        <div>
          <h2 id="invite-near">Is {them} beside you?</h2>
          <p>
            Let {them} open {location.host}, press “Scan it”, and hold this code before the camera.
            Then the link is in no list of visited pages.
          </p>
          <p class="hint">
            The phone’s own camera works too, but opens the link as an address: that browser may
            keep it, with the key of the game, in its list.
          </p>
        </div>
        <QrCode text={link} label="QR code of the link to your game" />
      </section>
      <section class="invite-far" aria-labelledby="invite-far">
        <h2 id="invite-far">Or send the link</h2>
        <p class="hint">
          By a way that you trust, to one person: whoever opens it first sits down opposite you, and
          who reads it along the way can read the game.
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
        <CopyOutcome isCopied={isCopied} done={`Copied. Send it to ${them}.`} />
      </section>
    </>
  );
}

/** Whoever closes the sheet has changed their mind, which is no error. */
async function share(url: string): Promise<void> {
  await navigator.share({ title: 'A game of chess?', url }).catch(() => undefined);
}

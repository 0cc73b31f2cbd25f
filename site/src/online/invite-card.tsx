import { type Invite, makeInviteLink } from '@sealed-move/client/invites';
import type { Seat } from '@sealed-move/protocol/seat';
import type { GameName } from '../game/core/names.ts';
import { Icon } from '../components/icon.tsx';
import { CopyOutcome, LinkField, useCopy } from '../components/link-field.tsx';
import { Notice } from '../components/notice.tsx';
import { isLoopback } from '../relay/core/loopback.ts';
import { QrCode } from '../components/qr-code.tsx';
import { playWords, words } from '../messages/words.ts';

interface InviteCardProps {
  readonly plays: GameName;
  readonly invite: Invite;
  /** The friend for whom the invite is; null if the player did not say. */
  readonly friend: string | null;
  /** The seat of the player who continues in another room; null for a new game. */
  readonly seat: Seat | null;
}

/** Offers every way to hand over an invite, the link first on every screen (HAND-3). */
export function InviteCard({ plays, invite, friend, seat }: InviteCardProps) {
  const link = makeInviteLink(`${location.origin}/`, invite);
  const { isCopied, copy } = useCopy();
  const canShare = 'share' in navigator;
  const say = playWords().online.invite;
  const { goOn } = playWords().online;
  const isOnlyHere = isLoopback(location.hostname);
  const name = friend ?? words().games.friend;
  return (
    <>
      {isOnlyHere ? <Notice tone="warn">{say.thisMachineOnly(location.host)}</Notice> : null}
      <section class="invite-far" aria-labelledby="invite-far">
        <h2 id="invite-far">{say.far}</h2>
        <p class="hint">
          {seat === null ? say.farHint : `${goOn.hint(name)} ${goOn.both(name, seat === 0)}`}
        </p>
        <LinkField label={say.link} link={link} />
        <div class="actions">
          <button class="button primary" type="button" onClick={() => void copy(link)}>
            <Icon name="copy" />
            {words().parts.copyLink}
          </button>
          {canShare ? (
            <button class="button" type="button" onClick={() => void shareLink(link, plays)}>
              <Icon name="share" />
              {say.share}
            </button>
          ) : null}
        </div>
        <CopyOutcome isCopied={isCopied} done={say.copied(friend)} />
      </section>
      {isOnlyHere ? null : (
        <section class="invite-way" aria-labelledby="invite-near">
          <div>
            <h2 id="invite-near">{say.near(friend)}</h2>
            <p>{say.nearHow(friend, location.host)}</p>
            <p class="hint">{say.nearHint}</p>
          </div>
          <QrCode text={link} label={say.qr} />
        </section>
      )}
    </>
  );
}

/** Shares a link. Closing the share sheet is a change of mind, not an error. */
async function shareLink(url: string, plays: GameName): Promise<void> {
  const title = playWords().online.invite.shareTitle(words().games.titles[plays]);
  await navigator.share({ title, url }).catch(() => undefined);
}

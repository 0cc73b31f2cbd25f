import type { VNode } from 'preact';
import { Note } from '../../components/note.tsx';
import { formatInitials } from '../../messages/names.ts';
import type { PlayerSession } from '../../web/cookies.ts';
import { useVisit } from '../../web/use-visit.ts';
import { PlayerLayout } from '../player-layout.tsx';

interface SwitchViewProps {
  readonly people: readonly PlayerSession[];
  /** Whether the member just chosen can no longer be chosen here. */
  readonly hasEnded: boolean;
}

/** The members of the mailbox, each as a button. */
export function SwitchView({ people, hasEnded }: SwitchViewProps): VNode {
  const { claimed, words } = useVisit();
  const { signIn } = words;
  return (
    <PlayerLayout title={signIn.switchTitle} text={signIn.switchAbout}>
      <form class="card lift stack" method="post" action="/switch">
        {hasEnded && (
          <Note icon="warn" kind="warn" isAlert>
            {signIn.switchEnded}
          </Note>
        )}
        {people.map(({ memberId, name }) => {
          const isCurrent = memberId === claimed.player?.memberId;
          return (
            <button
              key={memberId}
              class={`btn o w person${isCurrent ? ' on' : ''}`}
              name="member"
              value={memberId}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <span class="ava" aria-hidden="true">
                {formatInitials(name)}
              </span>
              <span class="breaks">{name}</span>
            </button>
          );
        })}
        <p class="meta">{signIn.switchMissing}</p>
      </form>
      <form class="center after" method="post" action="/sign-out">
        <button class="btn q">{signIn.signOutAll}</button>
      </form>
    </PlayerLayout>
  );
}

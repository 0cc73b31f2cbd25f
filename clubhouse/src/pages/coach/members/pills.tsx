import type { VNode } from 'preact';
import type { Member } from '../../../api/members.ts';
import type { CoachVisit } from '../../../web/visit.ts';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';

interface Props {
  readonly member: Member;
}

export function Pills({ member }: Props): VNode {
  const visit = useVisit();
  const standing = describeStanding(visit, member);
  const [text, kind] = describeSignIn(visit, member);
  return (
    <span class="pills">
      {standing !== null && <span class="pill">{standing}</span>}
      <span class={`pill ${kind}`}>{text}</span>
    </span>
  );
}

function describeStanding({ words }: ViewedVisit, member: Member): string | null {
  const { states } = words.members;
  if (member.deleted_at !== null) return states.removed;
  if (member.status === 'left') return states.left;
  if (member.leaving_at !== null) return states.leaving;
  return member.status === 'paused' ? states.paused : null;
}

/** Whether the member is signed in and, if not, how far the invitation is. */
function describeSignIn(
  { words, dates, services }: ViewedVisit,
  member: Member,
): readonly [string, string] {
  const { states } = words.members;
  if (member.signed_in_at !== null) return [states.signedIn, 'up'];
  const isReached = typeof member.email === 'string' || isGuest(services.store, member);
  if (!isReached) return [states.noAddress, 'warn'];
  if (member.last_signed_in_at !== null) return [states.signedOut, ''];
  const at = member.invitation_at;
  if (at === null || at === undefined) return [states.notInvited, ''];
  if (member.invitation_state === 'failed') return [states.failed, 'down'];
  return [states.invited(dates.day(dates.dateOf(Date.parse(at)))), 'club'];
}

function isGuest({ mailboxes }: CoachVisit['services']['store'], { id }: Member): boolean {
  return mailboxes.holderOf(id) !== null;
}

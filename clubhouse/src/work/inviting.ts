import { getMember, type Member } from '../api/members.ts';
import { getGreetingName, toMember } from '../mail/from-events/recipient.ts';
import { makePlanningContext } from '../dispatch/planning-context.ts';
import { findMailboxes } from '../mailboxes/mailboxes-of.ts';
import { writeInvitation } from '../mail/letters/membership.ts';
import type { LetterToSend } from '../mail/letter.ts';
import type { PlanningContext } from '../mail/planner.ts';
import type { Store } from '../store/store.ts';
import type { WorkKind } from './work-kind.ts';

/** Minimum time between invitations, unless a coach overrides it (MEMB-15). */
const DAY_MS = 86_400_000;

interface InvitationItem {
  readonly memberId: string;
  /** Includes members invited within the last day. */
  readonly again: boolean;
}

type NotInvited = 'left' | 'signedIn' | 'noAddress' | 'recent';

/** Emails an invitation to each chosen member (MEMB-14). */
export const INVITING: WorkKind<InvitationItem> = {
  name: 'inviting',
  run: async ({ memberId, again }, context) => {
    const { api, coach, store, now, idempotencyKey } = context;
    const member = await getMember(api, memberId);
    const planning = makePlanningContext(context);
    const mailbox = (await findMailboxes(api, [member], planning.holderOf)).get(memberId);
    const why = explainNotInvited(member, mailbox, store, now);
    if (why !== null && !(why === 'recent' && again)) return { status: 'done', as: why };
    const letters = writeInvitationTo(member, mailbox, `invitation:${idempotencyKey}`, planning);
    return {
      status: 'done',
      as: 'invited',
      keep: () =>
        letters.forEach((letter) => {
          store.outbox.add(letter);
          store.invitations.note(letter.key, memberId, coach);
        }),
    };
  },
  say: ({ memberDesk }) => memberDesk.work,
};

/** The email ready to send; none if the member cannot be emailed. */
export function writeInvitationTo(
  member: Member,
  mailbox: string | undefined,
  key: string,
  context: PlanningContext,
): LetterToSend[] {
  const person = { ...member, mailbox: mailbox ?? '' };
  const facts = { name: getGreetingName(person), address: person.mailbox };
  return toMember(
    { key, person, about: [], write: (voice) => writeInvitation(facts, voice) },
    context,
  );
}

/** Null if the member can be invited. */
export function explainNotInvited(
  member: Member,
  mailbox: string | undefined,
  store: Store,
  now: number,
): NotInvited | null {
  if (member.status === 'left' || member.deleted_at !== null) return 'left';
  if (member.signed_in_at !== null) return 'signedIn';
  if (mailbox === undefined) return 'noAddress';
  const at = member.invitation_state === 'accepted' ? (member.invitation_at ?? null) : null;
  const isRecent = at !== null && now - Date.parse(at) < DAY_MS;
  // The league learns of an invitation only once the mail server has accepted it.
  return isRecent || store.outbox.hasSince(member.id, 'invitation', now - DAY_MS) ? 'recent' : null;
}

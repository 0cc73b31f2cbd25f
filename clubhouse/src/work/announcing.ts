import { createHash } from 'node:crypto';
import { getMember, type Member } from '../api/members.ts';
import { getGreetingName, toMember } from '../mail/from-events/recipient.ts';
import { makePlanningContext } from '../dispatch/planning-context.ts';
import { findMailboxes } from '../mailboxes/mailboxes-of.ts';
import type { LetterToSend } from '../mail/letter.ts';
import type { PlanningContext } from '../mail/planner.ts';
import { writeAnnouncement, type AnnouncementText } from '../mail/letters/announcement.ts';
import type { WorkKind } from './work-kind.ts';

interface AnnouncementItem extends AnnouncementText {
  readonly memberId: string;
  /** From `makeAnnouncementKey`; items from an earlier release have none. */
  readonly key?: string;
}

type NoAnnouncement = 'left' | 'no_address' | 'turned_off' | 'already';

/** Without the member: nobody gets the same words twice on one day. */
export function makeAnnouncementKey({ subject, text }: AnnouncementText, day: string): string {
  const words = createHash('sha256')
    .update(JSON.stringify([subject, text]))
    .digest('base64url');
  return `announcement:${day}:${words}`;
}

/** Emails a coach's own message to each chosen member (MEMB-21). */
export const ANNOUNCING: WorkKind<AnnouncementItem> = {
  name: 'announcing',
  run: async (item, context) => {
    const { memberId, key = `announcement:${context.idempotencyKey}`, ...typed } = item;
    const { api, coach, store } = context;
    const member = await getMember(api, memberId);
    const planning = makePlanningContext(context);
    const mailbox = (await findMailboxes(api, [member], planning.holderOf)).get(memberId);
    const hasTurnedOff = store.muted.of(memberId).has('announcement');
    const hasGot = store.outbox.has(`${key}:${memberId}`);
    const why = explainNoAnnouncement(member, { mailbox, hasTurnedOff, hasGot });
    if (why !== null) return { status: 'done', as: why };
    const letters = writeAnnouncementTo(
      { ...member, mailbox },
      { ...typed, key, from: coach },
      planning,
    );
    return {
      status: 'done',
      as: 'sent',
      keep: () => letters.forEach((letter) => store.outbox.add(letter)),
    };
  },
  say: ({ announce }) => announce.work,
};

interface Reach {
  /** The address for their emails; undefined if there is none. */
  readonly mailbox: string | undefined;
  readonly hasTurnedOff: boolean;
  /** Whether these words went to them today. */
  readonly hasGot: boolean;
}

/** Null if the member gets the email. */
export function explainNoAnnouncement(
  { status, deleted_at: removedAt }: Member,
  { mailbox, hasTurnedOff, hasGot }: Reach,
): NoAnnouncement | null {
  if (status === 'left' || removedAt !== null) return 'left';
  if (mailbox === undefined) return 'no_address';
  if (hasTurnedOff) return 'turned_off';
  return hasGot ? 'already' : null;
}

interface AnnouncementDraft extends AnnouncementText {
  /** Identifies this email, without the member. */
  readonly key: string;
  readonly from: string;
}

/** The email ready to send; none if the member cannot be emailed. */
export function writeAnnouncementTo(
  { mailbox, ...member }: Member & Pick<Reach, 'mailbox'>,
  { key, ...typed }: AnnouncementDraft,
  context: PlanningContext,
): LetterToSend[] {
  const person = { ...member, ...(mailbox === undefined ? {} : { mailbox }) };
  const facts = { ...typed, name: getGreetingName(person) };
  return toMember(
    { key, person, about: [], write: (voice) => writeAnnouncement(facts, voice) },
    context,
  );
}

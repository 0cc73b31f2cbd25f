import { getMember, type Member } from '../api/members.ts';
import { getGreetingName, toMember } from '../mail/from-events/recipient.ts';
import { findMailboxes } from '../mailboxes/mailboxes-of.ts';
import type { LetterToSend } from '../mail/letter.ts';
import { writeAnnouncement, type AnnouncementText } from '../mail/letters/announcement.ts';
import { findOfferedLanguage } from '../messages/language.ts';
import type { WorkContext, WorkKind } from './work-kind.ts';

interface AnnouncementItem extends AnnouncementText {
  readonly memberId: string;
}

export type NoAnnouncement = 'left' | 'no_address' | 'turned_off';

/** Emails a coach's own message to each chosen member (MEMB-21). */
export const ANNOUNCING: WorkKind<AnnouncementItem> = {
  name: 'announcing',
  run: async ({ memberId, ...typed }, context) => {
    const { api, coach, store, idempotencyKey } = context;
    const member = await getMember(api, memberId);
    const holderOf = (id: string) => store.mailboxes.holderOf(id);
    const mailbox = (await findMailboxes(api, [member], holderOf)).get(memberId);
    const hasTurnedOff = store.muted.of(memberId).has('announcement');
    const why = explainNoAnnouncement(member, { mailbox, hasTurnedOff });
    if (why !== null) return { status: 'done', as: why };
    const key = `announcement:${idempotencyKey}`;
    const letters = writeAnnouncementTo(
      { ...member, mailbox },
      { ...typed, key, from: coach },
      context,
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
}

/** Null if the member gets the email. */
export function explainNoAnnouncement(
  { status, deleted_at: removedAt }: Member,
  { mailbox, hasTurnedOff }: Reach,
): NoAnnouncement | null {
  if (status === 'left' || removedAt !== null) return 'left';
  if (mailbox === undefined) return 'no_address';
  return hasTurnedOff ? 'turned_off' : null;
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
  { api, club, store, url, now }: Pick<WorkContext, 'api' | 'club' | 'store' | 'url' | 'now'>,
): LetterToSend[] {
  const person = { ...member, ...(mailbox === undefined ? {} : { mailbox }) };
  const facts = { ...typed, name: getGreetingName(person) };
  const holderOf = (id: string) => store.mailboxes.holderOf(id);
  const languageOf = (id: string) =>
    findOfferedLanguage(store.preferences.language(id), club.languages);
  return toMember(
    { key, person, about: [], write: (voice) => writeAnnouncement(facts, voice) },
    { league: api, club, url, now, languageOf, holderOf },
  );
}

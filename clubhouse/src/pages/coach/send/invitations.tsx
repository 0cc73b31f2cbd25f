import type { LeagueClient } from '../../../api/client.ts';
import { isId } from '../../../api/ids.ts';
import { type Member, readAllMembers, readMembersById } from '../../../api/members.ts';
import { Icon } from '../../../components/icon.tsx';
import { findMailboxes } from '../../../mailboxes/mailboxes-of.ts';
import { explainNotInvited, INVITING, writeInvitationTo } from '../../../work/inviting.ts';
import { MAX_CHOSEN } from './audience.ts';
import { makeVisitContext, type Sender, sendAsWork, sortRecipients } from './mailshot.ts';
import { onSendPage } from './send-view.tsx';

const REASONS = { noAddress: 'no_address', recent: 'recently', signedIn: 'signed_in' } as const;

/** Invites the ticked members, or everybody who was never invited (MEMB-14, MEMB-15). */
export const prepareInvitations: Sender = async (visit, fields) => {
  const { api, services, words, now } = visit;
  const ids = [...new Set(fields.getAll('member').filter(isId))];
  const isAll = ids.length === 0 && fields.get('who') !== 'chosen';
  const [hasAgain, hasPaused] = [fields.get('again') === '1', fields.get('paused') === '1'];
  const members = isAll
    ? await readUninvited(api)
    : await readMembersById(api, ids.slice(0, MAX_CHOSEN));
  const context = makeVisitContext(visit);
  const mailboxes = await findMailboxes(api, members, context.holderOf);
  const people = members.map((member) => {
    const { id, display_name: name, invitation_at: last } = member;
    return { member, id, name, last };
  });
  const { recipients, leftOut } = sortRecipients(people, ({ member }) => {
    const reason = explainNotInvited(member, mailboxes.get(member.id), services.store, now);
    if (reason === 'left' || (isAll && reason === 'signedIn')) return 'left';
    if (isAll && member.status === 'paused' && !hasPaused) return 'paused';
    return reason === null || (reason === 'recent' && hasAgain) ? null : REASONS[reason];
  });
  const [first] = recipients;
  const [letter = null] =
    first === undefined
      ? []
      : writeInvitationTo(first.member, mailboxes.get(first.id), '', context);
  const { send: say, signInLinks } = words;
  const choice = [...fields].filter(([name]) =>
    ['who', 'member', 'again', 'paused'].includes(name),
  );
  return onSendPage({
    topic: 'invitations',
    tab: 'members',
    title: say.invite(recipients.length),
    choice,
    recipients,
    leftOut,
    letter,
    ways: { recently: 'again', paused: 'paused' },
    noMail: words.memberDesk.noMail,
    back: (
      <>
        <a class="btn o" href="/coach/members/links">
          <Icon name="qr" />
          {signInLinks.offer}
        </a>
        <a class="btn q" href="/coach/members?show=not-invited">
          {words.members.views['not-invited']}
        </a>
      </>
    ),
    send: sendAsWork(visit, INVITING, '/coach/members', (memberId) => ({
      memberId,
      again: hasAgain,
    })),
  });
};

/** Also those without an address, to tell the coach about them. */
async function readUninvited(api: LeagueClient): Promise<Member[]> {
  const uninvited = await readAllMembers(api, 'not-invited');
  const unreachable = await readAllMembers(api, 'no-address');
  return [
    ...uninvited,
    ...unreachable.filter(({ invitation_state: state }) => (state ?? null) === null),
  ];
}

import { toLeagueFailure } from '../../../../../api/answer.ts';
import { getMember, type Member } from '../../../../../api/members.ts';
import { type Answer, type CoachVisit, forCoach, page } from '../../../../../web/visit.ts';
import { CodeView, type NewSignInLink, OfferView } from './code-view.tsx';

/** How long a code is valid at the desk, and a link that is sent. */
const DESK_MINUTES = 10;
const SEND_DAYS = 7;
const DAY_MINUTES = 24 * 60;

/** `/coach/members/ID/sign-in-code`: an explanation and a button; opening it creates nothing. */
export const get = forCoach(async (visit) => {
  const member = await getMember(visit.api, visit.params['member'] ?? '');
  return offerPage(visit, member, null, 200);
});

/** Creates a link for somebody at the desk, or to send; only this page shows it (MEMB-8). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, params, services, now, words } = visit;
  const id = params['member'] ?? '';
  const isSent = form.get('for') === 'send';
  const asked = api.createLoginLink(id, {
    expires_in_minutes: isSent ? SEND_DAYS * DAY_MINUTES : DESK_MINUTES,
  });
  const [member, minting] = await Promise.all([getMember(api, id), asked]);
  if (minting.kind === 'refusal') {
    const { code } = minting;
    const { refused } = words.memberDesk;
    if (code === 'member_left' || code === 'member_deleted') {
      return offerPage(visit, member, refused[code], 409);
    }
    throw toLeagueFailure(minting, 'expected_email_mismatch');
  }
  const { data } = minting;
  const expiresAt = Date.parse(data.expires_at);
  services.store.links.removeExpired(now);
  const { display_name: displayName } = member;
  services.store.links.add(data.token, { memberId: id, displayName, mailboxHash: null }, expiresAt);
  const minted: NewSignInLink = {
    link: `${services.url}/sign-in/${data.token}`,
    expiresAt,
    isSent,
  };
  const title = words.memberDesk.title(displayName);
  const view = <CodeView member={member} minted={minted} />;
  return page(title, view, { scripts: ['time-left'] });
});

function offerPage(
  visit: CoachVisit,
  member: Member,
  fault: string | null,
  status: number,
): Answer {
  const times = { minutes: DESK_MINUTES, days: SEND_DAYS };
  const view = <OfferView member={member} fault={fault} {...times} />;
  return page(visit.words.memberDesk.title(member.display_name), view, { status });
}

import { dataOrThrow } from '../../../../api/answer.ts';
import { getMember } from '../../../../api/members.ts';
import { readWebsiteActs } from '../../../../web/website-acts.ts';
import { type Answer, forCoach, page } from '../../../../web/visit.ts';
import { findMailboxHolder } from '../share.tsx';
import { MemberView } from './member-view.tsx';

/** `/coach/members/ID`: four calls to the league, plus one for a shared mailbox. */
export const get = forCoach(async (visit): Promise<Answer> => {
  const { api, params } = visit;
  const id = params['member'] ?? '';
  const subject = { subject: id, order: 'newest', limit: 12 } as const;
  const [member, checks, matches, events, website, holder] = await Promise.all([
    getMember(api, id),
    dataOrThrow(api.GET('/v1/members/{id}/checks', { params: { path: { id } } })),
    dataOrThrow(api.GET('/v1/members/{id}/matches', { params: { path: { id } } })),
    dataOrThrow(api.GET('/v1/events', { params: { query: subject } })),
    readWebsiteActs(visit),
    findMailboxHolder(visit, id),
  ]);
  const view = (
    <MemberView
      member={member}
      warnings={checks.warnings}
      matches={matches.data}
      events={events.data}
      website={website}
      holder={holder}
    />
  );
  return page(member.display_name, view);
});

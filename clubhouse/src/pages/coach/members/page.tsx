import { dataOrThrow } from '../../../api/answer.ts';
import { findMembers, makeMemberListPath, readMemberSearch } from '../../../api/members.ts';
import { type Answer, forCoach, page, redirect } from '../../../web/visit.ts';
import { MembersView } from './members-view.tsx';

/** `/coach/members`: the members, searchable by name and by open tasks. Two calls. */
export const get = forCoach(async (visit): Promise<Answer> => {
  const { api, query, words } = visit;
  const search = readMemberSearch(query);
  const [found, counts] = await Promise.all([
    findMembers(api, search),
    dataOrThrow(api.GET('/v1/member-counts')),
  ]);
  if (found === null) return redirect(makeMemberListPath({ ...search, after: '' }));
  const view = <MembersView search={search} found={found} counts={counts} />;
  return page(words.members.title, view, { scripts: ['member-list'] });
});

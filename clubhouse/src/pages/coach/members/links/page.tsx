import { formatCsv } from '../../../../csv/csv.ts';
import {
  type Answer,
  type CoachVisit,
  file,
  forCoach,
  page,
  redirect,
} from '../../../../web/visit.ts';
import { OfferView, SheetsView } from './links-view.tsx';
import { gatherRecipients, LINK_DAYS, makeLinks, type SignInLink } from './make-links.ts';

/** `/coach/members/links`: the members who would get links; opening it creates none. One call. */
export const get = forCoach(async (visit): Promise<Answer> => {
  const after = visit.query.get('after') ?? '';
  const { members, next } = await gatherRecipients(visit, after);
  const facts = { count: members.length, isLater: after !== '', days: LINK_DAYS, next };
  return page(visit.words.signInLinks.title, <OfferView {...facts} />);
});

/** Creates the links and shows them just this once, as sheets or as a file (MEMB-20). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, query, words } = visit;
  const { members, next } = await gatherRecipients(visit, query.get('after') ?? '');
  if (members.length === 0) return redirect('/coach/members/links');
  const made = await makeLinks(visit, members);
  if (form.get('as') === 'file') return makeLinksFile(visit, made.links);
  return page(words.signInLinks.title, <SheetsView made={made} next={next} />, {
    scripts: ['print-button'],
    stylesheets: ['paper-a4-portrait'],
  });
});

function makeLinksFile({ words, dates, now }: CoachVisit, links: readonly SignInLink[]): Answer {
  const { columns, filename } = words.signInLinks;
  const rows = links.map(({ member, link, expiresAt }) => [
    member.display_name,
    member.full_name ?? '',
    member.email ?? '',
    member.phone ?? '',
    link,
    dates.dateOf(expiresAt),
  ]);
  const text = formatCsv([Object.values(columns), ...rows], words.memberExport.sheet);
  const name = `${filename}-${dates.today(now)}.csv`;
  return file('text/csv; charset=utf-8', text, { filename: name });
}

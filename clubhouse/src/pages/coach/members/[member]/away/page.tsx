import { LeagueFailure, must } from '../../../../../api/answer.ts';
import { getMember } from '../../../../../api/members.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { AwayView } from './away-view.tsx';
import { isDeed, doIt } from './deeds.ts';

/** `/coach/members/ID/away`: a break, leaving, removing, erasing. Three calls to the league. */
export const get = forCoach((visit) => awayPage(visit, null, 200));

/** Each button does one thing; what is dear asks twice (MEMB-9, MEMB-10). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { params, form, words } = visit;
  const id = params['member'] ?? '';
  const deed = form.get('do');
  if (!isDeed(deed)) return redirect(`/coach/members/${id}/away`);
  const member = await getMember(visit.api, id);
  if (deed === 'erase' && !isNamed(form.get('name') ?? '', member.display_name)) {
    return awayPage(visit, words.memberAway.faults.name, 422);
  }
  if (deed === 'remove' && form.get('sure') !== '1') {
    return awayPage(visit, words.memberAway.faults.tick, 422);
  }
  const { refused, partners } = await doIt(visit.api, id, deed);
  if (refused === null) {
    if (deed === 'remove' || deed === 'erase') {
      return redirect(`/coach/members?done=${deed === 'remove' ? 'removed' : 'erased'}`);
    }
    const said = new URLSearchParams({ done: deed, ...(partners === '' ? {} : { partners }) });
    return redirect(`/coach/members/${id}/away?${said.toString()}`);
  }
  const fault = Object.entries(words.memberAway.faults).find(([code]) => code === refused.code);
  if (fault === undefined) throw new LeagueFailure(refused);
  return awayPage(visit, fault[1], refused.status);
});

/** As people type it: neither case, accents nor blanks matter. */
function isNamed(typed: string, name: string): boolean {
  const key = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[\p{M}\s]+/gu, '')
      .toLowerCase();
  return key(typed) === key(name);
}

async function awayPage(visit: CoachVisit, fault: string | null, status: number): Promise<Answer> {
  const { api, params, words } = visit;
  const id = params['member'] ?? '';
  const [member, matches, me] = await Promise.all([
    getMember(api, id),
    api.GET('/v1/members/{id}/matches', { params: { path: { id } } }),
    must(api.GET('/v1/me')),
  ]);
  if (matches.kind === 'refusal' && matches.status !== 404) throw new LeagueFailure(matches);
  const open = (matches.kind === 'answer' ? matches.data.data : []).filter(
    (match) => match.status !== 'played',
  );
  const mayErase = me.credential.scopes.includes('admin');
  const view = (
    <AwayView visit={visit} member={member} open={open} mayErase={mayErase} fault={fault} />
  );
  return page(words.memberAway.title(member.display_name), view, { status });
}

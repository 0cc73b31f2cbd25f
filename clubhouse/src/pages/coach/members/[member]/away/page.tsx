import { toLeagueFailure, LeagueFailure, dataOrThrow } from '../../../../../api/answer.ts';
import { getMember } from '../../../../../api/members.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { text } from '../../../../../web/field-kinds.ts';
import { form as formOf } from '../../../../../web/form.ts';
import { AwayView } from './away-view.tsx';
import { isMemberAction, runMemberAction, type OpenMatches, withdrawEntries } from './deeds.ts';

/** Erasing requires typing the member's name. */
const ERASURE = formOf({ name: text({ minLength: 1, maxLength: 100 }) });

/** `/coach/members/ID/away`: a break, leaving, removal and erasure. Three calls to the league. */
export const get = forCoach((visit) => renderAwayPage(visit, null, 200));

/** Runs the action of a button; irreversible actions ask twice (MEMB-9, MEMB-10). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { params, form, words } = visit;
  const id = params['member'] ?? '';
  const deed = form.get('do');
  if (!isMemberAction(deed)) return redirect(`/coach/members/${id}/away`);
  const member = await getMember(visit.api, id);
  const own = words.memberAway.faults.name;
  const erasure = ERASURE.read(visit, { name: own }, ({ name = '' }) =>
    isNamed(name, member.display_name) ? {} : { name: own },
  );
  if (deed === 'erase' && erasure.isFaulty) return renderAwayPage(visit, null, 422, erasure);
  if (deed === 'remove' && form.get('sure') !== '1') {
    return renderAwayPage(visit, words.memberAway.faults.tick, 422);
  }
  if (deed === 'remove' || deed === 'erase') {
    const open = await readOpenMatches(visit, id);
    const wanted = form.get('open');
    if (open.length > 0 && wanted !== 'withdraw' && wanted !== 'keep') {
      return renderAwayPage(visit, words.memberAway.faults.open, 422);
    }
    // A key without permission to erase changes nothing at all.
    const isAllowed = deed === 'remove' || (await mayErase(visit));
    if (wanted === 'withdraw' && isAllowed) await withdrawEntries(visit.api, id, open);
  }
  const { refused, partners } = await runMemberAction(visit.api, id, deed);
  if (refused === null) {
    if (deed === 'remove' || deed === 'erase') {
      return redirect(`/coach/members?done=${deed === 'remove' ? 'removed' : 'erased'}`);
    }
    const said = new URLSearchParams({ done: deed, ...(partners === '' ? {} : { partners }) });
    return redirect(`/coach/members/${id}/away?${said.toString()}`);
  }
  const fault = Object.entries(words.memberAway.faults).find(([code]) => code === refused.code);
  if (fault === undefined) throw toLeagueFailure(refused, refused.code);
  return renderAwayPage(visit, fault[1], refused.status);
});

/** Compares names as people type them, ignoring case, accents and spaces. */
function isNamed(typed: string, name: string): boolean {
  const key = (written: string) =>
    written
      .normalize('NFKD')
      .replaceAll(/[\p{M}\s]+/gu, '')
      .toLowerCase();
  return key(typed) === key(name);
}

/** A member's matches without a result; the league lists none for a removed member. */
async function readOpenMatches({ api }: CoachVisit, id: string): Promise<OpenMatches> {
  const matches = await api.GET('/v1/members/{id}/matches', { params: { path: { id } } });
  if (matches.kind === 'refusal' && matches.status !== 404) throw new LeagueFailure(matches);
  const found = matches.kind === 'answer' ? matches.data.data : [];
  return found.filter(({ status }) => status !== 'played');
}

async function mayErase({ api }: CoachVisit): Promise<boolean> {
  return (await dataOrThrow(api.GET('/v1/me'))).credential.scopes.includes('admin');
}

async function renderAwayPage(
  visit: CoachVisit,
  fault: string | null,
  status: number,
  erasure = ERASURE.begin(visit),
): Promise<Answer> {
  const { api, params, words } = visit;
  const id = params['member'] ?? '';
  const [member, open, isAllowed] = await Promise.all([
    getMember(api, id),
    readOpenMatches(visit, id),
    mayErase(visit),
  ]);
  const view = (
    <AwayView
      member={member}
      open={open}
      mayErase={isAllowed}
      fault={fault}
      erasedName={erasure.field('name')}
    />
  );
  return page(words.memberAway.title(member.display_name), view, { status });
}

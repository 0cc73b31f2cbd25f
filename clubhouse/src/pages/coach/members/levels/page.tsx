import { readAllMembers, type Member } from '../../../../api/members.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { FORM } from '../../../../web/form-bounds.ts';
import { LevelsView } from './levels-view.tsx';
import { saveLevels } from './save-levels.ts';
import { wholeNumber } from '../../../../web/read-form.ts';
import { LEVELS } from '../../../../api/levels.ts';

/** Enough fields for every member of the largest club. */
const MAX_ROWS = 6000;
const FORM_BYTES = MAX_ROWS * 64;

/** `/coach/members/levels`: the members' levels. Five calls for a thousand members. */
export const get = forCoach(async (visit) =>
  levelsPage(visit, await readAllMembers(visit.api, 'active'), { fault: null, status: 200 }),
);

/** Saves the edited levels, but never over somebody else's change (MEMB-17). */
export const post = forCoach(
  async (visit): Promise<Answer> => {
    const { api, form, words } = visit;
    const members = await readAllMembers(api, 'active');
    const typed = members.map(
      (member) => [member, form.get(`level-${member.id}`)?.trim()] as const,
    );
    const isWrong = typed.some(([, text = '']) => text !== '' && !LEVELS.includes(text));
    if (isWrong) return levelsPage(visit, members, { fault: words.levels.wrong, status: 422 });
    const changed = typed.flatMap(([member, text]) => {
      const level = text === undefined ? member.level : wholeNumber([text]);
      return level === member.level ? [] : [{ member, level }];
    });
    const loadedAt = form.get('at') ?? '';
    const own = changed.filter(({ member }) => member.updated_at <= loadedAt);
    const overtaken = changed
      .filter(({ member }) => member.updated_at > loadedAt)
      .map(({ member }) => member.display_name);
    overtaken.push(...(await saveLevels(api, own)));
    if (overtaken.length === 0) return redirect(`/coach/members/levels?saved=${own.length}`);
    const fault = words.levels.overtaken(overtaken.join(', '));
    return levelsPage(visit, await readAllMembers(api, 'active'), { fault, status: 409 });
  },
  { takes: { ...FORM, maxBytes: FORM_BYTES, maxFields: MAX_ROWS } },
);

interface PageMessage {
  readonly fault: string | null;
  readonly status: number;
}

function levelsPage(
  visit: CoachVisit,
  members: readonly Member[],
  { fault, status }: PageMessage,
): Answer {
  // After a conflict, show the stored values; after an invalid number, the typed ones.
  const typed = status === 422 ? visit.form : new URLSearchParams();
  const at = status === 422 ? (visit.form.get('at') ?? '') : latestChange(members);
  const view = <LevelsView members={members} typed={typed} at={at} fault={fault} />;
  return page(visit.words.levels.title, view, { status, scripts: ['level-drag'] });
}

/** The time of the newest change on the page, by the league's clock. */
function latestChange(members: readonly Member[]): string {
  return members.reduce((last, { updated_at: at }) => (at > last ? at : last), '');
}

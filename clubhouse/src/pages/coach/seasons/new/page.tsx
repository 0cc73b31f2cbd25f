import { LeagueFailure } from '../../../../api/answer.ts';
import { makeCompetition, makeSeason } from '../../../../api/make-season.ts';
import type { Season } from '../../../../api/seasons.ts';
import { hidden, once } from '../../../../web/field-kinds.ts';
import { form } from '../../../../web/form.ts';
import { wholeNumber } from '../../../../web/read-form.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { judgeDays, SEASON_FIELDS } from '../season-form.ts';
import { beginRow, readRow } from './plan-form.ts';
import { PlanView, type PlannedForms } from './plan-view.tsx';
import { findSetting, type Setting } from './setting.ts';

const PLAN = form({ token: once, since: hidden, from: hidden, into: hidden });
const SEASON = form(SEASON_FIELDS);

/** `/coach/seasons/new?from=ID`: proposes a season after another, to review and create (SEAS-8). */
export const get = forCoach(async (visit) => {
  const setting = await findSetting(visit, visit.query);
  const { source, into, proposed } = setting;
  const token = visit.query.get('token');
  const plan = PLAN.begin(visit, {
    ...(token === null ? {} : { token }),
    since: String(visit.now),
    from: source?.id,
    into: into?.id,
  });
  const rows = setting.rows.map((row) => ({ row, form: beginRow(visit, row) }));
  return renderPlanPage(visit, setting, { plan, season: SEASON.begin(visit, proposed), rows });
});

/** Creates the season, or continues after an earlier click that failed halfway (SEAS-9). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { words } = visit;
  const setting = await findSetting(visit, visit.form);
  const { seasons, into, source } = setting;
  const plan = PLAN.read(visit);
  const { token = '', since } = plan.values;
  const name = { missing: words.seasons.days.faults.name };
  const season = SEASON.read(visit, { name }, (days) => ({
    ...judgeDays(days, false, words),
    // A season created from this very page is the one to continue with.
    ...(seasons.some((one) => one.name === days.name && !isFresh(one, wholeNumber([since ?? ''])))
      ? { name: words.plan.faults.taken }
      : {}),
  }));
  const rows = setting.rows.map((row) => ({ row, form: readRow(visit, row) }));
  const shown = { plan, season: into === null ? season : SEASON.begin(visit), rows };
  if ([shown.season, ...rows.map((one) => one.form)].some(({ isFaulty }) => isFaulty)) {
    return renderPlanPage(visit, setting, shown);
  }
  const made = into ?? (await makeThisSeason(visit, setting, shown));
  if ('kind' in made) return made;
  const failed = await makeRows(visit, made.id, rows, token);
  if (!failed) return redirect(`/coach/seasons/${made.id}?done=made`);
  const from = source?.id ?? '';
  return redirect(`/coach/seasons/new?from=${from}&into=${made.id}&failed=1&token=${token}`);
});

/** @returns the page if the season cannot be created */
async function makeThisSeason(
  visit: CoachVisit,
  setting: Setting,
  shown: PlannedForms,
): Promise<{ readonly id: string } | Answer> {
  const { plan, season } = shown;
  const { name = '', results_deadline: deadline, ...days } = season.values;
  // Reports need a deadline: by default, the last day of the season (DESK-53).
  const body = { name, ...days, results_deadline: deadline ?? days.ends_on ?? null };
  try {
    const made = await makeSeason(visit.api, body, { token: plan.values.token ?? '' });
    if ('id' in made) return made;
    const reused = plan.withTrouble(visit.words.plan.reused);
    return renderPlanPage(visit, setting, { ...shown, plan: reused });
  } catch (error) {
    if (!(error instanceof LeagueFailure)) throw error;
    return renderPlanPage(visit, setting, { ...shown, season: season.refusedBy(error) });
  }
}

/** Allowed difference between the clocks of the league and the site. */
const SKEW_MS = 300_000;

function isFresh({ created_at: made }: Season, since: number | null): boolean {
  return since !== null && Date.parse(made) >= since - SKEW_MS;
}

/** @returns whether a competition could not be created; those after it are not tried */
async function makeRows(
  { api, words }: CoachVisit,
  seasonId: string,
  rows: PlannedForms['rows'],
  token: string,
): Promise<boolean> {
  for (const { row, form: filled } of rows) {
    const { take = false, name = '', preset = 'three_one_zero', boxes } = filled.values;
    if (!take) continue;
    const { key, discipline, previous } = row;
    const count = previous === null ? (boxes ?? 0) : 0;
    const names = Array.from({ length: count }, (_, index) => words.plan.boxName(index + 1));
    const rules = previous === null ? { preset } : { previous_competition_id: previous.id };
    const body = { name, discipline, visibility: 'members' as const, ...rules };
    try {
      await makeCompetition(api, seasonId, { key, body, boxes: names }, { token });
    } catch (error) {
      if (error instanceof LeagueFailure && error.status !== 401) return true;
      throw error;
    }
  }
  return false;
}

function renderPlanPage(visit: CoachVisit, setting: Setting, forms: PlannedForms): Answer {
  const { plan } = visit.words;
  const title = setting.into === null ? plan.title : plan.intoTitle(setting.into.name);
  const all = [forms.plan, forms.season, ...forms.rows.map((one) => one.form)];
  const status = Math.max(...all.map((one) => one.status));
  return page(title, <PlanView setting={setting} forms={forms} />, { status });
}

import { randomBytes } from 'node:crypto';
import { LeagueFailure } from '../../../../api/answer.ts';
import { makeCompetition, makeSeason } from '../../../../api/make-season.ts';
import { presetOf } from '../../../../api/presets.ts';
import type { Season } from '../../../../api/seasons.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { changesOf, faultsOf, type SeasonFields, typedOf } from '../[season]/dates/form.ts';
import { boxCountOf, type Row, rowFaults, typedRows } from './plan-form.ts';
import { PlanView } from './plan-view.tsx';
import { findSetting, type Setting } from './setting.ts';
import { readForm, wholeNumber } from '../../../../web/read-form.ts';

/** `/coach/seasons/new?from=ID`: a season after another, to be looked over and made (SEAS-8). */
export const get = forCoach(async (visit) => {
  const setting = await findSetting(visit, visit.query);
  const { proposed, into } = setting;
  const typed = {
    name: into?.name ?? proposed.name,
    starts_on: proposed.starts_on ?? '',
    ends_on: proposed.ends_on ?? '',
    results_deadline: proposed.results_deadline ?? '',
  };
  const token = visit.query.get('token') ?? randomBytes(15).toString('base64url');
  return planPage(visit, setting, { typed, rows: setting.rows, token });
});

/** Makes it, or goes on with what a press before has left out (SEAS-9). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, words } = visit;
  const setting = await findSetting(visit, form);
  const { seasons, into } = setting;
  const rows = typedRows(setting.rows, form);
  const typed = typedOf(form);
  const token = form.get('token') ?? '';
  const faults: Record<string, string> = {
    ...(into === null ? faultsOf(typed, false, words) : {}),
    ...rowFaults(rows, words),
  };
  const { plan } = words;
  // Made under this very page, it is the one that is gone on with.
  const { since } = readForm(form, { since: wholeNumber });
  const isTaken = seasons.some((one) => one.name === typed.name && !isFresh(one, since));
  if (into === null && isTaken) faults['name'] ??= plan.faults.taken;
  if (Object.keys(faults).length > 0)
    return planPage(visit, setting, { typed, rows, token, faults });
  // Reports need a last day: the last day of the season, where the form names none (DESK-53).
  const days = { ...typed, results_deadline: typed.results_deadline || typed.ends_on };
  const made = into ?? (await makeSeason(visit.api, changesOf(days), { token }));
  if ('reused' in made) return planPage(visit, setting, { typed, rows, token, isReused: true });
  const wanted = rows.filter((row) => row.isTaken);
  const failed = await makeRows(visit, made.id, wanted, token);
  if (!failed) return redirect(`/coach/seasons/${made.id}?done=made`);
  const from = setting.source?.id ?? '';
  return redirect(`/coach/seasons/new?from=${from}&into=${made.id}&failed=1&token=${token}`);
});

/** What two clocks may differ by. */
const SKEW_MS = 300_000;

function isFresh({ created_at: made }: Season, since: number | null): boolean {
  return since !== null && Date.parse(made) >= since - SKEW_MS;
}

/** @returns whether one of them could not be made: the others are not tried then */
async function makeRows(
  { api, words }: CoachVisit,
  seasonId: string,
  rows: readonly Row[],
  token: string,
): Promise<boolean> {
  for (const { key, name, discipline, previous, preset, boxes } of rows) {
    const count = previous === null ? (boxCountOf(boxes) ?? 0) : 0;
    const names = Array.from({ length: count }, (_, index) => words.plan.boxName(index + 1));
    const rules = presetOf(preset);
    const body = {
      name,
      discipline,
      visibility: 'members' as const,
      ...(previous === null ? {} : { previous_competition_id: previous.id }),
      ...(previous !== null || rules === null ? {} : { preset: rules }),
    };
    try {
      await makeCompetition(api, seasonId, { key, body, boxes: names }, { token });
    } catch (error) {
      if (error instanceof LeagueFailure && error.status !== 401) return true;
      throw error;
    }
  }
  return false;
}

interface PageState {
  readonly typed: SeasonFields;
  readonly rows: readonly Row[];
  readonly token: string;
  readonly faults?: Readonly<Record<string, string>>;
  readonly isReused?: boolean;
}

function planPage(visit: CoachVisit, setting: Setting, shown: PageState): Answer {
  const { faults = {}, isReused = false } = shown;
  const view = (
    <PlanView
      visit={visit}
      setting={setting}
      typed={shown.typed}
      rows={shown.rows}
      token={shown.token}
      faults={faults}
      isReused={isReused}
    />
  );
  const { plan } = visit.words;
  const title = setting.into === null ? plan.title : plan.intoTitle(setting.into.name);
  const status = isReused ? 409 : Object.keys(faults).length > 0 ? 422 : 200;
  return page(title, view, { status });
}

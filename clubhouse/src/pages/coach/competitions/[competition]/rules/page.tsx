import {
  toLeagueFailure,
  LeagueFailure,
  dataOrThrow,
  taggedDataOrThrow,
  type Refusal,
} from '../../../../../api/answer.ts';
import { type LastChange, findLastChange } from '../../../../../api/last-change.ts';
import { readPreset } from '../../../../../api/presets.ts';
import type { Competition } from '../../../../../api/seasons.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { findOfferRule } from '../../../matches/[match]/offers.tsx';
import type { Rules } from './reading.ts';
import { readRules, readTypedFields } from './read-rules.ts';
import { type RuleFields, toFields } from './rules-to-fields.ts';
import type { Preview } from './preview.tsx';
import { RulesView } from './rules-view.tsx';
import type { ViewedVisit } from '../../../../../web/use-visit.ts';
import type { Words } from '../../../../../messages/en.ts';
import { findFieldForPointer } from './rule-fields.ts';

/** `/coach/competitions/ID/rules`: its rules as sentences (CRUL-1); five calls to the league. */
export const get = forCoach(async (visit) => {
  const { query } = visit;
  const { data: competition, etag } = await findCompetition(visit);
  const held = readCurrentFields(visit, competition);
  const preset = readPreset(query.get('preset'));
  if (preset === null || isClosed(competition)) {
    return renderRulesPage(visit, competition, { fields: held, etag, preset: null });
  }
  const rules = await readPresetRules(visit, preset, competition);
  const fields = toFields(rules, (value) => visit.dates.number(value));
  return renderRulesPage(visit, competition, { fields, etag, preset, wanted: rules });
});

/** Previews changed rules, or saves the rules that the coach has previewed (CRUL-2, CRUL-3). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { form, words } = visit;
  const { data: competition, etag } = await findCompetition(visit);
  const fields = readTypedFields(form, readCurrentFields(visit, competition));
  const preset = readPreset(form.get('preset'));
  const unsaid =
    preset === null ? competition.rules : await readPresetRules(visit, preset, competition);
  const { rules, faults } = readRules(fields, unsaid, words.rules);
  const shown = { fields, etag, preset, wanted: rules, isOutdated: form.get('etag') !== etag };
  if (Object.keys(faults).length > 0)
    return renderRulesPage(visit, competition, { ...shown, faults });
  const what = form.get('do');
  if (what === 'later') return saveForDraft(visit, competition, rules, shown);
  if (what !== 'save') return renderRulesPage(visit, competition, shown);
  return saveRules(visit, competition, rules, shown);
});

async function readPresetRules(
  { api }: CoachVisit,
  preset: string,
  competition: Competition,
): Promise<Rules> {
  const presets = await dataOrThrow(api.listRulePresets());
  return presets.data.find(({ id }) => id === preset)?.rules ?? competition.rules;
}

async function saveRules(
  visit: CoachVisit,
  competition: Competition,
  rules: Rules,
  shown: PageState,
): Promise<Answer> {
  const { id } = competition;
  const answer = await visit.api.updateCompetition(
    id,
    { rules },
    { ifMatch: visit.form.get('etag') ?? '' },
  );
  if (answer.kind === 'answer') return redirect(`/coach/competitions/${id}/rules?done=saved`);
  const faults = readContradictions(answer, visit.words.rules);
  if (faults !== null) return renderRulesPage(visit, competition, { ...shown, faults });
  if (answer.code !== 'precondition_failed' && answer.code !== 'competition_closed') {
    throw toLeagueFailure(answer, ...STEP_CODES);
  }
  const { data, etag } = await findCompetition(visit);
  return renderRulesPage(visit, data, { ...shown, etag, isOutdated: true }, 409);
}

const STEP_CODES = [
  'invalid_transition',
  'needs_acknowledgement',
  'resource_in_use',
  'season_not_active',
] as const;

/** Saves the rules to the following draft and leaves the active competition unchanged. */
async function saveForDraft(
  visit: CoachVisit,
  competition: Competition,
  rules: Rules,
  shown: PageState,
): Promise<Answer> {
  const draft = await findDraftAfter(visit, competition);
  if (draft === null) return redirect(`/coach/competitions/${competition.id}/rules`);
  const answer = await visit.api.updateCompetition(draft.id, { rules });
  if (answer.kind === 'refusal') {
    const faults = readContradictions(answer, visit.words.rules);
    if (faults === null) {
      throw toLeagueFailure(answer, 'competition_closed', 'precondition_failed', ...STEP_CODES);
    }
    return renderRulesPage(visit, competition, { ...shown, faults });
  }
  return redirect(`/coach/competitions/${competition.id}/rules?done=later`);
}

function findCompetition({ api, params }: CoachVisit) {
  return taggedDataOrThrow(api.getCompetition(params['competition'] ?? ''));
}

function readCurrentFields({ dates }: ViewedVisit, { rules }: Competition): RuleFields {
  return toFields(rules, (value) => dates.number(value));
}

function isClosed({ state }: Competition): boolean {
  return state === 'complete' || state === 'archived';
}

async function findDraftAfter(
  { api }: CoachVisit,
  { id }: Competition,
): Promise<Competition | null> {
  const query = { state: 'draft', limit: 200 } as const;
  const drafts = await dataOrThrow(api.listCompetitions(query));
  return drafts.data.find((one) => one.previous_competition_id === id) ?? null;
}

interface PageState {
  readonly fields: RuleFields;
  readonly etag: string;
  readonly preset: string | null;
  readonly wanted?: Rules;
  readonly faults?: FieldFaults;
  readonly isOutdated?: boolean;
}

async function renderRulesPage(
  visit: CoachVisit,
  competition: Competition,
  { fields, etag, preset, wanted, isOutdated = false, ...found }: PageState,
  status = 200,
): Promise<Answer> {
  const { api } = visit;
  const isShown = wanted !== undefined && found.faults === undefined;
  const [draft, looked, conflict] = await Promise.all([
    findDraftAfter(visit, competition),
    isShown ? previewRules(visit, competition, wanted) : null,
    isOutdated ? findLastChange(api, competition.id) : null,
  ]);
  const faults = found.faults ?? looked?.faults ?? {};
  const view = (
    <RulesView
      competition={competition}
      draft={competition.state === 'draft' ? null : draft}
      fields={fields}
      held={readCurrentFields(visit, competition)}
      etag={etag}
      preset={preset}
      preview={looked?.preview ?? null}
      faults={faults}
      conflict={isOutdated ? (conflict ?? NOBODY) : null}
      isClosed={isClosed(competition)}
      offerRule={findOfferRule(visit.services, competition)}
    />
  );
  const title = visit.words.rules.title(competition.name);
  return page(title, view, { status: Object.keys(faults).length > 0 ? 422 : status });
}

const NOBODY: LastChange = { who: null, at: '' };

interface PreviewResult {
  readonly preview: Preview | null;
  readonly faults: FieldFaults;
}

async function previewRules(
  { api, words }: CoachVisit,
  { id }: Competition,
  rules: Rules,
): Promise<PreviewResult> {
  const [answer, progress] = await Promise.all([
    api.previewRules(id, rules),
    dataOrThrow(api.getCompetitionProgress(id)),
  ]);
  if (answer.kind === 'refusal') {
    const faults = readContradictions(answer, words.rules);
    if (faults === null) throw new LeagueFailure(answer);
    return { preview: null, faults };
  }
  const { divisions } = answer.data;
  const entered = progress.entries.filter((one) => one.division_id !== null).length;
  return { preview: { divisions, entries: entered }, faults: {} };
}

type FieldFaults = Readonly<Record<string, string>>;

/** Errors for values that contradict each other, by field (CRUL-4); null for other refusals. */
function readContradictions(
  { status, problem }: Refusal,
  { faults: say }: Words['rules'],
): FieldFaults | null {
  const { errors = [] } = problem;
  if (status !== 400 || errors.length === 0) return null;
  return Object.fromEntries(
    errors.map(({ pointer }) => [findFieldForPointer(pointer), say.contradicts]),
  );
}

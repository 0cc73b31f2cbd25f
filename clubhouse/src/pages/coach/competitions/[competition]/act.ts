import {
  type CommonCode,
  type LeagueAnswer,
  dataOrThrow,
  mapRefusal,
} from '../../../../api/answer.ts';
import { makeBoxes } from '../../../../api/make-season.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import {
  isWithinLimits,
  line,
  readOption,
  readForm,
  wholeNumber,
} from '../../../../web/read-form.ts';
import { MAX_BOXES } from '../../seasons/new/plan-form.ts';

/** The outcome of a form: where to go next, or an error. */
export type ActionResult =
  | { readonly done: string; readonly at?: string }
  | { readonly fault: 'name' | 'count' | 'missing' | 'closed' | 'notEmpty' | 'inUse' | 'gone' };

/** Runs the action of the page's form (SEAS-10, SEAS-11). @throws LeagueFailure */
export async function runAction(visit: CoachVisit, id: string): Promise<ActionResult> {
  switch (visit.form.get('do') ?? '') {
    case 'rename-box':
      return renameBox(visit);
    case 'up':
      return moveBox(visit, -1);
    case 'down':
      return moveBox(visit, 1);
    case 'remove-box':
      return removeBox(visit);
    case 'add-boxes':
      return addBoxes(visit, id);
    case 'fixtures':
      return makeFixtures(visit, id);
    case 'settings':
      return changeSettings(visit, id);
    case 'delete':
      return deleteDraft(visit, id);
    default:
      return { done: '' };
  }
}

/** Refusals caused by changes made in the meantime are errors to show, not failures. */
const FAULTS = {
  competition_closed: 'closed',
  not_found: 'gone',
  invalid_transition: null,
  needs_acknowledgement: null,
  precondition_failed: null,
  resource_in_use: null,
  season_not_active: null,
} as const;

type ActionAnswer = LeagueAnswer<unknown, CommonCode | keyof typeof FAULTS>;

function toActionResult(answer: ActionAnswer, done: string, at?: string): ActionResult {
  if (answer.kind === 'refusal') return { fault: mapRefusal(answer, FAULTS) };
  return at === undefined ? { done } : { done, at };
}

function readBoxId({ form }: CoachVisit): string {
  return form.get('box') ?? '';
}

async function renameBox(visit: CoachVisit): Promise<ActionResult> {
  const name = readName(visit.form, 'DivisionChanges');
  if (name === null) return { fault: 'name' };
  const box = readBoxId(visit);
  return toActionResult(await visit.api.updateDivision(box, { name }), 'renamed', `box-${box}`);
}

/** @param schema of the renamed object */
function readName(
  form: URLSearchParams,
  schema: 'DivisionChanges' | 'CompetitionChanges',
): string | null {
  const { name } = readForm(form, { name: line });
  return isWithinLimits(FIELD_LIMITS[schema].name, name) ? name : null;
}

async function moveBox(visit: CoachVisit, by: -1 | 1): Promise<ActionResult> {
  const box = readBoxId(visit);
  const found = await visit.api.getDivision(box);
  if (found.kind === 'refusal') return toActionResult(found, '');
  const body = { position: Math.max(1, found.data.position + by) };
  return toActionResult(await visit.api.updateDivision(box, body), 'moved', `box-${box}`);
}

async function removeBox(visit: CoachVisit): Promise<ActionResult> {
  const answer = await visit.api.deleteDivision(readBoxId(visit));
  if (answer.kind === 'refusal' && answer.code === 'resource_in_use') return { fault: 'notEmpty' };
  return toActionResult(answer, 'removed', 'boxes');
}

/** Continues the numbering of the existing boxes. A double click adds them only once. */
async function addBoxes(visit: CoachVisit, id: string): Promise<ActionResult> {
  const { api, form, words } = visit;
  const { count } = readForm(form, { count: wholeNumber });
  if (count === null || count < 1 || count > MAX_BOXES) return { fault: 'count' };
  const there = await dataOrThrow(api.listDivisions(id));
  const first = there.data.length + 1;
  const names = Array.from({ length: count }, (_, index) =>
    words.competitions.boxName(first + index),
  );
  const answer = await makeBoxes(api, id, names, form.get('token') ?? '');
  // The same token with other names means that an earlier click has already added them.
  const isAgain = answer.kind === 'refusal' && answer.code === 'idempotency_key_reused';
  return isAgain ? { done: 'added', at: 'boxes' } : toActionResult(answer, 'added', 'boxes');
}

async function makeFixtures({ api }: CoachVisit, id: string): Promise<ActionResult> {
  const answer = await api.generateAllFixtures(id);
  if (answer.kind === 'refusal') return toActionResult(answer, '');
  const { created, existing } = answer.data;
  return { done: `fixtures&created=${created}&existing=${existing}`, at: 'fixtures' };
}

async function changeSettings({ api, form }: CoachVisit, id: string): Promise<ActionResult> {
  const { visibility } = readForm(form, { visibility: readOption(['members', 'private']) });
  const name = readName(form, 'CompetitionChanges');
  if (name === null) return { fault: 'name' };
  if (visibility === null) return { fault: 'missing' };
  const body = { name, visibility } as const;
  return toActionResult(await api.updateCompetition(id, body), 'saved');
}

async function deleteDraft({ api }: CoachVisit, id: string): Promise<ActionResult> {
  const answer = await api.deleteCompetition(id);
  if (answer.kind === 'refusal' && answer.code === 'resource_in_use') return { fault: 'inUse' };
  return toActionResult(answer, 'deleted');
}

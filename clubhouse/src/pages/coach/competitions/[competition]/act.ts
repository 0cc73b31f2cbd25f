import { type LeagueAnswer, LeagueFailure, must } from '../../../../api/answer.ts';
import { makeBoxes } from '../../../../api/make-season.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import { fits, line, oneOf, readForm, wholeNumber } from '../../../../web/read-form.ts';
import { MAX_BOXES } from '../../seasons/new/plan-form.ts';

/** What became of a form of the page: where to go, or what is wrong. */
export type ActionResult =
  | { readonly done: string; readonly at?: string }
  | { readonly fault: 'name' | 'count' | 'missing' | 'closed' | 'notEmpty' | 'inUse' | 'gone' };

/** Does what a form of the competition's page asks for (SEAS-10, SEAS-11). @throws LeagueFailure */
export async function act(visit: CoachVisit, id: string): Promise<ActionResult> {
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

type LeagueCall = Promise<LeagueAnswer<unknown>>;

/** What is refused because things are otherwise by now is a fault, and no failure. */
async function toDone(calling: LeagueCall, done: string, at?: string): Promise<ActionResult> {
  const answer = await calling;
  if (answer.kind === 'answer') return at === undefined ? { done } : { done, at };
  if (answer.code === 'competition_closed') return { fault: 'closed' };
  if (answer.status === 404) return { fault: 'gone' };
  throw new LeagueFailure(answer);
}

function boxOf({ form }: CoachVisit): string {
  return form.get('box') ?? '';
}

async function renameBox(visit: CoachVisit): Promise<ActionResult> {
  const name = nameIn(visit.form, 'DivisionChanges');
  if (name === null) return { fault: 'name' };
  const path = { id: boxOf(visit) };
  const changing = visit.api.PATCH('/v1/divisions/{id}', { params: { path }, body: { name } });
  return toDone(changing, 'renamed', `box-${path.id}`);
}

/** @param schema of what is named */
function nameIn(
  form: URLSearchParams,
  schema: 'DivisionChanges' | 'CompetitionChanges',
): string | null {
  const { name } = readForm(form, { name: line });
  return fits(FIELD_LIMITS[schema].name, name) ? name : null;
}

/** By one place from where it stands now. */
async function moveBox(visit: CoachVisit, by: -1 | 1): Promise<ActionResult> {
  const params = { path: { id: boxOf(visit) } };
  const found = await visit.api.GET('/v1/divisions/{id}', { params });
  if (found.kind === 'refusal') return toDone(Promise.resolve(found), '');
  const body = { position: Math.max(1, found.data.position + by) };
  const changing = visit.api.PATCH('/v1/divisions/{id}', { params, body });
  return toDone(changing, 'moved', `box-${params.path.id}`);
}

async function removeBox(visit: CoachVisit): Promise<ActionResult> {
  const params = { path: { id: boxOf(visit) } };
  const answer = await visit.api.DELETE('/v1/divisions/{id}', { params });
  if (answer.kind === 'refusal' && answer.code === 'resource_in_use') return { fault: 'notEmpty' };
  return toDone(Promise.resolve(answer), 'removed', 'boxes');
}

/** Named on from how many there are; pressed twice, they are made once. */
async function addBoxes(visit: CoachVisit, id: string): Promise<ActionResult> {
  const { api, form, words } = visit;
  const { count } = readForm(form, { count: wholeNumber });
  if (count === null || count < 1 || count > MAX_BOXES) return { fault: 'count' };
  const params = { path: { id } };
  const there = await must(api.GET('/v1/competitions/{id}/divisions', { params }));
  const first = there.data.length + 1;
  const names = Array.from({ length: count }, (_, index) =>
    words.competitions.boxName(first + index),
  );
  try {
    await makeBoxes(api, id, names, form.get('token') ?? '');
  } catch (error) {
    // Under the same token, with other names: they were made by the press before.
    if (error instanceof LeagueFailure && error.code === 'idempotency_key_reused') {
      return { done: 'added', at: 'boxes' };
    }
    if (error instanceof LeagueFailure && error.code === 'competition_closed') {
      return { fault: 'closed' };
    }
    throw error;
  }
  return { done: 'added', at: 'boxes' };
}

async function makeFixtures({ api }: CoachVisit, id: string): Promise<ActionResult> {
  const params = { path: { id } };
  const answer = await api.POST('/v1/competitions/{id}/fixtures', { params });
  if (answer.kind === 'refusal') return toDone(Promise.resolve(answer), '');
  const { created, existing } = answer.data;
  return { done: `fixtures&created=${created}&existing=${existing}`, at: 'fixtures' };
}

async function changeSettings({ api, form }: CoachVisit, id: string): Promise<ActionResult> {
  const { visibility } = readForm(form, { visibility: oneOf(['members', 'private']) });
  const name = nameIn(form, 'CompetitionChanges');
  if (name === null) return { fault: 'name' };
  if (visibility === null) return { fault: 'missing' };
  const body = { name, visibility } as const;
  return toDone(api.PATCH('/v1/competitions/{id}', { params: { path: { id } }, body }), 'saved');
}

async function deleteDraft({ api }: CoachVisit, id: string): Promise<ActionResult> {
  const params = { path: { id } };
  const answer = await api.DELETE('/v1/competitions/{id}', { params });
  if (answer.kind === 'refusal' && answer.code === 'resource_in_use') return { fault: 'inUse' };
  return toDone(Promise.resolve(answer), 'deleted');
}

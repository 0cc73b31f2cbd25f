import { type CommonCode, LeagueFailure, type Refusal } from '../../../../../api/answer.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';

export const WAYS = ['lot', 'play_off', 'agreement'] as const;

export interface TieFault {
  readonly code: 'order' | 'by' | 'changed' | 'closed';
  /** The box and the line, as in the form's `tie` field. */
  readonly tie: string;
}

type TieChange = { readonly done: 'decided' | 'undone' } | { readonly fault: TieFault };

/** @throws LeagueFailure */
export function changeTies(visit: CoachVisit): Promise<TieChange> {
  const decision = visit.form.get('undo');
  return decision === null ? recordDecision(visit) : undo(visit, decision);
}

async function recordDecision({ api, form }: CoachVisit): Promise<TieChange> {
  const tie = form.get('tie') ?? '';
  const order = readOrder(form);
  if (order === null) return { fault: { code: 'order', tie } };
  const by = WAYS.find((way) => way === form.get('by'));
  if (by === undefined) return { fault: { code: 'by', tie } };
  const answer = await api.createTieDecision(form.get('box') ?? '', { order, by });
  if (answer.kind === 'answer') return { done: 'decided' };
  if (answer.code === 'not_level') return { fault: { code: 'changed', tie } };
  return closedFaultOrThrow(answer, tie);
}

/** Orders the entries by their chosen places; null if two share a place or one has none. */
function readOrder(form: URLSearchParams): string[] | null {
  const entries = form.getAll('entry');
  const placed = new Map(entries.map((id) => [form.get(`place-${id}`) ?? '', id]));
  const order = entries.flatMap((_, index) => placed.get(String(index + 1)) ?? []);
  return order.length < 2 || order.length < entries.length ? null : order;
}

async function undo({ api }: CoachVisit, id: string): Promise<TieChange> {
  const answer = await api.deleteTieDecision(id);
  // After a double click it is already gone, which is the goal.
  if (answer.kind === 'answer' || answer.status === 404) return { done: 'undone' };
  return closedFaultOrThrow(answer, '');
}

/** @throws LeagueFailure if it was refused for another reason */
function closedFaultOrThrow(
  refusal: Refusal<CommonCode | 'competition_closed' | 'competition_not_active'>,
  tie: string,
): TieChange {
  if (refusal.code === 'competition_closed' || refusal.code === 'competition_not_active') {
    return { fault: { code: 'closed', tie } };
  }
  throw new LeagueFailure(refusal);
}

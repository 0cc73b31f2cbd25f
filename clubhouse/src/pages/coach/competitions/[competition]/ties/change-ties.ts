import { type CommonCode, LeagueFailure, type Refusal } from '../../../../../api/answer.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';

/** How a tie is decided. */
export const WAYS = ['lot', 'play_off', 'agreement'] as const;

export interface TieFault {
  readonly code: 'order' | 'by' | 'changed' | 'closed';
  /** The box and line, as the form's `tie` names them. */
  readonly tie: string;
}

type TieChange = { readonly done: 'decided' | 'undone' } | { readonly fault: TieFault };

/** Records a decision or takes one back. @throws LeagueFailure */
export function changeTies(visit: CoachVisit): Promise<TieChange> {
  const decision = visit.form.get('undo');
  return decision === null ? decide(visit) : undo(visit, decision);
}

async function decide({ api, form }: CoachVisit): Promise<TieChange> {
  const tie = form.get('tie') ?? '';
  const order = orderIn(form);
  if (order === null) return { fault: { code: 'order', tie } };
  const by = WAYS.find((way) => way === form.get('by'));
  if (by === undefined) return { fault: { code: 'by', tie } };
  const answer = await api.createTieDecision(form.get('box') ?? '', { order, by });
  if (answer.kind === 'answer') return { done: 'decided' };
  if (answer.code === 'not_level') return { fault: { code: 'changed', tie } };
  return closedOr(answer, tie);
}

/** The entries by the places that were given to them; null where two have the same, or one has none. */
function orderIn(form: URLSearchParams): string[] | null {
  const entries = form.getAll('entry');
  const placed = new Map(entries.map((id) => [form.get(`place-${id}`) ?? '', id]));
  const order = entries.flatMap((_, index) => placed.get(String(index + 1)) ?? []);
  return order.length < 2 || order.length < entries.length ? null : order;
}

async function undo({ api }: CoachVisit, id: string): Promise<TieChange> {
  const answer = await api.deleteTieDecision(id);
  // Who pressed twice finds it gone, as was wanted.
  if (answer.kind === 'answer' || answer.status === 404) return { done: 'undone' };
  return closedOr(answer, '');
}

/** @throws LeagueFailure where it was refused for something else */
function closedOr(
  refusal: Refusal<CommonCode | 'competition_closed' | 'competition_not_active'>,
  tie: string,
): TieChange {
  if (refusal.code === 'competition_closed' || refusal.code === 'competition_not_active') {
    return { fault: { code: 'closed', tie } };
  }
  throw new LeagueFailure(refusal);
}

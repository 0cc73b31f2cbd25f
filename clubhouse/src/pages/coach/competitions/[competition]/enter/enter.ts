import { LeagueFailure, must } from '../../../../../api/answer.ts';
import type { Competition } from '../../../../../api/seasons.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';
import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';

/** Who was chosen: each an entry of one, or the two of a pair. */
export interface EntryFields {
  readonly rows: readonly (readonly string[])[];
  readonly name: string | null;
  /** Empty: no box yet. */
  readonly division: string;
}

/** How many were entered, or what is wrong and with whom. */
export type EnterResult =
  | { readonly entries: number; readonly matches: number }
  | { readonly faults: readonly EnterFault[] };

export type EnterFault =
  | { readonly code: 'nobody' | 'two' | 'box' }
  | { readonly code: 'member'; readonly why: string; readonly memberId: string };

export function chosenIn(form: URLSearchParams, { discipline }: Competition): EntryFields {
  const division = form.get('division') ?? '';
  const name = (form.get('name') ?? '').trim().slice(0, FIELD_LIMITS.NewEntry.name.maxLength);
  const rows =
    discipline === 'singles'
      ? form.getAll('member').map((id) => [id])
      : [[form.get('one') ?? '', form.get('other') ?? '']].filter(([one]) => one !== '');
  return { rows, name: name === '' ? null : name, division };
}

/**
 * Enters all that were chosen, or none, once for a page; then makes their matches, where that was
 * ticked (SEAS-12). @throws LeagueFailure
 */
export async function enter(
  { api, form }: CoachVisit,
  { id, discipline }: Competition,
  { rows, name, division }: EntryFields,
): Promise<EnterResult> {
  if (rows.length === 0) return { faults: [{ code: 'nobody' }] };
  const isPair = discipline !== 'singles';
  if (isPair && rows.some(([one, other]) => other === '' || one === other)) {
    return { faults: [{ code: 'two' }] };
  }
  const items = rows.map((members) => ({
    member_ids: [...members],
    division_id: division === '' ? null : division,
    ...(isPair && name !== null ? { name } : {}),
  }));
  const header = { 'Idempotency-Key': form.get('token') ?? '' };
  const answer = await api.POST('/v1/competitions/{id}/entries/batch', {
    params: { path: { id }, header },
    body: { items },
  });
  if (answer.kind === 'refusal') {
    const faults = faultsIn(answer.problem, rows);
    if (faults.length === 0) throw new LeagueFailure(answer);
    return { faults };
  }
  if (form.get('fixtures') !== '1' || division === '') {
    return { entries: answer.data.data.length, matches: 0 };
  }
  const made = await must(
    api.POST('/v1/divisions/{id}/fixtures', { params: { path: { id: division } } }),
  );
  return { entries: answer.data.data.length, matches: made.created };
}

/** A batch's refusal points at rows: `/items/3/member_ids/0`. */
function faultsIn(error: unknown, rows: EntryFields['rows']): EnterFault[] {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return [];
  const { errors } = error;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((one: unknown): EnterFault[] => {
    const pointer = textOf(one, 'pointer');
    const [, row, member] =
      /^\/items\/(\d+)\/(?:member_ids\/(\d+)|division_id)/.exec(pointer) ?? [];
    if (row === undefined) return [];
    if (member === undefined) return [{ code: 'box' }];
    const memberId = rows[Number(row)]?.[Number(member)] ?? '';
    return [{ code: 'member', why: textOf(one, 'code'), memberId }];
  });
}

function textOf(value: unknown, name: string): string {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : '';
}

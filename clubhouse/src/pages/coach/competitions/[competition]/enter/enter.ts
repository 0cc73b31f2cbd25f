import { dataOrThrow, type Refusal } from '../../../../../api/answer.ts';
import type { LeagueClient } from '../../../../../api/client.ts';
import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';
import type { Competition } from '../../../../../api/seasons.ts';
import {
  chosen,
  hidden,
  manyChosen,
  once,
  optional,
  text,
  ticked,
} from '../../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../../web/form.ts';

export const ENTER = form({
  token: once,
  q: hidden,
  after: hidden,
  all: hidden,
  /** Empty for no box yet. */
  division: chosen,
  fixtures: ticked,
  member: manyChosen,
  one: chosen,
  other: chosen,
  name: optional(text(FIELD_LIMITS.NewEntry.name)),
});
export type EnterForm = Filled<typeof ENTER>;

/** The ids of the entries, or the errors and the members they concern. */
export type EnterResult =
  | { readonly entries: readonly string[]; readonly matches: number }
  | { readonly faults: readonly EnterFault[] }
  | { readonly refused: Refusal };

export type EnterFault =
  | { readonly code: 'nobody' | 'two' | 'box' }
  | { readonly code: 'member'; readonly why: string; readonly memberId: string };

/** The members of each entry: one, or both players of a pair. */
function listRows({ member = [], one = '', other = '' }: EnterForm['values'], isPair: boolean) {
  if (!isPair) return member.map((id) => [id]);
  return one === '' ? [] : [[one, other]];
}

/**
 * Enters everyone chosen or nobody, only once per page; creates matches if ticked (SEAS-12).
 * @throws LeagueFailure
 */
export async function enterChosen(
  api: LeagueClient,
  { id, discipline }: Competition,
  values: EnterForm['values'],
): Promise<EnterResult> {
  const { token = '', division = '', name = null, fixtures = false } = values;
  const isPair = discipline !== 'singles';
  const rows = listRows(values, isPair);
  if (rows.length === 0) return { faults: [{ code: 'nobody' }] };
  if (isPair && rows.some(([one, other]) => other === '' || one === other)) {
    return { faults: [{ code: 'two' }] };
  }
  const items = rows.map((members) => ({
    member_ids: members,
    division_id: division === '' ? null : division,
    ...(isPair && name !== null ? { name } : {}),
  }));
  const params = { path: { id }, header: { 'Idempotency-Key': token } };
  const answer = await api.POST('/v1/competitions/{id}/entries/batch', { params, body: { items } });
  if (answer.kind === 'refusal') {
    const faults = readFaults(answer.problem, rows);
    return faults.length === 0 ? { refused: answer } : { faults };
  }
  const entries = answer.data.data.map((entry) => entry.id);
  if (!fixtures || division === '') return { entries, matches: 0 };
  const made = await dataOrThrow(
    api.POST('/v1/divisions/{id}/fixtures', { params: { path: { id: division } } }),
  );
  return { entries, matches: made.created };
}

/** A refused batch points to rows: `/items/3/member_ids/0`. */
function readFaults(error: unknown, rows: readonly (readonly string[])[]): EnterFault[] {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return [];
  const { errors } = error;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((one: unknown): EnterFault[] => {
    const pointer = readText(one, 'pointer');
    const [, row, member] =
      /^\/items\/(\d+)\/(?:member_ids\/(\d+)|division_id)/.exec(pointer) ?? [];
    if (row === undefined) return [];
    if (member === undefined) return [{ code: 'box' }];
    const memberId = rows[Number(row)]?.[Number(member)] ?? '';
    return [{ code: 'member', why: readText(one, 'code'), memberId }];
  });
}

function readText(value: unknown, name: string): string {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : '';
}

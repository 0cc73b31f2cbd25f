import type { Id } from '../../shared/ids.ts';
import type { MemberStatus } from '../../shared/members.ts';
import type { RefusalCode } from '../../shared/refusal.ts';
import { entrySize } from './pair.ts';

/** What is known of the competition and of the members named, before anybody is entered. */
export interface EntryContext {
  readonly discipline: string;
  readonly divisionIds: ReadonlySet<Id<'division'>>;
  readonly members: ReadonlyMap<Id<'member'>, KnownMember>;
  /** Who holds an entry in the competition that has not withdrawn. */
  readonly entered: ReadonlySet<Id<'member'>>;
}

export interface KnownMember {
  readonly status: MemberStatus;
  readonly removed: boolean;
}

export interface Row {
  readonly member_ids: readonly Id<'member'>[];
  readonly division_id?: Id<'division'> | null;
}

export type EnterCode = Extract<
  RefusalCode,
  | 'already_entered'
  | 'entry_size'
  | 'invalid_request'
  | 'member_deleted'
  | 'member_left'
  | 'member_paused'
  | 'partner_invalid'
>;

/** Why a row cannot be entered. */
export interface RowFault {
  /** Where the row stands among the others, from 0. */
  readonly row: number;
  readonly code: EnterCode;
  /** A JSON Pointer into the row. */
  readonly pointer: string;
  /** In words that go on from the place pointed at. */
  readonly message: string;
}

/**
 * What speaks against entering these, row by row in their order (ENT-1, ENT-3, ENT-7). Each row is
 * checked as if those before it had been entered one by one. A row that is refused enters nobody,
 * and so is in nobody's way.
 */
export function checkRows(context: EntryContext, rows: readonly Row[]): RowFault[] {
  const takenBy = new Map<Id<'member'>, number>();
  return rows.flatMap((wanted, row) => {
    const fault = checkRow(context, takenBy, wanted);
    if (fault !== null) return [{ row, ...fault }];
    for (const id of wanted.member_ids) takenBy.set(id, row);
    return [];
  });
}

/**
 * What speaks against an entry having these members, of whom some come in (ENT-10). They are
 * checked as for a new entry, and whoever is in it already stays.
 */
export function checkMembers(
  known: Omit<EntryContext, 'divisionIds'>,
  {
    memberIds,
    joined,
  }: { readonly memberIds: readonly Id<'member'>[]; readonly joined: readonly Id<'member'>[] },
): Fault | null {
  const wrongSize = ofSize(known, { member_ids: memberIds });
  if (wrongSize !== null) return wrongSize;
  for (const [index, id] of memberIds.entries()) {
    const found = joined.includes(id) ? ofMember(known, new Map(), id) : null;
    if (found !== null) return { ...found, pointer: `/member_ids/${index}` };
  }
  return null;
}

export type Fault = Omit<RowFault, 'row'>;

function checkRow(
  known: EntryContext,
  takenBy: ReadonlyMap<Id<'member'>, number>,
  row: Row,
): Fault | null {
  return ofSize(known, row) ?? ofDivision(known, row) ?? ofMembers(known, takenBy, row);
}

function ofSize(
  { discipline }: Pick<EntryContext, 'discipline'>,
  { member_ids: ids }: Row,
): Fault | null {
  const size = entrySize(discipline);
  const pointer = '/member_ids';
  if (ids.length !== size) {
    const message = `must name ${size === 1 ? 'one member' : 'two members'}`;
    return { code: 'entry_size', pointer, message };
  }
  if (new Set(ids).size === size) return null;
  return { code: 'partner_invalid', pointer, message: 'names the same member twice' };
}

function ofDivision({ divisionIds }: EntryContext, { division_id: id = null }: Row): Fault | null {
  if (id === null || divisionIds.has(id)) return null;
  const message = 'is not a division of this competition';
  return { code: 'invalid_request', pointer: '/division_id', message };
}

function ofMembers(
  known: EntryContext,
  takenBy: ReadonlyMap<Id<'member'>, number>,
  row: Row,
): Fault | null {
  for (const [index, id] of row.member_ids.entries()) {
    const found = ofMember(known, takenBy, id);
    if (found !== null) return { ...found, pointer: `/member_ids/${index}` };
  }
  return null;
}

function ofMember(
  { members, entered }: Pick<EntryContext, 'members' | 'entered'>,
  takenBy: ReadonlyMap<Id<'member'>, number>,
  id: Id<'member'>,
): Omit<Fault, 'pointer'> | null {
  const member = members.get(id);
  if (!member) return { code: 'invalid_request', message: 'names no member' };
  if (member.removed) return { code: 'member_deleted', message: 'has been removed' };
  if (member.status === 'left') return { code: 'member_left', message: 'has left the club' };
  if (member.status === 'paused') return { code: 'member_paused', message: 'is on a break' };
  if (entered.has(id)) {
    return { code: 'already_entered', message: 'already has an entry in this competition' };
  }
  const earlier = takenBy.get(id);
  if (earlier === undefined) return null;
  return { code: 'already_entered', message: `is already entered by row ${earlier}` };
}

import type { Id } from '../../shared/ids.ts';
import type { MemberStatus } from '../../shared/members.ts';
import type { RefusalCode } from '../../shared/refusal-codes.ts';
import { getEntrySize } from './pair.ts';

export interface EntryContext {
  readonly discipline: string;
  readonly divisionIds: ReadonlySet<Id<'division'>>;
  readonly members: ReadonlyMap<Id<'member'>, KnownMember>;
  /** Members with an entry in the competition that has not withdrawn. */
  readonly entered: ReadonlySet<Id<'member'>>;
}

export interface KnownMember {
  readonly status: MemberStatus;
  readonly removed: boolean;
}

export interface EntryRow {
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

export interface RowFault {
  /** The index of the row, from 0. */
  readonly row: number;
  readonly code: EnterCode;
  /** A JSON Pointer into the row. */
  readonly pointer: string;
  /** The rest of a sentence that begins with the place in `pointer`. */
  readonly message: string;
}

/** Checks each row as if the accepted ones before it were entered (ENT-1, ENT-3, ENT-7). */
export function checkRows(context: EntryContext, rows: readonly EntryRow[]): RowFault[] {
  const takenBy = new Map<Id<'member'>, number>();
  return rows.flatMap((wanted, row) => {
    const fault = checkRow(context, takenBy, wanted);
    if (fault !== null) return [{ row, ...fault }];
    for (const id of wanted.member_ids) takenBy.set(id, row);
    return [];
  });
}

/** Checks new members of an entry as for a new entry; existing ones may stay (ENT-10). */
export function checkMembers(
  known: Omit<EntryContext, 'divisionIds'>,
  {
    memberIds,
    joined,
  }: { readonly memberIds: readonly Id<'member'>[]; readonly joined: readonly Id<'member'>[] },
): EntryFault | null {
  const wrongSize = checkSize(known, { member_ids: memberIds });
  if (wrongSize !== null) return wrongSize;
  for (const [index, id] of memberIds.entries()) {
    const found = joined.includes(id) ? checkMember(known, new Map(), id) : null;
    if (found !== null) return { ...found, pointer: `/member_ids/${index}` };
  }
  return null;
}

export type EntryFault = Omit<RowFault, 'row'>;

function checkRow(
  known: EntryContext,
  takenBy: ReadonlyMap<Id<'member'>, number>,
  row: EntryRow,
): EntryFault | null {
  return checkSize(known, row) ?? checkDivision(known, row) ?? checkEachMember(known, takenBy, row);
}

function checkSize(
  { discipline }: Pick<EntryContext, 'discipline'>,
  { member_ids: ids }: EntryRow,
): EntryFault | null {
  const size = getEntrySize(discipline);
  const pointer = '/member_ids';
  if (ids.length !== size) {
    const message = `must name ${size === 1 ? 'one member' : 'two members'}`;
    return { code: 'entry_size', pointer, message };
  }
  if (new Set(ids).size === size) return null;
  return { code: 'partner_invalid', pointer, message: 'names the same member twice' };
}

function checkDivision(
  { divisionIds }: EntryContext,
  { division_id: id = null }: EntryRow,
): EntryFault | null {
  if (id === null || divisionIds.has(id)) return null;
  const message = 'is not a division of this competition';
  return { code: 'invalid_request', pointer: '/division_id', message };
}

function checkEachMember(
  known: EntryContext,
  takenBy: ReadonlyMap<Id<'member'>, number>,
  row: EntryRow,
): EntryFault | null {
  for (const [index, id] of row.member_ids.entries()) {
    const found = checkMember(known, takenBy, id);
    if (found !== null) return { ...found, pointer: `/member_ids/${index}` };
  }
  return null;
}

function checkMember(
  { members, entered }: Pick<EntryContext, 'members' | 'entered'>,
  takenBy: ReadonlyMap<Id<'member'>, number>,
  id: Id<'member'>,
): Omit<EntryFault, 'pointer'> | null {
  const member = members.get(id);
  if (!member) return { code: 'invalid_request', message: 'is not the id of a member' };
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

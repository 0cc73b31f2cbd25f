import type { Writer } from '../db/writer.ts';
import { addMember } from '../members/add.ts';
import { applyChanges } from '../members/change.ts';
import type { MemberChanges, NewMember } from '../members/schema.ts';
import { findMember } from '../members/store.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import { findLosses } from './losses.ts';

/** Rows written at once, while everyone else waits (CLI-2). */
export const SLICE_ROWS = 20;

export type PlannedRow = { readonly line: number } & (
  | { readonly kind: 'add'; readonly member: NewMember }
  | {
      readonly kind: 'change';
      readonly id: Id<'member'>;
      /** The version of the member when the plan was made. */
      readonly version: string;
      readonly changes: MemberChanges;
    }
);

/** `code` says why the plan no longer held, so that the row was not written. */
export interface WrittenRow {
  readonly line: number;
  readonly member_id: Id<'member'> | null;
  readonly code:
    | 'email_taken'
    | 'loss_not_accepted'
    | 'member_deleted'
    | 'member_left'
    | 'not_found'
    | 'precondition_failed'
    | null;
}

/** Skips a member changed since (CLI-2), and a loss that nobody accepted (IMP-6). */
export async function writeRow(
  writer: Writer,
  row: PlannedRow,
  acceptsLosses: boolean,
): Promise<WrittenRow> {
  const { line } = row;
  const refuse = (code: WrittenRow['code']): WrittenRow => ({ line, member_id: null, code });
  if (row.kind === 'add') {
    const added = await addMember(writer, row.member);
    return added instanceof Refusal
      ? refuse(added.code)
      : { line, member_id: added.id, code: null };
  }
  const member = await findMember(writer.db, row.id);
  if (!member) return refuse('not_found');
  if (member.updated_at !== row.version) return refuse('precondition_failed');
  const isLoss = !acceptsLosses && findLosses(line, member, row.changes).length > 0;
  if (isLoss) return refuse('loss_not_accepted');
  const changed = await applyChanges(writer, member, row.changes);
  return changed instanceof Refusal
    ? refuse(changed.code)
    : { line, member_id: changed.id, code: null };
}

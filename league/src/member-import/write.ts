import type { Writer } from '../db/writer.ts';
import { addMember } from '../members/add.ts';
import { applyChanges } from '../members/change.ts';
import type { MemberChanges, NewMember } from '../members/schema.ts';
import { findMember } from '../members/store.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';

/** This many rows are written at once, while everybody else waits (CLI-2). */
export const SLICE_ROWS = 20;

/** A row of a plan that is to be written. */
export type PlannedRow = { readonly line: number } & (
  | { readonly kind: 'add'; readonly member: NewMember }
  | {
      readonly kind: 'change';
      readonly id: Id<'member'>;
      /** When the member had been changed last, as the plan was made. */
      readonly version: string;
      readonly changes: MemberChanges;
    }
);

/** What became of a row: `code` says why it was not written, since what was planned no longer holds. */
export interface WrittenRow {
  readonly line: number;
  readonly member_id: Id<'member'> | null;
  readonly code:
    | 'email_taken'
    | 'member_deleted'
    | 'member_left'
    | 'not_found'
    | 'precondition_failed'
    | null;
}

/** Writes one row; who was changed by somebody else meanwhile is left as they are (CLI-2). */
export async function writeRow(writer: Writer, row: PlannedRow): Promise<WrittenRow> {
  const { line } = row;
  const done = row.kind === 'add' ? await addMember(writer, row.member) : await change(writer, row);
  if (done instanceof Refusal) return { line, member_id: null, code: done.code };
  return { line, member_id: done.id, code: null };
}

async function change(writer: Writer, row: Extract<PlannedRow, { kind: 'change' }>) {
  const member = await findMember(writer.db, row.id);
  if (!member) return new Refusal('not_found');
  if (member.updated_at !== row.version) return new Refusal('precondition_failed');
  return applyChanges(writer, member, row.changes);
}

import { dataOrThrow } from '../api/answer.ts';
import type { Api } from '../api/client.ts';
import { findMemberByAddress } from '../api/members.ts';
import { signOutEverywhere } from '../mailboxes/sign-out-everywhere.ts';
import type { WorkKind } from './work-kind.ts';

interface ImportSliceItem {
  readonly rows: Api<'ImportSlice'>['items'];
  /** The coach's answers about the list, sent with the first slice. */
  readonly remember?: Api<'ImportMemory'>;
  /** The coach has seen and accepted the values that get shorter. */
  readonly acceptsLosses?: boolean;
  /** Members in these rows whose mailbox changes. */
  readonly moved?: readonly string[];
  /** New members in these rows who will share the mailbox of the address's owner. */
  readonly sharing?: readonly { readonly line: number; readonly email: string }[];
}

/** Preview rows to write together: so few that no other call has to wait. */
export const ROWS_TOGETHER = 10;

/** Adds and updates the members of a list that a coach has reviewed (IMPT-4). */
export const IMPORTING: WorkKind<ImportSliceItem> = {
  name: 'importing',
  run: async (item, { api, store, idempotencyKey }) => {
    const { rows, remember, acceptsLosses = false, moved = [], sharing = [] } = item;
    const body = { items: rows, accept_losses: acceptsLosses, ...(remember && { remember }) };
    const asked = api.importMembers(body, { once: idempotencyKey });
    const { data } = await dataOrThrow(asked);
    for (const { line, email } of sharing) {
      const memberId = data.find((row) => row.line === line)?.member_id ?? null;
      const holder = memberId === null ? null : await findMemberByAddress(api, email);
      // Safe to repeat, because an item may run again.
      if (memberId !== null && holder !== null && holder.id !== memberId) {
        store.together(() => store.mailboxes.share(memberId, holder.id));
      }
    }
    // The old mailbox must not give access any more (ENDS-2).
    for (const { code, member_id: memberId } of data) {
      const hasMoved = code === null && memberId !== null && moved.includes(memberId);
      if (hasMoved) await signOutEverywhere(api, store, memberId);
    }
    const refused = data.filter(({ code }) => code !== null);
    const written = new Set(data.filter(({ code }) => code === null).map(({ line }) => line));
    const changes = rows.filter((row) => typeof row.member_id === 'string');
    const changed = changes.filter(({ line }) => written.has(line)).length;
    if (refused.length > 0) {
      const detail = refused.map(({ line, code }) => `${line} ${code}`).join(', ');
      return { status: 'failed', reason: 'rows', detail };
    }
    return { status: 'done', as: `${written.size - changed} ${changed}` };
  },
  say: ({ memberImport }) => memberImport.work,
};

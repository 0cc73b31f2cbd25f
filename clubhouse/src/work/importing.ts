import { must } from '../api/answer.ts';
import type { Api } from '../api/client.ts';
import { memberOfAddress } from '../api/members.ts';
import { signOutEverywhere } from '../mailboxes/sign-out-everywhere.ts';
import type { WorkKind } from './work-kind.ts';

interface ImportSliceItem {
  readonly rows: Api<'ImportSlice'>['items'];
  /** What the coach has said of the list; the first slice carries it. */
  readonly remember?: Api<'ImportMemory'>;
  /** The coach has seen what gets shorter, and accepts it. */
  readonly acceptsLosses?: boolean;
  /** Members of these rows who read another mailbox afterwards. */
  readonly moved?: readonly string[];
  /** New members of these rows who are to use the mailbox of whoever has the address. */
  readonly sharing?: readonly { readonly line: number; readonly email: string }[];
}

/** Rows of a preview that are written together: few enough that nobody waits for them. */
export const ROWS_TOGETHER = 10;

/** Adds and changes the members of a list that a coach has looked at (IMPT-4). */
export const IMPORTING: WorkKind<ImportSliceItem> = {
  name: 'importing',
  run: async (item, { api, store, idempotencyKey }) => {
    const { rows, remember, acceptsLosses = false, moved = [], sharing = [] } = item;
    const body = { items: rows, accept_losses: acceptsLosses, ...(remember && { remember }) };
    const asked = api.importMembers(body, { once: idempotencyKey });
    const { data } = await must(asked);
    for (const { line, email } of sharing) {
      const memberId = data.find((row) => row.line === line)?.member_id ?? null;
      const holder = memberId === null ? null : await memberOfAddress(api, email);
      // Safe to repeat: an item may be run again.
      if (memberId !== null && holder !== null && holder.id !== memberId) {
        store.together(() => store.mailboxes.share(memberId, holder.id));
      }
    }
    // The old mailbox must not get in any more (ENDS-2).
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

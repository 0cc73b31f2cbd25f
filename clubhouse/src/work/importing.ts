import { must } from '../api/answer.ts';
import type { Api } from '../api/client.ts';
import type { WorkKind } from './work-kind.ts';

interface ImportSliceItem {
  readonly rows: Api<'ImportSlice'>['items'];
  /** What the coach has said of the list; the first slice carries it. */
  readonly remember?: Api<'ImportMemory'>;
}

/** Rows of a preview that are written together: few enough that nobody waits for them. */
export const ROWS_TOGETHER = 10;

/** Adds and changes the members of a list that a coach has looked at (IMPT-4). */
export const IMPORTING: WorkKind<ImportSliceItem> = {
  name: 'importing',
  run: async ({ rows, remember }, { api, idempotencyKey }) => {
    const header = { 'Idempotency-Key': idempotencyKey };
    const body = { items: rows, ...(remember && { remember }) };
    const asked = api.POST('/v1/member-imports', { params: { header }, body });
    const { data } = await must(asked);
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

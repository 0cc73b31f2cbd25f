import { readChaseRows } from '../api/chase-rows.ts';
import { composeReminder, readFormats, WEEK_MS } from '../chase/reminder-to.ts';
import type { WorkKind } from './work-kind.ts';

export interface ReminderItem {
  readonly memberId: string;
  /** Includes members emailed within the last seven days. */
  readonly again: boolean;
}

/** Emails a reminder to each chosen member (CHSE-3). */
export const REMINDING: WorkKind<ReminderItem> = {
  name: 'reminding',
  run: async ({ memberId, again }, context) => {
    const { api, store, now, idempotencyKey } = context;
    const last = store.reminders.lastOf([memberId]).get(memberId);
    if (!again && last !== undefined && now - last < WEEK_MS) {
      return { status: 'done', as: 'recently' };
    }
    const rows = await readChaseRows(api, { member: [memberId] });
    const formats = await readFormats(rows, api);
    const key = `${idempotencyKey}:reminder`;
    const letter = await composeReminder(rows, key, { ...context, formats });
    if (typeof letter === 'string') return { status: 'done', as: letter };
    return {
      status: 'done',
      as: 'sent',
      keep: () => {
        store.outbox.add(letter);
        store.reminders.note(memberId, now);
      },
    };
  },
  say: (words) => words.chase.work,
};

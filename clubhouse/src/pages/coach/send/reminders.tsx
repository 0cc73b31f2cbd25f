import { type ChaseRow, readChaseRows } from '../../../api/chase-rows.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { isId } from '../../../api/ids.ts';
import {
  composeReminder,
  explainNoReminder,
  readFormats,
  WEEK_MS,
} from '../../../chase/reminder-to.ts';
import type { LetterToSend } from '../../../mail/letter.ts';
import type { CoachVisit } from '../../../web/visit.ts';
import { REMINDING } from '../../../work/reminding.ts';
import { readFilters, toFields, toQuery } from '../chase/filters.ts';
import { type Sender, sendAsWork, sortRecipients } from './mailshot.ts';
import { onSendPage } from './send-view.tsx';

/** Members to choose: enough for a page of pairs. */
const MAX_CHOSEN = FIELD_LIMITS['/v1/chase-list'].member.maxItems;

/** Reminds the ticked players, or everybody on the chase list (CHSE-4). */
export const prepareReminders: Sender = async (visit, fields) => {
  const { words, now } = visit;
  const { store } = visit.services;
  const filters = readFilters(fields);
  const isAll = fields.get('who') === 'all';
  // A pair's checkbox selects both players.
  const ticked = fields.getAll('member').flatMap((text) => text.split(' '));
  const ids = [...new Set(ticked.filter(isId))].slice(0, MAX_CHOSEN);
  const query = isAll ? toQuery(filters) : { member: ids };
  const rows = isAll || ids.length > 0 ? await readChaseRows(visit.api, query) : [];
  const members = Map.groupBy(rows, ({ member }) => member.id);
  const last = store.reminders.lastOf([...members.keys()]);
  const turnedOff = store.muted.membersWithout('reminder');
  const holderOf = (id: string) => store.mailboxes.holderOf(id);
  const again = fields.get('again') === '1';
  const people = [...members].map(([id, own]) => {
    const name = own[0]?.member.display_name ?? '';
    return { id, name, last: last.get(id), rows: own };
  });
  const sorted = sortRecipients(people, (one) => {
    const why = explainNoReminder(one.rows, (member) => turnedOff.has(member), holderOf);
    if (why !== null) return why;
    return !again && now - (one.last ?? 0) < WEEK_MS ? 'reminded' : null;
  });
  const [first] = sorted.recipients;
  const toList = `/coach/chase?${new URLSearchParams(toFields(filters)).toString()}`;
  const choice: [string, string][] = [
    ...toFields(filters),
    ['who', isAll ? 'all' : 'chosen'],
    ...(isAll ? [] : [['member', ids.join(' ')] as [string, string]]),
    ...(again ? [['again', '1'] as [string, string]] : []),
  ];
  const { send: say, chase } = words;
  return onSendPage({
    ...sorted,
    topic: 'reminders',
    tab: 'today',
    title: say.remind(sorted.recipients.length),
    choice,
    letter: first === undefined ? null : await composeFirst(visit, first.id, first.rows, isAll),
    ways: { reminded: 'again' },
    back: (
      <a class="btn q" href={toList}>
        {chase.work.onward}
      </a>
    ),
    send: sendAsWork(visit, REMINDING, toList, (memberId) => ({ memberId, again })),
  });
};

/** Filters may hide some of a member's rows, but the email lists everything they have left. */
async function composeFirst(
  { api, club, services: { store, url } }: CoachVisit,
  id: string,
  shown: readonly ChaseRow[],
  isFiltered: boolean,
): Promise<LetterToSend | null> {
  const rows = isFiltered ? await readChaseRows(api, { member: [id] }) : shown;
  const formats = await readFormats(rows, api);
  const letter = await composeReminder(rows, id, { api, club, store, url, formats });
  return typeof letter === 'string' ? null : letter;
}

import { dataOrThrow } from '../../../api/answer.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import {
  composeReminder,
  explainNoReminder,
  readFormats,
  WEEK_MS,
} from '../../../chase/reminder-to.ts';
import type { LetterToSend } from '../../../mail/letter.ts';
import type { CoachVisit } from '../../../web/visit.ts';
import { REMINDING } from '../../../work/reminding.ts';
import { type ChaseRow, readFilters, readId, toFields, toQuery } from '../chase/filters.ts';
import { type PageSender, sendAsWork, sortRecipients } from './mailshot.ts';

const PAGE = 200;
/** Members to choose: enough for a page of pairs. */
const MAX_CHOSEN = FIELD_LIMITS['/v1/chase-list'].member.maxItems;

/** Reminds the ticked players, or everybody on the chase list (CHSE-4). */
export const prepareReminders: PageSender = async (visit, fields) => {
  const { words, now } = visit;
  const { store } = visit.services;
  const filters = readFilters(fields);
  const isAll = fields.get('who') === 'all';
  // A pair's checkbox selects both players.
  const ticked = fields.getAll('member').flatMap((text) => text.split(' '));
  const ids = [...new Set(ticked.flatMap((text) => readId(text) ?? []))].slice(0, MAX_CHOSEN);
  const query = isAll ? toQuery(filters) : { member: ids };
  const members = isAll || ids.length > 0 ? await readRows(visit, query) : new Map<string, never>();
  const last = store.reminders.lastOf([...members.keys()]);
  const turnedOff = store.muted.membersWithout('reminder');
  const holderOf = (id: string) => store.mailboxes.holderOf(id);
  const again = fields.get('again') === '1';
  const people = [...members].map(([id, rows]) => {
    const name = rows[0]?.member.display_name ?? '';
    return { id, name, last: last.get(id), rows };
  });
  const sorted = sortRecipients(people, ({ id, rows }) => {
    const why = explainNoReminder(rows, (member) => turnedOff.has(member), holderOf);
    if (why !== null) return why;
    return !again && now - (last.get(id) ?? 0) < WEEK_MS ? 'reminded' : null;
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
  return {
    ...sorted,
    topic: 'reminders',
    tab: 'today',
    title: say.remind(sorted.recipients.length),
    choice,
    letter: first === undefined ? null : await composeFirst(visit, first.id, first.rows, isAll),
    ways: {
      reminded: {
        label: say.include,
        href: `/coach/send/reminders?${new URLSearchParams([...choice, ['again', '1']]).toString()}`,
      },
    },
    back: (
      <a class="btn q" href={toList}>
        {chase.work.onward}
      </a>
    ),
    send: sendAsWork(visit, REMINDING, toList, (memberId) => ({ memberId, again })),
  };
};

/** By member; one call per 200 rows. */
async function readRows(
  { api }: Pick<CoachVisit, 'api'>,
  query: Parameters<CoachVisit['api']['getChaseList']>[0],
): Promise<ReadonlyMap<string, ChaseRow[]>> {
  const rows: ChaseRow[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const place = after === undefined ? {} : { after };
    const page = await dataOrThrow(api.getChaseList({ ...query, limit: PAGE, ...place }));
    rows.push(...page.data);
    after = page.next_cursor;
  }
  return Map.groupBy(rows, ({ member }) => member.id);
}

/** Filters may hide some of a member's rows, but the email lists everything they have left. */
async function composeFirst(
  { api, club, services: { store, url } }: CoachVisit,
  id: string,
  shown: readonly ChaseRow[],
  isFiltered: boolean,
): Promise<LetterToSend | null> {
  const rows = isFiltered ? ((await readRows({ api }, { member: [id] })).get(id) ?? []) : shown;
  const formats = await readFormats(rows, api);
  const letter = await composeReminder(rows, id, { api, club, store, url, formats });
  return typeof letter === 'string' ? null : letter;
}

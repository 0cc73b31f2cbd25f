import { dataOrThrow } from '../../../../api/answer.ts';
import {
  explainNoReminder,
  type NoReminder,
  composeReminder,
  readFormats,
  WEEK_MS,
} from '../../../../chase/reminder-to.ts';
import type { LetterToSend } from '../../../../mail/letter.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { type ChaseRow, type Filters, readFilters, readId, toQuery } from '../filters.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';
import type { ViewedVisit } from '../../../../web/use-visit.ts';

const PAGE = 200;
/** Members to choose: enough for a page of pairs. */
const MAX_CHOSEN = FIELD_LIMITS['/v1/chase-list'].member.maxItems;
const SHOWN = 3;

/** The members to email: those ticked, or everybody on the list. */
export interface ReminderRequest {
  /** Member ids; null for everybody who matches the filters. */
  readonly members: readonly string[] | null;
  readonly filters: Filters;
  /** Includes members emailed within the last seven days. */
  readonly again: boolean;
}

interface ReminderFields {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** A pair's checkbox selects both players. */
export function readReminderRequest(fields: ReminderFields): ReminderRequest {
  const ticked = fields.getAll('member').flatMap((text) => text.split(' '));
  const ids = new Set(ticked.flatMap((text) => readId(text) ?? []));
  return {
    members: fields.get('who') === 'all' ? null : [...ids].slice(0, MAX_CHOSEN),
    filters: readFilters(fields),
    again: fields.get('again') === '1',
  };
}

export type Reason = NoReminder | 'recently';

/** The emails that would be sent, according to the league's current data. */
export interface DryRun {
  /** The first emails, exactly as they would be sent. */
  readonly letters: readonly LetterToSend[];
  /** The number of recipients; null if there are more rows than were read. */
  readonly count: number | null;
  readonly rows: number;
  readonly leftOut: ReadonlyMap<Reason, number>;
}

/** Prepares three of the emails and lists who gets none, in at most six calls (CHSE-4). */
export async function previewReminders(
  visit: CoachVisit,
  wanted: ReminderRequest,
): Promise<DryRun> {
  const { api, services, club } = visit;
  const query = { ...toChaseQuery(wanted), limit: PAGE };
  const { data, total, next_cursor: next } = await dataOrThrow(api.getChaseList(query));
  const members = Map.groupBy(data, ({ member }) => member.id);
  const reasons = findReasons(members, visit, wanted);
  const written = [...members.keys()].filter((id) => !reasons.has(id));
  const first = written.slice(0, SHOWN);
  // The filters may hide some of a member's rows, but the email lists everything they have left.
  const rows = wanted.members === null ? await readRows(visit, first) : members;
  const formats = await readFormats([...rows.values()].flat(), api);
  const context = { api, club, store: services.store, url: services.url, formats };
  const letters = await Promise.all(
    first.map((id) => composeReminder(rows.get(id) ?? [], id, context)),
  );
  return {
    letters: letters.filter((one) => typeof one !== 'string'),
    count: next === null ? written.length : null,
    rows: total,
    leftOut: countReasons(reasons.values()),
  };
}

function toChaseQuery({ members, filters }: ReminderRequest) {
  return members === null ? toQuery(filters) : { member: [...members] };
}

function findReasons(
  members: ReadonlyMap<string, readonly ChaseRow[]>,
  { services: { store }, now }: ViewedVisit,
  { again }: ReminderRequest,
): ReadonlyMap<string, Reason> {
  const last = store.reminders.lastOf([...members.keys()]);
  const turnedOff = store.muted.membersWithout('reminder');
  const reasons = [...members].flatMap(([id, rows]): [string, Reason][] => {
    const why = explainNoReminder(
      rows,
      (member) => turnedOff.has(member),
      (member) => store.mailboxes.holderOf(member),
    );
    if (why !== null) return [[id, why]];
    const isRecent = now - (last.get(id) ?? 0) < WEEK_MS;
    return isRecent && !again ? [[id, 'recently']] : [];
  });
  return new Map(reasons);
}

async function readRows(
  { api }: CoachVisit,
  members: readonly string[],
): Promise<ReadonlyMap<string, ChaseRow[]>> {
  if (members.length === 0) return new Map();
  const query = { member: [...members], limit: PAGE };
  const { data } = await dataOrThrow(api.getChaseList(query));
  return Map.groupBy(data, ({ member }) => member.id);
}

function countReasons(reasons: Iterable<Reason>): ReadonlyMap<Reason, number> {
  const counts = new Map<Reason, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return counts;
}

/** Finds every wanted member once, with one call per 200 rows. */
export async function readAllRecipients(
  { api }: CoachVisit,
  wanted: ReminderRequest,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let after: string | null | undefined; after !== null;) {
    const place = after === undefined ? {} : { after };
    const query = { ...toChaseQuery(wanted), limit: PAGE, ...place };
    const page = await dataOrThrow(api.getChaseList(query));
    for (const { member } of page.data) found.set(member.id, member.display_name);
    after = page.next_cursor;
  }
  return found;
}

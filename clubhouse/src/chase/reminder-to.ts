import { dataOrThrow } from '../api/answer.ts';
import type { Api, LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import { makeVoice } from '../mail/from-events/recipient.ts';
import type { Contact, Letter, LetterToSend } from '../mail/letter.ts';
import type { OpenMatches } from '../mail/letters/open-matches.ts';
import { writeReminderLetter } from '../mail/letters/reminder.ts';
import { type HolderOf, findMailboxes } from '../mailboxes/mailboxes-of.ts';
import type { Voice } from '../mail/letters/voice.ts';
import { type Format, readFormat } from '../score/format.ts';
import type { Store } from '../store/store.ts';
import { findOfferedLanguage } from '../messages/language.ts';
import { getFirstName } from '../messages/names.ts';

/** Minimum time between reminders, unless a coach overrides it (CHSE-5). */
export const WEEK_MS = 7 * 86_400_000;

export interface ReminderContext {
  /** The league with the key of the coach who sends the reminder. */
  readonly api: LeagueClient;
  readonly club: Club;
  readonly store: Store;
  readonly url: string;
  readonly formats: Formats;
}

export type NoReminder = 'nothing_left' | 'no_address' | 'turned_off';

/**
 * Composes the email to one member about all outstanding matches (CHSE-3), with the contacts the
 * league gives that member. The caller puts it into the outbox.
 * @param rows of this member, in the order of the chase list
 * @throws LeagueFailure
 */
export async function composeReminder(
  rows: readonly Api<'ChaseRow'>[],
  key: string,
  context: ReminderContext,
): Promise<LetterToSend | NoReminder> {
  const [first] = rows;
  const { store, api, formats } = context;
  const holderOf = (id: string) => store.mailboxes.holderOf(id);
  const why = explainNoReminder(rows, (id) => store.muted.of(id).has('reminder'), holderOf);
  if (first === undefined || why !== null) return why ?? 'nothing_left';
  const { member } = first;
  const language = findLanguage(member.id, context);
  const mailbox = (await findMailboxes(api, [member], holderOf)).get(member.id);
  if (mailbox === undefined) return 'no_address';
  const contacts = await dataOrThrow(api.listMemberContacts(member.id));
  return {
    key,
    to: { member_id: member.id, address: mailbox, name: member.display_name },
    language,
    letter: writeReminder(first, rows, { contacts, formats }, makeVoice(language, context)),
    about: rows.flatMap(({ outstanding }) =>
      outstanding.flatMap(({ opponents }) => opponents.map(({ id }) => id)),
    ),
  };
}

function writeReminder(
  first: Api<'ChaseRow'>,
  rows: readonly Api<'ChaseRow'>[],
  { contacts, formats }: LeagueAnswers,
  voice: Voice,
): Letter {
  const people = new Map(contacts.data.map((one) => [one.member_id, one]));
  const seen = rows.filter(isSeenByPlayers);
  const soonest = seen[0] ?? first;
  const facts = {
    name: getFirstName(first.member.display_name),
    daysLeft: soonest.days_left,
    deadline: soonest.results_deadline,
    ...listOpenMatches(seen, people, formats),
  };
  return writeReminderLetter(facts, voice);
}

/**
 * The reason a member gets no reminder; null if a reminder would be sent.
 * @param holderOf the owner of the mailbox that a member without an address reads
 */
export function explainNoReminder(
  rows: readonly Api<'ChaseRow'>[],
  hasTurnedOff: (memberId: string) => boolean,
  holderOf: HolderOf,
): NoReminder | null {
  const member = rows[0]?.member;
  if (
    member === undefined ||
    rows.every((row) => !isSeenByPlayers(row) || listOwed(row).length === 0)
  )
    return 'nothing_left';
  if (typeof member.email !== 'string' && holderOf(member.id) === null) return 'no_address';
  return hasTurnedOff(member.id) ? 'turned_off' : null;
}

/** Private competitions are visible only to coaches; emails never name them (LTR-16). */
function isSeenByPlayers({ visibility }: Api<'ChaseRow'>): boolean {
  return visibility === 'members';
}

/** Leaves out matches that the other side has to report. */
function listOwed({ outstanding }: Api<'ChaseRow'>): Api<'ChaseRow'>['outstanding'] {
  return outstanding.filter((one) => one.status !== 'reported' || one.waiting_on_us);
}

type ContactPerson = Api<'PlayerContacts'>['data'][number];

/** By competition, for an example that its rules accept. */
type Formats = ReadonlyMap<string, Format>;

interface LeagueAnswers {
  readonly contacts: Api<'PlayerContacts'>;
  readonly formats: Formats;
}

const MAX_ACTIVE = 200;

/** One call for all rows, unless the club has hundreds of competitions. */
export async function readFormats(
  rows: readonly Api<'ChaseRow'>[],
  api: LeagueClient,
): Promise<Formats> {
  const query = { state: 'active', limit: MAX_ACTIVE } as const;
  const { data } = await dataOrThrow(api.listCompetitions(query));
  const known = new Set(data.map(({ id }) => id));
  const others = new Set(rows.map((row) => row.competition_id)).difference(known);
  const more = await Promise.all([...others].map((id) => dataOrThrow(api.getCompetition(id))));
  return new Map([...data, ...more].map(({ id, rules }) => [id, readFormat(rules)]));
}

function listOpenMatches(
  rows: readonly Api<'ChaseRow'>[],
  people: ReadonlyMap<string, ContactPerson>,
  formats: Formats,
): OpenMatches {
  const all = rows.flatMap((row) => {
    const format = formats.get(row.competition_id);
    if (format === undefined) return [];
    return listOwed(row).map((match) => ({ match, format, where: describeWhere(row) }));
  });
  const said = ({ match, format, where }: (typeof all)[number]) => ({
    id: match.match_id,
    opponent: match.opponent,
    opponents: match.opponents.map(({ display_name: name }) => name),
    format,
    where,
  });
  return {
    toPlay: all
      .filter(({ match }) => match.status === 'open')
      .map((one) => ({
        ...said(one),
        contacts: one.match.opponents.flatMap(({ id }) => toContacts(people.get(id))),
      })),
    toReport: all.filter(({ match }) => match.waiting_on_us).map(said),
    toClear: all.filter(({ match }) => match.status === 'disputed').map(said),
    short: rows
      .filter(({ short_by: by }) => by > 0)
      .map((row) => ({ where: describeWhere(row), played: row.played, minimum: row.minimum })),
  };
}

function toContacts(person: ContactPerson | undefined): Contact[] {
  if (person === undefined) return [];
  const { display_name: name, phone, email } = person;
  return [{ name, phone, email }];
}

function describeWhere({
  competition_name: competition,
  division_name: division,
}: Api<'ChaseRow'>): string {
  return division === null ? competition : `${competition}, ${division}`;
}

function findLanguage(memberId: string, { store, club }: ReminderContext) {
  return findOfferedLanguage(store.preferences.language(memberId), club.languages) ?? club.language;
}

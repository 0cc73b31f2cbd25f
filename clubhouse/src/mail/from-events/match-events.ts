import type { Api } from '../../api/client.ts';
import { type MyMatch, toMyMatch } from '../../api/my-match.ts';
import { getDates } from '../../messages/dates.ts';
import type { Contact, LetterToSend } from '../letter.ts';
import { writeReportedLetter, writeResultsDifferLetter } from '../letters/report-letters.ts';
import { writeSettlementLetter } from '../letters/settlement-letter.ts';
import { readFormat } from '../../score/format.ts';
import type { PlanningContext } from '../planner.ts';
import { getLeagueFacts, type Person, type UnderwayCompetition } from './league-facts.ts';
import { toContact, getGreetingName, isReachable, toMember } from './recipient.ts';
type ReportEvent = Extract<
  Api<'Event'>,
  { kind: 'match.claimed' | 'match.amended' | 'match.disputed' }
>;
type SettlementEvent = Extract<Api<'Event'>, { kind: 'match.settled' }>;

interface MatchFacts {
  readonly match: Api<'Match'>;
  readonly people: ReadonlyMap<string, Person>;
  readonly underway: UnderwayCompetition;
}

/**
 * A side has reported. The match's current state decides the emails: nobody gets one about a solved
 * problem, and three changes in a minute cause one email each (LTR-15).
 */
export async function planReportLetters(
  event: ReportEvent,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const played = await readMatchFacts(event.subject.id, context);
  if (played === null || !isOpenForReports(played.underway, context)) return [];
  if (!(await isStillPlayed(played.match, context))) return [];
  if (played.match.status === 'reported') return writeOtherSideLetters(played, context);
  // If the other side has contradicted a first report, that later event causes the emails.
  const differs = played.match.status === 'disputed' && event.kind !== 'match.claimed';
  return differs ? writeDifferLetters(event, played, context) : [];
}

function writeOtherSideLetters(
  { match, people, underway }: MatchFacts,
  context: PlanningContext,
): LetterToSend[] {
  const { results_deadline: deadline } = underway.season;
  return listReaders(match, people, match.waiting_on).flatMap(({ person, mine }) =>
    toMember(
      {
        key: `other_side_reported:${match.id}`,
        person,
        matter: `match:${match.id}`,
        about: listPlayerIds(match),
        write: (voice) =>
          writeReportedLetter(
            {
              name: getGreetingName(person),
              match: mine,
              contacts: listMatchContacts(mine, match, people, person.id),
              deadline,
              format: readFormat(underway.competition.rules),
            },
            voice,
          ),
      },
      context,
    ),
  );
}

/** Emails the players once a day, except a member who just entered the score and saw the page. */
function writeDifferLetters(
  { actor_member_id: actor, occurred_at: at }: ReportEvent,
  { match, people, underway }: MatchFacts,
  context: PlanningContext,
): LetterToSend[] {
  const day = getDates('en', context.club.timezone).dateOf(Date.parse(at));
  const { results_deadline: deadline } = underway.season;
  const readers = listReaders(match, people, null).filter(({ person }) => person.id !== actor);
  return readers.flatMap(({ person, mine }) => {
    const contacts = listMatchContacts(mine, match, people, person.id);
    const format = readFormat(underway.competition.rules);
    const facts = { name: getGreetingName(person), match: mine, contacts, deadline, format };
    return toMember(
      {
        key: `results_differ:${match.id}:${day}`,
        person,
        matter: `match:${match.id}`,
        about: listPlayerIds(match),
        write: (voice) => writeResultsDifferLetter(facts, voice),
      },
      context,
    );
  });
}

/** Emails both sides that a coach has decided, unless another decision has replaced it. */
export async function planSettlementLetters(
  event: SettlementEvent,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const played = await readMatchFacts(event.subject.id, context);
  if (played === null) return [];
  const { match, people, underway } = played;
  const { result } = match;
  if (result === null || result.claim_id !== event.data.claim_id) return [];
  // The league shows no contact details of opponents once the match is over (ME-3).
  const isUnderway =
    underway.competition.state === 'active' && (await isStillPlayed(match, context));
  return listReaders(match, people, null).flatMap(({ person, mine }) =>
    toMember(
      {
        key: `settled:${event.id}`,
        person,
        matter: `match:${match.id}`,
        about: listPlayerIds(match),
        write: (voice) =>
          writeSettlementLetter(
            {
              name: getGreetingName(person),
              match: mine,
              contacts: isUnderway ? listMatchContacts(mine, match, people, person.id) : [],
              result,
              reason: event.data.reason,
            },
            voice,
          ),
      },
      context,
    ),
  );
}

/** Null if the match is gone or its competition is hidden from players. */
async function readMatchFacts(id: string, context: PlanningContext): Promise<MatchFacts | null> {
  const facts = getLeagueFacts(context);
  const match = await facts.match(id);
  if (match === null) return null;
  const underway = await facts.underway(match.competition_id);
  if (underway === null || underway.competition.visibility !== 'members') return null;
  return { match, people: await facts.people(listPlayerIds(match)), underway };
}

/** The other side and the reader's partner, whom the league shows during the match (ME-3). */
function listMatchContacts(
  mine: MyMatch,
  { sides }: Api<'Match'>,
  people: ReadonlyMap<string, Person>,
  memberId: string,
): Contact[] {
  const partners = sides.flatMap(({ side, members }) => (side === mine.side ? members : []));
  const others = [...mine.opponents, ...partners].filter(({ id }) => id !== memberId);
  return others
    .map(({ id }) => people.get(id))
    .filter(isReachable)
    .map(toContact);
}

function listPlayerIds({ sides }: Api<'Match'>): string[] {
  return sides.flatMap(({ members }) => members.map(({ id }) => id));
}

/** Whether players can report: after the deadline, only the coach can enter results. */
function isOpenForReports(
  { competition, season }: UnderwayCompetition,
  { now }: PlanningContext,
): boolean {
  const closesAt = season.results_close_at;
  return competition.state === 'active' && (closesAt === null || now < Date.parse(closesAt));
}

/** Whether a match is still played: nobody has to report one against a withdrawn entry. */
async function isStillPlayed(match: Api<'Match'>, context: PlanningContext): Promise<boolean> {
  const entries = await getLeagueFacts(context).entries(match.competition_id);
  const playing = new Set(entries.map(({ id }) => id));
  return match.sides.every(({ entry_id: id }) => id !== null && playing.has(id));
}

interface MatchReader {
  readonly person: Person;
  readonly mine: MyMatch;
}

/** @param side null for both */
function listReaders(
  match: Api<'Match'>,
  people: ReadonlyMap<string, Person>,
  side: 0 | 1 | null,
): MatchReader[] {
  return match.sides.flatMap((one) => {
    if (side !== null && one.side !== side) return [];
    return one.members.flatMap(({ id }) => {
      const [person, mine] = [people.get(id), toMyMatch(match, id)];
      return person === undefined || mine === null ? [] : [{ person, mine }];
    });
  });
}

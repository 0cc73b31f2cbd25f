import type { Api } from '../../api/client.ts';
import type { Letter, LetterToSend } from '../letter.ts';
import { joinedPair, leftPair, opponentChanged, partnerChanged } from '../letters/pair.ts';
import type { Voice } from '../letters/voice.ts';
import type { PlanningContext } from '../planner.ts';
import {
  boxNamed,
  earlierInPage,
  laterInPage,
  membersOf,
  played,
  readersOf,
} from './box-letters.ts';
import { factsFor, type Person } from './league-facts.ts';
import { contactOf, greeted, isReachable, toMember } from './recipient.ts';

type Entry = Api<'Entry'>;
type UpdatedEntry = Extract<Api<'Event'>, { kind: 'entry.updated' }>;

/**
 * The members of an entry have changed during play. Emails those who joined, left or stayed, and
 * the opponents with open matches (LTR-28).
 */
export async function pairLetters(
  event: UpdatedEntry,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { competition_id: competitionId } = event.data;
  const { came, went } = findPairChange([...earlierInPage(event, context), event]);
  // Only the last of several changes causes an email, with their combined effect.
  const isOver = came.length === 0 || laterInPage(event, context).some(isPairChange);
  if (!isPairChange(event) || isOver) return [];
  if ((await played(competitionId, context)) === null) return [];
  const facts = factsFor(context);
  const entry = await facts.entry(event.subject.id);
  if (entry === null || entry.status !== 'active') return [];
  // The entry may have changed again since.
  const joined = came.filter((id) => membersOf(entry).includes(id));
  const left = went.filter((id) => !membersOf(entry).includes(id));
  if (joined.length === 0 || left.length === 0) return [];
  const opponents = await opponentsLeft(entry, context);
  const ids = [...membersOf(entry), ...left, ...opponents.flatMap(membersOf)];
  const people = await facts.people(ids);
  const box = await boxNamed(competitionId, entry.division_id, context);
  return lettersAbout({ event, entry, joined, left, opponents, people, box }, context);
}

function isPairChange(event: Api<'Event'>): event is UpdatedEntry {
  return event.kind === 'entry.updated' && event.data.joined_member_ids !== undefined;
}

/**
 * The members who joined and left over several events of an entry. Going and coming back counts as
 * neither.
 */
function findPairChange(events: readonly Api<'Event'>[]) {
  const steps = events.filter(isPairChange).map(({ data }) => data);
  const joined = steps.flatMap(({ joined_member_ids: ids = [] }) => ids);
  const left = steps.flatMap(({ left_member_ids: ids = [] }) => ids);
  const times = (ids: readonly string[], id: string) => ids.filter((one) => one === id).length;
  const all = [...new Set([...joined, ...left])];
  return {
    came: all.filter((id) => times(joined, id) > times(left, id)),
    went: all.filter((id) => times(joined, id) < times(left, id)),
  };
}

interface ChangeFacts {
  readonly event: UpdatedEntry;
  readonly entry: Entry;
  readonly joined: readonly string[];
  readonly left: readonly string[];
  readonly opponents: readonly Entry[];
  readonly people: ReadonlyMap<string, Person>;
  readonly box: string;
}

function lettersAbout(
  { event, entry, joined, left, opponents, people, box }: ChangeFacts,
  context: PlanningContext,
): LetterToSend[] {
  const known = [...entry.members, ...entry.former_members];
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => known.find((one) => one.id === id)?.display_name ?? []);
  const names = { box, joined: named(joined), left: named(left) };
  const contacts = (but?: string) =>
    membersOf(entry).flatMap((id) => {
      const person = id === but ? undefined : people.get(id);
      return person !== undefined && isReachable(person) ? [contactOf(person)] : [];
    });
  const about = [...membersOf(entry), ...left];
  const to = (ids: readonly string[], write: (person: Person, voice: Voice) => Letter) =>
    readersOf(ids, people, event).flatMap((person) => {
      const key = `pair_changed:${event.id}`;
      const letter = (voice: Voice) => write(person, voice);
      return toMember({ key, person, about, write: letter }, context);
    });
  const stayed = membersOf(entry).filter((id) => !joined.includes(id));
  return [
    ...to(joined, (person, voice) => {
      const [partner = null] = named(membersOf(entry).filter((id) => id !== person.id));
      const facts = { name: greeted(person), box, partner, contacts: contacts(person.id) };
      return joinedPair(facts, voice);
    }),
    ...to(left, (person, voice) => leftPair({ ...names, name: greeted(person) }, voice)),
    ...to(stayed, (person, voice) =>
      partnerChanged({ ...names, name: greeted(person), contacts: contacts(person.id) }, voice),
    ),
    ...to(opponents.flatMap(membersOf), (person, voice) =>
      opponentChanged({ ...names, name: greeted(person), contacts: contacts() }, voice),
    ),
  ];
}

/** Members with an open match against an entry. */
async function opponentsLeft(entry: Entry, context: PlanningContext): Promise<Entry[]> {
  const facts = factsFor(context);
  const open = (await facts.matchesOf(entry.competition_id)).filter(
    ({ status, sides }) => status === 'open' && sides.some(({ entry_id: one }) => one === entry.id),
  );
  const ids = new Set(open.flatMap(({ sides }) => sides.map(({ entry_id: one }) => one)));
  const entries = await facts.entries(entry.competition_id);
  return entries.filter(({ id }) => id !== entry.id && ids.has(id));
}

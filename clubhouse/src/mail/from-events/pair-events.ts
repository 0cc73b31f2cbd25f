import type { Api } from '../../api/client.ts';
import type { Letter, LetterToSend } from '../letter.ts';
import {
  writeJoinedPairLetter,
  writeLeftPairLetter,
  writeOpponentChangedLetter,
  writePartnerChangedLetter,
} from '../letters/pair.ts';
import type { Voice } from '../letters/voice.ts';
import type { PlanningContext } from '../planner.ts';
import {
  readBoxName,
  findEarlierEvents,
  findLaterEvents,
  listMemberIds,
  findActiveCompetition,
  filterReaders,
} from './box-letters.ts';
import { getLeagueFacts, type Person } from './league-facts.ts';
import { toContact, getGreetingName, isReachable, toMember } from './recipient.ts';
type UpdatedEntry = Extract<Api<'Event'>, { kind: 'entry.updated' }>;

/** Emails those who joined, left or stayed, and opponents with open matches (LTR-28). */
export async function planPairLetters(
  event: UpdatedEntry,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { competition_id: competitionId } = event.data;
  const { came, went } = findPairChange([...findEarlierEvents(event, context), event]);
  // Only the last of several changes causes an email, with their combined effect.
  const isOver = came.length === 0 || findLaterEvents(event, context).some(isPairChange);
  if (!isPairChange(event) || isOver) return [];
  if ((await findActiveCompetition(competitionId, context)) === null) return [];
  const facts = getLeagueFacts(context);
  const entry = await facts.entry(event.subject.id);
  if (entry === null || entry.status !== 'active') return [];
  // The entry may have changed again since.
  const joined = came.filter((id) => listMemberIds(entry).includes(id));
  const left = went.filter((id) => !listMemberIds(entry).includes(id));
  if (joined.length === 0 || left.length === 0) return [];
  const opponents = await findRemainingOpponents(entry, context);
  const ids = [...listMemberIds(entry), ...left, ...opponents.flatMap(listMemberIds)];
  const people = await facts.people(ids);
  const box = await readBoxName(competitionId, entry.division_id, context);
  return writePairChangeLetters({ event, entry, joined, left, opponents, people, box }, context);
}

function isPairChange(event: Api<'Event'>): event is UpdatedEntry {
  return event.kind === 'entry.updated' && event.data.joined_member_ids !== undefined;
}

/** Combines several events of an entry; a member who went and came back counts as neither. */
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
  readonly entry: Api<'Entry'>;
  readonly joined: readonly string[];
  readonly left: readonly string[];
  readonly opponents: readonly Api<'Entry'>[];
  readonly people: ReadonlyMap<string, Person>;
  readonly box: string;
}

function writePairChangeLetters(
  { event, entry, joined, left, opponents, people, box }: ChangeFacts,
  context: PlanningContext,
): LetterToSend[] {
  const known = [...entry.members, ...entry.former_members];
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => known.find((one) => one.id === id)?.display_name ?? []);
  const names = { box, joined: named(joined), left: named(left) };
  const contacts = (but?: string) =>
    listMemberIds(entry).flatMap((id) => {
      const person = id === but ? undefined : people.get(id);
      return person !== undefined && isReachable(person) ? [toContact(person)] : [];
    });
  const about = [...listMemberIds(entry), ...left];
  const to = (ids: readonly string[], write: (person: Person, voice: Voice) => Letter) =>
    filterReaders(ids, people, event).flatMap((person) => {
      const key = `pair_changed:${event.id}`;
      const letter = (voice: Voice) => write(person, voice);
      return toMember({ key, person, about, write: letter }, context);
    });
  const stayed = listMemberIds(entry).filter((id) => !joined.includes(id));
  return [
    ...to(joined, (person, voice) => {
      const [partner = null] = named(listMemberIds(entry).filter((id) => id !== person.id));
      const facts = { name: getGreetingName(person), box, partner, contacts: contacts(person.id) };
      return writeJoinedPairLetter(facts, voice);
    }),
    ...to(left, (person, voice) =>
      writeLeftPairLetter({ ...names, name: getGreetingName(person) }, voice),
    ),
    ...to(stayed, (person, voice) =>
      writePartnerChangedLetter(
        { ...names, name: getGreetingName(person), contacts: contacts(person.id) },
        voice,
      ),
    ),
    ...to(opponents.flatMap(listMemberIds), (person, voice) =>
      writeOpponentChangedLetter(
        { ...names, name: getGreetingName(person), contacts: contacts() },
        voice,
      ),
    ),
  ];
}

async function findRemainingOpponents(
  entry: Api<'Entry'>,
  context: PlanningContext,
): Promise<Api<'Entry'>[]> {
  const facts = getLeagueFacts(context);
  const open = (await facts.matchesOf(entry.competition_id)).filter(
    ({ status, sides }) => status === 'open' && sides.some(({ entry_id: one }) => one === entry.id),
  );
  const ids = new Set(open.flatMap(({ sides }) => sides.map(({ entry_id: one }) => one)));
  const entries = await facts.entries(entry.competition_id);
  return entries.filter(({ id }) => id !== entry.id && ids.has(id));
}

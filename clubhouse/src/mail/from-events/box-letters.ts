import type { Api } from '../../api/client.ts';
import type { Contact, Letter, LetterToSend } from '../letter.ts';
import type { Voice } from '../letters/voice.ts';
import type { PlanningContext } from '../planner.ts';
import { getLeagueFacts, type Person, type UnderwayCompetition } from './league-facts.ts';
import { toContact, getGreetingName, isReachable, toMember } from './recipient.ts';

export async function findActiveCompetition(
  id: string,
  context: PlanningContext,
): Promise<UnderwayCompetition | null> {
  const underway = await getLeagueFacts(context).underway(id);
  if (underway === null) return null;
  const { state, visibility } = underway.competition;
  return state === 'active' && visibility === 'members' ? underway : null;
}

/** Later events about the same subject, within the page of the feed. */
export function findLaterEvents(
  event: Api<'Event'>,
  { events = [] }: PlanningContext,
): Api<'Event'>[] {
  const at = events.findIndex(({ id }) => id === event.id);
  return at < 0
    ? []
    : events.slice(at + 1).filter(({ subject }) => subject.id === event.subject.id);
}

export function findEarlierEvents(
  event: Api<'Event'>,
  { events = [] }: PlanningContext,
): Api<'Event'>[] {
  const at = events.findIndex(({ id }) => id === event.id);
  return events.slice(0, Math.max(0, at)).filter(({ subject }) => subject.id === event.subject.id);
}

export async function listContacts(
  entry: Api<'Entry'>,
  context: PlanningContext,
): Promise<Contact[]> {
  const people = await getLeagueFacts(context).people(listMemberIds(entry));
  return [...people.values()].filter(isReachable).map(toContact);
}

/** Emails each member of these entries, except the author of the change (LTR-14). */
export async function makeLetters(
  entries: readonly Api<'Entry'>[],
  event: Pick<Api<'Event'>, 'actor_member_id'>,
  context: PlanningContext,
  key: string,
  about: readonly Api<'Entry'>[],
  write: (name: string, voice: Voice, person: Person) => Letter | null,
): Promise<LetterToSend[]> {
  const ids = entries.flatMap(listMemberIds);
  const people = await getLeagueFacts(context).people(ids);
  const named = about.flatMap(listMemberIds);
  return filterReaders(ids, people, event).flatMap((person) =>
    toMember(
      {
        key,
        person,
        about: named,
        write: (voice) => write(getGreetingName(person), voice, person),
      },
      context,
    ),
  );
}

/** Leaves out those who made the change themselves (LTR-14). */
export function filterReaders(
  ids: readonly string[],
  people: ReadonlyMap<string, Person>,
  { actor_member_id: actor }: Pick<Api<'Event'>, 'actor_member_id'>,
): Person[] {
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person === undefined || id === actor ? [] : [person];
  });
}

/** Keeps one email per person, even if they play the entry twice or in two competitions. */
export function dedupeLetters(letters: readonly LetterToSend[]): LetterToSend[] {
  return [...new Map(letters.map((letter) => [letter.key, letter])).values()];
}

export function listMemberIds({ members }: Api<'Entry'>): string[] {
  return members.map(({ id }) => id);
}

/** `Singles, Box 3` */
export async function readBoxName(
  competitionId: string,
  division: string | null,
  context: PlanningContext,
): Promise<string> {
  const facts = getLeagueFacts(context);
  const underway = await facts.underway(competitionId);
  const found = (await facts.divisions(competitionId)).find(({ id }) => id === division);
  return [underway?.competition.name, found?.name].filter(Boolean).join(', ');
}

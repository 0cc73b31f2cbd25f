import type { Api } from '../../api/client.ts';
import type { Contact, Letter, LetterToSend } from '../letter.ts';
import type { Voice } from '../letters/voice.ts';
import type { PlanningContext } from '../planner.ts';
import { factsFor, type Person, type UnderwayCompetition } from './league-facts.ts';
import { contactOf, greeted, isReachable, toMember } from './recipient.ts';

type Event = Api<'Event'>;
type Entry = Api<'Entry'>;

/** A competition that players see and that is being played. */
export async function played(
  id: string,
  context: PlanningContext,
): Promise<UnderwayCompetition | null> {
  const underway = await factsFor(context).underway(id);
  if (underway === null) return null;
  const { state, visibility } = underway.competition;
  return state === 'active' && visibility === 'members' ? underway : null;
}

/** What happened to the same thing after this event, as far as the page of the feed goes. */
export function laterInPage(event: Event, { events = [] }: PlanningContext): Event[] {
  const at = events.findIndex(({ id }) => id === event.id);
  return at < 0
    ? []
    : events.slice(at + 1).filter(({ subject }) => subject.id === event.subject.id);
}

/** The same before it. */
export function earlierInPage(event: Event, { events = [] }: PlanningContext): Event[] {
  const at = events.findIndex(({ id }) => id === event.id);
  return events.slice(0, Math.max(0, at)).filter(({ subject }) => subject.id === event.subject.id);
}

/** How to reach those who play in an entry. */
export async function contactsOf(entry: Entry, context: PlanningContext): Promise<Contact[]> {
  const people = await factsFor(context).people(membersOf(entry));
  return [...people.values()].filter(isReachable).map(contactOf);
}

/** A letter to each member of these entries, but to whoever did it themselves (LTR-14). */
export async function toEach(
  entries: readonly Entry[],
  event: Event,
  context: PlanningContext,
  key: string,
  about: readonly Entry[],
  write: (name: string, voice: Voice, person: Person) => Letter | null,
): Promise<LetterToSend[]> {
  const ids = entries.flatMap(membersOf);
  const people = await factsFor(context).people(ids);
  const named = about.flatMap(membersOf);
  return readersOf(ids, people, event).flatMap((person) =>
    toMember(
      { key, person, about: named, write: (voice) => write(greeted(person), voice, person) },
      context,
    ),
  );
}

/** Those of these who did not do it themselves (LTR-14). */
export function readersOf(
  ids: readonly string[],
  people: ReadonlyMap<string, Person>,
  { actor_member_id: actor }: Event,
): Person[] {
  return ids.flatMap((id) => {
    const person = people.get(id);
    return person === undefined || id === actor ? [] : [person];
  });
}

/** Who meets somebody twice, or plays in two competitions, is written to once. */
export function onceEach(letters: readonly LetterToSend[]): LetterToSend[] {
  return [...new Map(letters.map((letter) => [letter.key, letter])).values()];
}

export function membersOf({ members }: Entry): string[] {
  return members.map(({ id }) => id);
}

/** `Singles, Box 3` */
export async function boxNamed(
  competitionId: string,
  division: string | null,
  context: PlanningContext,
): Promise<string> {
  const facts = factsFor(context);
  const underway = await facts.underway(competitionId);
  const found = (await facts.divisions(competitionId)).find(({ id }) => id === division);
  return [underway?.competition.name, found?.name].filter(Boolean).join(', ');
}

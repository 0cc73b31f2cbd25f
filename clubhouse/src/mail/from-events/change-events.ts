import type { Api } from '../../api/client.ts';
import { myMatch } from '../../api/my-match.ts';
import { entryOf } from '../../api/tables.ts';
import type { Letter, LetterToSend } from '../letter.ts';
import {
  deadlineChanged,
  finalTable,
  joinedBox,
  leftBox,
  opponentWithdrew,
  youWereWithdrawn,
} from '../letters/changes.ts';
import type { Voice } from '../letters/voice.ts';
import type { PlanningContext } from '../planner.ts';
import { factsFor, type Person, type Underway } from './league-facts.ts';
import { contactOf, greeted, isReachable, toMember } from './recipient.ts';

type Event = Api<'Event'>;
type Entry = Api<'Entry'>;

/** A competition that players see and that is being played. */
async function played(id: string, context: PlanningContext): Promise<Underway | null> {
  const underway = await factsFor(context).underway(id);
  if (underway === null) return null;
  const { state, visibility } = underway.competition;
  return state === 'active' && visibility === 'members' ? underway : null;
}

/** An entry has withdrawn: to those it had matches against, and to itself where a coach did it. */
export async function withdrawnLetters(
  event: Extract<Event, { kind: 'entry.withdrawn' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { competition_id: competitionId } = event.data;
  const underway = await played(competitionId, context);
  if (underway === null) return [];
  const facts = factsFor(context);
  const id = event.subject.id;
  const staying = await facts.entries(competitionId);
  // It plays again meanwhile.
  if (staying.some((entry) => entry.id === id)) return [];
  const matches = (await facts.matchesOf(competitionId)).filter(({ sides }) =>
    sides.some(({ entry_id: one }) => one === id),
  );
  const people = await facts.people(
    matches.flatMap(({ sides }) => sides.flatMap(({ members }) => members.map((one) => one.id))),
  );
  const isStaying = new Set(staying.map((entry) => entry.id));
  const key = `entry_withdrawn:${event.id}`;
  const letters = matches.flatMap((match) => {
    const { sides, ruling } = match;
    const box = boxOf(match);
    const about = sides.flatMap(({ members }) => members.map((one) => one.id));
    const others = sides.filter(({ entry_id: one }) => one !== null && isStaying.has(one));
    return others.flatMap(({ members }) =>
      readersOf(members, people, event).flatMap((person) => {
        const mine = myMatch(match, person.id);
        if (mine === null) return [];
        const told = { name: greeted(person), box, divisionId: match.division_id ?? '' };
        const write = (voice: Voice) => opponentWithdrew({ ...told, match: mine, ruling }, voice);
        return toMember({ key, person, about, write }, context);
      }),
    );
  });
  const [first] = matches;
  const own = first?.sides.find(({ entry_id: one }) => one === id)?.members ?? [];
  return [
    ...onceEach(letters),
    ...readersOf(own, people, event).flatMap((person) => {
      const told = { name: greeted(person), divisionId: first?.division_id ?? '' };
      const write = (voice: Voice) =>
        youWereWithdrawn({ ...told, box: first === undefined ? '' : boxOf(first) }, voice);
      return toMember({ key, person, about: own.map((one) => one.id), write }, context);
    }),
  ];
}

/** An entry was moved out of a box that is being played: to those whom it leaves. */
export async function leftBoxLetters(
  event: Extract<Event, { kind: 'entry.updated' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { competition_id: competitionId, from_division_id: from } = event.data;
  if (from === undefined || (await played(competitionId, context)) === null) return [];
  const facts = factsFor(context);
  const entries = await facts.entries(competitionId);
  const moved = entries.find(({ id }) => id === event.subject.id);
  // It came back meanwhile.
  if (moved === undefined || moved.division_id === from) return [];
  const box = await boxNamed(competitionId, from, context);
  const staying = entries.filter(({ division_id: division }) => division === from);
  return toEach(staying, event, context, `left_box:${event.id}`, [moved], (name, voice) =>
    leftBox({ name, who: moved.label, box }, voice),
  );
}

/** Matches were made for who came into a box in which others play already: to those others. */
export async function joinedBoxLetters(
  event: Extract<Event, { kind: 'fixtures.generated' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { competition_id: competitionId, created } = event.data;
  const division = event.subject.id;
  if (created === 0 || (await played(competitionId, context)) === null) return [];
  const facts = factsFor(context);
  const entries = (await facts.entries(competitionId)).filter(
    (entry) => entry.division_id === division,
  );
  const matches = (await facts.matchesOf(competitionId)).filter(
    (match) => match.division_id === division,
  );
  const isNew = ({ id }: Entry) => {
    const own = matches.filter(({ sides }) => sides.some((side) => side.entry_id === id));
    return own.length > 0 && own.every(({ created_at: made }) => made >= event.occurred_at);
  };
  const fresh = entries.filter(isNew);
  const there = entries.filter((entry) => !fresh.includes(entry));
  if (there.length === 0 || fresh.length === 0) return [];
  const box = await boxNamed(competitionId, division, context);
  const people = await facts.people(fresh.flatMap(membersOf));
  const letters = await Promise.all(
    fresh.map((entry) => {
      const contacts = membersOf(entry)
        .map((id) => people.get(id))
        .filter(isReachable)
        .map(contactOf);
      const key = `joined_box:${division}:${entry.id}`;
      return toEach(there, event, context, key, [entry], (name, voice) =>
        joinedBox({ name, who: entry.label, box, contacts }, voice),
      );
    }),
  );
  return letters.flat();
}

/** The last day for scores is another: to everybody who plays in the season. */
export async function deadlineLetters(
  event: Extract<Event, { kind: 'season.updated' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  if (!event.data.fields.includes('results_deadline')) return [];
  const facts = factsFor(context);
  const running = await facts.competitionsIn(event.subject.id);
  const seen = running.filter(({ visibility }) => visibility === 'members');
  const [first] = seen;
  const underway = first === undefined ? null : await facts.underway(first.id);
  if (underway === null) return [];
  const { name: season, results_deadline: deadline } = underway.season;
  const entries = (await Promise.all(seen.map(({ id }) => facts.entries(id)))).flat();
  const key = `deadline_changed:${event.subject.id}:${deadline ?? 'none'}`;
  const letters = await toEach(entries, event, context, key, [], (name, voice) =>
    deadlineChanged({ name, season, deadline }, voice),
  );
  return onceEach(letters);
}

/** A competition is closed: to everybody in its tables, where they ended. */
export async function finalLetters(
  event: Extract<Event, { kind: 'competition.state_changed' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { from, to } = event.data;
  if (from !== 'active' || to !== 'complete') return [];
  const facts = factsFor(context);
  const underway = await facts.underway(event.subject.id);
  if (underway === null) return [];
  const { id, name: competition, state, visibility } = underway.competition;
  // Reopened meanwhile it is not final.
  if (state !== 'complete' || visibility !== 'members') return [];
  const [tables, entries] = await Promise.all([facts.tables(id), facts.entries(id)]);
  const key = `final_table:${id}`;
  const letters = await Promise.all(
    tables.map((table) => {
      const staying = entries.filter((entry) => entry.division_id === table.division_id);
      const of = table.rows.filter(({ withdrawn }) => !withdrawn).length;
      const box = `${competition}, ${table.division_name}`;
      return toEach(staying, event, context, key, [], (name, voice, person) => {
        const mine = entryOf(table, person.id);
        const row = table.rows.find(({ entry_id: one }) => one === mine);
        if (row === undefined) return null;
        return finalTable({ name, box, divisionId: table.division_id, row, of }, voice);
      });
    }),
  );
  return letters.flat();
}

/** A letter to each member of these entries, but to whoever did it themselves (LTR-14). */
async function toEach(
  entries: readonly Entry[],
  event: Event,
  context: PlanningContext,
  key: string,
  about: readonly Entry[],
  write: (name: string, voice: Voice, person: Person) => Letter | null,
): Promise<LetterToSend[]> {
  const members = entries.flatMap((entry) => entry.members);
  const people = await factsFor(context).people(members.map(({ id }) => id));
  const named = about.flatMap(membersOf);
  return readersOf(members, people, event).flatMap((person) =>
    toMember(
      { key, person, about: named, write: (voice) => write(greeted(person), voice, person) },
      context,
    ),
  );
}

function readersOf(
  members: readonly Api<'MemberRef'>[],
  people: ReadonlyMap<string, Person>,
  { actor_member_id: actor }: Event,
): Person[] {
  return members.flatMap(({ id }) => {
    const person = people.get(id);
    return person === undefined || id === actor ? [] : [person];
  });
}

/** Who meets somebody twice, or plays in two competitions, is written to once. */
function onceEach(letters: readonly LetterToSend[]): LetterToSend[] {
  return [...new Map(letters.map((letter) => [letter.key, letter])).values()];
}

function membersOf({ members }: Entry): string[] {
  return members.map(({ id }) => id);
}

function boxOf({ competition_name: competition, division_name: division }: Api<'Match'>): string {
  return division === null ? competition : `${competition}, ${division}`;
}

async function boxNamed(
  competitionId: string,
  division: string,
  context: PlanningContext,
): Promise<string> {
  const facts = factsFor(context);
  const underway = await facts.underway(competitionId);
  const found = (await facts.divisions(competitionId)).find(({ id }) => id === division);
  return [underway?.competition.name, found?.name].filter(Boolean).join(', ');
}

import type { Api } from '../../api/client.ts';
import type { LetterToSend } from '../letter.ts';
import {
  writeDeadlineChangedLetter,
  writeFinalTableLetter,
  writeJoinedBoxLetter,
  writeLeftBoxLetter,
} from '../letters/changes.ts';
import type { Voice } from '../letters/voice.ts';
import type { PlanningContext } from '../planner.ts';
import {
  readBoxName,
  listContacts,
  findLaterEvents,
  dedupeLetters,
  filterReaders,
  findActiveCompetition,
  listMemberIds,
  makeLetters,
} from './box-letters.ts';
import { getLeagueFacts } from './league-facts.ts';
import { listJoinedEvents } from './joined-events.ts';
import { type AddressedLetters, getGreetingName, toMember } from './recipient.ts';

/** Emails the players left behind when an entry moves out of an active box. */
export async function planLeftBoxLetters(
  event: Extract<Api<'Event'>, { kind: 'entry.updated' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { competition_id: competitionId, from_division_id: from } = event.data;
  const underway = from === undefined ? null : await findActiveCompetition(competitionId, context);
  if (from === undefined || underway === null) return [];
  const { rounds } = underway.competition.rules;
  const facts = getLeagueFacts(context);
  const entries = await facts.entries(competitionId);
  const moved = entries.find(({ id }) => id === event.subject.id);
  // The entry has come back meanwhile.
  if (moved === undefined || moved.division_id === from) return [];
  const box = await readBoxName(competitionId, from, context);
  const staying = entries.filter(({ division_id: division }) => division === from);
  return makeLetters(staying, event, context, `left_box:${event.id}`, [moved], (name, voice) =>
    writeLeftBoxLetter({ name, who: moved.label, box, rounds }, voice),
  );
}

/** Emails the players of an active box when new matches bring in a newcomer. */
export async function planJoinedBoxLetters(
  event: Extract<Api<'Event'>, { kind: 'fixtures.generated' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { competition_id: competitionId, created } = event.data;
  const division = event.subject.id;
  if (created === 0 || (await findActiveCompetition(competitionId, context)) === null) return [];
  const facts = getLeagueFacts(context);
  const entries = (await facts.entries(competitionId)).filter(
    (entry) => entry.division_id === division,
  );
  const matches = (await facts.matchesOf(competitionId)).filter(
    (match) => match.division_id === division,
  );
  const isNew = ({ id }: Api<'Entry'>) => {
    const own = matches.filter(({ sides }) => sides.some((side) => side.entry_id === id));
    const made = own.map(({ created_at: at }) => at).toSorted();
    // An entry whose first matches came later is covered by that event.
    return made[0] === event.occurred_at;
  };
  const fresh = entries.filter(isNew);
  const there = entries.filter((entry) => !fresh.includes(entry));
  if (there.length === 0 || fresh.length === 0) return [];
  const box = await readBoxName(competitionId, division, context);
  const letters = await Promise.all(
    fresh.map(async (entry) => {
      const contacts = await listContacts(entry, context);
      const key = `joined_box:${event.id}:${entry.id}`;
      return makeLetters(there, event, context, key, [entry], (name, voice) =>
        writeJoinedBoxLetter({ name, who: entry.label, box, contacts }, voice),
      );
    }),
  );
  return letters.flat();
}

/** Emails everyone in the season when the last day for scores changes. */
export async function planDeadlineLetters(
  event: Extract<Api<'Event'>, { kind: 'season.updated' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const isAnother = (one: Api<'Event'>) =>
    one.kind === 'season.updated' && one.data.fields.includes('results_deadline');
  // Only the last of several changes is reported.
  if (!isAnother(event) || findLaterEvents(event, context).some(isAnother)) return [];
  const facts = getLeagueFacts(context);
  const [first] = await facts.competitionsIn(event.subject.id);
  const underway = first === undefined ? null : await facts.underway(first.id);
  if (underway === null) return [];
  const key = `deadline_changed:${event.id}`;
  return (await writeDeadlineLetters(underway.season, key, context, event)).letters;
}

/** The emails about a season's deadline, whether it is saved or not. */
export async function writeDeadlineLetters(
  { id, name: season, results_deadline: deadline }: SeasonDeadline,
  key: string,
  context: PlanningContext,
  event: Pick<Api<'Event'>, 'actor_member_id'>,
): Promise<AddressedLetters> {
  const facts = getLeagueFacts(context);
  const running = await facts.competitionsIn(id);
  const seen = running.filter(({ visibility }) => visibility === 'members');
  const entries = (await Promise.all(seen.map((one) => facts.entries(one.id)))).flat();
  const letters = await makeLetters(entries, event, context, key, [], (name, voice) =>
    writeDeadlineChangedLetter({ name, season, deadline }, voice),
  );
  const people = await facts.people(entries.flatMap(listMemberIds));
  return { people: [...people.values()], letters: dedupeLetters(letters) };
}

type SeasonDeadline = Pick<Api<'Season'>, 'id' | 'name' | 'results_deadline'>;

/** Emails everyone their final places when competitions are closed. */
export async function planFinalTableLetters(
  event: StateChange,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { from, to } = event.data;
  const joined = listJoinedEvents(event, context.events);
  if (from !== 'active' || to !== 'complete' || joined === null) return [];
  const facts = getLeagueFacts(context);
  const closed: ClosedCompetition[] = [];
  for (const one of joined) {
    // If it was closed again meanwhile, that event causes the emails; if reopened, nothing is final.
    const isStep = ({ kind }: Api<'Event'>) => kind === 'competition.state_changed';
    if (findLaterEvents(one, context).some(isStep)) continue;
    const underway = await facts.underway(one.subject.id);
    if (underway?.competition.state !== 'complete') continue;
    closed.push({ id: one.subject.id, key: `final_table:${one.id}` });
  }
  return (await writeFinalLetters(closed, context, event)).letters;
}

type StateChange = Extract<Api<'Event'>, { kind: 'competition.state_changed' }>;

interface ClosedCompetition {
  readonly id: string;
  /** The key of its emails, without the member. */
  readonly key: string;
}

/** The emails about competitions' tables as they are now, whether they are final or not (LTR-29). */
export async function writeFinalLetters(
  closed: readonly ClosedCompetition[],
  context: PlanningContext,
  event: Pick<Api<'Event'>, 'actor_member_id'>,
): Promise<AddressedLetters> {
  const all = await Promise.all(closed.map((one) => listFinalPlaces(one, context)));
  const places = Map.groupBy(all.flat(), ({ memberId }) => memberId);
  const people = await getLeagueFacts(context).people([...places.keys()]);
  const letters = filterReaders([...places.keys()], people, event).flatMap((person) => {
    const own = places.get(person.id) ?? [];
    const [key = '', ...others] = new Set(own.map((place) => place.key));
    const name = getGreetingName(person);
    const write = (voice: Voice) => writeFinalTableLetter({ name, places: own }, voice);
    const covers = others.map((one) => `${one}:${person.id}`);
    return toMember({ key, person, about: [], write }, context).map((letter) =>
      covers.length === 0 ? letter : { ...letter, covers },
    );
  });
  return { people: [...people.values()], letters };
}

/** Nothing for a private competition. */
async function listFinalPlaces({ id, key }: ClosedCompetition, context: PlanningContext) {
  const facts = getLeagueFacts(context);
  const underway = await facts.underway(id);
  if (underway?.competition.visibility !== 'members') return [];
  const [tables, entries] = await Promise.all([facts.tables(id), facts.entries(id)]);
  return tables.flatMap((table) => {
    const of = table.rows.filter(({ withdrawn }) => !withdrawn).length;
    const box = `${underway.competition.name}, ${table.division_name}`;
    return table.rows.flatMap((row) => {
      const entry = entries.find((one) => one.id === row.entry_id);
      const members = entry?.division_id === table.division_id ? listMemberIds(entry) : [];
      const place = { key, box, divisionId: table.division_id, row, of };
      return members.map((memberId) => ({ ...place, memberId }));
    });
  });
}

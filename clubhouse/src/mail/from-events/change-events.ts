import type { Api } from '../../api/client.ts';
import { findEntryId } from '../../api/tables.ts';
import type { LetterToSend } from '../letter.ts';
import {
  writeDeadlineChangedLetter,
  writeFinalTableLetter,
  writeJoinedBoxLetter,
  writeLeftBoxLetter,
} from '../letters/changes.ts';
import type { PlanningContext } from '../planner.ts';
import {
  readBoxName,
  listContacts,
  findLaterEvents,
  dedupeLetters,
  findActiveCompetition,
  listMemberIds,
  makeLetters,
} from './box-letters.ts';
import { getLeagueFacts } from './league-facts.ts';
import { type AddressedLetters, NO_LETTERS } from './recipient.ts';

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
  const running = await facts.competitionsIn(event.subject.id);
  const seen = running.filter(({ visibility }) => visibility === 'members');
  const [first] = seen;
  const underway = first === undefined ? null : await facts.underway(first.id);
  if (underway === null) return [];
  const { name: season, results_deadline: deadline } = underway.season;
  const entries = (await Promise.all(seen.map(({ id }) => facts.entries(id)))).flat();
  const key = `deadline_changed:${event.id}`;
  const letters = await makeLetters(entries, event, context, key, [], (name, voice) =>
    writeDeadlineChangedLetter({ name, season, deadline }, voice),
  );
  return dedupeLetters(letters);
}

/** Emails everyone their final place when a competition is closed. */
export async function planFinalTableLetters(
  event: Extract<Api<'Event'>, { kind: 'competition.state_changed' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { from, to } = event.data;
  if (from !== 'active' || to !== 'complete') return [];
  // If it was closed again meanwhile, that event causes the emails.
  const isStep = ({ kind }: Api<'Event'>) => kind === 'competition.state_changed';
  if (findLaterEvents(event, context).some(isStep)) return [];
  const underway = await getLeagueFacts(context).underway(event.subject.id);
  // If reopened meanwhile, it is not final.
  if (underway?.competition.state !== 'complete') return [];
  return (await writeFinalLetters(event.subject.id, context, event)).letters;
}

/** The emails about a competition's tables as they are now, whether they are final or not. */
export async function writeFinalLetters(
  competitionId: string,
  context: PlanningContext,
  event: Pick<Api<'Event'>, 'id' | 'actor_member_id'>,
): Promise<AddressedLetters> {
  const facts = getLeagueFacts(context);
  const underway = await facts.underway(competitionId);
  if (underway?.competition.visibility !== 'members') return NO_LETTERS;
  const { id, name: competition } = underway.competition;
  const [tables, entries] = await Promise.all([facts.tables(id), facts.entries(id)]);
  const key = `final_table:${event.id}`;
  const letters = await Promise.all(
    tables.map((table) => {
      const staying = entries.filter((entry) => entry.division_id === table.division_id);
      const of = table.rows.filter(({ withdrawn }) => !withdrawn).length;
      const box = `${competition}, ${table.division_name}`;
      return makeLetters(staying, event, context, key, [], (name, voice, person) => {
        const mine = findEntryId(table, person.id);
        const row = table.rows.find(({ entry_id: one }) => one === mine);
        if (row === undefined) return null;
        return writeFinalTableLetter({ name, box, divisionId: table.division_id, row, of }, voice);
      });
    }),
  );
  const people = await facts.people(entries.flatMap(listMemberIds));
  return { people: [...people.values()], letters: letters.flat() };
}

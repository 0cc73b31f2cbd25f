import type { Api } from '../../api/client.ts';
import { type MyMatch, toMyMatch } from '../../api/my-match.ts';
import type { Letter, LetterToSend } from '../letter.ts';
import {
  type EntryFacts,
  type MatchLeft,
  writeOpponentReinstatement,
  writeOpponentWithdrawal,
  writeReinstatedLetter,
  writeWithdrawnLetter,
} from '../letters/withdrawal.ts';
import type { Voice } from '../letters/voice.ts';
import type { PlanningContext } from '../planner.ts';
import {
  readBoxName,
  listContacts,
  findEarlierEvents,
  listMemberIds,
  findActiveCompetition,
  filterReaders,
} from './box-letters.ts';
import { getLeagueFacts, type Person } from './league-facts.ts';
import { getGreetingName, toMember } from './recipient.ts';

/** Emails the opponents of a withdrawn entry, and the entry itself if a coach withdrew it. */
export async function planWithdrawalLetters(
  event: Extract<Api<'Event'>, { kind: 'entry.withdrawn' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const entry = await readEntryToReport(event, 'withdrawn', context);
  if (entry === null) return [];
  const write = { opponent: writeOpponentWithdrawal, own: writeWithdrawnLetter };
  return writeWithdrawalLetters(entry, event, context, write);
}

/** Tells the people who got the withdrawal email that it was undone (LTR-25). */
export async function planReinstatementLetters(
  event: Extract<Api<'Event'>, { kind: 'entry.reinstated' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const entry = await readEntryToReport(event, 'active', context);
  if (entry === null) return [];
  const contacts = await listContacts(entry, context);
  return writeWithdrawalLetters(entry, event, context, {
    opponent: (facts, voice) => writeOpponentReinstatement({ ...facts, contacts }, voice),
    own: writeReinstatedLetter,
  });
}

/** Null if the entry's status has changed again, or an earlier event on this page covered it. */
async function readEntryToReport(
  event: Extract<Api<'Event'>, { kind: 'entry.withdrawn' | 'entry.reinstated' }>,
  status: Api<'Entry'>['status'],
  context: PlanningContext,
): Promise<Api<'Entry'> | null> {
  const isStep = ({ kind }: Api<'Event'>) =>
    kind === 'entry.withdrawn' || kind === 'entry.reinstated';
  if (findEarlierEvents(event, context).some(isStep)) return null;
  if ((await findActiveCompetition(event.data.competition_id, context)) === null) return null;
  const entry = await getLeagueFacts(context).entry(event.subject.id);
  return entry?.status === status ? entry : null;
}

interface LetterWriters {
  readonly opponent: (
    facts: EntryFacts & { readonly matches: readonly MatchLeft[] },
    voice: Voice,
  ) => Letter;
  readonly own: (facts: EntryFacts, voice: Voice) => Letter;
}

async function writeWithdrawalLetters(
  entry: Api<'Entry'>,
  event: Api<'Event'>,
  context: PlanningContext,
  write: LetterWriters,
): Promise<LetterToSend[]> {
  const { competition_id: competitionId, division_id: divisionId } = entry;
  const facts = getLeagueFacts(context);
  const staying = await facts.entries(competitionId);
  const matches = (await facts.matchesOf(competitionId)).filter((match) =>
    isMatchWithEntry(match, entry.id),
  );
  const others = staying.filter(
    ({ id }) => id !== entry.id && matches.some((match) => isMatchWithEntry(match, id)),
  );
  const people = await facts.people([entry, ...others].flatMap(listMemberIds));
  const box = await readBoxName(competitionId, divisionId, context);
  const key = `${event.kind.replace('.', '_')}:${event.id}`;
  const inBox = (person: Person) => ({ name: getGreetingName(person), box, divisionId });
  const toOther = (other: Api<'Entry'>) => {
    const shared = matches.filter((match) => isMatchWithEntry(match, other.id));
    const about = [...listMemberIds(entry), ...listMemberIds(other)];
    return filterReaders(listMemberIds(other), people, event).flatMap((person) => {
      const left = shared.flatMap((match) => viewMatch(person, match));
      const letter = (voice: Voice) => write.opponent({ ...inBox(person), matches: left }, voice);
      return left.length === 0 ? [] : toMember({ key, person, about, write: letter }, context);
    });
  };
  const toOwn = (person: Person) => {
    const letter = (voice: Voice) => write.own(inBox(person), voice);
    return toMember({ key, person, about: listMemberIds(entry), write: letter }, context);
  };
  return [
    ...others.flatMap(toOther),
    ...filterReaders(listMemberIds(entry), people, event).flatMap(toOwn),
  ];
}

function isMatchWithEntry({ sides }: Api<'Match'>, entryId: string): boolean {
  return sides.some(({ entry_id: one }) => one === entryId);
}

/** Empty if the person plays on neither side, because the pair has changed since. */
function viewMatch({ id }: Person, match: Api<'Match'>): MatchLeft[] {
  const mine: MyMatch | null = toMyMatch(match, id);
  const { ruling, status, result } = match;
  return mine === null ? [] : [{ mine, ruling, status, outcome: result?.outcome ?? null }];
}

import type { Api } from '../../api/client.ts';
import { toMyMatch } from '../../api/my-match.ts';
import type { LetterToSend } from '../letter.ts';
import { writeSeasonBegunLetter } from '../letters/season-begun.ts';
import type { PlanningContext } from '../planner.ts';
import {
  getLeagueFacts,
  type LeagueFacts,
  type Person,
  type UnderwayCompetition,
} from './league-facts.ts';
import {
  type AddressedLetters,
  getGreetingName,
  isReachable,
  NO_LETTERS,
  toContact,
  toMember,
} from './recipient.ts';

/** Emails everyone with matches that a competition has started. */
export async function planSeasonBegunLetters(
  event: Extract<Api<'Event'>, { kind: 'competition.state_changed' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { from, to } = event.data;
  if (from !== 'draft' || to !== 'active') return [];
  return writeLetters(event.subject.id, context, () => true);
}

/** Emails the players whose first matches were created after the start. */
export async function planFixtureLetters(
  event: Extract<Api<'Event'>, { kind: 'fixtures.generated' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const division = event.subject.id;
  if (event.data.created === 0) return [];
  return writeLetters(
    event.data.competition_id,
    context,
    (entry, matches) =>
      entry.division_id === division &&
      matches.every(({ created_at: made }) => made >= event.occurred_at),
  );
}

async function writeLetters(
  competitionId: string,
  context: PlanningContext,
  isRecipient: (entry: Api<'Entry'>, matches: readonly Api<'Match'>[]) => boolean,
): Promise<LetterToSend[]> {
  const facts = getLeagueFacts(context);
  const underway = await facts.underway(competitionId);
  if (underway?.competition.state !== 'active') return [];
  if (underway.competition.visibility !== 'members') return [];
  const begun = await gatherStarted(underway, facts);
  return begun.entries.flatMap((entry) => {
    const matches = begun.matches.get(entry.id) ?? [];
    const hasLetters = matches.length > 0 && isRecipient(entry, matches);
    return hasLetters ? writeSeasonLetters(entry, matches, begun, context) : [];
  });
}

/**
 * The emails that the start of a draft would send now.
 * @param isCreating whether the start also creates the matches, between everyone in a box
 */
export async function writeStartLetters(
  competitionId: string,
  context: PlanningContext,
  isCreating: boolean,
): Promise<AddressedLetters> {
  const facts = getLeagueFacts(context);
  const underway = await facts.underway(competitionId);
  if (underway?.competition.visibility !== 'members') return NO_LETTERS;
  const begun = await gatherStarted(underway, facts);
  const boxes = Map.groupBy(begun.entries, ({ division_id: division }) => division);
  const playing = begun.entries.filter(({ id, division_id: division }) =>
    isCreating
      ? division !== null && (boxes.get(division) ?? []).length > 1
      : begun.matches.has(id),
  );
  const members = playing.flatMap((entry) => entry.members);
  const matchesOf = ({ id }: Api<'Entry'>) => (isCreating ? null : (begun.matches.get(id) ?? []));
  return {
    people: members.flatMap(({ id }) => begun.people.get(id) ?? []),
    letters: playing.flatMap((entry) =>
      writeSeasonLetters(entry, matchesOf(entry), begun, context),
    ),
  };
}

/** The facts about a competition in an email to its players. */
interface StartedCompetition extends UnderwayCompetition {
  readonly entries: readonly Api<'Entry'>[];
  readonly divisions: readonly Api<'Division'>[];
  /** By entry. */
  readonly matches: ReadonlyMap<string, readonly Api<'Match'>[]>;
  readonly people: ReadonlyMap<string, Person>;
}

async function gatherStarted(
  underway: UnderwayCompetition,
  facts: LeagueFacts,
): Promise<StartedCompetition> {
  const { id } = underway.competition;
  const entries = await facts.entries(id);
  const divisions = await facts.divisions(id);
  const matches = new Map<string, Api<'Match'>[]>();
  for (const match of await facts.matchesOf(id)) {
    for (const { entry_id: entry } of match.sides) {
      if (entry !== null) matches.set(entry, [...(matches.get(entry) ?? []), match]);
    }
  }
  const people = await facts.people(entries.flatMap(({ members }) => members.map((one) => one.id)));
  return { ...underway, entries, divisions, matches, people };
}

function countEntriesAt({ divisions, entries }: StartedCompetition, position: number): number {
  const division = divisions.find((one) => one.position === position);
  return entries.filter((one) => division !== undefined && one.division_id === division.id).length;
}

/** @param matches null if there are none yet, and everyone plays everyone in the box */
function writeSeasonLetters(
  entry: Api<'Entry'>,
  matches: readonly Api<'Match'>[] | null,
  begun: StartedCompetition,
  context: PlanningContext,
): LetterToSend[] {
  const { competition, season, divisions, people } = begun;
  const division = divisions.find(({ id }) => id === entry.division_id);
  const placed =
    division === undefined
      ? null
      : {
          position: division.position,
          divisions: divisions.length,
          entries: countEntriesAt(begun, division.position),
          above: countEntriesAt(begun, division.position - 1),
          below: countEntriesAt(begun, division.position + 1),
          names: divisions
            .toSorted((one, other) => one.position - other.position)
            .map(({ name }) => name),
        };
  const others = listOpponents(entry, matches, begun).filter(isReachable);
  const toPlay = (matches ?? []).filter(({ status }) => status === 'open');
  const about = [...others, ...entry.members].map(({ id }) => id);
  return entry.members.flatMap(({ id }) => {
    const person = people.get(id);
    if (person === undefined) return [];
    const partner = entry.members.map((one) => people.get(one.id)).find((one) => one?.id !== id);
    const told = {
      name: getGreetingName(person),
      competition: competition.name,
      division: division?.name ?? null,
      partner: isReachable(partner) ? toContact(partner) : null,
      opponents: others.map(toContact),
      open: toPlay.flatMap((match) => toMyMatch(match, id) ?? []),
      rules: competition.rules,
      placed,
      deadline: season.results_deadline,
    };
    // Members moved to another division hear about that one too.
    const key = `season_begun:${competition.id}:${entry.division_id ?? 'none'}`;
    return toMember(
      { key, person, about, write: (voice) => writeSeasonBegunLetter(told, voice) },
      context,
    );
  });
}

/** The members of all opponents that have not withdrawn. */
function listOpponents(
  entry: Api<'Entry'>,
  matches: readonly Api<'Match'>[] | null,
  { entries, people }: StartedCompetition,
): (Person | undefined)[] {
  const ids = matches?.flatMap(({ sides }) => sides.map((side) => side.entry_id));
  return entries
    .filter(({ id }) => id !== entry.id)
    .filter((one) => ids?.includes(one.id) ?? one.division_id === entry.division_id)
    .flatMap(({ members }) => members.map((member) => people.get(member.id)));
}

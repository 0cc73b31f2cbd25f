import type { Api } from '../../api/client.ts';
import { toMyMatch } from '../../api/my-match.ts';
import type { LetterToSend } from '../letter.ts';
import { type BegunFacts, writeSeasonBegunLetter } from '../letters/season-begun.ts';
import type { Voice } from '../letters/voice.ts';
import type { PlanningContext } from '../planner.ts';
import { listJoinedEvents } from './joined-events.ts';
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
  toContact,
  toMember,
} from './recipient.ts';

/** Emails everyone with matches that a competition has started. */
export async function planSeasonBegunLetters(
  event: Extract<Api<'Event'>, { kind: 'competition.state_changed' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { from, to } = event.data;
  const joined = listJoinedEvents(event, context.events);
  if (from !== 'draft' || to !== 'active' || joined === null) return [];
  const ids = new Set(joined.map(({ subject }) => subject.id));
  const all = await Promise.all([...ids].map((id) => findParts(id, context, () => true)));
  return writeToEach(all.flat(), context);
}

/** Emails the players whose first matches were created after the start. */
export async function planFixtureLetters(
  event: Extract<Api<'Event'>, { kind: 'fixtures.generated' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { created, competition_id: competition } = event.data;
  const division = event.subject.id;
  const starts = ({ kind, subject }: Api<'Event'>) =>
    kind === 'competition.state_changed' && subject.id === competition;
  // Its start, later on the page, tells everyone.
  if (created === 0 || context.events?.some(starts) === true) return [];
  const parts = await findParts(
    competition,
    context,
    (entry, matches) =>
      entry.division_id === division &&
      matches.every(({ created_at: made }) => made >= event.occurred_at),
  );
  return writeToEach(parts, context);
}

async function findParts(
  competitionId: string,
  context: PlanningContext,
  isRecipient: (entry: Api<'Entry'>, matches: readonly Api<'Match'>[]) => boolean,
): Promise<SeasonPart[]> {
  const facts = getLeagueFacts(context);
  const underway = await facts.underway(competitionId);
  if (underway?.competition.state !== 'active') return [];
  if (underway.competition.visibility !== 'members') return [];
  const begun = await gatherStarted(underway, facts);
  return begun.entries.flatMap((entry) => {
    const matches = begun.matches.get(entry.id) ?? [];
    const hasLetters = matches.length > 0 && isRecipient(entry, matches);
    return hasLetters ? describeParts(entry, matches, begun) : [];
  });
}

/**
 * The emails that starting these drafts would send now.
 * @param isCreating whether the start also creates the matches, between everyone in a box
 */
export async function writeStartLetters(
  competitionIds: readonly string[],
  context: PlanningContext,
  isCreating: boolean,
): Promise<AddressedLetters> {
  const facts = getLeagueFacts(context);
  const all = await Promise.all(
    competitionIds.map(async (id) => {
      const underway = await facts.underway(id);
      if (underway?.competition.visibility !== 'members') return [];
      const begun = await gatherStarted(underway, facts);
      const sizes = Map.groupBy(begun.entries, ({ division_id: division }) => division);
      return begun.entries.flatMap((entry) => {
        const { division_id: division } = entry;
        const matches = isCreating ? null : (begun.matches.get(entry.id) ?? []);
        const isAlone = division === null || (sizes.get(division) ?? []).length < 2;
        const plays = matches === null ? !isAlone : matches.length > 0;
        return plays ? describeParts(entry, matches, begun) : [];
      });
    }),
  );
  const parts = all.flat();
  return { people: parts.map(({ person }) => person), letters: writeToEach(parts, context) };
}

/** An email's part about one of the competitions that have started. */
interface SeasonPart {
  readonly key: string;
  readonly person: Person;
  readonly about: readonly string[];
  readonly told: BegunFacts;
}

/** One email to each player, about all their competitions (LTR-29). */
function writeToEach(parts: readonly SeasonPart[], context: PlanningContext): LetterToSend[] {
  return [...Map.groupBy(parts, ({ person }) => person.id).values()].flatMap((own) => {
    const [first, ...others] = own;
    if (first === undefined) return [];
    const { key, person } = first;
    const about = own.flatMap((part) => part.about);
    const write = (voice: Voice) =>
      writeSeasonBegunLetter(
        own.map(({ told }) => told),
        voice,
      );
    const covers = others.map((part) => `${part.key}:${person.id}`);
    return toMember({ key, person, about, write }, context).map((letter) =>
      covers.length === 0 ? letter : { ...letter, covers },
    );
  });
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
function describeParts(
  entry: Api<'Entry'>,
  matches: readonly Api<'Match'>[] | null,
  begun: StartedCompetition,
): SeasonPart[] {
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
    return [{ key, person, about, told }];
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

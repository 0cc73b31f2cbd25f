import type { Api } from '../../api/client.ts';
import type { LetterToSend } from '../letter.ts';
import { writeNoPlaceLetter, writePlaceLetter } from '../letters/your-place.ts';
import type { PlanningContext } from '../planner.ts';
import { getLeagueFacts, type Person, type UnderwayCompetition } from './league-facts.ts';
import { type AddressedLetters, getGreetingName, NO_LETTERS, toMember } from './recipient.ts';

/** Emails everyone placed in or left out of a draft, once the coach has decided the places. */
export async function planPlaceLetters(
  event: Extract<Api<'Event'>, { kind: 'competition.updated' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  if (!event.data.fields.includes('placements_decided')) return [];
  const facts = getLeagueFacts(context);
  const underway = await facts.underway(event.subject.id);
  if (underway === null) return [];
  const { id, state, placements_decided: isDecided } = underway.competition;
  if (state !== 'draft' || !isDecided) return [];
  return (await writeDraftLetters(id, context)).letters;
}

/** The emails about the places of a draft as it is now, whether they are decided or not. */
export async function writeDraftLetters(
  competitionId: string,
  context: PlanningContext,
): Promise<AddressedLetters> {
  const facts = getLeagueFacts(context);
  const underway = await facts.underway(competitionId);
  const plan = await facts.plan(competitionId);
  if (underway?.competition.visibility !== 'members' || plan === null) return NO_LETTERS;
  const { id } = underway.competition;
  const entries = await facts.entries(id);
  const divisions = await facts.divisions(id);
  const left = plan.left_out.flatMap(({ members }) => members.map((one) => one.id));
  const placed = entries.flatMap(({ members }) => members.map((one) => one.id));
  const people = await facts.people([...placed, ...left]);
  const draft = { ...underway, plan, entries, divisions, people };
  const letters = [
    ...entries.flatMap((entry) => writePlaceLetters(entry, draft, context)),
    ...plan.left_out.flatMap((out) => writeLeftOutLetters(out, new Set(placed), draft, context)),
  ];
  return { people: [...people.values()], letters };
}

interface PlannedDraft extends UnderwayCompetition {
  readonly plan: Api<'PlacementPlan'>;
  readonly entries: readonly Api<'Entry'>[];
  readonly divisions: readonly Api<'Division'>[];
  readonly people: ReadonlyMap<string, Person>;
}

function writePlaceLetters(
  entry: Api<'Entry'>,
  draft: PlannedDraft,
  context: PlanningContext,
): LetterToSend[] {
  const { competition, season, plan, divisions, people } = draft;
  const division = divisions.find(({ id }) => id === entry.division_id);
  if (division === undefined) return [];
  const why = findReason(entry, division, plan);
  return entry.members.flatMap(({ id }) => {
    const person = people.get(id);
    if (person === undefined) return [];
    const told = {
      name: getGreetingName(person),
      memberId: id,
      season: { name: season.name, startsOn: season.starts_on },
      competition: competition.name,
      division: division.name,
      partner: entry.members.find((one) => one.id !== id)?.display_name ?? null,
      why,
    };
    // When places are decided again, members whose place is unchanged get no email.
    const key = `your_place:${competition.id}:${division.id}`;
    const about = entry.members.map((one) => one.id);
    return toMember(
      { key, person, about, write: (voice) => writePlaceLetter(told, voice) },
      context,
    );
  });
}

/** The plan's reason for a place; null if the coach moved them by hand. */
function findReason(
  { members }: Api<'Entry'>,
  division: Api<'Division'>,
  { divisions }: Api<'PlacementPlan'>,
): Api<'PlacementSentence'> | null {
  const planned = divisions.find(({ division_id: id }) => id === division.id);
  const ids = joinMemberIds(members);
  return planned?.places.find((place) => joinMemberIds(place.members) === ids) ?? null;
}

function joinMemberIds(members: readonly Api<'MemberRef'>[]): string {
  return members
    .map(({ id }) => id)
    .toSorted()
    .join();
}

function writeLeftOutLetters(
  out: Api<'PlacementPlan'>['left_out'][number],
  placed: ReadonlySet<string>,
  { competition, season, people }: PlannedDraft,
  context: PlanningContext,
): LetterToSend[] {
  return out.members.flatMap(({ id }) => {
    const person = people.get(id);
    if (person === undefined || placed.has(id)) return [];
    const told = {
      name: getGreetingName(person),
      memberId: id,
      season: { name: season.name, startsOn: season.starts_on },
      competition: competition.name,
      isPair: out.members.length > 1,
      why: out,
    };
    const key = `your_place:${competition.id}:none`;
    const about = out.members.map((one) => one.id);
    return toMember(
      { key, person, about, write: (voice) => writeNoPlaceLetter(told, voice) },
      context,
    );
  });
}

import type { Api } from '../../api/client.ts';
import type { LetterToSend } from '../letter.ts';
import type { LetterPlanner, PlanningContext } from '../planner.ts';
import {
  planDeadlineLetters,
  planFinalTableLetters,
  planJoinedBoxLetters,
  planLeftBoxLetters,
} from './change-events.ts';
import { planReportLetters, planSettlementLetters } from './match-events.ts';
import { planPairLetters } from './pair-events.ts';
import { planPlaceLetters } from './place-events.ts';
import { planSeasonBegunLetters, planFixtureLetters } from './season-events.ts';
import { planWeekLeftLetter } from './week-left-letter.ts';
import { planReinstatementLetters, planWithdrawalLetters } from './withdrawal-events.ts';
import { writeClubApplicationLetter } from '../letters/applications.ts';
import { writeAcceptanceLetter } from '../letters/membership.ts';
import { getLeagueFacts } from './league-facts.ts';
import { getGreetingName, toMember, makeVoice, isReachable } from './recipient.ts';
import { writePartnerNamedLetter } from '../letters/partner-named.ts';

/** Decides which emails an event causes, and who gets them (LTR-13). */
export const planner: LetterPlanner = {
  forEvent: planLetters,
  forWeekLeft: planWeekLeftLetter,
};

/** Events not listed here cause no email. */
async function planLetters(
  event: Api<'Event'>,
  context: PlanningContext,
): Promise<readonly LetterToSend[]> {
  const { kind } = event;
  if (kind === 'match.claimed' || kind === 'match.amended' || kind === 'match.disputed') {
    return planReportLetters(event, context);
  }
  if (kind === 'match.settled') return planSettlementLetters(event, context);
  if (kind === 'join_request.created') return planApplicationLetters(event, context);
  if (kind === 'join_request.approved') return planAcceptanceLetters(event, context);
  if (kind === 'competition.state_changed') {
    return [
      ...(await planSeasonBegunLetters(event, context)),
      ...(await planFinalTableLetters(event, context)),
    ];
  }
  if (kind === 'fixtures.generated') {
    return [
      ...(await planFixtureLetters(event, context)),
      ...(await planJoinedBoxLetters(event, context)),
    ];
  }
  if (kind === 'entry.withdrawn') return planWithdrawalLetters(event, context);
  if (kind === 'entry.reinstated') return planReinstatementLetters(event, context);
  if (kind === 'entry.updated') {
    return [
      ...(await planLeftBoxLetters(event, context)),
      ...(await planPairLetters(event, context)),
    ];
  }
  if (kind === 'season.updated') return planDeadlineLetters(event, context);
  if (kind === 'partner_choice.updated') return planPartnerLetters(event, context);
  return kind === 'competition.updated' ? planPlaceLetters(event, context) : [];
}
type OfKind<Kind extends Api<'Event'>['kind']> = Extract<Api<'Event'>, { kind: Kind }>;

async function planAcceptanceLetters(
  event: OfKind<'join_request.approved'>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { member_id: id } = event.data;
  const person = (await getLeagueFacts(context).people([id])).get(id);
  if (person === undefined) return [];
  const facts = { name: getGreetingName(person), address: person.mailbox ?? '' };
  const write = (voice: Parameters<typeof writeAcceptanceLetter>[1]) =>
    writeAcceptanceLetter(facts, voice);
  return toMember({ key: 'accepted', person, about: [], write }, context);
}

/** Emails a new application to the club's contact address, in the club's language. */
async function planApplicationLetters(
  event: OfKind<'join_request.created'>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { club } = context;
  if (club.contact === null) return [];
  const request = await getLeagueFacts(context).joinRequest(event.subject.id);
  if (request === null) return [];
  const facts = {
    name: `${request.first_name} ${request.surname}`,
    wish: request.wants_to_play,
    level: request.self_level,
    member: request.existing_member?.display_name ?? null,
    expiresAt: Date.parse(request.expires_at),
  };
  const letter = writeClubApplicationLetter(facts, makeVoice(club.language, context));
  const to = { address: club.contact, name: club.name };
  const known = request.existing_member?.id;
  const about = [request.id, ...(known === undefined ? [] : [known])];
  return [
    { key: `application_received:${request.id}`, to, language: club.language, letter, about },
  ];
}

/** Emails a member who was named as a partner for the next season and has not answered. */
async function planPartnerLetters(
  event: Extract<Api<'Event'>, { kind: 'partner_choice.updated' }>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { competition_id: competitionId, partner_id: namedId } = event.data;
  if (namedId === undefined) return [];
  const facts = getLeagueFacts(context);
  const underway = await facts.underway(competitionId);
  if (underway === null) return [];
  const { state, visibility, name: competition } = underway.competition;
  if (state !== 'active' || visibility !== 'members') return [];
  const choices = await facts.partnerChoices(competitionId);
  const choice = choices.find(({ member }) => member.id === event.subject.id);
  const isWaiting =
    choice?.partner?.id === namedId &&
    !choice.agreed &&
    !choice.declined_by.some(({ id }) => id === namedId);
  if (!isWaiting) return [];
  const people = await facts.people([namedId, choice.member.id]);
  const [person, by] = [people.get(namedId), people.get(choice.member.id)];
  if (person === undefined || !isReachable(by)) return [];
  const theirs = choices.find(({ member }) => member.id === namedId);
  const present = theirs?.agreed === true ? (theirs.partner?.display_name ?? null) : null;
  const told = { name: getGreetingName(person), by: by.display_name, competition, present };
  const write = (voice: Parameters<typeof writePartnerNamedLetter>[1]) =>
    writePartnerNamedLetter(told, voice);
  const key = `partner_named:${competitionId}:${by.id}`;
  const about = [by.id, ...(theirs?.partner?.id === undefined ? [] : [theirs.partner.id])];
  return toMember({ key, person, about, write }, context);
}

import type { Api } from '../../api/client.ts';
import type { LetterToSend } from '../letter.ts';
import { writePartnerNamedLetter } from '../letters/partner-named.ts';
import type { PlanningContext } from '../planner.ts';
import { getLeagueFacts } from './league-facts.ts';
import { greetingName, isReachable, toMember } from './recipient.ts';

/** Emails a member who was named as a partner for the next season and has not answered. */
export async function planPartnerLetters(
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
  const told = { name: greetingName(person), by: by.display_name, competition, present };
  const write = (voice: Parameters<typeof writePartnerNamedLetter>[1]) =>
    writePartnerNamedLetter(told, voice);
  const key = `partner_named:${competitionId}:${by.id}`;
  const about = [by.id, ...(theirs?.partner?.id === undefined ? [] : [theirs.partner.id])];
  return toMember({ key, person, about, write }, context);
}

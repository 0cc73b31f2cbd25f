import type { Api } from '../../api/client.ts';
import type { LetterToSend } from '../letter.ts';
import { writeClubApplicationLetter } from '../letters/applications.ts';
import { writeAcceptanceLetter } from '../letters/membership.ts';
import type { PlanningContext } from '../planner.ts';
import { getLeagueFacts } from './league-facts.ts';
import { greetingName, toMember, makeVoice } from './recipient.ts';

type Event = Api<'Event'>;
type OfKind<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

export async function planAcceptanceLetters(
  event: OfKind<'join_request.approved'>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { member_id: id } = event.data;
  const person = (await getLeagueFacts(context).people([id])).get(id);
  if (person === undefined) return [];
  const facts = { name: greetingName(person), address: person.mailbox ?? '' };
  const write = (voice: Parameters<typeof writeAcceptanceLetter>[1]) =>
    writeAcceptanceLetter(facts, voice);
  return toMember({ key: 'accepted', person, about: [], write }, context);
}

/** Emails a new application to the club's contact address, in the club's language. */
export async function planApplicationLetters(
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

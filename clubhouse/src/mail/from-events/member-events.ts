import type { Api } from '../../api/client.ts';
import type { LetterToSend } from '../letter.ts';
import { applicationReceived } from '../letters/applications.ts';
import { accepted } from '../letters/membership.ts';
import type { PlanningContext } from '../planner.ts';
import { factsFor } from './league-facts.ts';
import { greeted, toMember, voiceIn } from './recipient.ts';

type Event = Api<'Event'>;
type OfKind<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** The coach has accepted an application. */
export async function acceptedLetters(
  event: OfKind<'join_request.approved'>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { member_id: id } = event.data;
  const person = (await factsFor(context).people([id])).get(id);
  if (person === undefined) return [];
  const facts = { name: greeted(person), address: person.mailbox ?? '' };
  const write = (voice: Parameters<typeof accepted>[1]) => accepted(facts, voice);
  return toMember({ key: 'accepted', person, about: [], write }, context);
}

/** Emails a new application to the club's contact address, in the club's language. */
export async function applicationLetters(
  event: OfKind<'join_request.created'>,
  context: PlanningContext,
): Promise<LetterToSend[]> {
  const { club } = context;
  if (club.contact === null) return [];
  const request = await factsFor(context).joinRequest(event.subject.id);
  if (request === null) return [];
  const facts = {
    name: `${request.first_name} ${request.surname}`,
    wish: request.wants_to_play,
    level: request.self_level,
    member: request.existing_member?.display_name ?? null,
    expiresAt: Date.parse(request.expires_at),
  };
  const letter = applicationReceived(facts, voiceIn(club.language, context));
  const to = { address: club.contact, name: club.name };
  const known = request.existing_member?.id;
  const about = [request.id, ...(known === undefined ? [] : [known])];
  return [
    { key: `application_received:${request.id}`, to, language: club.language, letter, about },
  ];
}

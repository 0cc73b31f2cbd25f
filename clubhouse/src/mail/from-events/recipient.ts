import type { Contact, Letter, LetterToSend } from '../letter.ts';
import type { Voice } from '../letters/voice.ts';
import type { PlanningContext } from '../planner.ts';
import { getDates } from '../../messages/dates.ts';
import { type Language, getWords } from '../../messages/language.ts';
import { getFirstName } from '../../messages/names.ts';
import type { Person } from './league-facts.ts';

export function makeVoice(
  language: Language,
  { club, url }: Pick<PlanningContext, 'club' | 'url'>,
): Voice {
  const dates = getDates(language, club.timezone);
  return { words: getWords(language), dates, club: club.name, url };
}

/** The name for the greeting: first names. */
export function getGreetingName({ display_name: name }: Person): string {
  return getFirstName(name);
}

/** Members without an address or who have left get no email (LTR-16). */
function canBeWrittenTo({ status, mailbox }: Person): boolean {
  return status !== 'left' && mailbox !== undefined;
}

/** Emails, and everyone whom they concern, including those who get none. */
export interface AddressedLetters {
  readonly people: readonly Person[];
  readonly letters: LetterToSend[];
}

export const NO_LETTERS: AddressedLetters = { people: [], letters: [] };

interface ToMember {
  /** Identifies this email, without the member. */
  readonly key: string;
  readonly person: Person;
  /** Groups emails on one subject, such as `match:ID`. */
  readonly matter?: string;
  /** Ids of the other people whom the email names; the member may be among them. */
  readonly about: readonly string[];
  /** Returns null if there is nothing to say after all. */
  readonly write: (voice: Voice) => Letter | null;
}

/** An email to a member in their language (LTR-18); none if they cannot be emailed. */
export function toMember(
  { key, person, matter, about, write }: ToMember,
  context: PlanningContext,
): LetterToSend[] {
  if (!canBeWrittenTo(person)) return [];
  const language = context.languageOf(person.id) ?? context.club.language;
  const letter = write(makeVoice(language, context));
  if (letter === null) return [];
  const to = { member_id: person.id, address: person.mailbox ?? '', name: person.display_name };
  const others = [...new Set(about)].filter((id) => id !== person.id);
  const made = { key: `${key}:${person.id}`, to, language, letter, about: others };
  return [matter === undefined ? made : { ...made, in_reply_to: `${matter}:${person.id}` }];
}

export function toContact({ display_name: name, phone, email }: Person): Contact {
  return { name, phone: phone ?? null, email: email ?? null };
}

/** Members who have left or were removed have no contact details. */
export function isReachable(person: Person | undefined): person is Person {
  return person !== undefined && person.status !== 'left';
}

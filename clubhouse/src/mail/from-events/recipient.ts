import type { Contact, Letter, LetterToSend } from '../letter.ts';
import type { Voice } from '../letters/voice.ts';
import type { PlanningContext } from '../planner.ts';
import { datesOf } from '../../messages/dates.ts';
import { type Language, wordsOf } from '../../messages/language.ts';
import { firstName } from '../../messages/names.ts';
import type { Person } from './league-facts.ts';

/** The words of a letter, in its reader's language. */
export function voiceIn(
  language: Language,
  { club, url }: Pick<PlanningContext, 'club' | 'url'>,
): Voice {
  const dates = datesOf(language, club.timezone);
  return { words: wordsOf(language), dates, club: club.name, url };
}

/** Whom the greeting names: as friends do. */
export function greeted({ display_name: name }: Person): string {
  return firstName(name);
}

/** Nobody writes to anyone who has left or has no address (LTR-16); the removed the league leaves out. */
function canBeWrittenTo({ status, mailbox }: Person): boolean {
  return status !== 'left' && mailbox !== undefined;
}

interface ToMember {
  /** What makes it this letter: all but the member. */
  readonly key: string;
  readonly person: Person;
  /** Groups letters on one subject, e.g. `match:ID`. */
  readonly matter?: string;
  /** Ids of the others whom it names; the member may be among them. */
  readonly about: readonly string[];
  /** Null: there is nothing to say after all. */
  readonly write: (voice: Voice) => Letter | null;
}

/** A letter to a member in their language (LTR-18); none where they cannot be written to. */
export function toMember(
  { key, person, matter, about, write }: ToMember,
  context: PlanningContext,
): LetterToSend[] {
  if (!canBeWrittenTo(person)) return [];
  const language = context.languageOf(person.id) ?? context.club.language;
  const letter = write(voiceIn(language, context));
  if (letter === null) return [];
  const to = { member_id: person.id, address: person.mailbox ?? '', name: person.display_name };
  const others = [...new Set(about)].filter((id) => id !== person.id);
  const made = { key: `${key}:${person.id}`, to, language, letter, about: others };
  return [matter === undefined ? made : { ...made, in_reply_to: `${matter}:${person.id}` }];
}

/** How to reach somebody, as the league shows it to those who play with or against them. */
export function contactOf({ display_name: name, phone, email }: Person): Contact {
  return { name, phone: phone ?? null, email: email ?? null };
}

/** Nothing is told about who has left or was removed. */
export function isReachable(person: Person | undefined): person is Person {
  return person !== undefined && person.status !== 'left';
}

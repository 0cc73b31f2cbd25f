import type { Club } from '../api/club.ts';
import type { Member } from '../api/members.ts';
import { foldAddress } from '../addresses/address.ts';
import type { Voice } from '../mail/letters/voice.ts';
import { datesOf } from '../messages/dates.ts';
import { type Language, offered, wordsOf } from '../messages/language.ts';
import type { WaitingReply } from '../store/replies.ts';
import type { ReplyServices } from './reply-services.ts';

/** Who reads the answer to a reply. */
interface Reader {
  readonly club: Club;
  readonly member: Member;
}

/** What anybody can write is believed for nothing else than this (REPLY-16). */
export function isFromMember({ sender, isForged }: WaitingReply, mailbox: string): boolean {
  return !isForged && sender !== '' && sender === foldAddress(mailbox);
}

export function voiceFor(reader: Reader, services: ReplyServices): Voice {
  const language = languageFor(reader, services);
  const { club } = reader;
  const dates = datesOf(language, club.timezone);
  return { words: wordsOf(language), dates, club: club.name, url: services.url };
}

export function languageFor({ member, club }: Reader, { store }: ReplyServices): Language {
  return offered(store.preferences.language(member.id), club.languages) ?? club.language;
}

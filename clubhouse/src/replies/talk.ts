import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import { type Member, readMembersById } from '../api/members.ts';
import { findOfferedLanguage, type Language } from '../messages/language.ts';
import type { JudgedEntry } from '../score/entry.ts';
import type { ReplyOutcome } from '../outcomes/reply-outcome.ts';
import type { WaitingMessage } from '../store/inbox-messages.ts';
import type { AnsweredMatch } from './answered-match.ts';
import type { ReplyServices } from './reply-services.ts';
import type { WritersMatch } from './writers-matches.ts';

/** A message and everything needed to answer it, however it was sent. */
export interface Talk {
  readonly message: WaitingMessage;
  readonly website: LeagueClient;
  readonly services: ReplyServices;
  readonly club: Club;
  /** The author; null for a chat without an owner. */
  readonly member: Member | null;
  readonly language: Language;
}

export interface Meant {
  /** Null if the words have to name the match. */
  readonly matchId: string | null;
  readonly written: string;
  /** The chosen result; null to read the words. */
  readonly entry: JudgedEntry | null;
  /** The question that a button answers; null if there is none. */
  readonly question: number | null;
}

export interface MeantMatch extends Meant {
  readonly matchId: string;
}

/** An outcome that concerns no single match. */
type GeneralOutcome = 'not_played' | 'not_understood' | 'too_large' | 'failed';

/** One email or chat message. Each method stores the answer together with the message's end. */
export interface Answers {
  /** Reads what the author means; null if the message has been answered already. */
  readonly begin: () => Meant | null;
  /** Asks the author which match or result is meant; enters nothing. */
  readonly askWhich: (matches: readonly WritersMatch[], written: string) => void;
  /** @param only the only match that the message can concern */
  readonly sayGeneral: (
    outcome: GeneralOutcome,
    matches: readonly WritersMatch[],
    only?: WritersMatch | null,
  ) => void;
  /** Says that the match does not exist, or is no longer the author's. */
  readonly sayGone: () => void;
  /** Call it in a transaction. `isTold`: everyone in the match gets an email about it anyway. */
  readonly sayOutcome: (
    found: AnsweredMatch,
    outcome: ReplyOutcome,
    meant: MeantMatch,
    isTold?: boolean,
  ) => void;
}

/** @throws LeagueFailure */
export async function openTalk(
  message: WaitingMessage,
  website: LeagueClient,
  services: ReplyServices,
): Promise<Talk> {
  const { store } = services;
  const [club, member] = await Promise.all([
    services.club(website),
    resolveWriter(message, website, services),
  ]);
  const chosen = member === null ? message.language : store.preferences.language(member.id);
  const language = findOfferedLanguage(chosen, club.languages) ?? club.language;
  return { message, website, services, club, member, language };
}

/** A member who has left has no chat and gets no email (BOT-2, REPLY-12). */
async function resolveWriter(
  { channel, chatId, memberId }: WaitingMessage,
  website: LeagueClient,
  { store }: ReplyServices,
): Promise<Member | null> {
  if (memberId === null) return null;
  if (channel === 'chat' && store.chatLinks.memberOf(chatId) !== memberId) return null;
  const [member] = await readMembersById(website, [memberId]);
  if (member !== undefined && member.status !== 'left' && member.deleted_at === null) return member;
  store.chatLinks.unlink(memberId);
  return null;
}

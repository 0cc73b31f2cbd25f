import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import { type Member, membersById } from '../api/members.ts';
import { offered, type Language } from '../messages/language.ts';
import type { JudgedEntry } from '../score/entry.ts';
import type { ReplyOutcome } from '../outcomes/reply-outcome.ts';
import type { WaitingMessage } from '../store/inbox.ts';
import type { AnsweredMatch } from './answered-match.ts';
import type { ReplyServices } from './reply-services.ts';
import type { WritersMatch } from './writers-matches.ts';

/** One message, and with what it is answered, by whatever way it came. */
export interface Talk {
  readonly message: WaitingMessage;
  readonly website: LeagueClient;
  readonly services: ReplyServices;
  readonly club: Club;
  /** Who wrote; null: a chat that is nobody's. */
  readonly member: Member | null;
  readonly language: Language;
}

/** What somebody wrote or chose. */
export interface Meant {
  /** Null: the words have to say it. */
  readonly matchId: string | null;
  readonly written: string;
  /** The result that was chosen; null: the words are read. */
  readonly entry: JudgedEntry | null;
  /** The question that a button has answered; null: none. */
  readonly question: number | null;
}

export interface MeantMatch extends Meant {
  readonly matchId: string;
}

/** Why nothing is done about any one match. */
type GeneralOutcome = 'not_played' | 'not_understood' | 'too_large' | 'failed';

/** How a message is answered: by one email, or in the chat. Each end is stored with its answer. */
export interface Answers {
  /** What was meant; null where it has been answered already. */
  readonly begin: () => Meant | null;
  /** What is open is asked back, and nothing entered. */
  readonly askWhich: (matches: readonly WritersMatch[], written: string) => void;
  /** @param only the only match that it can have been about */
  readonly sayGeneral: (
    outcome: GeneralOutcome,
    matches: readonly WritersMatch[],
    only?: WritersMatch | null,
  ) => void;
  /** There is no such match, or none of theirs any more. */
  readonly sayGone: () => void;
  /** Call it in a transaction. @param isTold everybody in the match has an email that says it */
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
    writerOf(message, website, services),
  ]);
  const chosen = member === null ? message.language : store.preferences.language(member.id);
  const language = offered(chosen, club.languages) ?? club.language;
  return { message, website, services, club, member, language };
}

/** Whoever has left the club has no chat, and is not written to (BOT-2, REPLY-12). */
async function writerOf(
  { channel, chatId, memberId }: WaitingMessage,
  website: LeagueClient,
  { store }: ReplyServices,
): Promise<Member | null> {
  if (memberId === null) return null;
  if (channel === 'chat' && store.chatLinks.memberOf(chatId) !== memberId) return null;
  const [member] = await membersById(website, [memberId]);
  if (member !== undefined && member.status !== 'left' && member.deleted_at === null) return member;
  store.chatLinks.unlink(memberId);
  return null;
}

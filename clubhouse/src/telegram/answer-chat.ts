import type { LeagueClient } from '../api/client.ts';
import type { Club } from '../api/club.ts';
import { type Member, membersById } from '../api/members.ts';
import type { Voice } from '../mail/letters/voice.ts';
import { type Language, offered } from '../messages/language.ts';
import { actOnReading, contextOf, matchToRead } from '../replies/act-on-reading.ts';
import { type AnsweredMatch, answeredMatch } from '../replies/answered-match.ts';
import { readReply } from '../replies/core/read-reply.ts';
import type { ReplyOutcome } from '../outcomes/reply-outcome.ts';
import type { ReplyServices } from '../replies/reply-services.ts';
import type { ReplyHandling } from '../replies/reply-worker.ts';
import type { WaitingChatMessage } from '../store/chat-messages.ts';
import { chatVoice, matchLabels, outcomeText, resultLabel, textOf } from './chat-words.ts';
import { readMeaning } from '../replies/core/meant-matches.ts';
import {
  type ChatChoice,
  choiceData,
  readChoice,
  readChoiceData,
  storedChoices,
} from './stored-choices.ts';
import { theirProposal, type WritersMatch, writersMatches } from '../replies/writers-matches.ts';

/** More buttons than this nobody reads. */
const MAX_CHOICES = 20;

/** One message, and with what it is answered. */
interface Talk {
  readonly message: WaitingChatMessage;
  readonly website: LeagueClient;
  readonly services: ReplyServices;
  readonly club: Club;
  readonly voice: Voice;
}

/** The same of a member. */
interface MemberTalk extends Talk {
  readonly member: Member;
}

/** What is to be done: about which match, and by which words. */
interface MeantMatch extends ChatChoice {
  readonly written: string;
  /** The question that was answered by a button; null: none. */
  readonly question: number | null;
}

/** Messages to the bot, as the worker handles them (BOT-5). */
export function chatReplies(services: ReplyServices): ReplyHandling<WaitingChatMessage> {
  return {
    queue: services.store.chatMessages,
    handle: async (message, website) => answerTalk(await talkOf(message, website, services)),
    giveUp: async (message, website) => {
      const talk = await talkOf(message, website, services);
      say(talk, [talk.voice.words.telegram.chat.failed, talk.voice.url]);
    },
  };
}

async function talkOf(
  message: WaitingChatMessage,
  website: LeagueClient,
  services: ReplyServices,
): Promise<Talk | MemberTalk> {
  const { store, url } = services;
  const club = await services.club(website);
  const member = await memberIn(message, website, services);
  const chosen = member === null ? message.language : store.preferences.language(member.id);
  const language: Language = offered(chosen, club.languages) ?? club.language;
  const talk = { message, website, services, club, voice: chatVoice(language, club, url) };
  return member === null ? talk : { ...talk, member };
}

/** Whose chat it was and still is. Whoever has left the club has none (BOT-2). */
async function memberIn(
  { chatId, memberId }: WaitingChatMessage,
  website: LeagueClient,
  { store }: ReplyServices,
): Promise<Member | null> {
  if (memberId === null || store.chatLinks.memberOf(chatId) !== memberId) return null;
  const [member] = await membersById(website, [memberId]);
  if (member !== undefined && member.status !== 'left' && member.deleted_at === null) return member;
  store.chatLinks.unlink(memberId);
  return null;
}

async function answerTalk(talk: Talk | MemberTalk): Promise<void> {
  const { words, url } = talk.voice;
  const { chat, title } = words.telegram;
  const { howResult, howTimes } = words.replyLetters.notUnderstood;
  const address = `${url}/me (${title})`;
  const { kind, written } = talk.message;
  if (kind === 'bad_link') return say(talk, [chat.badLink(address)]);
  if (!('member' in talk)) return say(talk, [chat.stranger(address)]);
  switch (kind) {
    case 'linked':
      return say(talk, [chat.linked(talk.member.display_name, talk.club.name), howResult]);
    case 'help':
      return say(talk, [howResult, howTimes]);
    case 'unreadable':
      return say(talk, [chat.unreadable]);
    case 'too_long':
      return say(talk, [chat.tooLong]);
    case 'too_many':
      return say(talk, [chat.tooMany]);
    case 'press':
      return answerPress(talk, written);
    case 'text':
      return answerWords(talk, written);
    case 'stranger':
      // Their chat has become a member's since: they write it once more.
      return say(talk, [howResult]);
  }
}

async function answerWords(talk: MemberTalk, written: string): Promise<void> {
  const { message, services, website, voice } = talk;
  const { store, now } = services;
  const meant = (matchId: string) => ({ matchId, written, entry: null, question: null });
  // An attempt before has begun with it: what it did may have changed what else is open.
  if (message.matchId !== null) return act(talk, meant(message.matchId));
  const matches = await writersMatches(website, { ...talk, store, now: now() });
  const isAsked = store.chatMessages.isQuestionOpen(message.chatId, message.place);
  const meaning = readMeaning(written, matches, isAsked);
  const { chat } = voice.words.telegram;
  switch (meaning.kind) {
    case 'certain':
      return act(talk, meant(meaning.match.mine.id));
    case 'which':
      return askWhich(talk, meaning.matches, written);
    case 'not_played':
      return say(talk, [chat.notPlayed]);
    case 'not_understood':
      return sayNotUnderstood(talk, meaning.only, matches.length > 0);
  }
}

function sayNotUnderstood(talk: MemberTalk, only: WritersMatch | null, hasMatches: boolean): void {
  const { voice } = talk;
  const { notUnderstood } = voice.words.replyLetters;
  if (!hasMatches) return say(talk, [voice.words.telegram.chat.noMatch, voice.url]);
  if (only === null) {
    const { heading, text, howResult } = notUnderstood;
    return say(talk, [heading, text, howResult, voice.url]);
  }
  const outcome = { kind: 'not_understood' as const };
  const proposal = theirProposal(talk.services.store.proposals.openIn([only.mine.id]), only.mine);
  const proposalId = proposal?.id ?? null;
  return say(talk, [outcomeText({ match: only.mine, proposalId, outcome }, voice)]);
}

function askWhich(talk: MemberTalk, matches: readonly WritersMatch[], written: string): void {
  const { services, message, voice } = talk;
  const { chat } = voice.words.telegram;
  if (matches.length > MAX_CHOICES) return say(talk, [chat.tooManyMatches]);
  const mine = matches.map((match) => match.mine);
  const choices = mine.map(({ id }) => ({ matchId: id, entry: null }));
  const labels = matchLabels(mine, voice);
  services.store.chatMessages.answer(message.place, {
    answer: { text: textOf([chat.which, chat.whichOpens]), buttons: buttonsOf(message, labels) },
    question: { choices: storedChoices(choices), written },
  });
}

/** A button of a question that was answered, or of another chat's, does nothing. */
async function answerPress(talk: MemberTalk, data: string): Promise<void> {
  const { message, services, voice } = talk;
  const pressed = readChoiceData(data);
  const asked =
    pressed && services.store.chatMessages.asked({ ...message, updateId: pressed.updateId });
  const choice = asked && readChoice(asked.choices, pressed.index);
  if (asked === null || choice === null) return say(talk, [voice.words.telegram.chat.over]);
  return act(talk, { ...choice, written: asked.written, question: asked.place });
}

async function act(talk: MemberTalk, meant: MeantMatch): Promise<void> {
  const { message, website, services, member, voice } = talk;
  const { store } = services;
  const { matchId, entry, written } = meant;
  store.chatMessages.noteMatch(message.place, matchId);
  const found = await answeredMatch({ memberId: member.id, matchId }, website, services);
  if (found === null) return say(talk, [voice.words.telegram.chat.noMatch, voice.url]);
  if (found.ended !== null) return tell(talk, found, meant, { kind: 'refused', code: found.ended });
  const proposal = theirProposal(store.proposals.openIn([matchId]), found.mine);
  const reading =
    entry === null
      ? readReply(written, contextOf(matchToRead(found, proposal, services.now())))
      : { kind: 'result' as const, entry };
  const acting = {
    found,
    proposal,
    written,
    reportedBefore: message.reportedBefore,
    noteReportedBefore: (claim: string) =>
      store.chatMessages.noteReportedBefore(message.place, claim),
    onArranged: (at: number) => end(talk, found, meant, { kind: 'arranged', at }),
    onProposed: (times: readonly number[]) => end(talk, found, meant, { kind: 'proposed', times }),
  };
  const outcome = await actOnReading(reading, acting, services);
  if (outcome !== 'told') tell(talk, found, meant, outcome ?? { kind: 'failed' });
}

/** The answer, that the message is done and that its question is closed are stored together. */
function tell(talk: MemberTalk, found: AnsweredMatch, meant: MeantMatch, outcome: ReplyOutcome) {
  talk.services.store.together(() => end(talk, found, meant, outcome));
}

function end(
  { message, services, voice }: MemberTalk,
  { mine: match }: AnsweredMatch,
  { matchId, written, question }: MeantMatch,
  outcome: ReplyOutcome,
): void {
  const { chatMessages, proposals } = services.store;
  const entries = outcome.kind === 'which' ? outcome.entries : [];
  const choices = entries.map((entry) => ({ matchId, entry }));
  const labels = entries.map((entry) => resultLabel(entry, match, voice));
  const proposalId = theirProposal(proposals.openIn([matchId]), match)?.id ?? null;
  if (question !== null) chatMessages.closeQuestion(question);
  chatMessages.answer(message.place, {
    answer: {
      text: outcomeText({ match, proposalId, outcome }, voice),
      buttons: buttonsOf(message, labels),
    },
    question: choices.length === 0 ? null : { choices: storedChoices(choices), written },
  });
}

function buttonsOf({ updateId }: WaitingChatMessage, labels: readonly string[]) {
  return labels.map((label, index) => ({ label, data: choiceData(updateId, index) }));
}

function say({ message, services }: Talk, lines: readonly string[]): void {
  const answer = { text: textOf(lines), buttons: [] };
  services.store.chatMessages.answer(message.place, { answer, question: null });
}

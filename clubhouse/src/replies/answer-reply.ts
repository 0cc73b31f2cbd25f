import { datesOf } from '../messages/dates.ts';
import { wordsOf } from '../messages/language.ts';
import { offered } from '../messages/language.ts';
import { firstName } from '../messages/names.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Letter } from '../mail/letter.ts';
import { answeredFromElsewhere, replyAnswer } from '../mail/letters/reply-answer.ts';
import type { Voice } from '../mail/letters/voice.ts';
import type { WaitingReply } from '../store/replies.ts';
import type { Proposal } from '../store/proposals.ts';
import { mailboxesOf } from '../mailboxes/mailboxes-of.ts';
import { actOnReading, contextOf, matchToRead } from './act-on-reading.ts';
import { type AnsweredMatch, answeredMatch } from './answered-match.ts';
import { readReply } from './core/read-reply.ts';
import { choicePath } from './choice-path.ts';
import { storedEntries } from './stored-entry.ts';
import type { ReplyOutcome } from '../outcomes/reply-outcome.ts';
import type { ReplyServices } from './reply-services.ts';
import type { ReplyHandling } from './reply-worker.ts';

/** A match, and where the member is written to: their own address, or whose mailbox they read. */
interface LetterMatch extends AnsweredMatch {
  readonly mailbox: string;
}

/** Replies to letters, as the worker handles them. */
export function letterReplies(services: ReplyServices): ReplyHandling<WaitingReply> {
  return {
    queue: services.store.replies,
    handle: (reply, website) => answerReply(reply, website, services),
    giveUp: (reply, website) => giveUp(reply, website, services),
  };
}

/**
 * Does what a reply says, and answers it by one letter: what the league has taken it is not told
 * again, and the letter and that the reply is done are stored together (REPLY-13).
 * @throws LeagueFailure where the league cannot be asked: it is tried again later
 */
async function answerReply(
  reply: WaitingReply,
  website: LeagueClient,
  services: ReplyServices,
): Promise<void> {
  const { store } = services;
  const found = await letterMatch(reply, website, services);
  if (found === null) return store.replies.end(reply.place);
  if (!isFromMember(reply, found)) return tellOfStranger(reply, found, services);
  if (found.ended !== null) {
    return endWith(reply, found, { kind: 'refused', code: found.ended }, services);
  }
  if (reply.kind === 'too_large') {
    return endWith(reply, found, { kind: 'too_large' }, services);
  }
  const proposal = proposalOf(reply, found, services);
  const reading = readReply(reply.written, contextOf(matchToRead(found, proposal)));
  const acting = {
    found,
    proposal,
    written: reply.written,
    reportedBefore: reply.reportedBefore,
    noteReportedBefore: (claim: string) => store.replies.noteReportedBefore(reply.place, claim),
    onArranged: () => store.replies.end(reply.place),
  };
  const outcome = await actOnReading(reading, acting, services);
  // The letter to everybody in the match says it.
  if (outcome === 'told') return undefined;
  if (outcome === null) return store.replies.end(reply.place);
  return endWith(reply, found, outcome, services);
}

/** It could not be handled, again and again: its writer is told so, and others are not held up. */
async function giveUp(
  reply: WaitingReply,
  website: LeagueClient,
  services: ReplyServices,
): Promise<void> {
  const found = await letterMatch(reply, website, services);
  if (found === null || !isFromMember(reply, found)) return services.store.replies.end(reply.place);
  return endWith(reply, found, { kind: 'failed' }, services);
}

/** Null also where the member is written to nowhere. @throws LeagueFailure */
async function letterMatch(
  reply: WaitingReply,
  website: LeagueClient,
  services: ReplyServices,
): Promise<LetterMatch | null> {
  const found = await answeredMatch(reply, website, services);
  if (found === null) return null;
  const holderOf = (id: string) => services.store.mailboxes.holderOf(id);
  const mailbox = (await mailboxesOf(website, [found.member], holderOf)).get(reply.memberId);
  return mailbox === undefined ? null : { ...found, mailbox };
}

/** What anybody can write is believed for nothing else than this (REPLY-16). */
function isFromMember({ sender, isForged }: WaitingReply, { mailbox }: LetterMatch): boolean {
  return !isForged && sender !== '' && sender === mailbox.toLowerCase();
}

/** Of the other side, in the match that the letter was about. */
function proposalOf(
  { proposalId, matchId }: WaitingReply,
  { mine }: AnsweredMatch,
  { store }: ReplyServices,
): Proposal | null {
  const proposal = proposalId === null ? null : store.proposals.find(proposalId);
  return proposal?.matchId === matchId && proposal.side !== mine.side ? proposal : null;
}

function endWith(
  reply: WaitingReply,
  found: LetterMatch,
  outcome: ReplyOutcome,
  services: ReplyServices,
): void {
  const entries = outcome.kind === 'which' ? outcome.entries : [];
  const { place, messageHash } = reply;
  const choicePaths = entries.map((_, index) =>
    choicePath(services.signer, { place, messageHash, index }),
  );
  const facts = { ...factsOf(reply, found), outcome, choicePaths };
  const key = `reply:${reply.place}:${reply.memberId}`;
  const choices = entries.length === 0 ? null : storedEntries(entries);
  const letter = replyAnswer(facts, voiceOf(found, services));
  end(reply, found, { key, letter, choices }, services);
}

/** At most once a day and match, however often somebody writes. */
function tellOfStranger(reply: WaitingReply, found: LetterMatch, services: ReplyServices): void {
  const day = datesOf('en', found.club.timezone).today(services.now());
  const key = `reply_from_elsewhere:${reply.matchId}:${day}:${reply.memberId}`;
  const letter = answeredFromElsewhere(factsOf(reply, found), voiceOf(found, services));
  end(reply, found, { key, letter, choices: null }, services);
}

interface End {
  readonly key: string;
  readonly letter: Letter;
  readonly choices: string | null;
}

function end(
  { place, memberId, matchId }: WaitingReply,
  found: LetterMatch,
  { key, letter, choices }: End,
  services: ReplyServices,
): void {
  const { store } = services;
  const { member, mailbox, match } = found;
  const players = match.sides.flatMap(({ members }) => members.map(({ id }) => id));
  store.together(() => {
    store.outbox.add({
      key,
      to: { member_id: memberId, address: mailbox, name: member.display_name },
      language: languageOf(found, services),
      letter,
      about: players.filter((id) => id !== memberId),
      in_reply_to: `match:${matchId}:${memberId}`,
    });
    store.replies.end(place, choices);
  });
}

function factsOf({ proposalId }: WaitingReply, { member, mine }: AnsweredMatch) {
  return { name: firstName(member.display_name), match: mine, proposalId };
}

function voiceOf(found: AnsweredMatch, services: ReplyServices): Voice {
  const language = languageOf(found, services);
  const { club } = found;
  const dates = datesOf(language, club.timezone);
  return { words: wordsOf(language), dates, club: club.name, url: services.url };
}

function languageOf({ member, club }: AnsweredMatch, { store }: ReplyServices) {
  return offered(store.preferences.language(member.id), club.languages) ?? club.language;
}

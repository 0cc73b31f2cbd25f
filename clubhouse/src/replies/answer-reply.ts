import { datesOf } from '../messages/dates.ts';
import { firstName } from '../messages/names.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Letter } from '../mail/letter.ts';
import { answeredFromElsewhere, replyAnswer } from '../mail/letters/reply-answer.ts';
import type { WaitingReply } from '../store/replies.ts';
import type { Proposal } from '../store/proposals.ts';
import { mailboxesOf } from '../mailboxes/mailboxes-of.ts';
import { actOnReading, contextOf, matchToRead } from './act-on-reading.ts';
import { giveUpSeveral, meantMatch } from './answer-several.ts';
import { type AnsweredMatch, answeredMatch } from './answered-match.ts';
import { readReply } from './core/read-reply.ts';
import { choicePath } from './choice-path.ts';
import { storedEntries } from './stored-entry.ts';
import { isFromMember, languageFor, voiceFor } from './reader-of-answer.ts';
import type { ReplyOutcome } from '../outcomes/reply-outcome.ts';
import type { ReplyServices } from './reply-services.ts';
import type { ReplyHandling } from './reply-worker.ts';

/** A match, and where the member is written to: their own address, or whose mailbox they read. */
interface LetterMatch extends AnsweredMatch {
  readonly mailbox: string;
}

/** A reply of which it is known which match it is about. */
interface ReplyAboutMatch extends WaitingReply {
  readonly matchId: string;
}

/** Replies to letters, as the worker handles them. */
export function letterReplies(services: ReplyServices): ReplyHandling<WaitingReply> {
  return {
    queue: services.store.replies,
    handle: async (reply, website) => {
      const matchId = reply.matchId ?? (await meantMatch(reply, website, services));
      if (matchId !== null) await answerReply({ ...reply, matchId }, website, services);
    },
    giveUp: ({ matchId, ...reply }, website) =>
      matchId === null
        ? giveUpSeveral({ ...reply, matchId }, website, services)
        : giveUp({ ...reply, matchId }, website, services),
  };
}

/**
 * Does what a reply says, and answers it by one letter. A result that the league has accepted is not
 * sent again; the letter is stored together with the note that the reply is done (REPLY-13).
 * @throws LeagueFailure where the league cannot be asked: it is tried again later
 */
async function answerReply(
  reply: ReplyAboutMatch,
  website: LeagueClient,
  services: ReplyServices,
): Promise<void> {
  const { store } = services;
  const found = await letterMatch(reply, website, services);
  if (found === null) return store.replies.end(reply.place);
  if (!isFromMember(reply, found.mailbox)) return tellOfStranger(reply, found, services);
  if (found.ended !== null) {
    return endWith(reply, found, { kind: 'refused', code: found.ended }, services);
  }
  if (reply.kind === 'too_large') {
    return endWith(reply, found, { kind: 'too_large' }, services);
  }
  const proposal = proposalOf(reply, found, services);
  const reading = readReply(reply.written, contextOf(matchToRead(found, proposal, services.now())));
  const acting = {
    found,
    proposal,
    written: reply.written,
    reportedBefore: reply.reportedBefore,
    noteReportedBefore: (claim: string) => store.replies.noteReportedBefore(reply.place, claim),
    onArranged: () => store.replies.end(reply.place),
    onProposed: (times: readonly number[]) =>
      end(reply, found, answerOf(reply, found, { kind: 'proposed', times }, services), services),
  };
  const outcome = await actOnReading(reading, acting, services);
  // The letter to everybody in the match says it.
  if (outcome === 'told') return undefined;
  if (outcome === null) return store.replies.end(reply.place);
  return endWith(reply, found, outcome, services);
}

/** It failed again and again. Its writer gets a letter that says so, and others are not held up. */
async function giveUp(
  reply: ReplyAboutMatch,
  website: LeagueClient,
  services: ReplyServices,
): Promise<void> {
  const found = await letterMatch(reply, website, services);
  if (found === null || !isFromMember(reply, found.mailbox))
    return services.store.replies.end(reply.place);
  return endWith(reply, found, { kind: 'failed' }, services);
}

/** Null also where the member is written to nowhere. @throws LeagueFailure */
async function letterMatch(
  reply: ReplyAboutMatch,
  website: LeagueClient,
  services: ReplyServices,
): Promise<LetterMatch | null> {
  const found = await answeredMatch(reply, website, services);
  if (found === null) return null;
  const holderOf = (id: string) => services.store.mailboxes.holderOf(id);
  const mailbox = (await mailboxesOf(website, [found.member], holderOf)).get(reply.memberId);
  return mailbox === undefined ? null : { ...found, mailbox };
}

/** The other side's proposal, in the match that the letter was about. */
function proposalOf(
  { proposalId, matchId }: ReplyAboutMatch,
  { mine }: AnsweredMatch,
  { store }: ReplyServices,
): Proposal | null {
  const proposal = proposalId === null ? null : store.proposals.find(proposalId);
  return proposal?.matchId === matchId && proposal.side !== mine.side ? proposal : null;
}

function endWith(
  reply: ReplyAboutMatch,
  found: LetterMatch,
  outcome: ReplyOutcome,
  services: ReplyServices,
): void {
  const answer = answerOf(reply, found, outcome, services);
  services.store.together(() => end(reply, found, answer, services));
}

function answerOf(
  reply: ReplyAboutMatch,
  found: LetterMatch,
  outcome: ReplyOutcome,
  services: ReplyServices,
): End {
  const entries = outcome.kind === 'which' ? outcome.entries : [];
  const { place, messageHash } = reply;
  const choicePaths = entries.map((_, index) =>
    choicePath(services.signer, { place, messageHash, index }),
  );
  const facts = { ...factsOf(reply, found), outcome, choicePaths };
  const key = `reply:${reply.place}:${reply.memberId}`;
  const choices = entries.length === 0 ? null : storedEntries(entries);
  return { key, letter: replyAnswer(facts, voiceFor(found, services)), choices };
}

/** At most once a day and match, however often somebody writes. */
function tellOfStranger(reply: ReplyAboutMatch, found: LetterMatch, services: ReplyServices): void {
  const day = datesOf('en', found.club.timezone).today(services.now());
  const key = `reply_from_elsewhere:${reply.matchId}:${day}:${reply.memberId}`;
  const letter = answeredFromElsewhere(factsOf(reply, found), voiceFor(found, services));
  const answer = { key, letter, choices: null };
  services.store.together(() => end(reply, found, answer, services));
}

interface End {
  readonly key: string;
  readonly letter: Letter;
  readonly choices: string | null;
}

/** Call it in a transaction. */
function end(
  { place, memberId, matchId }: ReplyAboutMatch,
  found: LetterMatch,
  { key, letter, choices }: End,
  services: ReplyServices,
): void {
  const { store } = services;
  const { member, mailbox, match } = found;
  const players = match.sides.flatMap(({ members }) => members.map(({ id }) => id));
  store.outbox.add({
    key,
    to: { member_id: memberId, address: mailbox, name: member.display_name },
    language: languageFor(found, services),
    letter,
    about: players.filter((id) => id !== memberId),
    in_reply_to: `match:${matchId}:${memberId}`,
  });
  store.replies.end(place, choices);
}

function factsOf({ proposalId }: ReplyAboutMatch, { member, mine }: AnsweredMatch) {
  return { name: firstName(member.display_name), match: mine, proposalId };
}

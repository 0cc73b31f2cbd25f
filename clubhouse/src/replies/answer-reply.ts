import { datesOf } from '../messages/dates.ts';
import { wordsOf } from '../messages/language.ts';
import { offered } from '../messages/language.ts';
import { firstName } from '../messages/names.ts';
import { wallTime } from '../arrange/club-time.ts';
import type { LeagueClient } from '../api/client.ts';
import type { Letter } from '../mail/letter.ts';
import {
  answeredFromElsewhere,
  type ReplyAnswer,
  replyAnswer,
} from '../mail/letters/reply-answer.ts';
import type { Voice } from '../mail/letters/voice.ts';
import type { WaitingReply } from '../store/replies.ts';
import type { Proposal } from '../store/proposals.ts';
import { type AnsweredMatch, answeredMatch } from './answered-match.ts';
import type { ClubTime, ReplyContext, ReplyReading } from './core/reading.ts';
import { readReply } from './core/read-reply.ts';
import { choicePath } from './choice-path.ts';
import { storedEntries } from './stored-entry.ts';
import { pickTime } from './pick-time.ts';
import { reportResult } from './report-result.ts';
import type { ReplyServices } from './reply-services.ts';

/**
 * Does what a reply says, and answers it by one letter: what the league has taken it is not told
 * again, and the letter and that the reply is done are stored together (REPLY-13).
 * @throws LeagueFailure where the league cannot be asked: it is tried again later
 */
export async function answerReply(
  reply: WaitingReply,
  website: LeagueClient,
  services: ReplyServices,
): Promise<void> {
  const { store } = services;
  const found = await answeredMatch(reply, website, services);
  if (found === null) return store.replies.end(reply.place);
  if (!isFromMember(reply, found)) return tellOfStranger(reply, found, services);
  if (found.ended !== null) {
    return endWith(reply, found, { kind: 'refused', code: found.ended }, services);
  }
  if (reply.kind === 'too_large') {
    return endWith(reply, found, { kind: 'too_large' }, services);
  }
  const proposal = proposalOf(reply, found, services);
  const reading = readReply(reply.written, contextOf(found, proposal));
  const answer = await actOn(reading, { reply, found, proposal, services });
  if (answer === 'told') return undefined;
  if (answer === null) return store.replies.end(reply.place);
  return endWith(reply, found, answer, services);
}

/** It could not be handled, again and again: its writer is told so, and others are not held up. */
export async function giveUp(
  reply: WaitingReply,
  website: LeagueClient,
  services: ReplyServices,
): Promise<void> {
  const found = await answeredMatch(reply, website, services);
  if (found === null || !isFromMember(reply, found)) return services.store.replies.end(reply.place);
  return endWith(reply, found, { kind: 'failed' }, services);
}

interface Acting {
  readonly reply: WaitingReply;
  readonly found: AnsweredMatch;
  readonly proposal: Proposal | null;
  readonly services: ReplyServices;
}

/** A kind of reading that is not here does not compile. */
async function actOn(
  reading: ReplyReading,
  { reply, found, proposal, services }: Acting,
): Promise<ReplyAnswer | 'told' | null> {
  const { store } = services;
  switch (reading.kind) {
    case 'result':
      return reportResult(
        found,
        {
          entry: reading.entry,
          written: reply.written,
          reportedBefore: reply.reportedBefore,
          noteReportedBefore: (claim) => store.replies.noteReportedBefore(reply.place, claim),
        },
        services,
      );
    case 'which_result': {
      const choices = reading.entries.map((entry, index) => ({
        entry,
        path: choicePath(services.signer, {
          place: reply.place,
          messageHash: reply.messageHash,
          index,
        }),
      }));
      return { kind: 'which', choices };
    }
    case 'time': {
      const time = proposal?.times[reading.index];
      if (proposal === null || time === undefined) return { kind: 'not_understood' };
      const onArranged = () => store.replies.end(reply.place);
      return pickTime(found, { proposalId: proposal.id, time, onArranged }, services);
    }
    case 'decline':
      return { kind: 'declined' };
    case 'not_played':
      return { kind: 'not_played', deadline: found.deadline };
    case 'incomplete_score':
      return { kind: 'incomplete_score' };
    case 'not_understood':
      return { kind: 'not_understood' };
  }
}

/** What anybody can write is believed for nothing else than this (REPLY-16). */
function isFromMember({ sender, isForged }: WaitingReply, { mailbox }: AnsweredMatch): boolean {
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

function contextOf(
  { competition, mine, member, club }: AnsweredMatch,
  proposal: Proposal | null,
): ReplyContext {
  const own = wordsIn([member.display_name, mine.partner ?? ''].join(' '));
  const opponents = mine.opponents.map(({ display_name: name }) => name);
  return {
    format: competition.rules.format,
    // A name that somebody on each side has says nothing of who won.
    opponents: opponents.filter((name) => wordsIn(name).isDisjointFrom(own)),
    proposed: (proposal?.times ?? []).map((time): ClubTime => wallTime(club.timezone, time)),
  };
}

function wordsIn(name: string): Set<string> {
  return new Set(name.toLowerCase().match(/[\p{L}\p{M}]+/gu));
}

function endWith(
  reply: WaitingReply,
  found: AnsweredMatch,
  answer: ReplyAnswer,
  services: ReplyServices,
): void {
  const facts = { ...factsOf(reply, found), answer };
  const key = `reply:${reply.place}:${reply.memberId}`;
  const choices =
    answer.kind === 'which' ? storedEntries(answer.choices.map(({ entry }) => entry)) : null;
  const letter = replyAnswer(facts, voiceOf(found, services));
  end(reply, found, { key, letter, choices }, services);
}

/** At most once a day and match, however often somebody writes. */
function tellOfStranger(reply: WaitingReply, found: AnsweredMatch, services: ReplyServices): void {
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
  found: AnsweredMatch,
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

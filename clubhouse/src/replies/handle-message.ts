import type { LeagueClient } from '../api/client.ts';
import type { Proposal } from '../store/proposals.ts';
import type { WaitingMessage } from '../store/inbox-messages.ts';
import { createChatAnswers } from './chat-answers.ts';
import { type AnsweredMatch, readAnsweredMatch } from './answered-match.ts';
import { pickTime, proposeTimes } from './arrange-times.ts';
import { readMeaning } from '../reading/meant-matches.ts';
import { readReply } from '../reading/read-reply.ts';
import type { ReplyReading } from '../reading/reading.ts';
import { createMailAnswers } from './mail-answers.ts';
import type { ReplyOutcome } from '../outcomes/reply-outcome.ts';
import type { ReplyServices } from './reply-services.ts';
import { reportResult } from './report-result.ts';
import { type Answers, type Meant, type MeantMatch, openTalk, type Talk } from './talk.ts';
import {
  makeMatchContext,
  findTheirProposal,
  type WritersMatch,
  readWritersMatches,
} from './writers-matches.ts';

const DAY_MS = 86_400_000;
/** A sender with more questions a day about the same matches is a program (REPLY-33). */
const MAX_ASKED_BACK = 3;

/**
 * Carries out a message and answers it once. A result that the league has accepted is not sent
 * again. The answer is stored together with the message's completion (REPLY-13, BOT-5).
 * @throws LeagueFailure if the league cannot be asked; try again later
 */
export async function handleMessage(
  message: WaitingMessage,
  website: LeagueClient,
  services: ReplyServices,
): Promise<void> {
  const talk = await openTalk(message, website, services);
  const answers = await createAnswers(talk);
  const meant = answers?.begin() ?? null;
  if (answers === null || meant === null) return undefined;
  // Only programs repeat the same words (REPLY-33).
  const isNew = message.kind !== 'text' || message.reportedBefore !== null;
  if (!isNew && services.store.inbox.isRepeated(message)) {
    return services.store.inbox.end(message.place);
  }
  if (meant.matchId === null) return handleUnnamed(talk, answers, meant);
  return handleMatch(talk, answers, { ...meant, matchId: meant.matchId });
}

/**
 * Gives up after repeated failures. Tells the author and ends the message, so that others continue.
 * @throws LeagueFailure
 */
export async function giveUpMessage(
  message: WaitingMessage,
  website: LeagueClient,
  services: ReplyServices,
): Promise<void> {
  const talk = await openTalk(message, website, services);
  const answers = await createAnswers(talk);
  const meant = answers?.begin() ?? null;
  if (answers === null || meant === null) return undefined;
  const { matchId } = meant;
  if (message.channel === 'chat') return answers.sayGeneral('failed', []);
  if (matchId === null) return answers.sayGeneral('failed', await readCandidates(talk));
  const found = await findMatch(talk, matchId);
  if (found === null) return answers.sayGone();
  return services.store.together(() =>
    answers.sayOutcome(found, { kind: 'failed' }, { ...meant, matchId }),
  );
}

/** Null if nobody should get an answer; the message then ends without one. */
async function createAnswers(talk: Talk): Promise<Answers | null> {
  if (talk.message.channel === 'chat') return createChatAnswers(talk);
  const answers = await createMailAnswers(talk);
  if (answers === null) talk.services.store.inbox.end(talk.message.place);
  return answers;
}

/** Handles a message whose match is not certain: enters nothing (REPLY-27, REPLY-28, BOT-3). */
async function handleUnnamed(talk: Talk, answers: Answers, meant: Meant): Promise<void> {
  const { message, services } = talk;
  const { inbox } = services.store;
  const matches = await readCandidates(talk);
  const mayAsk = mayAskBack(talk);
  if (message.kind === 'too_large') {
    return mayAsk ? answers.sayGeneral('too_large', matches) : inbox.end(message.place);
  }
  const isAsked = inbox.isQuestionOpen(message.chatId, message.place);
  const meaning = readMeaning(meant.written, matches, message.channel === 'chat' && isAsked);
  const asks = meaning.kind === 'which' || meaning.kind === 'not_understood';
  if (asks && !mayAsk) return inbox.end(message.place);
  switch (meaning.kind) {
    case 'certain':
      return handleMatch(talk, answers, { ...meant, matchId: meaning.match.mine.id });
    case 'which':
      return answers.askWhich(meaning.matches, meant.written);
    case 'not_played':
      return answers.sayGeneral('not_played', matches);
    case 'not_understood':
      return answers.sayGeneral('not_understood', matches, meaning.only);
  }
}

/** The email's matches, without times because it proposed none; in a chat, the open ones. */
async function readCandidates(talk: Talk): Promise<WritersMatch[]> {
  const { message, member } = talk;
  if (member === null) return [];
  const matches = await readWritersMatches({ ...talk, member });
  if (message.channel === 'chat') return matches;
  return matches
    .filter(({ mine }) => message.matchIds.includes(mine.id))
    .map((one) => ({ ...one, context: { ...one.context, proposed: [] } }));
}

async function handleMatch(talk: Talk, answers: Answers, meant: MeantMatch): Promise<void> {
  const { message, services } = talk;
  const { store } = services;
  store.inbox.noteMatch(message.place, meant.matchId);
  const found = await findMatch(talk, meant.matchId);
  if (found === null) return answers.sayGone();
  const say = (...[outcome, isTold]: Parameters<ReplyTo>) =>
    answers.sayOutcome(found, outcome, meant, isTold);
  const outcome = await runMeaning(talk, found, meant, say);
  if (outcome === 'told') return undefined;
  if (outcome === null) return answers.sayGone();
  if (isQuestionBack(outcome) && !mayAskBack(talk)) return store.inbox.end(message.place);
  return store.together(() => say(outcome));
}

type ReplyTo = (outcome: ReplyOutcome, isTold?: boolean) => void;

/** `told`: the answer was stored with the change. Null: nobody can act for the member. */
async function runMeaning(
  talk: Talk,
  found: AnsweredMatch,
  meant: MeantMatch,
  say: ReplyTo,
): Promise<ReplyOutcome | 'told' | null> {
  const { message, services } = talk;
  const { inbox } = services.store;
  if (found.ended !== null) return { kind: 'refused', code: found.ended };
  if (message.kind === 'too_large') return { kind: 'too_large' };
  const proposal = findProposal(talk, found);
  const context = makeMatchContext(found, proposal, services.now());
  const { entry, written } = meant;
  const reading: ReplyReading =
    entry === null ? readReply(written, context) : { kind: 'result', entry };
  switch (reading.kind) {
    case 'result': {
      const noteReportedBefore = (claim: string) => inbox.noteReportedBefore(message.place, claim);
      const { reportedBefore } = message;
      const report = { entry: reading.entry, written, reportedBefore, noteReportedBefore };
      return reportResult(found, report, services);
    }
    case 'which_result':
      return { kind: 'which', entries: reading.entries };
    case 'time': {
      const time = proposal?.times[reading.index];
      if (proposal === null || time === undefined) return { kind: 'not_understood' };
      const onArranged = () => say({ kind: 'arranged', at: time }, true);
      const choice = { proposalId: proposal.id, time, onArranged };
      return pickTime(found, choice, services);
    }
    case 'proposal': {
      const onProposed = (times: readonly number[]) => say({ kind: 'proposed', times });
      const wish = { wanted: reading.times, seen: proposal?.id ?? null, onProposed };
      return proposeTimes(found, wish, services);
    }
    case 'decline':
      return { kind: 'declined' };
    case 'not_played':
      return { kind: 'not_played', deadline: found.deadline };
    case 'incomplete_score':
    case 'not_understood':
      return reading;
  }
}

/** The proposal that the email made; in a chat, the open proposal for the match. */
function findProposal({ message, services }: Talk, { mine }: AnsweredMatch): Proposal | null {
  const { proposals } = services.store;
  if (message.channel === 'chat') return findTheirProposal(proposals.openIn([mine.id]), mine);
  const proposal = message.proposalId === null ? null : proposals.find(message.proposalId);
  return proposal?.matchId === mine.id && proposal.side !== mine.side ? proposal : null;
}

async function findMatch({ message, website, services }: Talk, matchId: string) {
  const { memberId } = message;
  return memberId === null ? null : readAnsweredMatch({ memberId, matchId }, website, services);
}

/** Whether the author gets another question. A program that keeps replying gets only three. */
function mayAskBack({ message, services }: Talk): boolean {
  if (message.channel === 'chat') return true;
  const { store, now } = services;
  return store.inbox.countAskedBack(message.place, now() - DAY_MS) < MAX_ASKED_BACK;
}

function isQuestionBack({ kind }: ReplyOutcome): boolean {
  return ['not_understood', 'incomplete_score', 'which', 'too_large'].includes(kind);
}

import type { MyMatch } from '../../api/my-match.ts';
import { describeEntry } from '../../components/entry-sentence.ts';
import type { ReplyOutcome } from '../../outcomes/reply-outcome.ts';
import type { ReplyExamples } from '../../reading/examples.ts';
import type { JudgedEntry } from '../../score/entry.ts';
import type { AnswerableMatter, Block, Letter } from '../letter.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';
import { sayWhere } from '../../messages/say-where.ts';

export interface OutcomeFacts {
  readonly match: MyMatch;
  /** The proposal that the reply concerned; null if there is none. */
  readonly proposalId: number | null;
  readonly outcome: ReplyOutcome;
  readonly examples: ReplyExamples;
  /** The pages for reporting each possible result, if the author must choose. */
  readonly choicePaths: readonly string[];
}

interface ReplyFacts extends OutcomeFacts {
  readonly name: string;
}

/** Answers a reply: how the site read it, and one way to change that (REPLY-15). */
export function writeReplyAnswerLetter(facts: ReplyFacts, voice: Voice): Letter {
  const { name, match } = facts;
  const { letters, replyLetters } = voice.words;
  const { heading, body } = composeOutcome(facts, voice);
  return {
    kind: 'reply_answer',
    subject: toSubjectLine(replyLetters.subject(sanitiseText(match.opponent))),
    answerable: makeReplyAnswerable(facts),
    blocks: [
      { type: 'heading', text: heading },
      { type: 'paragraph', text: letters.hello(sanitiseText(name)) },
      ...body,
      { type: 'small', text: sanitiseText(sayWhere(voice.words, match)) },
    ],
  };
}

/** Tells the original email's recipient about a reply apparently from someone else (REPLY-16). */
export function writeFromElsewhereLetter(
  facts: Omit<ReplyFacts, 'outcome' | 'choicePaths' | 'examples'>,
  { words, url }: Voice,
): Letter {
  const { name, match } = facts;
  const say = words.replyLetters.elsewhere;
  const opponent = sanitiseText(match.opponent);
  return {
    kind: 'reply_from_elsewhere',
    subject: toSubjectLine(say.subject(opponent)),
    answerable: makeReplyAnswerable(facts),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: words.letters.hello(sanitiseText(name)) },
      { type: 'paragraph', text: say.text(opponent) },
      { type: 'paragraph', text: say.you },
      { type: 'button', label: words.replyLetters.toMatch, href: `${url}/matches/${match.id}` },
      { type: 'paragraph', text: say.notYou },
    ],
  };
}

function makeReplyAnswerable({
  match,
  proposalId,
  examples,
}: Pick<ReplyFacts, 'match' | 'proposalId'> & Partial<OutcomeFacts>): AnswerableMatter {
  const about = proposalId === null ? {} : { proposal_id: proposalId };
  if (examples === undefined) return { match_id: match.id, ...about };
  const { won: result, pick, decline } = examples;
  return { match_id: match.id, ...about, examples: { result, pick, decline } };
}

interface Parts {
  readonly heading: string;
  readonly body: readonly Block[];
}

/** The sentences about an outcome, which follow the greeting. */
export function composeOutcome(facts: OutcomeFacts, voice: Voice): Parts {
  const { match, outcome } = facts;
  const { replyLetters: say, arrange } = voice.words;
  const page = `${voice.url}/matches/${match.id}`;
  const toMatch: Block = { type: 'button', label: say.toMatch, href: page };
  const times = { type: 'button', label: say.toMatch, href: `${page}/arrange` } as const;
  const opponent = sanitiseText(match.opponent);
  switch (outcome.kind) {
    case 'reported':
      return makeReportedParts(outcome, match, voice);
    case 'refused':
      return {
        heading: say.refused.heading,
        body: [
          makeParagraph(explainRefusal(outcome.code, voice)),
          { type: 'button', label: say.refused.button, href: `${page}/report` },
        ],
      };
    case 'which':
      return makeWhichParts(outcome, facts, voice);
    case 'arranged':
      return {
        heading: voice.words.matchLetters.arranged.heading.arranged,
        body: [
          { type: 'card', title: formatDateTime(outcome.at, voice), lines: [opponent] },
          toMatch,
        ],
      };
    case 'proposed':
      return {
        heading: say.proposed.heading,
        body: [
          makeParagraph(say.proposed.text(opponent)),
          { type: 'list', items: outcome.times.map((at) => formatDateTime(at, voice)) },
          makeParagraph(say.proposed.wrong),
          { ...times, label: say.proposed.button, isQuiet: true },
        ],
      };
    case 'not_proposed':
      return {
        heading: say.notProposed.heading,
        body: [makeParagraph(explainFault(outcome.why, opponent, voice)), times],
      };
    case 'stale':
      return {
        heading: say.declined.heading,
        body: [makeParagraph(arrange.stale[outcome.why]), times],
      };
    case 'over':
      return {
        heading: say.declined.heading,
        body: [makeParagraph(arrange.over[outcome.why]), toMatch],
      };
    case 'declined':
      return {
        heading: say.declined.heading,
        body: [
          makeParagraph(say.declined.text(opponent)),
          { type: 'button', label: say.declined.button, href: `${page}/arrange?others=1` },
          ...makeExampleBlocks(facts.examples.propose, say.declined.byMail),
        ],
      };
    case 'not_played':
      return makeNotPlayedParts(outcome.deadline, facts, toMatch, voice);
    case 'incomplete_score':
      return makeNotUnderstoodParts(facts, say.notUnderstood.incomplete, voice);
    case 'not_understood':
      return makeNotUnderstoodParts(facts, say.notUnderstood.text, voice);
    case 'too_large':
      return { heading: say.tooLarge.heading, body: [makeParagraph(say.tooLarge.text), toMatch] };
    case 'failed':
      return { heading: say.failed.heading, body: [makeParagraph(say.failed.text), toMatch] };
  }
}

/** Explains a fault with the sentence that the match form shows. */
function explainFault(
  why: Extract<ReplyOutcome, { kind: 'not_proposed' }>['why'],
  opponent: string,
  { words }: Voice,
): string {
  const { faults } = words.arrange;
  return why === 'another' ? words.replyLetters.notProposed.another(opponent) : faults[why];
}

function makeReportedParts(
  { entry, status }: Extract<ReplyOutcome, { kind: 'reported' }>,
  match: MyMatch,
  voice: Voice,
): Parts {
  const say = voice.words.replyLetters.reported;
  const isDecided = status === 'played';
  const page = `${voice.url}/matches/${match.id}`;
  return {
    heading: say.heading,
    body: [
      makeParagraph(say.text(sanitiseText(match.opponent))),
      { type: 'card', title: describeResult(entry, match, voice), lines: [] },
      makeParagraph(say.states[status]),
      makeParagraph(isDecided ? say.decided : say.wrong),
      isDecided
        ? { type: 'button', label: voice.words.replyLetters.toMatch, href: page, isQuiet: true }
        : { type: 'button', label: say.button, href: `${page}/report`, isQuiet: true },
    ],
  };
}

function makeWhichParts(
  { entries }: Extract<ReplyOutcome, { kind: 'which' }>,
  { match, choicePaths }: OutcomeFacts,
  voice: Voice,
): Parts {
  const say = voice.words.replyLetters.which;
  return {
    heading: say.heading,
    body: [
      makeParagraph(say.text),
      ...entries.flatMap((entry, index): Block[] => {
        const path = choicePaths[index];
        const label = describeResult(entry, match, voice);
        return path === undefined ? [] : [{ type: 'button', label, href: `${voice.url}${path}` }];
      }),
      makeParagraph(say.opens),
    ],
  };
}

function makeNotPlayedParts(
  deadline: string | null,
  { match, examples }: OutcomeFacts,
  toMatch: Block,
  { words, dates }: Voice,
): Parts {
  const say = words.replyLetters.notPlayed;
  const opponent = sanitiseText(match.opponent);
  const until = deadline === null ? [] : [say.until(dates.longDay(deadline))];
  const text = [say.text(opponent), ...until].join(' ');
  return {
    heading: say.heading,
    body: [makeParagraph(text), ...makeExampleBlocks(examples.propose, say.byMail), toMatch],
  };
}

/** A sentence with an example, if there is one that is certain to work. */
function makeExampleBlocks(example: string | null, say: (example: string) => string): Block[] {
  return example === null ? [] : [makeParagraph(say(example))];
}

function makeNotUnderstoodParts(
  { match, examples }: OutcomeFacts,
  why: string,
  voice: Voice,
): Parts {
  const { notUnderstood: say, refused, examples: words } = voice.words.replyLetters;
  const { won, lost, pick, decline } = examples;
  return {
    heading: say.heading,
    body: [
      makeParagraph(why),
      ...(say.above === '' ? [] : [makeParagraph(say.above)]),
      ...(pick === null || decline === null ? [] : [makeParagraph(say.howTimes(pick, decline))]),
      makeParagraph(say.howResult(won, lost, words.notPlayed)),
      {
        type: 'button',
        label: refused.button,
        href: `${voice.url}/matches/${match.id}/report`,
      },
    ],
  };
}

function explainRefusal(code: string, { words }: Voice): string {
  const { report, replyLetters } = words;
  if (code.startsWith('score_') || code.startsWith('retired_')) return replyLetters.refused.score;
  if (code === 'played_on_in_future') return replyLetters.refused.future;
  const known = Object.entries(report.refused).find(([name]) => name === code);
  return known?.[1] ?? report.refused.other;
}

export function describeResult(entry: JudgedEntry, match: MyMatch, { words }: Voice): string {
  const sentences = words.report.sentences[match.isPair ? 'pair' : 'one'];
  return describeEntry(entry, sanitiseText(match.opponent), sentences);
}

function formatDateTime(at: number, { words, dates }: Voice): string {
  return words.matchLetters.arranged.when(dates.longDay(dates.dateOf(at)), dates.time(at));
}

function makeParagraph(text: string): Block {
  return { type: 'paragraph', text };
}

import type { MyMatch } from '../../api/my-match.ts';
import type { Stale } from '../../arrange/agree.ts';
import type { Over } from '../../arrange/open-match.ts';
import { entrySentence } from '../../components/entry-sentence.ts';
import type { Entry } from '../../score/entry.ts';
import type { AnswerableMatter, Block, Letter } from '../letter.ts';
import { named, subjectLine, type Voice } from './voice.ts';
import { sayWhere } from '../../messages/say-where.ts';

/** What came of a reply. What the other side entered is in none of it. */
export type ReplyAnswer =
  /** It was taken, and how the match stands since. */
  | {
      readonly kind: 'reported';
      readonly entry: Entry;
      readonly status: 'reported' | 'disputed' | 'played';
    }
  /** The league refused it, by its code. */
  | { readonly kind: 'refused'; readonly code: string }
  /** @property choices each with the path of the page that reports it */
  | {
      readonly kind: 'which';
      readonly choices: readonly { readonly entry: Entry; readonly path: string }[];
    }
  /** @property at epoch milliseconds */
  | { readonly kind: 'arranged'; readonly at: number }
  | { readonly kind: 'stale'; readonly why: Stale }
  | { readonly kind: 'over'; readonly why: Over }
  | { readonly kind: 'declined' }
  /** @property deadline the last day for reports */
  | { readonly kind: 'not_played'; readonly deadline: string | null }
  /** The games of its sets are not told. */
  | { readonly kind: 'incomplete_score' }
  | { readonly kind: 'not_understood' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'failed' };

interface ReplyFacts {
  readonly name: string;
  /** As the reader sees it. */
  readonly match: MyMatch;
  /** The proposal of the letter that was answered; null where it was about none. */
  readonly proposalId: number | null;
  readonly answer: ReplyAnswer;
}

/** To who answered a letter: how it was read, and one way to change it (REPLY-15). */
export function replyAnswer(facts: ReplyFacts, voice: Voice): Letter {
  const { name, match } = facts;
  const { letters, replyLetters } = voice.words;
  const { heading, body } = partsOf(facts, voice);
  return {
    kind: 'reply_answer',
    subject: subjectLine(replyLetters.subject(named(match.opponent))),
    answerable: matterOf(facts),
    blocks: [
      { type: 'heading', text: heading },
      { type: 'paragraph', text: letters.hello(named(name)) },
      ...body,
      { type: 'small', text: named(sayWhere(voice.words, match)) },
    ],
  };
}

/** Somebody else wrote, by what is known: to the member whose letter it was (REPLY-16). */
export function answeredFromElsewhere(
  facts: Omit<ReplyFacts, 'answer'>,
  { words, url }: Voice,
): Letter {
  const { name, match } = facts;
  const say = words.replyLetters.elsewhere;
  const opponent = named(match.opponent);
  return {
    kind: 'reply_from_elsewhere',
    subject: subjectLine(say.subject(opponent)),
    answerable: matterOf(facts),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: words.letters.hello(named(name)) },
      { type: 'paragraph', text: say.text(opponent) },
      { type: 'paragraph', text: say.you },
      { type: 'button', label: words.replyLetters.toMatch, href: `${url}/matches/${match.id}` },
      { type: 'paragraph', text: say.notYou },
    ],
  };
}

function matterOf({ match, proposalId }: Omit<ReplyFacts, 'answer'>): AnswerableMatter {
  return { match_id: match.id, ...(proposalId === null ? {} : { proposal_id: proposalId }) };
}

interface Parts {
  readonly heading: string;
  readonly body: readonly Block[];
}

function partsOf(facts: ReplyFacts, voice: Voice): Parts {
  const { match, answer } = facts;
  const { replyLetters: say, arrange } = voice.words;
  const page = `${voice.url}/matches/${match.id}`;
  const toMatch: Block = { type: 'button', label: say.toMatch, href: page };
  const times: Block = { type: 'button', label: say.toMatch, href: `${page}/arrange` };
  const opponent = named(match.opponent);
  switch (answer.kind) {
    case 'reported':
      return reportedParts(answer, match, voice);
    case 'refused':
      return {
        heading: say.refused.heading,
        body: [
          paragraph(refusalSentence(answer.code, voice)),
          { type: 'button', label: say.refused.button, href: `${page}/report` },
        ],
      };
    case 'which':
      return whichParts(answer, match, voice);
    case 'arranged':
      return {
        heading: voice.words.matchLetters.arranged.heading.arranged,
        body: [{ type: 'card', title: whenOf(answer.at, voice), lines: [opponent] }, toMatch],
      };
    case 'stale':
      return { heading: say.declined.heading, body: [paragraph(arrange.stale[answer.why]), times] };
    case 'over':
      return {
        heading: say.declined.heading,
        body: [paragraph(arrange.over[answer.why]), toMatch],
      };
    case 'declined':
      return {
        heading: say.declined.heading,
        body: [
          paragraph(say.declined.text(opponent)),
          { type: 'button', label: say.declined.button, href: `${page}/arrange?others=1` },
        ],
      };
    case 'not_played':
      return notPlayedParts(answer.deadline, opponent, toMatch, voice);
    case 'incomplete_score':
      return notUnderstoodParts(facts, say.notUnderstood.incomplete, voice);
    case 'not_understood':
      return notUnderstoodParts(facts, say.notUnderstood.text, voice);
    case 'too_large':
      return { heading: say.tooLarge.heading, body: [paragraph(say.tooLarge.text), toMatch] };
    case 'failed':
      return { heading: say.failed.heading, body: [paragraph(say.failed.text), toMatch] };
  }
}

function reportedParts(
  { entry, status }: Extract<ReplyAnswer, { kind: 'reported' }>,
  match: MyMatch,
  voice: Voice,
): Parts {
  const say = voice.words.replyLetters.reported;
  const isDecided = status === 'played';
  const page = `${voice.url}/matches/${match.id}`;
  return {
    heading: say.heading,
    body: [
      paragraph(say.text(named(match.opponent))),
      { type: 'card', title: sentenceOf(entry, match, voice), lines: [] },
      paragraph(say.states[status]),
      paragraph(isDecided ? say.decided : say.wrong),
      isDecided
        ? { type: 'button', label: voice.words.replyLetters.toMatch, href: page, isQuiet: true }
        : { type: 'button', label: say.button, href: `${page}/report`, isQuiet: true },
    ],
  };
}

function whichParts(
  { choices }: Extract<ReplyAnswer, { kind: 'which' }>,
  match: MyMatch,
  voice: Voice,
): Parts {
  const say = voice.words.replyLetters.which;
  return {
    heading: say.heading,
    body: [
      paragraph(say.text),
      ...choices.map(({ entry, path }): Block => {
        const label = sentenceOf(entry, match, voice);
        return { type: 'button', label, href: `${voice.url}${path}` };
      }),
      paragraph(say.opens),
    ],
  };
}

function notPlayedParts(
  deadline: string | null,
  opponent: string,
  toMatch: Block,
  { words, dates }: Voice,
): Parts {
  const say = words.replyLetters.notPlayed;
  const until = deadline === null ? [] : [say.until(dates.longDay(deadline))];
  const text = [say.text(opponent), ...until].join(' ');
  return { heading: say.heading, body: [paragraph(text), toMatch] };
}

function notUnderstoodParts({ match, proposalId }: ReplyFacts, why: string, voice: Voice): Parts {
  const { notUnderstood: say, refused } = voice.words.replyLetters;
  return {
    heading: say.heading,
    body: [
      paragraph(why),
      ...(proposalId === null ? [] : [paragraph(say.howTimes)]),
      paragraph(say.howResult),
      {
        type: 'button',
        label: refused.button,
        href: `${voice.url}/matches/${match.id}/report`,
      },
    ],
  };
}

function refusalSentence(code: string, { words }: Voice): string {
  const { report, replyLetters } = words;
  if (code.startsWith('score_') || code.startsWith('retired_')) return replyLetters.refused.score;
  if (code === 'played_on_in_future') return replyLetters.refused.future;
  const known = Object.entries(report.refused).find(([name]) => name === code);
  return known?.[1] ?? report.refused.other;
}

function sentenceOf(entry: Entry, match: MyMatch, { words }: Voice): string {
  const sentences = words.report.sentences[match.isPair ? 'pair' : 'one'];
  return entrySentence(entry, named(match.opponent), sentences) ?? named(match.opponent);
}

function whenOf(at: number, { words, dates }: Voice): string {
  return words.matchLetters.arranged.when(dates.longDay(dates.dateOf(at)), dates.time(at));
}

function paragraph(text: string): Block {
  return { type: 'paragraph', text };
}

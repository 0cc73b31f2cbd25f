import type { MyMatch } from '../../api/my-match.ts';
import { sayWhere } from '../../messages/say-where.ts';
import type { Block, Letter } from '../letter.ts';
import { makeAnswerable } from './about-matches.ts';
import { sanitiseText, toSubjectLine, type Voice } from './voice.ts';

export type SeveralOutcome =
  /** The author must choose between these matches. */
  | { readonly kind: 'which_match'; readonly written: string }
  | { readonly kind: 'not_played' }
  | { readonly kind: 'not_understood' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'failed' };

interface SeveralFacts {
  readonly name: string;
  readonly matches: readonly MyMatch[];
}

/** The answer does not repeat longer texts, because a link cannot carry them. */
const MAX_WORDS_LENGTH = 200;

/** Asks for the match that a reply was meant for, with a link for each (REPLY-28). */
export function writeSeveralAnswerLetter(
  outcome: SeveralOutcome,
  { name, matches }: SeveralFacts,
  voice: Voice,
): Letter {
  const { letters, replyLetters } = voice.words;
  const { heading, text } = describeSeveralOutcome(outcome, matches.length > 0, voice);
  return {
    kind: 'reply_answer',
    subject: toSubjectLine(replyLetters.subjectSeveral),
    ...makeAnswerable(matches.map((match) => ({ ...match, where: sayWhere(voice.words, match) }))),
    blocks: [
      { type: 'heading', text: heading },
      { type: 'paragraph', text: letters.hello(sanitiseText(name)) },
      ...text.map((one): Block => ({ type: 'paragraph', text: one })),
      { type: 'button', label: voice.words.seasonLetters.begun.button, href: `${voice.url}/` },
    ],
  };
}

/** Tells the member about a reply that apparently came from someone else (REPLY-16). */
export function writeSeveralElsewhere({ name, matches }: SeveralFacts, voice: Voice): Letter {
  const { letters, replyLetters } = voice.words;
  const say = replyLetters.elsewhere;
  return {
    kind: 'reply_from_elsewhere',
    subject: toSubjectLine(say.subjectSeveral),
    ...makeAnswerable(matches.map((match) => ({ ...match, where: sayWhere(voice.words, match) }))),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: letters.hello(sanitiseText(name)) },
      { type: 'paragraph', text: say.textSeveral },
      { type: 'paragraph', text: say.you },
      { type: 'button', label: voice.words.seasonLetters.begun.button, href: `${voice.url}/` },
      { type: 'paragraph', text: say.notYou },
    ],
  };
}

function describeSeveralOutcome(outcome: SeveralOutcome, hasMatches: boolean, { words }: Voice) {
  const say = words.replyLetters;
  switch (outcome.kind) {
    case 'which_match': {
      const { heading, text, textLong, next } = say.whichMatch;
      const { written } = outcome;
      const isLong = written.length > MAX_WORDS_LENGTH;
      return { heading, text: [isLong ? textLong : text(sanitiseText(written)), next] };
    }
    case 'not_played':
      return { heading: say.notPlayed.heading, text: [say.notPlayedSeveral] };
    case 'not_understood': {
      const { heading, text } = say.notUnderstood;
      return { heading, text: hasMatches ? [text, say.notUnderstood.above] : [say.noMatch] };
    }
    case 'too_large':
      return { heading: say.tooLarge.heading, text: [say.tooLarge.text] };
    case 'failed':
      return { heading: say.failed.heading, text: [say.failed.text] };
  }
}

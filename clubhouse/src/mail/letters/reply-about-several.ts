import type { MyMatch } from '../../api/my-match.ts';
import { sayWhere } from '../../messages/say-where.ts';
import type { Block, Letter } from '../letter.ts';
import { aboutMatches } from './about-matches.ts';
import { named, subjectLine, type Voice } from './voice.ts';

/** What came of a reply to a letter about several matches, where it is not certain which it was about. */
export type SeveralOutcome =
  /** Its writer is asked which of these it was. */
  | { readonly kind: 'which_match'; readonly written: string }
  | { readonly kind: 'not_played' }
  | { readonly kind: 'not_understood' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'failed' };

interface SeveralFacts {
  readonly name: string;
  /** Those that it may be about. */
  readonly matches: readonly MyMatch[];
}

/** Longer words are not said again: a link takes no more of them. */
const MAX_WORDS_LENGTH = 200;

/** To who answered a letter about several matches: which of them each is answered by (REPLY-28). */
export function severalAnswer(
  outcome: SeveralOutcome,
  { name, matches }: SeveralFacts,
  voice: Voice,
): Letter {
  const { letters, replyLetters } = voice.words;
  const { heading, text } = partsOf(outcome, matches.length > 0, voice);
  return {
    kind: 'reply_answer',
    subject: subjectLine(replyLetters.subjectSeveral),
    ...aboutMatches(matches.map((match) => ({ ...match, where: sayWhere(voice.words, match) }))),
    blocks: [
      { type: 'heading', text: heading },
      { type: 'paragraph', text: letters.hello(named(name)) },
      ...text.map((one): Block => ({ type: 'paragraph', text: one })),
      { type: 'button', label: voice.words.seasonLetters.begun.button, href: `${voice.url}/` },
    ],
  };
}

/** Somebody else wrote, by what is known (REPLY-16). */
export function severalFromElsewhere({ name, matches }: SeveralFacts, voice: Voice): Letter {
  const { letters, replyLetters } = voice.words;
  const say = replyLetters.elsewhere;
  return {
    kind: 'reply_from_elsewhere',
    subject: subjectLine(say.subjectSeveral),
    ...aboutMatches(matches.map((match) => ({ ...match, where: sayWhere(voice.words, match) }))),
    blocks: [
      { type: 'heading', text: say.heading },
      { type: 'paragraph', text: letters.hello(named(name)) },
      { type: 'paragraph', text: say.textSeveral },
      { type: 'paragraph', text: say.you },
      { type: 'button', label: voice.words.seasonLetters.begun.button, href: `${voice.url}/` },
      { type: 'paragraph', text: say.notYou },
    ],
  };
}

function partsOf(outcome: SeveralOutcome, hasMatches: boolean, { words }: Voice) {
  const say = words.replyLetters;
  switch (outcome.kind) {
    case 'which_match': {
      const { heading, text, textLong, next } = say.whichMatch;
      const { written } = outcome;
      const isLong = written.length > MAX_WORDS_LENGTH;
      return { heading, text: [isLong ? textLong : text(named(written)), next] };
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

import type { CountryCode } from 'libphonenumber-js/max';
import type { Club } from '../../api/club.ts';
import { type Language, wordsOf } from '../../messages/language.ts';
import type { Block, Letter } from '../letter.ts';
import { named, subjectLine } from '../letters/voice.ts';
import type { Foot } from './foot.ts';
import { letterHtml } from './html.ts';
import { plainText } from './text.ts';

export interface RenderedLetter {
  readonly subject: string;
  /** In lines of 72 columns at most, but for addresses. */
  readonly text: string;
  readonly html: string;
}

/**
 * A letter as mail programs show it, in plain text and in HTML that says the same (LTR-1, LTR-2).
 * @param turnOff the address at which its reader turns such letters off; null where they cannot
 * @param isAnswerable whether a reply to it is read
 */
export function renderLetter(
  letter: Letter,
  club: Pick<Club, 'name' | 'colour'> & {
    readonly country?: CountryCode | null;
    readonly hasLogo?: boolean;
  },
  language: Language,
  turnOff: string | null = null,
  isAnswerable = false,
): RenderedLetter {
  const { letters: words, replyLetters } = wordsOf(language);
  const name = named(club.name);
  const foot: Foot = {
    why: words.why[letter.kind](name),
    club: name,
    turnOff: turnOff === null ? null : { label: words.turnOff, href: turnOff },
  };
  const line = letter.answerable?.proposal_id === undefined ? 'result' : 'times';
  const blocks: readonly Block[] = isAnswerable
    ? [...letter.blocks, { type: 'paragraph', text: replyLetters.line[line] }]
    : letter.blocks;
  const { country = null } = club;
  const subject = subjectLine(letter.subject);
  const html = letterHtml({
    subject,
    blocks,
    foot,
    language,
    words,
    colour: club.colour,
    country,
    hasLogo: club.hasLogo ?? false,
  });
  return { subject, text: plainText(blocks, foot, words, country), html };
}

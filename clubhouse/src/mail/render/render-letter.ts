import type { CountryCode } from 'libphonenumber-js/max';
import type { Club } from '../../api/club.ts';
import { type Language, wordsOf } from '../../messages/language.ts';
import type { Letter } from '../letter.ts';
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
 */
export function renderLetter(
  letter: Letter,
  club: Pick<Club, 'name' | 'colour'> & {
    readonly country?: CountryCode | null;
    readonly hasLogo?: boolean;
  },
  language: Language,
  turnOff: string | null = null,
): RenderedLetter {
  const { letters: words } = wordsOf(language);
  const name = named(club.name);
  const foot: Foot = {
    why: words.why[letter.kind](name),
    club: name,
    turnOff: turnOff === null ? null : { label: words.turnOff, href: turnOff },
  };
  const { blocks } = letter;
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

import type { CountryCode } from 'libphonenumber-js/max';
import type { Club } from '../../api/club.ts';
import type { Words } from '../../messages/en.ts';
import { type Language, getWords } from '../../messages/language.ts';
import type { Block, Letter } from '../letter.ts';
import { sanitiseText, toSubjectLine } from '../letters/voice.ts';
import type { Foot } from './foot.ts';
import { renderLetterHtml } from './html.ts';
import { renderPlainText } from './text.ts';

export interface RenderedLetter {
  readonly subject: string;
  /** The plain text, in lines of at most 72 columns, except for addresses. */
  readonly text: string;
  readonly html: string;
}

/**
 * Renders an email in plain text and in equivalent HTML (LTR-1, LTR-2).
 * @param turnOff the address for turning off such emails; null if that is not possible
 * @param reportPage the address for entering the result of a match; null if replies are not read
 */
export function renderLetter(
  letter: Letter,
  club: Pick<Club, 'name' | 'colour'> & {
    readonly country?: CountryCode | null;
    readonly hasLogo?: boolean;
  },
  language: Language,
  turnOff: string | null = null,
  reportPage: ((matchId: string) => string) | null = null,
): RenderedLetter {
  const { letters: words, replyLetters, evenings } = getWords(language);
  const name = sanitiseText(club.name);
  const label = letter.kind === 'match_proposed' ? evenings.offer.noMore : words.turnOff;
  const foot: Foot = {
    why: words.why[letter.kind](name),
    club: name,
    turnOff: turnOff === null ? null : { label, href: turnOff },
  };
  const blocks = [...letter.blocks, ...explainHowToAnswer(letter, reportPage, replyLetters)];
  const { country = null } = club;
  const subject = toSubjectLine(letter.subject);
  const html = renderLetterHtml({
    subject,
    blocks,
    foot,
    language,
    words,
    colour: club.colour,
    country,
    hasLogo: club.hasLogo ?? false,
  });
  return { subject, text: renderPlainText(blocks, foot, words, country), html };
}

/** The reply address is the reader's secret and never appears in the text (REPLY-26). */
function explainHowToAnswer(
  { answerable }: Letter,
  reportPage: ((matchId: string) => string) | null,
  { line }: Words['replyLetters'],
): Block[] {
  if (reportPage === null || answerable === undefined) return [];
  if (!('matches' in answerable)) {
    const { proposal_id: proposal, examples = {} } = answerable;
    const { result = null, pick = null, decline = null } = examples;
    const text = proposal === undefined ? line.result(result) : line.times(pick, decline);
    return [{ type: 'paragraph', text }];
  }
  const { example = null, isListed = false } = answerable;
  const text = line.several(example);
  if (isListed) return [{ type: 'paragraph', text }];
  return [
    { type: 'heading', text: line.byMail, isSub: true },
    { type: 'paragraph', text: `${text} ${line.orHere}` },
    ...answerable.matches.map(({ id, label }): Block => {
      const href = reportPage(id);
      return {
        type: 'button',
        label: toSubjectLine(line.subject(sanitiseText(label))),
        href,
        isQuiet: true,
      };
    }),
  ];
}

import type { CountryCode } from 'libphonenumber-js/max';
import type { Club } from '../../api/club.ts';
import type { Words } from '../../messages/en.ts';
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

/** Where a letter is answered. */
export interface ReplyAddresses {
  readonly replyTo: string;
  /** The address of one of its matches alone. */
  readonly addressOf: (matchId: string) => string;
}

/**
 * A letter as mail programs show it, in plain text and in HTML that says the same (LTR-1, LTR-2).
 * @param turnOff the address at which its reader turns such letters off; null where they cannot
 * @param answering where a reply to it is read; null: nowhere
 */
export function renderLetter(
  letter: Letter,
  club: Pick<Club, 'name' | 'colour'> & {
    readonly country?: CountryCode | null;
    readonly hasLogo?: boolean;
  },
  language: Language,
  turnOff: string | null = null,
  answering: ReplyAddresses | null = null,
): RenderedLetter {
  const { letters: words, replyLetters } = wordsOf(language);
  const name = named(club.name);
  const foot: Foot = {
    why: words.why[letter.kind](name),
    club: name,
    turnOff: turnOff === null ? null : { label: words.turnOff, href: turnOff },
  };
  const blocks = [...letter.blocks, ...howToAnswer(letter, answering, replyLetters)];
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

/** How it is answered: of several matches each has a way of its own (REPLY-26). */
function howToAnswer(
  { answerable }: Letter,
  answering: ReplyAddresses | null,
  { line }: Words['replyLetters'],
): Block[] {
  if (answering === null || answerable === undefined) return [];
  if (!('matches' in answerable)) {
    const isOfTimes = answerable.proposal_id !== undefined;
    return [{ type: 'paragraph', text: isOfTimes ? line.times : line.result }];
  }
  const { matches, words = '' } = answerable;
  return [
    { type: 'heading', text: line.byMail, isSub: true },
    { type: 'paragraph', text: line.several },
    ...matches.map(({ id, label }): Block => {
      const name = named(label);
      const subject = subjectLine(line.subject(name));
      const href = mailLink(answering.addressOf(id), { subject, body: words });
      return { type: 'button', label: subject, href, isQuiet: true };
    }),
  ];
}

/** RFC 6068. @param address of digits, letters and `+` around an `@` */
function mailLink(address: string, fields: { readonly subject: string; readonly body: string }) {
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  const query = filled.map(
    ([name, value]) =>
      `${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n').toWellFormed())}`,
  );
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}?${query.join('&')}`;
}

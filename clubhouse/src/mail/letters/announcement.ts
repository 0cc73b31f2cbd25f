import type { Letter } from '../letter.ts';
import { writeChangeLetter } from './letter-of.ts';
import { sanitiseText, type Voice } from './voice.ts';

/** Limits in characters: a subject fits on one line (LTR-3), and a text on a page or two. */
export const SUBJECT_LIMITS = { minLength: 1, maxLength: 77 } as const;
export const TEXT_LIMITS = { minLength: 1, maxLength: 4000 } as const;

/** The text typed by a coach (LTR-26). */
export interface AnnouncementText {
  readonly subject: string;
  /** May have several lines. */
  readonly text: string;
}

interface AnnouncementFacts extends AnnouncementText {
  readonly name: string;
  readonly from: string;
}

/** A coach's own words: each line becomes a paragraph, and nothing is treated as markup (LTR-4). */
export function writeAnnouncement(
  { name, from, ...typed }: AnnouncementFacts,
  voice: Voice,
): Letter {
  const say = voice.words.announce.letter;
  const lines = typed.text.split('\n').map(sanitiseText);
  return writeChangeLetter('announcement', name, voice, {
    subject: typed.subject,
    heading: sanitiseText(typed.subject),
    text: lines.filter((line) => line !== ''),
    button: { label: say.button, path: '/' },
    more: [{ type: 'small', text: say.from(sanitiseText(from), sanitiseText(voice.club)) }],
  });
}

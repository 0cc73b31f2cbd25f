import type { Letter } from '../letter.ts';
import { letterOf } from './letter-of.ts';
import { named, type Voice } from './voice.ts';

/** Characters: a subject fits one line (LTR-3), and a text a page or two. */
export const SUBJECT_LIMITS = { minLength: 1, maxLength: 77 } as const;
export const TEXT_LIMITS = { minLength: 1, maxLength: 4000 } as const;

/** What a coach has typed (LTR-26). */
export interface AnnouncementText {
  readonly subject: string;
  /** It has several lines. */
  readonly text: string;
}

interface AnnouncementFacts extends AnnouncementText {
  readonly name: string;
  /** What the coach is called. */
  readonly from: string;
}

/** A coach's own words: each line is a paragraph, and none of it is markup (LTR-4). */
export function announcement({ name, from, ...typed }: AnnouncementFacts, voice: Voice): Letter {
  const say = voice.words.announce.letter;
  const lines = typed.text.split('\n').map(named);
  return letterOf('announcement', name, voice, {
    subject: typed.subject,
    heading: named(typed.subject),
    text: lines.filter((line) => line !== ''),
    button: { label: say.button, path: '/' },
    more: [{ type: 'small', text: say.from(named(from), named(voice.club)) }],
  });
}

import { LANGUAGES, wordsOf } from '../src/messages/language.ts';
import type { SeenLetter } from './players-mail.ts';

/** What a letter that answers a reply says came of it. */
export type AnswerKind =
  | 'reported'
  | 'refused'
  | 'which'
  | 'arranged'
  | 'declined'
  | 'not_played'
  | 'not_understood'
  | 'too_large'
  | 'failed'
  | 'elsewhere';

const HEADINGS: ReadonlyMap<string, AnswerKind> = new Map(
  LANGUAGES.flatMap((language): [string, AnswerKind][] => {
    const { replyLetters: say, matchLetters } = wordsOf(language);
    return [
      [say.reported.heading, 'reported'],
      [say.refused.heading, 'refused'],
      [say.which.heading, 'which'],
      [matchLetters.arranged.heading.arranged, 'arranged'],
      [say.declined.heading, 'declined'],
      [say.notPlayed.heading, 'not_played'],
      [say.notUnderstood.heading, 'not_understood'],
      [say.tooLarge.heading, 'too_large'],
      [say.failed.heading, 'failed'],
      [say.elsewhere.heading, 'elsewhere'],
    ];
  }),
);

/** Null for a letter that answers nothing. */
export function answerKind({ heading }: Pick<SeenLetter, 'heading'>): AnswerKind | null {
  return HEADINGS.get(heading) ?? null;
}

import { LANGUAGES, getWords } from '../src/messages/language.ts';

/** The outcome stated by an answer to a reply. */
export type AnswerKind =
  | 'reported'
  | 'refused'
  | 'which'
  | 'which_match'
  | 'proposed'
  | 'not_proposed'
  | 'arranged'
  | 'declined'
  | 'not_played'
  | 'not_understood'
  | 'too_large'
  | 'failed'
  | 'elsewhere';

const HEADINGS: ReadonlyMap<string, AnswerKind> = new Map(
  LANGUAGES.flatMap((language): [string, AnswerKind][] => {
    const { replyLetters: say, matchLetters } = getWords(language);
    return [
      [say.reported.heading, 'reported'],
      [say.refused.heading, 'refused'],
      [say.which.heading, 'which'],
      [say.whichMatch.heading, 'which_match'],
      [say.proposed.heading, 'proposed'],
      [say.notProposed.heading, 'not_proposed'],
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

/** Null for an email that answers nothing. */
export function findAnswerKind({ heading }: { readonly heading: string }): AnswerKind | null {
  return HEADINGS.get(heading) ?? null;
}

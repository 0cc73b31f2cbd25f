import type { AnswerableMatter } from '../letter.ts';

interface LetterMatch {
  readonly id: string;
  readonly opponent: string;
  /** `Singles, Box 3` */
  readonly where: string;
}

/** The part that makes an email answerable; empty if it is not. */
export interface AnswerableLetter {
  readonly answerable?: AnswerableMatter;
}

/** A reply about several matches needs a name (REPLY-27). `example`: a reply to send as it is. */
export function makeAnswerable(
  matches: readonly LetterMatch[],
  example: string | null = null,
): AnswerableLetter {
  const [first] = matches;
  if (first === undefined) return {};
  if (matches.length === 1) {
    return { answerable: { match_id: first.id, examples: { result: example } } };
  }
  return { answerable: { matches: labelMatches(matches), example } };
}

/** Labels each match by its opponent, with more detail if that is ambiguous. */
function labelMatches(matches: readonly LetterMatch[]) {
  return matches.map(({ id, opponent, where }) => {
    const isAlone = matches.filter((one) => one.opponent === opponent).length === 1;
    return { id, label: isAlone ? opponent : `${opponent}, ${where}` };
  });
}

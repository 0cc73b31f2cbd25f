import type { AnswerableMatter } from '../letter.ts';

interface LetterMatch {
  readonly id: string;
  readonly opponent: string;
  /** `Singles, Box 3` */
  readonly where: string;
}

/** The part of a letter by which it can be answered; empty where it cannot. */
export interface AnswerableLetter {
  readonly answerable?: AnswerableMatter;
}

/** About one match a reply needs no name, about several it does (REPLY-27). @param example that can be sent back */
export function aboutMatches(
  matches: readonly LetterMatch[],
  example: string | null = null,
): AnswerableLetter {
  const [first] = matches;
  if (first === undefined) return {};
  if (matches.length === 1) {
    return { answerable: { match_id: first.id, examples: { result: example } } };
  }
  return { answerable: { matches: labelled(matches), example } };
}

/** By whom each is against, and where it takes more, that too. */
function labelled(matches: readonly LetterMatch[]) {
  return matches.map(({ id, opponent, where }) => {
    const isAlone = matches.filter((one) => one.opponent === opponent).length === 1;
    return { id, label: isAlone ? opponent : `${opponent}, ${where}` };
  });
}

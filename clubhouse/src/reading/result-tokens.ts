import { resultWord, type ResultWord, setPlace } from './result-words.ts';
import { isBesideClock, isNamedClock, isOddClock, whenLength } from './when-words.ts';

const SET = /^\d{1,2}[-:/]\d{1,2}(\(\d{1,2}([-:]\d{1,2})?\))?$/;
const COMPACT = /^\d{2,4}(\(\d{1,2}\))?$/;
const LEADING_ZERO = /[-:/]0\d/;
const LENGTH = /^(min|minuten|minutes|mins|std|stunde|stunden|hour|hours|h)$/;

/** A word with what it says; of a set its figures, of a place in the match its number. */
export type Token =
  | { readonly kind: ResultWord }
  | { readonly kind: 'score'; readonly text: string }
  | { readonly kind: 'place'; readonly place: number };

/** Null where a word is not known. */
export function tokensOf(words: readonly string[]): Token[] | null {
  const tokens: Token[] = [];
  const hasStopped = words.some((word) => resultWord(word) === 'retired');
  const hasCompact = words.filter((word) => COMPACT.test(word)).length > 1;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const isSet =
      (SET.test(word) && !LEADING_ZERO.test(word)) || (hasCompact && COMPACT.test(word));
    const isClock = hasStopped ? isNamedClock(words, at) : isBesideClock(words, at);
    if (isSet && isClock && isOddClock(word)) return null;
    const length = isSet && !isClock ? 0 : whenLength(words, at);
    const place = setPlace(word);
    const known = resultWord(word);
    const next = words[at + 1] ?? '';
    if (/^\d{1,3}$/.test(word) && (LENGTH.test(next) || resultWord(next) === 'set')) at++;
    else if (length > 0) at += length - 1;
    else if (isSet) tokens.push({ kind: 'score', text: word });
    else if (place !== null) tokens.push({ kind: 'place', place });
    else if (known !== null) tokens.push({ kind: known });
    else return null;
  }
  return tokens;
}

export function hasMixedMarks(tokens: readonly Token[]): boolean {
  const marks = tokens.map((token) => token.kind === 'score' && token.text.includes('/'));
  const scores = tokens.filter(({ kind }) => kind === 'score').length;
  const slashes = marks.filter(Boolean).length;
  return slashes > 0 && slashes < scores;
}

export function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    // "Anna and Ben won": two of one side are one. "Anna and I played": both sides, who can have played only.
    const isPair =
      token.kind === 'clause' &&
      ((isThem(before) && isThem(after)) ||
        (isMe(before) && isMe(after)) ||
        (isScore(before) && isScore(after)));
    const isBoth =
      token.kind === 'clause' && (isBothSides(before, after) || isBothSides(after, before));
    if (isBoth) clauses.at(-1)?.push({ kind: 'both' });
    else if (token.kind === 'clause' && !isPair) clauses.push([]);
    else if (!isPair) clauses.at(-1)?.push(token);
  }
  return clauses.filter((one) => one.length > 0);
}

function isScore(token: Token | undefined): boolean {
  return token?.kind === 'score';
}

export function isThem(token: Token | undefined): boolean {
  return token?.kind === 'them';
}

function isMe(token: Token | undefined): boolean {
  return token?.kind === 'me';
}

function isBothSides(one: Token | undefined, another: Token | undefined): boolean {
  return isThem(one) && another?.kind === 'me';
}

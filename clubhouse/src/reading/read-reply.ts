import { isHarmless, mayWord, listNames, findShape, replacePhrases } from './lexicon.ts';
import { combineStatements, readResult, type ResultStatement } from './read-result.ts';
import { readProposal, readTimes, type TimeStatement } from './read-times.ts';
import type { ReplyContext, ReplyReading } from './reading.ts';
import { readLetter, type Sentence } from './sentences.ts';
import { hasSignOff } from './signatures.ts';
import { readWhen } from './when.ts';

/** The site leaves longer replies to a person. */
export const MAX_WRITTEN_CHARS = 2_000;

/** Only a sentence this short may take back what was said; longer ones are about something else. */
const MAX_SHORT_WORDS = 3;

const NOT_UNDERSTOOD: ReplyReading = { kind: 'not_understood' };

const ASKING =
  /^(is|does|do|did|are|was|were|has|have|had|would|could|should|will|can|ist|sind|war|waren|hat|haben|habe|hast|habt|kann|können|geht|gehen|klappt|passt|passen)$/;
const ASKED = /^(i|we|you|he|she|it|they|this|that|ich|wir|du|ihr|er|sie|es|das|der|die|auch|<t>)$/;
/** `…, was it you`: a question within a sentence. In German, such a clause may be a statement. */
const ASKED_BEHIND = /, (is|has|have|was|were|had|did) (i|we|she|he|they|you|it|<t>)(?= |$)/;
const OF_PLAY = /^(play|played|gespielt|spielen|steht|stehen)$/;

/** The meaning of one sentence: a result, times, nothing, or something not understood. */
type SentenceMeaning =
  | { readonly about: 'result'; readonly result: ResultStatement }
  | { readonly about: 'times'; readonly times: TimeStatement }
  | { readonly about: 'not_played' }
  | { readonly about: 'nothing'; readonly isOfThem: boolean; readonly mayTakeBack: boolean }
  | { readonly about: 'unclear' };

/**
 * Reads a reply to an email about a match, without guessing (REPLY-3). It does not understand
 * questions, doubts, statements about unknown people, or contradictions.
 * @param text the author's own words, as `readWrittenText` returns them
 */
export function readReply(text: string, context: ReplyContext): ReplyReading {
  if (text.length > MAX_WRITTEN_CHARS) return NOT_UNDERSTOOD;
  const { greeted, sentences: all, signed } = readLetter(text);
  const sentences = dropCorrection(all);
  const { today, opponents, proposed } = context;
  if (isPassedOn(greeted, sentences, signed, context)) return NOT_UNDERSTOOD;
  if (today !== undefined) {
    const names = listNames(opponents);
    const unnamed = sentences.map((words) => words.filter((word) => !names.has(word)));
    const isBeside = (sentence: Sentence) =>
      readOther(replacePhrases(sentence), true).about !== 'unclear';
    const times = readProposal(text, unnamed, { proposed, today }, isBeside);
    if (times !== null) return { kind: 'proposal', times };
  }
  if (/[?❓⁉🤔？]/u.test(text)) return NOT_UNDERSTOOD;
  return joinMeanings(
    sentences.map((one) => readSentence(one, context)),
    context,
  );
}

/** Whether the message was forwarded: it addresses its sender, or the other side signed it. */
function isPassedOn(
  greeted: Sentence,
  sentences: readonly Sentence[],
  signed: Sentence,
  { opponents, own = [] }: ReplyContext,
): boolean {
  const [names, mine] = [listNames(opponents), listNames(own)];
  const isOwn = (word: string) => mine.has(word);
  const isTheirs = (word: string) => names.has(word);
  // "Tom, I won."
  const [first = []] = sentences;
  const [addressed, rest] = [
    first.slice(0, first.indexOf(',') + 1),
    first.slice(first.indexOf(',') + 1),
  ];
  const isSpokenTo =
    addressed.length > 1 && addressed.slice(0, -1).every(isOwn) && !rest.every(isOwn);
  return (
    (greeted.some(isOwn) && !greeted.some(isTheirs)) ||
    isSpokenTo ||
    (signed.some(isTheirs) && !signed.some(isOwn)) ||
    sentences.some((one) => hasSignOff(one.join(' ')) && one.some(isTheirs))
  );
}

/** Drops a leading "Correction:", which refers to earlier replies and not to this one. */
function dropCorrection([first = [], ...rest]: readonly Sentence[]): Sentence[] {
  const isOne = /^(correction|korrektur|berichtigung)$/.test(first[0] ?? '');
  return [isOne ? first.slice(1) : first, ...rest].filter((sentence) => sentence.length > 0);
}

function joinMeanings(all: readonly SentenceMeaning[], context: ReplyContext): ReplyReading {
  if (all.some(({ about }) => about === 'unclear')) return NOT_UNDERSTOOD;
  const first = all.findIndex((one) => one.about === 'result' && hasStatedResult(one.result));
  const isTakenBack = all.some(
    (one, at) => first >= 0 && at > first && one.about === 'nothing' && one.mayTakeBack,
  );
  if (isTakenBack) return NOT_UNDERSTOOD;
  const results = all.flatMap((one) => (one.about === 'result' ? [one.result] : []));
  const times = all.flatMap((one) => (one.about === 'times' ? [one.times] : []));
  const isNotPlayed = all.some(({ about }) => about === 'not_played');
  const hasResult = results.some(hasStatedResult);
  // "Yes." before a result does not answer a question about a time.
  const picks = hasResult || isNotPlayed ? times.filter(({ isBare }) => !isBare) : times;
  if ([hasResult, isNotPlayed, picks.length > 0].filter(Boolean).length !== 1)
    return NOT_UNDERSTOOD;
  if (isNotPlayed) return { kind: 'not_played' };
  if (picks.length > 0) return readPicked(picks, context.proposed.length) ?? NOT_UNDERSTOOD;
  const isOfThem = all.some((one) => one.about === 'nothing' && one.isOfThem);
  const isTheirs = isOfThem || results.some((one) => one.isOfThem);
  return combineStatements(results, isTheirs, context.format) ?? NOT_UNDERSTOOD;
}

function hasStatedResult({ sets, won, ending, isDrawn }: ResultStatement): boolean {
  return sets.length > 0 || won !== null || ending !== null || isDrawn;
}

function readPicked(times: readonly TimeStatement[], count: number): ReplyReading | null {
  const picked = new Set(times.flatMap((one) => one.picked));
  const refused = new Set(times.flatMap((one) => one.refused));
  const [index] = picked;
  if (index === undefined) return refused.size === count ? { kind: 'decline' } : null;
  return picked.size === 1 && !refused.has(index) ? { kind: 'time', index } : null;
}

function readSentence(
  said: Sentence,
  { opponents, own = [], proposed, format }: ReplyContext,
): SentenceMeaning {
  const [names, mine] = [listNames(opponents), listNames(own)];
  // Only names of the author's own side, as in a signature.
  if (said.every((word) => mine.has(word)))
    return { about: 'nothing', isOfThem: false, mayTakeBack: false };
  // "Anna, I won" addresses Anna and does not mention her.
  const isSpokenTo = names.has(said[0] ?? '') && said[1] === ',';
  const bare = isSpokenTo ? said.slice(2) : said;
  const named = bare.map((word) => replaceName(word, names, mine));
  // In "I won 6-4 6-2, Tom", the name is a signature.
  const signed = named.at(-1) === '<M>' && named.at(-2) === ',' ? named.slice(0, -2) : named;
  const words = replacePhrases(signed);
  // "I played with Anna": in doubles, she may have been the partner in another match.
  const isBesideThem =
    opponents.length > 1 && /\b(with|mit)( <t>)+(?! <t>| (and|und) <t>)/.test(words.join(' '));
  if (isBesideThem || isQuestion(words)) return { about: 'unclear' };
  const times = proposed.length === 0 ? 'unknown' : readTimes(bare, proposed);
  const result = readResult(words);
  if (typeof times !== 'string') {
    // "11:10" may be a time or a set; "18:30" is never a set.
    const isBoth =
      typeof result !== 'string' && combineStatements([result], false, format) !== null;
    return isBoth ? { about: 'unclear' } : { about: 'times', times };
  }
  if (typeof result === 'string') {
    const isUnclear = result === 'unclear' || times === 'unclear';
    return isUnclear ? { about: 'unclear' } : readOther(words, proposed.length > 0);
  }
  // "Has won 6-4 6-2": who has is left out, and it is not the writer.
  if (result.isImplied && words.some((word) => /^(hat|has|hast|habt)$/.test(word)))
    return { about: 'unclear' };
  if (!result.isNotPlayed) return { about: 'result', result };
  // "Not yet" may also refer to a time.
  const isOfPlay = proposed.length === 0 || said.some((word) => OF_PLAY.test(word));
  return { about: isOfPlay && !hasStatedResult(result) ? 'not_played' : 'unclear' };
}

/** A question without a question mark: "Haben wir 6:4 6:2 gewonnen", "Geht Samstag". */
function isQuestion(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  const isFirst = ASKING.test(first) && (ASKED.test(second) || readWhen(words, 1) !== null);
  return isFirst || ASKED_BEHIND.test(words.join(' '));
}

/** Replaces a name by a placeholder word, including endings as in "Anna's". */
function replaceName(word: string, names: ReadonlySet<string>, mine: ReadonlySet<string>): string {
  if (names.has(word)) return '<t>';
  if (mine.has(word)) return '<M>';
  return word.endsWith("'s") && names.has(word.slice(0, -2)) ? "<t>'s" : word;
}

/** Reads a sentence with an unknown word: it is unclear, or has nothing to do with the match. */
function readOther(words: readonly string[], mayBeTime: boolean): SentenceMeaning {
  const shapes = words.map((word) => findShape(word) ?? '').join('');
  const isUnclear = words.some(
    (word, at) =>
      /\d/.test(word) || mayWord(word, 'D') || (mayBeTime && readWhen(words, at) !== null),
  );
  if (isUnclear || /[wlbdrxca]/.test(shapes)) return { about: 'unclear' };
  if (shapes.includes('-')) return { about: 'not_played' };
  return {
    about: 'nothing',
    isOfThem: shapes.includes('t'),
    // "Scratch that." takes back what stands before it, in words that no list has.
    mayTakeBack: words.length <= MAX_SHORT_WORDS && !words.every(isHarmless),
  };
}

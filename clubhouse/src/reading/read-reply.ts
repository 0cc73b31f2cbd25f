import { namesOf } from './opponent-names.ts';
import { readProposal } from './read-proposal.ts';
import { readEntryOf } from './read-result.ts';
import type { ReplyContext, ReplyReading } from './reading.ts';
import type { ResultStatement } from './result.ts';
import { readResult, withResultPhrases } from './result-statement.ts';
import { resultWord } from './result-words.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { readTimes, type TimeStatement } from './time-statement.ts';
import { readUnknown, type UnknownStatement } from './unknown-sentence.ts';
import { timeAt } from './when-words.ts';

/** Longer replies are left to a person. */
export const MAX_WRITTEN_CHARS = 2_000;

const NOT_UNDERSTOOD: ReplyReading = { kind: 'not_understood' };

const ASKING =
  /^(is|does|do|did|are|was|were|has|have|would|could|should|will|can|ist|sind|war|waren|hat|haben|habe|hast|habt|kann|können|geht|gehen|klappt|passt|passen)$/;
const ASKED =
  /^(i|we|you|he|she|it|they|this|that|ich|wir|du|ihr|er|sie|es|das|der|die|auch|<them>)$/;
const OF_PLAY = /^(play|played|gespielt|spielen|steht|stehen)$/;

/** What one sentence says: of a result, of times, nothing, or something that is not understood. */
type Statement =
  | { readonly about: 'result'; readonly result: ResultStatement }
  | { readonly about: 'times'; readonly times: TimeStatement }
  | UnknownStatement;

/**
 * Reads what somebody wrote to answer a letter about their match. Nothing is guessed (REPLY-3): what is asked, doubted,
 * said of somebody unknown, or said twice in two ways is not understood.
 *
 * @param text what the writer wrote themselves, as `writtenText` gives it
 */
export function readReply(text: string, context: ReplyContext): ReplyReading {
  if (text.length > MAX_WRITTEN_CHARS) return NOT_UNDERSTOOD;
  const times = readProposal(text, context);
  if (times !== null) return { kind: 'proposal', times };
  const sentences = withoutCorrection(sentencesOf(text));
  if (/[?❓⁉🤔？]/u.test(text)) return NOT_UNDERSTOOD;
  const statements = sentences.map((sentence) => readSentence(sentence, context));
  if (statements.some(({ about }) => about === 'unclear')) return NOT_UNDERSTOOD;
  return readStatements(statements, context) ?? NOT_UNDERSTOOD;
}

/** "Correction: I lost 4-6 2-6" takes back what came before this reply, and nothing in it. */
function withoutCorrection([first = [], ...rest]: readonly Sentence[]): Sentence[] {
  const isOne = /^(correction|korrektur|berichtigung)$/.test(first[0] ?? '');
  return [isOne ? first.slice(1) : first, ...rest].filter((sentence) => sentence.length > 0);
}

function readStatements(
  statements: readonly Statement[],
  context: ReplyContext,
): ReplyReading | null {
  const results = statements.flatMap((one) => (one.about === 'result' ? [one.result] : []));
  const times = statements.flatMap((one) => (one.about === 'times' ? [one.times] : []));
  const isNotPlayed = statements.some(({ about }) => about === 'not_played');
  const hasResult = results.some(saysResult);
  // "Yes." before a result answers no question about a time.
  const clearTimes = hasResult || isNotPlayed ? times.filter(({ isBare }) => !isBare) : times;
  const said = [hasResult, isNotPlayed, clearTimes.length > 0].filter(Boolean).length;
  if (said !== 1) return null;
  if (isNotPlayed) return { kind: 'not_played' };
  if (clearTimes.length > 0) return readPicked(clearTimes, context.proposed.length);
  const isOfThem = statements.some(
    (one) =>
      (one.about === 'nothing' && one.isOfThem) || (one.about === 'result' && one.result.isOfThem),
  );
  return readEntryOf(results, isOfThem, context.format);
}

function saysResult({ sets, won, ending, isDrawn }: ResultStatement): boolean {
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
  own: Sentence,
  { opponents, own: ownNames = [], proposed, format }: ReplyContext,
): Statement {
  const [names, mine] = [namesOf(opponents), namesOf(ownNames)];
  // Whose letter it is, or who wrote it.
  if (own.every((word) => mine.has(word))) return { about: 'nothing', isOfThem: false };
  // "Anna, I won": who is spoken to, and not who is spoken of.
  const isSpokenTo = names.has(own[0] ?? '') && own[1] === ',';
  const bare = isSpokenTo ? own.slice(2) : own;
  const named = mergeNames(bare.map((word) => withoutName(word, names, mine)));
  // "I won 6-4 6-2, Tom" is signed.
  const signed = named.at(-1) === '<me>' && named.at(-2) === ',' ? named.slice(0, -2) : named;
  const words = withResultPhrases(withObject(signed));
  if (isAsked(words)) return { about: 'unclear' };
  const times = proposed.length === 0 ? 'unknown' : readTimes(bare, proposed);
  const result = readResult(words);
  if (typeof times !== 'string') {
    // "11:10" may be both; "18:30" is no set.
    const isBoth = typeof result !== 'string' && readEntryOf([result], false, format) !== null;
    return isBoth ? { about: 'unclear' } : { about: 'times', times };
  }
  if (typeof result !== 'string') {
    if (!result.isNotPlayed) return { about: 'result', result };
    // "Not yet" may be said of a time as well.
    const isOfPlay = proposed.length === 0 || own.some((word) => OF_PLAY.test(word));
    return isOfPlay ? notPlayed(result) : { about: 'unclear' };
  }
  if (result === 'unclear' || times === 'unclear') return { about: 'unclear' };
  return readUnknown(words, proposed.length > 0);
}

/** A question without its mark: "Haben wir 6:4 6:2 gewonnen", "Geht Samstag". */
function isAsked(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  return ASKING.test(first) && (ASKED.test(second) || timeAt(words, 1) !== null);
}

function notPlayed(result: ResultStatement): Statement {
  return saysResult(result) ? { about: 'unclear' } : { about: 'not_played' };
}

/** A name of the other side becomes a word of its own, "Anna's" with its ending. */
function withoutName(word: string, names: ReadonlySet<string>, mine: ReadonlySet<string>): string {
  if (names.has(word)) return '<them>';
  if (mine.has(word)) return '<me>';
  return word.endsWith("'s") && names.has(word.slice(0, -2)) ? "<them>'s" : word;
}

/** First and last name are one. */
function mergeNames(words: readonly string[]): string[] {
  return words.filter((word, index) => !/^<(me|them)>$/.test(word) || words[index - 1] !== word);
}

/** "Anna beat Tom": who is named first did it. */
function withObject(words: readonly string[]): string[] {
  const hasBeaten = words.some((word) => resultWord(word) === 'beat');
  const first = words.findIndex((word) => /^(<them>|he|she|they|er|sie)$/.test(word));
  return words.map((word, at) =>
    word === '<me>' && hasBeaten && first >= 0 && first < at ? 'me' : word,
  );
}

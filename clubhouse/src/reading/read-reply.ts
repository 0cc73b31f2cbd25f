import { mayWord, namesOf, shapeOf, withPhrases } from './lexicon.ts';
import { readEntryOf, readResult, type ResultStatement } from './read-result.ts';
import { readProposal, readTimes, type TimeStatement } from './read-times.ts';
import type { ReplyContext, ReplyReading } from './reading.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { whenAt } from './when.ts';

/** Longer replies are left to a person. */
export const MAX_WRITTEN_CHARS = 2_000;

const NOT_UNDERSTOOD: ReplyReading = { kind: 'not_understood' };

const ASKING =
  /^(is|does|do|did|are|was|were|has|have|would|could|should|will|can|ist|sind|war|waren|hat|haben|habe|hast|habt|kann|können|geht|gehen|klappt|passt|passen)$/;
const ASKED = /^(i|we|you|he|she|it|they|this|that|ich|wir|du|ihr|er|sie|es|das|der|die|auch|<t>)$/;
const OF_PLAY = /^(play|played|gespielt|spielen|steht|stehen)$/;

/** What one sentence says: of a result, of times, nothing, or something that is not understood. */
type SentenceMeaning =
  | { readonly about: 'result'; readonly result: ResultStatement }
  | { readonly about: 'times'; readonly times: TimeStatement }
  | { readonly about: 'not_played' }
  | { readonly about: 'nothing'; readonly isOfThem: boolean }
  | { readonly about: 'unclear' };

/**
 * Reads what somebody wrote to answer an email about their match. Nothing is guessed (REPLY-3): what is asked, doubted,
 * said of somebody unknown, or said twice in two ways is not understood.
 *
 * @param text what the writer wrote themselves, as `writtenText` gives it
 */
export function readReply(text: string, context: ReplyContext): ReplyReading {
  if (text.length > MAX_WRITTEN_CHARS) return NOT_UNDERSTOOD;
  const sentences = withoutCorrection(sentencesOf(text));
  const { today, opponents, proposed } = context;
  if (today !== undefined) {
    const names = namesOf(opponents);
    const unnamed = sentences.map((words) => words.filter((word) => !names.has(word)));
    const isBeside = (sentence: Sentence) =>
      readOther(withPhrases(sentence), true).about !== 'unclear';
    const times = readProposal(text, unnamed, { proposed, today }, isBeside);
    if (times !== null) return { kind: 'proposal', times };
  }
  if (/[?❓⁉🤔？]/u.test(text)) return NOT_UNDERSTOOD;
  return joinMeanings(
    sentences.map((one) => readSentence(one, context)),
    context,
  );
}

/** "Correction: I lost 4-6 2-6" takes back what came before this reply, and nothing in it. */
function withoutCorrection([first = [], ...rest]: readonly Sentence[]): Sentence[] {
  const isOne = /^(correction|korrektur|berichtigung)$/.test(first[0] ?? '');
  return [isOne ? first.slice(1) : first, ...rest].filter((sentence) => sentence.length > 0);
}

function joinMeanings(all: readonly SentenceMeaning[], context: ReplyContext): ReplyReading {
  if (all.some(({ about }) => about === 'unclear')) return NOT_UNDERSTOOD;
  const results = all.flatMap((one) => (one.about === 'result' ? [one.result] : []));
  const times = all.flatMap((one) => (one.about === 'times' ? [one.times] : []));
  const isNotPlayed = all.some(({ about }) => about === 'not_played');
  const hasResult = results.some(saysResult);
  // "Yes." before a result answers no question about a time.
  const picks = hasResult || isNotPlayed ? times.filter(({ isBare }) => !isBare) : times;
  if ([hasResult, isNotPlayed, picks.length > 0].filter(Boolean).length !== 1)
    return NOT_UNDERSTOOD;
  if (isNotPlayed) return { kind: 'not_played' };
  if (picks.length > 0) return readPicked(picks, context.proposed.length) ?? NOT_UNDERSTOOD;
  const isOfThem = all.some((one) => one.about === 'nothing' && one.isOfThem);
  const isTheirs = isOfThem || results.some((one) => one.isOfThem);
  return readEntryOf(results, isTheirs, context.format) ?? NOT_UNDERSTOOD;
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
  said: Sentence,
  { opponents, own = [], proposed, format }: ReplyContext,
): SentenceMeaning {
  const [names, mine] = [namesOf(opponents), namesOf(own)];
  // Whose email it is, or who wrote it.
  if (said.every((word) => mine.has(word))) return { about: 'nothing', isOfThem: false };
  // "Anna, I won": who is spoken to, and not who is spoken of.
  const isSpokenTo = names.has(said[0] ?? '') && said[1] === ',';
  const bare = isSpokenTo ? said.slice(2) : said;
  const named = bare.map((word) => withoutName(word, names, mine));
  // "I won 6-4 6-2, Tom" is signed.
  const signed = named.at(-1) === '<M>' && named.at(-2) === ',' ? named.slice(0, -2) : named;
  const words = withPhrases(signed);
  if (isAsked(words)) return { about: 'unclear' };
  const times = proposed.length === 0 ? 'unknown' : readTimes(bare, proposed);
  const result = readResult(words);
  if (typeof times !== 'string') {
    // "11:10" may be both; "18:30" is no set.
    const isBoth = typeof result !== 'string' && readEntryOf([result], false, format) !== null;
    return isBoth ? { about: 'unclear' } : { about: 'times', times };
  }
  if (typeof result === 'string') {
    const isUnclear = result === 'unclear' || times === 'unclear';
    return isUnclear ? { about: 'unclear' } : readOther(words, proposed.length > 0);
  }
  if (!result.isNotPlayed) return { about: 'result', result };
  // "Not yet" may be said of a time as well.
  const isOfPlay = proposed.length === 0 || said.some((word) => OF_PLAY.test(word));
  return { about: isOfPlay && !saysResult(result) ? 'not_played' : 'unclear' };
}

/** A question without its mark: "Haben wir 6:4 6:2 gewonnen", "Geht Samstag". */
function isAsked(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  return ASKING.test(first) && (ASKED.test(second) || whenAt(words, 1) !== null);
}

/** A name becomes a word of its own, "Anna's" with its ending. */
function withoutName(word: string, names: ReadonlySet<string>, mine: ReadonlySet<string>): string {
  if (names.has(word)) return '<t>';
  if (mine.has(word)) return '<M>';
  return word.endsWith("'s") && names.has(word.slice(0, -2)) ? "<t>'s" : word;
}

/** A sentence with a word that is not known: it may say nothing of the match, or nobody can tell what. */
function readOther(words: readonly string[], mayBeTime: boolean): SentenceMeaning {
  const shapes = words.map((word) => shapeOf(word) ?? '').join('');
  const isUnclear = words.some(
    (word, at) =>
      /\d/.test(word) || mayWord(word, 'D') || (mayBeTime && whenAt(words, at) !== null),
  );
  if (isUnclear || /[wlbdrxca]/.test(shapes)) return { about: 'unclear' };
  if (shapes.includes('-')) return { about: 'not_played' };
  return { about: 'nothing', isOfThem: shapes.includes('t') };
}

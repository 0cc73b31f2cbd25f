import { LANGUAGES, getWords } from '../src/messages/language.ts';
import { describeEntry } from '../src/components/entry-sentence.ts';
import { DASH } from '../src/score/format.ts';
import { type JudgedEntry, otherSide, formatScore, swapEntrySides } from '../src/score/entry.ts';
import type { SeenLetter } from './players-mail.ts';

/** Everything that one side of a match has entered and written so far. */
interface SideWords {
  readonly entries: readonly JudgedEntry[];
  /** Texts as written. */
  readonly texts: readonly string[];
}

interface Secrets {
  /** The texts of the email's reader. */
  readonly own: SideWords;
  readonly other: SideWords;
  /** The reader's opponent. */
  readonly opponent: string;
}

const SCORE = new RegExp(String.raw`(?<![\d.])(\d{1,2})\s?[-:${DASH}]\s?(\d{1,2})(?![\d:])`, 'g');
/** A repeated line of this length is no coincidence. */
const MIN_TELLING_CHARS = 10;

/** Finds the other side's sets, sentences and words, which the reader may not see (REPLY-15). */
export function findSecrets({ words }: Pick<SeenLetter, 'words'>, secrets: Secrets): string[] {
  const { own, other, opponent } = secrets;
  const known = new Set(own.entries.flatMap(listSetPairs));
  const said = removeExamples(words);
  const sets = [...said.matchAll(SCORE)]
    .map(([, one = '', two = '']) => joinPair(Number(one), Number(two)))
    .filter((set) => !known.has(set) && other.entries.flatMap(listSetPairs).includes(set));
  const ownSentences = new Set(own.entries.flatMap((entry) => writeSentences(entry, opponent)));
  const sentences = other.entries
    .map(swapSides)
    .flatMap((entry) => writeSentences(entry, opponent))
    .filter((sentence) => !ownSentences.has(sentence) && said.includes(sentence));
  const ownText = own.texts.join('\n');
  const texts = other.texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line.length >= MIN_TELLING_CHARS && /\d/.test(line))
    .filter((line) => !ownText.includes(line) && said.includes(line));
  return [...new Set([...sets, ...sentences, ...texts])];
}

/** The entry with the sides swapped, as the other side sees it. */
export function swapSides({ winner, figures, ...entry }: JudgedEntry): JudgedEntry {
  return {
    ...swapEntrySides(entry),
    winner: winner === null ? null : otherSide(winner),
    figures: figures === null ? null : [figures[1], figures[0]],
  };
}

/** The clubhouse's sentence for an entry to its author, in each language, on one line. */
export function writeSentences(entry: JudgedEntry, opponent: string): string[] {
  return LANGUAGES.map((language) =>
    stripMarks(describeEntry(entry, opponent, getWords(language).report.sentences.one)),
  );
}

/** A comparable form of the meaning: `me completed 6–4 6–3`. */
export function isSameEntry(one: JudgedEntry, other: JudgedEntry): boolean {
  const say = (entry: JudgedEntry) => [entry.ending, entry.stopped, formatScore(entry)].join();
  const games = (entry: JudgedEntry) => writeSentences(entry, 'X').join();
  return say(one) === say(other) && games(one) === games(other);
}

function listSetPairs({ sets }: JudgedEntry): string[] {
  return sets.flatMap(({ games, tiebreak }) => {
    const [mine, theirs] = games;
    const points = tiebreak === undefined ? [] : [joinPair(tiebreak[0], tiebreak[1])];
    return [joinPair(mine, theirs), ...points];
  });
}

function joinPair(one: number, other: number): string {
  return [Math.max(one, other), Math.min(one, other)].join('-');
}

/** Removes quoted words, which emails use for example replies. */
function removeExamples(text: string): string {
  return text.replaceAll(/[“„][^“”„]*[”“]/g, ' ');
}

function stripMarks(text: string): string {
  return text.replaceAll(/[*\u2060]/g, '').replaceAll(/\s+/g, ' ');
}

import { isUnknown } from './lexicon.ts';
import { normaliseMarks, separateSets } from '../score/read-sets.ts';
import { CLOSINGS } from './signatures.ts';
import { readWhen } from './when.ts';

/**
 * Splits a message into sentences of words, without greetings and signatures, and with uniform
 * punctuation and spaces. Interpretation happens elsewhere.
 */

/** A sentence in lower case; a `,` counts as a word. */
export type Sentence = readonly string[];

const GREETING =
  /^(hi|hello|hey|hej|hallo|halli hallo|moin|moin moin|servus|dear|lieber|liebe|liebes|guten morgen|guten tag|guten abend|good morning|good evening|good afternoon|grüß dich|grüß gott|grüezi|tach|hallöchen|sehr geehrte|sehr geehrter)(?=[\s,!.:-]|$)/i;
/** The rest of a greeting up to the punctuation mark that ends it. */
const ADDRESSED = /^( [\p{L}.'’&/-]{1,30}){0,6} ?([,!:]|-(?= ))/u;
/** `Hi Anna I won`: a name, followed by a new subject. */
const ADDRESSED_BARE =
  /^( \p{Lu}[\p{L}.'’-]{0,30}){0,3}(?= (I|we|We|ich|Ich|wir|Wir|I've|we've)\b)/u;
const ADDRESSED_LINE = /^( [\p{L}.'’&/-]{1,30}){0,4}$/u;
const MAY_SAY_MORE =
  /\b(i|we|ich|wir|won|win|lost|lose|beat|gewonnen|verloren|gewann|verlor|gespielt|played|not|nicht|no|nein|yes|ja|(mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|(mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
/** A line that is nothing but a name. */
const NAME = /^\p{Lu}[\p{L}.'’-]{0,30}( \p{Lu}[\p{L}.'’-]{0,30}){0,2}$/u;
/** `… für mich. Gruß, Tom`, on a line of its own or behind the text. */
const SIGNED = new RegExp(
  String.raw`(^| )(${CLOSINGS})[,.!]?(?<name>( \p{Lu}[\p{L}.'’-]{0,30}){0,3})[.!,]?$`,
  'iu',
);
/** A full stop after these does not end a sentence. */
const ABBREVIATION =
  /^(\d{1,2}|\d{1,2}\.\d{1,2}|nr|no|ca|ret|retd|mo|di|mi|do|fr|sa|so|mon|tue|tues|wed|thu|thurs|fri|sat|sun|jan|feb|mär|apr|jun|jul|aug|sep|sept|okt|oct|nov|dez|dec|vs|def|bt|aufg|w\.o|p|s)\.$/i;
const MIN_WRAPPED_CHARS = 50;

interface LetterText {
  readonly greeted: Sentence;
  readonly sentences: readonly Sentence[];
  /** Names on lines of their own at the end of the text. */
  readonly signed: Sentence;
}

export function readLetter(text: string): LetterText {
  const lines = normaliseText(text)
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim());
  const { greeted, rest } = splitGreeting(lines);
  const written = joinWrappedLines(rest);
  // A message that is only a name has no signature.
  const end = Math.max(1, written.findLastIndex((one) => !isSignature(one)) + 1);
  return {
    greeted: splitSentences(greeted).flat(),
    sentences: written.slice(0, end).flatMap(splitSentences),
    signed: written.slice(end).flatMap((one) => splitSentences(one).flat()),
  };
}

/** A line with only names. A word that may mean something counts as text instead. */
function isSignature(line: string): boolean {
  const words = splitSentences(line).flat();
  return (
    NAME.test(line) && words.every((word, at) => isUnknown(word) && readWhen(words, at) === null)
  );
}

/** Normalises dashes, spaces and apostrophes, and replaces emoji by words. */
function normaliseText(text: string): string {
  return normaliseMarks(text)
    .replaceAll(/\b(set|satz) ([1-5]):? /gi, '$2. $1 ')
    .replaceAll(/[\u00a0\u202f\u2007\u3000\t]/g, ' ')
    .replaceAll(/\ufe0f|\u20e3|[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\bcannot\b/gi, 'can not')
    .replaceAll(
      /\b(ca|wo)n't\b/gi,
      (_, verb: string) => `${verb.toLowerCase() === 'ca' ? 'can' : 'will'} not`,
    )
    .replaceAll(/\b(do|does|did|is|are|was|were|has|have|had|could|would|should)n'?t\b/gi, '$1 not')
    .replaceAll(/\b(i|we)'ve\b/gi, '$1 have')
    .replaceAll(
      /\b(i|we)'(m|re)\b/gi,
      (_, who: string) => `${who} ${who.toLowerCase() === 'i' ? 'am' : 'are'}`,
    )
    .replaceAll(/[„“”"«»*_]/g, ' ')
    .replaceAll(/👍|👌|✅|✔/g, ' ok ')
    .replaceAll(/👎|❌|🚫|⛔|🙅/g, ' nicht ')
    .replaceAll(/🤔|❓|⁉/g, ' ? ')
    .replaceAll(/\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]/gu, ' ');
}

function splitGreeting(lines: readonly string[]): { greeted: string; rest: readonly string[] } {
  const at = lines.findIndex((line) => line !== '');
  const line = lines[at] ?? '';
  const said = GREETING.exec(line)?.[0];
  if (said === undefined) return { greeted: '', rest: lines };
  const rest = line.slice(said.length);
  const addressed =
    [ADDRESSED, ADDRESSED_BARE, ADDRESSED_LINE]
      .map((pattern) => pattern.exec(rest)?.[0])
      .find((found) => found !== undefined && !MAY_SAY_MORE.test(found)) ?? null;
  if (addressed === null) return { greeted: '', rest: lines };
  const first = rest.slice(addressed.length).trim();
  return { greeted: addressed, rest: [first, ...lines.slice(at + 1)] };
}

/** Joins lines that a program wrapped, and lines that continue in lower case or with a number. */
function joinWrappedLines(lines: readonly string[]): string[] {
  const found: string[] = [];
  let before = '';
  for (const [index, line] of lines.entries()) {
    const isOver = index === lines.length - 1 || lines.slice(index + 1).every((one) => one === '');
    const joins =
      before !== '' && line !== '' && isContinuation(before, line) && !(isOver && NAME.test(line));
    if (joins) found.push(`${found.pop() ?? ''} ${line}`);
    else if (line !== '') found.push(line);
    // The announced text may follow after an empty line: "Anna wrote:".
    if (line !== '' || !before.endsWith(':')) before = line;
  }
  // A name next to "regards" is a signature.
  return found
    .flatMap((one) => {
      const signed = SIGNED.exec(one);
      const name = signed?.groups?.['name']?.trim() ?? '';
      // "Regards by Anna" and "bye Anna won" say more than a name.
      if (signed === null || !splitSentences(name).flat().every(isUnknown)) return [one];
      return [one.slice(0, signed.index), name];
    })
    .filter((one) => one !== '');
}

function isContinuation(before: string, line: string): boolean {
  // A score that a program wrapped at its punctuation.
  if (/\d ?[:-]$/.test(before) && /^\d/.test(line)) return true;
  if (/\d$/.test(before) && /^[:-] ?\d/.test(line)) return true;
  if (before.endsWith(':')) return true;
  if (/[.!?;]$/.test(before)) return false;
  return before.length >= MIN_WRAPPED_CHARS || /^[\p{Ll}\d(]/u.test(line);
}

function splitSentences(text: string): string[][] {
  const sentences: string[][] = [[]];
  const marked = text
    .replaceAll(/(\d{1,2}) ?(?:zu|to) ?(\d{1,2})(?![\d:.])/g, '$1-$2')
    .replaceAll(/(\d{1,2}) ?([-:/]) ?(\d{1,2})/g, '$1$2$3')
    .replaceAll(/([,;!?])(?=[\p{L}\d])/gu, '$1 ')
    .replaceAll(/(?<=\p{L}{2})\/(?=\p{L}{2})/gu, ' and ');
  for (const raw of separateSets(marked).split(' ')) {
    const isEnd = /[!?;…]$/.test(raw) || (raw.endsWith('.') && !ABBREVIATION.test(raw));
    const word = raw.toLowerCase().replaceAll(/^[("'-]+|["'!?;…-]+$/g, '');
    // "7/5: won" begins with a day.
    const isWhole = /^\d{1,2}(\.(\d{1,2}\.)?|[-/]\d{1,2}:)$/.test(word);
    const bare = isWhole ? word : word.replace(/[.,:]+$/, '');
    const plain = bare.includes('(') ? bare : bare.replace(/\)$/, '');
    if (/[\p{L}\d€$£%@]/u.test(plain)) sentences.at(-1)?.push(plain);
    if (word.endsWith(',')) sentences.at(-1)?.push(',');
    if (isEnd) sentences.push([]);
  }
  return sentences.filter((words) => words.some((word) => word !== ','));
}

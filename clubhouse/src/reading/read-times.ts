import { mayWord } from './lexicon.ts';
import type { ClubTime } from './reading.ts';
import type { Sentence } from './sentences.ts';
import { type TimeTest, readWhen } from './when.ts';

/** A statement about the proposed times, which it names by index. */
export interface TimeStatement {
  readonly picked: readonly number[];
  readonly refused: readonly number[];
  /** `Yes` or `no` alone, which refers to a time only if a single one is proposed. */
  readonly isBare: boolean;
}

type TimeFault = 'unknown' | 'unclear';

/** Words that, without naming a time, decline every proposed time. */
const BARE_NO = /^(no|nope|nein|nee|not|nicht|bad|schlecht)$/;
/** Words that a nearby "not" does not turn into a refusal. */
const AFFIRMED = /^(yes|yeah|yep|ja|jo|jawohl|sure|ok|okay|deal|say)$/;
/** "Not both" leaves one of the times open. */
const BOTH = /^(both|beide|beiden|beides)$/;
const SEVERAL = /^(all|alle|allen|alles|any|beide|beiden|beides|both|either)$/;
const CLAUSE = /^(,|but|aber|dafür|and|und)$/;
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/ ((no|kein) problem|in ordnung|alles klar|am in(?= $| , )|count (me|us) in) /, ' ok '],
  [/ (see you (then|there)|bis dann) $/, ' ok '],
  [/ does not /, ' not '],
  [/ not work /, ' not works '],
  [/ keine? zeit /, ' nicht '],
  [/ (am|are|bin|sind) (away|busy|abroad|on holiday) (on )?both (days|times|dates) /, ' neither '],
  [
    / an beiden (tagen|terminen) (leider )?(weg|verreist|unterwegs|im urlaub|verhindert) /,
    ' keiner ',
  ],
  // "Works" and "plays" with a person as subject do not accept a time.
  [
    / (too|not|nicht|zu) (bad|schlecht) | (i|we|at|to) works? | (i|ich) (play|spiele) | am in | have not /,
    ' <busy> ',
  ],
];

/** Reads one sentence, in which every word must be known (REPLY-8). */
export function readTimes(
  words: Sentence,
  proposed: readonly ClubTime[],
): TimeStatement | TimeFault {
  let text = ` ${words.join(' ')} `;
  for (const [pattern, said] of PHRASES) text = text.replace(pattern, said);
  const known = text.trim().split(/ +/);
  const hasNo = known.some(mayMeanNo);
  if (!hasNo && !known.some((word, at) => mayMeanYes(word) || readTimeTest(known, at) !== null))
    return 'unknown';
  const clauses = hasNo ? splitClauses(known) : [known.filter((word) => word !== ',')];
  const parts = clauses.map((clause) => readClause(clause, proposed));
  if (parts.includes('unknown')) return 'unknown';
  const clear = parts.filter((part) => typeof part !== 'string');
  return clear.length < parts.length ? 'unclear' : joinClauses(clear, proposed.length);
}

function mayMeanYes(word: string): boolean {
  return mayWord(word, 'Y');
}

function mayMeanNo(word: string): boolean {
  return mayWord(word, 'N');
}

function splitClauses(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const word of words) {
    if (CLAUSE.test(word)) clauses.push([]);
    else clauses.at(-1)?.push(word);
  }
  return clauses.filter((one) => one.length > 0);
}

function readTimeTest(
  words: readonly string[],
  at: number,
): { test: TimeTest; length: number } | null {
  const when = readWhen(words, at);
  if (when !== null || !/^\d{1,2}$/.test(words[at] ?? '')) return when;
  // A bare number is a position, a day or an hour; if several are possible, none is certain.
  const number = Number(words[at]);
  const hours = [number, number + 12].map((hour) => `${String(hour).padStart(2, '0')}:00`);
  const test: TimeTest = ({ date, time }, index) =>
    index === number - 1 || Number(date.slice(8)) === number || hours.includes(time);
  return { test, length: 1 };
}

interface Clause {
  readonly says: 'yes' | 'no' | 'nothing';
  /** The indexes of the proposed times that the sentence names; null if it names none. */
  readonly named: readonly number[] | null;
  readonly isBare: boolean;
  readonly isOfSeveral: boolean;
}

function readClause(words: readonly string[], proposed: readonly ClubTime[]): Clause | TimeFault {
  const tests: TimeTest[] = [];
  const [yes, no]: [string[], string[]] = [[], []];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const time = readTimeTest(words, at);
    if (time !== null) {
      tests.push(time.test);
      at += time.length - 1;
    } else if (mayMeanNo(word)) no.push(word);
    else if (mayMeanYes(word)) yes.push(word);
    else if (!mayWord(word, 'T')) return 'unknown';
  }
  if (no.length > 1) return 'unclear';
  // "Yes no", and "not sure".
  if (no.length > 0 && yes.some((word) => AFFIRMED.test(word))) return 'unclear';
  const lastNo = words.findLastIndex(mayMeanNo);
  if (no.length > 0 && words.slice(lastNo).some((word) => BOTH.test(word))) return 'unclear';
  const fits = proposed.flatMap((time, index) =>
    tests.every((test) => test(time, index, proposed.length)) ? [index] : [],
  );
  const hasMore = yes.length > 0 || words.some((word) => /^(kann|können|can)$/.test(word));
  const isYes = yes.length > 0 || tests.length > 0;
  return {
    says: no.length > 0 ? 'no' : isYes ? 'yes' : 'nothing',
    named: tests.length === 0 ? null : fits,
    isBare: no.length > 0 ? no.every((word) => BARE_NO.test(word)) && !hasMore : tests.length === 0,
    isOfSeveral: words.some((word) => SEVERAL.test(word)),
  };
}

function joinClauses(clauses: readonly Clause[], count: number): TimeStatement | TimeFault {
  const said = clauses.filter(({ says }) => says !== 'nothing');
  const [picked, refused] = [new Set<number>(), new Set<number>()];
  for (const { says, named, isBare } of said) {
    const [only] = named ?? [];
    if (named !== null && (only === undefined || named.length > 1)) return 'unclear';
    if (only !== undefined) (says === 'yes' ? picked : refused).add(only);
    else if (says === 'no' && !isBare)
      for (let index = 0; index < count; index++) refused.add(index);
  }
  const hasUnnamed = (what: 'yes' | 'no') =>
    said.some(({ says, named }) => says === what && named === null);
  const [isAgreed, isRefused] = [hasUnnamed('yes'), hasUnnamed('no')];
  if (isRefused && (picked.size > 0 || isAgreed)) return 'unclear';
  if (said.some(({ says, isOfSeveral }) => says === 'yes' && isOfSeveral)) return 'unclear';
  if (isAgreed && picked.size === 0 && count === 1) picked.add(0);
  if (isRefused && refused.size === 0 && count === 1) refused.add(0);
  if (picked.size === 0 && refused.size === 0) return 'unclear';
  return { picked: [...picked], refused: [...refused], isBare: said.every(({ isBare }) => isBare) };
}

/** Times that the author proposes: "Tuesday 18:00 or Thursday 19:30?" */

/** The form's limit, too (ARR-1). */
const MAX_TIMES = 3;
const DAY_MS = 86_400_000;
/** Days ahead that a date may be, so that each day and month occurs only once. */
const DAYS_AHEAD = 365;
/** A span from one time to another. The split into words would lose its dash. */
const SPAN = /[\d.a-z][^\S\n]*[-\u2010-\u2015\u2212][^\S\n]*\d/i;
/** Phrases that ask for or offer a time. */
const OFFER =
  /\?|\b(can|could|may|propose|suggest|offer|kann|könnte|könnten|können|schlage|schlagen|vorschlagen|biete)\b/i;
/** "We play Tuesday 18:00?" asks about an existing arrangement. */
const ARRANGED = /\b((we|wir) (play|spielen)|spielen wir)\b/;

/** A time on the club's clock, and whether only its weekday was given. */
interface SaidTime extends ClubTime {
  readonly isOfWeek: boolean;
}

/**
 * The times that sentences propose, in order; each has a day and a clock time.
 * @param isBeside whether a sentence is not about time
 * @returns null if they propose none, or are not certain (REPLY-30)
 */
export function readProposal(
  text: string,
  sentences: readonly Sentence[],
  about: { readonly proposed: readonly ClubTime[]; readonly today: string },
  isBeside: (sentence: Sentence) => boolean,
): ClubTime[] | null {
  if (!OFFER.test(text) || SPAN.test(text)) return null;
  const times: SaidTime[] = [];
  for (const sentence of sentences) {
    const isNone = /^(none of (them|these|those)|keiner davon)$/.test(sentence.join(' '));
    if (isNone || isBeside(sentence)) continue;
    const read = readSentenceTimes(sentence, about.today);
    if (read === null) return null;
    times.push(...read);
  }
  const all = new Set(times.map(({ date, time }) => `${date} ${time}`));
  if (times.length === 0 || times.length > MAX_TIMES || all.size < times.length) return null;
  // A question about a time proposed by the other side may accept or doubt it.
  if (times.some((own) => about.proposed.some((theirs) => mayBe(own, theirs)))) return null;
  return times.map(({ date, time }) => ({ date, time }));
}

/** Whether two times may be the same; a weekday alone can also mean another week. */
function mayBe(own: SaidTime, theirs: ClubTime): boolean {
  const days = (Date.parse(own.date) - Date.parse(theirs.date)) / DAY_MS;
  return own.time === theirs.time && (own.isOfWeek ? days % 7 === 0 : days === 0);
}

function readSentenceTimes(sentence: Sentence, today: string): SaidTime[] | null {
  if (ARRANGED.test(sentence.join(' ')) && !OFFER.test(sentence.join(' '))) return null;
  // "Ich schlage Dienstag 18 Uhr vor"; elsewhere, "vor" means before.
  const words = sentence.at(-1) === 'vor' ? sentence.slice(0, -1) : sentence;
  const times: SaidTime[] = [];
  let days: TimeTest[] = [];
  let isDayUsed = true;
  for (let at = 0; at < words.length; at++) {
    const when = readWhen(words, at);
    const word = words[at] ?? '';
    if (when?.kind === 'day') {
      // A weekday with a date is one day; a day without its own time is not a proposal.
      if (isDayUsed) days = [];
      days.push(when.test);
      isDayUsed = false;
    } else if (when?.kind === 'clock') {
      const day = days.length === 0 ? null : findNextDay(days, today);
      if (day === null || when.exact === null || when.exact === undefined) return null;
      times.push({ ...day, time: when.exact });
      isDayUsed = true;
    } else if (!isDayUsed && !/^(,|the|der|den|dem|um|at|@)$/.test(word)) return null;
    else if (!mayWord(word, 'P') && !/^(,|or|oder|and|und)$/.test(word)) return null;
    at += (when?.kind === 'day' || when?.kind === 'clock' ? when.length : 1) - 1;
  }
  return isDayUsed ? times : null;
}

/** The next day that fits. Today's weekday may mean today or in a week. Null if no day fits. */
function findNextDay(tests: readonly TimeTest[], today: string): Omit<SaidTime, 'time'> | null {
  const fits: string[] = [];
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const day = new Date(Date.parse(`${today}T00:00:00Z`) + ahead * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    if (tests.every((test) => test({ date, time: '00:00' }, 0, 1))) fits.push(date);
  }
  const [date, second] = fits;
  const isOfWeek = second !== undefined;
  return date === undefined || (isOfWeek && date === today) ? null : { date, isOfWeek };
}

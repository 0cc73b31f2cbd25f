import type { ClubTime, ReplyContext } from './reading.ts';
import { namesOf } from './opponent-names.ts';
import { withResultPhrases } from './result-statement.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { readUnknown } from './unknown-sentence.ts';
import { dayAt, type TimeTest } from './when-words.ts';

/*
 * Times that somebody proposes by themselves: "Tuesday 18:00 or Thursday 19:30?". Each is a day
 * with a time of the clock. Around them stand only words that ask or offer: any other word makes it
 * no proposal.
 */

/** As many as the form takes (ARR-1). */
const MAX_TIMES = 3;
const DAY_MS = 86_400_000;
/** So many days ahead each date comes once. */
const DAYS_AHEAD = 365;

const OR = /^(,|or|oder|and|und)$/;
/** From one time to another; the dash is lost between words. */
const SPAN = /[\d.a-z][^\S\n]*[-\u2010-\u2015\u2212][^\S\n]*\d/i;
/** It is asked, or offered. */
const OFFER =
  /\?|\b(can|could|may|propose|suggest|offer|kann|könnte|könnten|können|schlage|schlagen|vorschlagen|biete)\b/i;
const AROUND = new Set(
  `how what about can could may would you we i it that this play do does is are suit suits work works for me us at on
  um am an wie wäre es passt passen würde dir euch mir uns ginge ging geht gehen kannst könntest könntet könnt könnte können kann du ihr ich wir
  spielen hast habt zeit free frei propose suggest offer schlage schlagen vorschlagen biete let's then maybe perhaps vielleicht
  please bitte our your match game spiel unser unseren either entweder times termine mit with`.split(
    /\s+/,
  ),
);
/** "We play Tuesday 18:00?" asks what was arranged, unless it says that they could. */
const ARRANGED = /\b((we|wir) (play|spielen)|spielen wir)\b/;
/** That the other side's times do not suit. */
const NONE_OF_THEM = /^(none of (them|these|those)|keiner davon)$/;

/**
 * The times that a text proposes, in its order.
 * @param text as `readReply` takes it
 * @returns null where it proposes none, or not with certainty (REPLY-30)
 */
export function readProposal(text: string, context: ReplyContext): ClubTime[] | null {
  const { opponents, proposed, today } = context;
  if (today === undefined || !OFFER.test(text) || SPAN.test(text)) return null;
  const names = namesOf(opponents);
  const sentences = sentencesOf(text)
    .map((sentence) => sentence.filter((word) => !names.has(word)))
    .filter((sentence) => !isBeside(sentence));
  const times: SaidTime[] = [];
  for (const sentence of sentences) {
    const read = timesIn(sentence, today);
    if (read === null) return null;
    times.push(...read);
  }
  const all = new Set(times.map(({ date, time }) => `${date} ${time}`));
  if (times.length === 0 || times.length > MAX_TIMES || all.size < times.length) return null;
  // Who asks about a time that the other side has proposed may take it, or doubt it.
  if (times.some((own) => proposed.some((theirs) => mayBe(own, theirs)))) return null;
  return times.map(({ date, time }) => ({ date, time }));
}

/** A weekday alone may be that of another week as well. */
function mayBe(own: SaidTime, theirs: ClubTime): boolean {
  const days = (Date.parse(own.date) - Date.parse(theirs.date)) / DAY_MS;
  return own.time === theirs.time && (own.isOfWeek ? days % 7 === 0 : days === 0);
}

/** It says nothing of when: what is passed over beside a result is passed over here. */
function isBeside(sentence: Sentence): boolean {
  const isNone = NONE_OF_THEM.test(sentence.join(' '));
  return isNone || readUnknown(withResultPhrases(sentence), true).about !== 'unclear';
}

interface SaidTime extends ClubTime {
  /** Whether only the weekday was given. */
  readonly isOfWeek: boolean;
}

function timesIn(sentence: Sentence, today: string): SaidTime[] | null {
  const text = sentence.join(' ');
  if (ARRANGED.test(text) && !OFFER.test(text)) return null;
  // "Ich schlage Dienstag 18 Uhr vor": anywhere else it says that it is to be earlier.
  const words = sentence.at(-1) === 'vor' ? sentence.slice(0, -1) : sentence;
  const times: SaidTime[] = [];
  let said: SaidDay | null = null;
  let isDayUsed = true;
  for (let at = 0; at < words.length; at++) {
    const day = isDoing(words, at) ? null : dateAt(words, at, today);
    const clock = day === null ? clockAt(words, at) : null;
    if (day !== null) {
      // A day without a time of its own is no proposal.
      if (day.said === null || !isDayUsed) return null;
      [said, isDayUsed] = [day.said, false];
      at += day.length - 1;
    } else if (clock !== null) {
      if (said === null) return null;
      times.push({ ...said, time: clock.time });
      isDayUsed = true;
      at += clock.length - 1;
    } else if (!AROUND.has(words[at] ?? '') && !OR.test(words[at] ?? '')) return null;
  }
  return isDayUsed ? times : null;
}

/** The day that words from here on say, weekday and date together: null where they say none that there is. */
function dateAt(words: Sentence, at: number, today: string) {
  const tests: TimeTest[] = [];
  let next = at;
  for (;;) {
    const skipped = tests.length > 0 && /^(,|the|der|den|dem)$/.test(words[next] ?? '') ? 1 : 0;
    const day = dayAt(words, next + skipped);
    if (day === null) break;
    tests.push(day.test);
    next += skipped + day.length;
  }
  return tests.length === 0 ? null : { said: nextDay(tests, today), length: next - at };
}

type SaidDay = Omit<SaidTime, 'time'>;

/** A weekday means the next one; today's may mean today, or in a week. */
function nextDay(tests: readonly TimeTest[], today: string): SaidDay | null {
  const fits: string[] = [];
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const date = new Date(Date.parse(`${today}T00:00:00Z`) + ahead * DAY_MS);
    const day = date.toISOString().slice(0, 10);
    if (tests.every((test) => test({ date: day, time: '00:00' }, 0, 1))) fits.push(day);
  }
  const [first, second] = fits;
  if (first === undefined) return null;
  const isOfWeek = second !== undefined;
  return isOfWeek && first === today ? null : { date: first, isOfWeek };
}

/** `18:00`, `6 pm`, `18 Uhr`; not `6:30`, which may be in the morning and in the evening. */
function clockAt(words: Sentence, at: number) {
  const [, hour = '', minute, attached] =
    /^(\d{1,2})(?::([0-5]\d))?(am|pm|uhr|h)?$/.exec(words[at] ?? '') ?? [];
  const next = words[at + 1] ?? '';
  const apart = /^(am|pm|uhr|h)$/.test(next) ? next : undefined;
  const unit = attached ?? apart;
  if (hour === '' || (minute === undefined && unit === undefined)) return null;
  const of = hourOf(hour, unit);
  if (of === null) return null;
  const time = `${String(of).padStart(2, '0')}:${minute ?? '00'}`;
  return { time, length: attached === undefined && apart !== undefined ? 2 : 1 };
}

function hourOf(hour: string, unit: string | undefined): number | null {
  const number = Number(hour);
  if (unit === 'am' || unit === 'pm') {
    if (number < 1 || number > 12) return null;
    return (number % 12) + (unit === 'pm' ? 12 : 0);
  }
  return hour.length === 2 && number < 24 ? number : null;
}

/** In "can you do Saturday" no Thursday is meant ("Do"). */
function isDoing(words: Sentence, at: number): boolean {
  return words[at] === 'do' && /^(can|could|i|we|you|to|would|may|does)$/.test(words[at - 1] ?? '');
}

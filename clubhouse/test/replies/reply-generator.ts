import { isDeepStrictEqual } from 'node:util';
import {
  type ScoreEntry,
  type JudgedEntry,
  formatScore,
  getShownPoints,
  swapSetSides,
} from '../../src/score/entry.ts';
import { listOfferedScores } from '../../src/score/common-scores.ts';
import type { Format, OwnSet } from '../../src/score/format.ts';
import { isOver, isRefused, judgeEntry } from '../../src/score/judge.ts';
import type { ClubTime, ReplyContext, ReplyReading } from '../../src/reading/reading.ts';
import { REPLY_SHAPES } from './shapes/all.ts';
import { layOut, type MessageParts, type QuotedLetter } from './shapes/shape.ts';
import { Chance } from './chance.ts';
import * as phrases from './phrases.ts';

/** The meaning of a reply, the author's side first. */
export type ReplyMeaning =
  | { readonly kind: 'result'; readonly entry: JudgedEntry }
  | { readonly kind: 'time'; readonly index: number }
  | { readonly kind: 'decline' }
  | { readonly kind: 'proposal'; readonly times: readonly ClubTime[] }
  | { readonly kind: 'not_played' };

/**
 * How many matches in a hundred end other than by their last game. `HARD_SHARES` often chooses
 * cases that are hard to say and read, `FAIR_SHARES` as seldom as in a season.
 */
export interface Shares {
  readonly unplayed: number;
  readonly retired: number;
}

const HARD_SHARES: Shares = { unplayed: 5, retired: 5 };
export const FAIR_SHARES: Shares = { unplayed: 3, retired: 2 };

/** The open point of a reply, which must lead to a question. */
type OpenReply =
  | 'nobody won in words'
  | 'sets alone'
  | 'stopped at level sets'
  | 'taken back'
  | 'two times of one day';

export interface GeneratedReply {
  /** The author's own text, without additions by the mail program. */
  readonly own: string;
  /** Null if the meaning is certain. */
  readonly leavesOpen: OpenReply | null;
  readonly shape: string;
  readonly message: MessageParts;
}

/**
 * A reply with this meaning, as a person would write it and their mail program send it; the same
 * for the same seed. A few percent leave the winner open or take their statement back.
 */
export function generateReply(
  seed: number,
  meaning: ReplyMeaning,
  context: ReplyContext,
  letter: QuotedLetter,
): GeneratedReply {
  const chance = new Chance(seed);
  const shape = chance.of(REPLY_SHAPES);
  const { text, leavesOpen } = writeSentence(chance, meaning, context);
  const isTakenBack = chance.happens(1);
  const said = isTakenBack ? chance.of(phrases.TAKEN_BACK).replace('{}', () => text) : text;
  const own = dress(chance, said);
  return {
    own,
    leavesOpen: isTakenBack ? 'taken back' : leavesOpen,
    shape: shape.name,
    message: layOut(shape, own, letter),
  };
}

/** A random result that is possible in this format. */
function chanceEntry(chance: Chance, format: Format, shares: Shares): JudgedEntry {
  if (chance.happens(shares.unplayed)) {
    const ending = chance.of(['walkover', 'walkover', 'conceded'] as const);
    return judged({ ending, sets: [], stopped: chance.of(['me', 'them'] as const) }, format);
  }
  const sets: OwnSet[] = [];
  while (!isOver(format, sets)) sets.push(chanceSet(chance, format, sets.length));
  const played = judged({ ending: 'completed', sets, stopped: null }, format);
  const isCut = chance.happens(shares.retired) && sets.length > 1;
  const stopped = played.winner === 'me' ? 'them' : 'me';
  const cut = judgeEntry({ ending: 'retired', sets: sets.slice(0, -1), stopped }, format);
  return isCut && !isRefused(cut) ? cut : played;
}

function judged(entry: ScoreEntry, format: Format): JudgedEntry {
  const made = judgeEntry(entry, format);
  if (isRefused(made)) throw new Error(`${made.code} at ${made.pointer}`);
  return made;
}

function chanceSet(chance: Chance, format: Format, index: number): OwnSet {
  const { sets, tiebreaks } = listOfferedScores(format, index);
  const offered = [...sets, ...tiebreaks].filter(([won]) => won > 1);
  const games =
    offered.length === 0 ? ([chance.below(8) + 9, chance.below(9)] as const) : chance.of(offered);
  return chance.happens(50) ? { games } : swapSetSides({ games });
}

/** A random meaning of a reply about this match. */
export function chanceMeaning(
  chance: Chance,
  { format, proposed, today }: ReplyContext,
  shares: Shares = HARD_SHARES,
): ReplyMeaning {
  const kind = chance.below(10);
  if (kind === 0) return { kind: 'not_played' };
  if (kind === 9 && today !== undefined) {
    return { kind: 'proposal', times: otherTimes(chance, today, proposed) };
  }
  if (proposed.length === 0 || kind < 6)
    return { kind: 'result', entry: chanceEntry(chance, format, shares) };
  return kind === 6 ? { kind: 'decline' } : { kind: 'time', index: chance.below(proposed.length) };
}

const CLOCKS = ['10:00', '18:30', '19:15', '20:00', '09:30'] as const;
const DAY_MS = 86_400_000;

/** One to three future times, each on another day, none of them today. */
export function chanceTimes(chance: Chance, today: string): ClubTime[] {
  const first = 1 + chance.below(6);
  return Array.from({ length: 1 + chance.below(3) }, (_, index) => {
    const date = new Date(Date.parse(`${today}T00:00:00Z`) + (first + index) * DAY_MS);
    // No two times of a proposal are equal, so "18:30 is good" identifies one.
    const time = CLOCKS[(first + index) % CLOCKS.length] ?? '18:30';
    return { date: date.toISOString().slice(0, 10), time };
  });
}

/** Avoids times that were proposed to the author, because repeating one accepts it. */
function otherTimes(
  chance: Chance,
  today: string,
  proposed: ReplyContext['proposed'],
): readonly ClubTime[] {
  for (;;) {
    const times = chanceTimes(chance, today);
    const isTheirs = ({ date, time }: ClubTime) =>
      proposed.some((theirs) => theirs.date === date && theirs.time === time);
    if (!times.some(isTheirs)) return times;
  }
}

function writeSentence(chance: Chance, meaning: ReplyMeaning, context: ReplyContext) {
  if (meaning.kind === 'result') return resultSentence(chance, meaning.entry, context);
  const clear = (text: string) => ({ text, leavesOpen: null });
  if (meaning.kind === 'not_played') return clear(chance.of(phrases.NOT_PLAYED));
  if (meaning.kind === 'decline') return clear(chance.of(phrases.DECLINED));
  if (meaning.kind === 'proposal') return clear(proposalSentence(chance, meaning.times, context));
  const { proposed } = context;
  if (proposed.length === 1 && chance.happens(40)) return clear(chance.of(phrases.AGREED));
  return timeSentence(chance, meaning.index, proposed);
}

function resultSentence(chance: Chance, entry: JudgedEntry, { opponents }: ReplyContext) {
  const name = chance.of(opponents);
  const opp = chance.happens(60) ? (name.split(' ')[0] ?? name) : name;
  const isUnsaid = entry.ending === 'completed' && chance.happens(1);
  const pattern = chance.of(isUnsaid ? phrases.UNSAID : listPhrases(entry));
  const separator = chance.of(['-', '-', ':', ':', '–', ' : ', ' - '] as const);
  const between = chance.of([' ', ' ', ', '] as const);
  const score = (sets: readonly OwnSet[]) =>
    sets.map((set) => getShownPoints(set).join(separator)).join(between);
  const isAlone = entry.ending === 'completed' && entry.sets.length > 1 && chance.happens(1);
  const counted = entry.figures ?? [0, 0];
  const text = pattern
    .replaceAll('{s}', isAlone ? counted.join(':') : score(entry.sets))
    .replaceAll(
      '{t}',
      isAlone ? counted.toReversed().join(':') : score(entry.sets.map(swapSetSides)),
    )
    .replaceAll('{opp}', () => opp);
  const isLevel =
    entry.ending === 'retired' && Math.abs(counted[0] - counted[1]) !== entry.sets.length;
  const leavesOpen: readonly (readonly [boolean, OpenReply])[] = [
    [isUnsaid, 'nobody won in words'],
    [isAlone, 'sets alone'],
    [isLevel, 'stopped at level sets'],
  ];
  return { text, leavesOpen: leavesOpen.find(([isSo]) => isSo)?.[1] ?? null };
}

function listPhrases(entry: JudgedEntry): readonly string[] {
  const isMine = entry.winner === 'me';
  switch (entry.ending) {
    case 'retired':
      return isMine ? phrases.THEY_RETIRED : phrases.I_RETIRED;
    case 'walkover':
      return isMine ? phrases.THEY_STAYED_AWAY : phrases.I_STAYED_AWAY;
    case 'conceded':
      return isMine ? phrases.CONCEDED_BY_THEM : phrases.CONCEDED_BY_ME;
    case 'completed':
    case 'unplayed':
      return isMine ? phrases.I_WON : phrases.THEY_WON;
  }
}

const ENGLISH_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const GERMAN_DAYS = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
];
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
const GERMAN_PLACES = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte'];

function timeSentence(chance: Chance, index: number, proposed: readonly ClubTime[]) {
  const time = proposed[index] ?? { date: '2026-11-28', time: '18:30' };
  const day = new Date(`${time.date}T00:00:00Z`).getUTCDay();
  const [, month = '', date = ''] = time.date.split('-');
  const pattern = chance.of(phrases.PICKED);
  const text = pattern
    .replaceAll('{day}', ENGLISH_DAYS[day] ?? '')
    .replaceAll('{tag}', GERMAN_DAYS[day] ?? '')
    .replaceAll('{clock}', time.time)
    .replaceAll('{date}', `${Number(date)}.${Number(month)}.`)
    .replaceAll('{nth}', PLACES[index] ?? 'last')
    .replaceAll('{te}', GERMAN_PLACES[index] ?? 'letzte');
  const isSameDay = proposed.filter((one) => one.date === time.date).length > 1;
  return { text, leavesOpen: isSameDay ? ('two times of one day' as const) : null };
}

function proposalSentence(
  chance: Chance,
  times: readonly ClubTime[],
  { today = '', proposed }: ReplyContext,
): string {
  const isGerman = chance.happens(50);
  const said = times.map(({ date, time }) => {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    const name = (isGerman ? GERMAN_DAYS : ENGLISH_DAYS)[weekday] ?? '';
    const [, month = '', day = ''] = date.split('-');
    const numbers = `${Number(day)}.${Number(month)}.`;
    const isNear = Date.parse(date) - Date.parse(today) < 7 * DAY_MS;
    // If the other side proposes that weekday, its name alone would mean theirs.
    const isTheirs = proposed.some(
      (one) => new Date(`${one.date}T00:00:00Z`).getUTCDay() === weekday,
    );
    const when = chance.of([...(isNear && !isTheirs ? [name] : []), numbers, `${name} ${numbers}`]);
    const clock = chance.of([time, isGerman ? `um ${time}` : `at ${time}`, `${time} Uhr`]);
    return `${isGerman && chance.happens(30) ? 'am ' : ''}${when} ${clock}`;
  });
  const between = isGerman ? [' oder ', ', '] : [' or ', ', '];
  return chance.of(phrases.PROPOSED).replace('{times}', said.join(chance.of(between)));
}

/** Adds a greeting, a closing and chatter, or nothing. */
function dress(chance: Chance, sentence: string): string {
  const mark = /[?!👍]$/u.test(sentence) ? '' : chance.of(['.', '.', '!', '', ''] as const);
  const said = `${chance.happens(15) ? sentence.toLowerCase() : sentence}${mark}`;
  const hasChatter = chance.happens(25) && mark !== '';
  const body = hasChatter
    ? chance.of([`${said} ${chance.of(phrases.CHATTER)}`, `${said}\n${chance.of(phrases.CHATTER)}`])
    : said;
  const greeting = chance.happens(50)
    ? `${chance.of(phrases.GREETINGS)}${chance.of(['\n\n', '\n'])}`
    : '';
  const closing = chance.happens(50)
    ? `${chance.of(['\n\n', '\n'])}${chance.of(phrases.CLOSINGS)}`
    : '';
  return `${greeting}${body}${closing}`;
}

export type Judgement = 'right' | 'asked' | 'not_understood' | 'wrong';

/** Whether a reply was read as intended; a question is right only if the meaning is open. */
export function judgeReading(reading: ReplyReading, meaning: ReplyMeaning): Judgement {
  if (reading.kind === 'not_understood') return 'not_understood';
  if (reading.kind === 'incomplete_score') return meaning.kind === 'result' ? 'asked' : 'wrong';
  if (reading.kind === 'which_result') {
    const isOffered =
      meaning.kind === 'result' &&
      reading.entries.some((entry) => isDeepStrictEqual(entry, meaning.entry));
    return isOffered ? 'asked' : 'wrong';
  }
  return isDeepStrictEqual(reading, meaning) ? 'right' : 'wrong';
}

/** Describes the intended meaning, for examining a misreading. */
export function sayMeaning(meaning: ReplyMeaning): string {
  if (meaning.kind !== 'result') return JSON.stringify(meaning);
  return `${meaning.entry.winner ?? 'nobody'} ${meaning.entry.ending} ${formatScore(meaning.entry)}`;
}

import { makeExampleScore } from '../score/example-score.ts';
import type { Format } from '../score/format.ts';
import { readMeaning } from './meant-matches.ts';
import { readReply } from './read-reply.ts';
import type { ClubTime, ReplyContext, ReplyReading } from './reading.ts';

export interface ExampleWords {
  readonly won: (score: string) => string;
  readonly lost: (score: string) => string;
  /** @param name in full */
  readonly beat: (name: string, score: string) => string;
  readonly notPlayed: string;
  readonly yes: string;
  readonly no: string;
  readonly noneOfThem: string;
  readonly places: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  /** @param date `2026-12-05` */
  readonly day: (date: string) => string;
  readonly at: (day: string, clock: string) => string;
  readonly or: (one: string, another: string) => string;
}

/** Replies that the site certainly understands word for word; null if there are none (REPLY-34). */
export interface ReplyExamples {
  readonly won: string | null;
  readonly lost: string | null;
  readonly pick: string | null;
  readonly decline: string | null;
  /** Times to propose, before the last day for reports. */
  readonly propose: string | null;
}

export function makeReplyExamples(
  context: ReplyContext,
  say: ExampleWords,
  deadline: string | null,
): ReplyExamples {
  const { won, lost } = makeExampleScore(context.format);
  const find = (texts: readonly string[], kind: ReplyReading['kind']) =>
    texts.find((text) => readReply(text, context).kind === kind) ?? null;
  const picks = pickExamples(context, say);
  return {
    won: find([say.won(won)], 'result'),
    lost: find([say.lost(lost)], 'result'),
    ...picks,
    propose: find(listProposals(context, say, deadline), 'proposal'),
  };
}

/** A format that accepts any score: a text without a score here has none in any format. */
const ANY_SCORE: Format = {
  bestOf: 1,
  set: { timed: true },
  finalSet: null,
  draws: true,
  unfinished: 'as_it_stands',
  playAll: false,
};

/** Picks the examples for proposed times, in any match format. */
export function pickExamples(
  about: Omit<ReplyContext, 'format'>,
  say: ExampleWords,
): Pick<ReplyExamples, 'pick' | 'decline'> {
  const { proposed } = about;
  const [last] = proposed.slice(-1);
  if (last === undefined) return { pick: null, decline: null };
  const read = (text: string) => readReply(text, { ...about, format: ANY_SCORE });
  const pick = listPicks(last, proposed.length, say).find((text) => {
    const reading = read(text);
    return reading.kind === 'time' && reading.index === proposed.length - 1;
  });
  const decline = [say.noneOfThem, say.no].find((text) => read(text).kind === 'decline');
  return { pick: pick ?? null, decline: decline ?? null };
}

export interface ExampleMatch {
  readonly opponents: readonly string[];
  readonly format: Format;
}

/** The first reply with a result that is certain among these matches, each by its own rules. */
export function findResultExample(
  matches: readonly ExampleMatch[],
  say: ExampleWords,
): string | null {
  const contexts = matches.map(({ format, opponents }) => ({
    isDecided: false,
    context: { format, opponents, proposed: [] },
  }));
  const texts = matches.map(({ opponents: [name = ''], format }) => {
    const { won } = makeExampleScore(format);
    return matches.length === 1 ? say.won(won) : say.beat(name, won);
  });
  return (
    texts.find((text) => {
      const meaning = readMeaning(text, contexts, false);
      return meaning.kind === 'certain' && meaning.reading.kind === 'result';
    }) ?? null
  );
}

/** Ways to pick a time, from the shortest to the most explicit. */
function listPicks({ date, time }: ClubTime, count: number, say: ExampleWords): string[] {
  const weekday = say.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  const place = say.places[count - 1];
  return [
    ...(count === 1 ? [say.yes] : place === undefined ? [] : [place]),
    weekday,
    say.at(weekday, time),
    say.at(say.day(date), time),
  ];
}

const DAY_MS = 86_400_000;

function listProposals(
  { today }: ReplyContext,
  say: ExampleWords,
  deadline: string | null,
): string[] {
  if (today === undefined) return [];
  const days = [1, 2, 3, 4]
    .map((ahead) => new Date(Date.parse(`${today}T00:00:00Z`) + ahead * DAY_MS))
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => deadline === null || day <= deadline);
  const [first, second] = [days.at(-2), days.at(-1)];
  if (second === undefined) return [];
  const clocks = [
    ['18:00', '19:30'] as const,
    ['17:15', '20:45'] as const,
    ['16:00', '21:15'] as const,
  ];
  return clocks.map(([early, late]) => {
    const one = say.at(say.day(second), late);
    return `${first === undefined ? one : say.or(say.at(say.day(first), early), one)}?`;
  });
}

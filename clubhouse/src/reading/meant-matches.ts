import { namesOf } from './lexicon.ts';
import { readReply } from './read-reply.ts';
import type { ClubTime, ReplyContext, ReplyReading } from './reading.ts';
import { sentencesOf } from './sentences.ts';

/** A match that somebody may mean who writes without saying which. */
export interface CandidateMatch {
  readonly context: ReplyContext;
  /** Its result is settled: it is meant only where it is named. */
  readonly isDecided: boolean;
}

/** A match, and how the words are read if it is the one. */
interface MatchReading<Match> {
  readonly match: Match;
  readonly reading: ReplyReading;
}

/** What is certain of which match was meant. */
export type Meaning<Match> =
  | ({ readonly kind: 'certain' } & MatchReading<Match>)
  /** It may be one of several, or the words alone do not say enough: the writer is asked. */
  | { readonly kind: 'which'; readonly matches: readonly Match[] }
  /** They say that several are still to be played, which does nothing. */
  | { readonly kind: 'not_played' }
  /** @property only the only match that it can have been about */
  | { readonly kind: 'not_understood'; readonly only: Match | null };

/**
 * Which match is meant by what somebody wrote. Nothing is guessed (BOT-3): a name decides where it is of one match
 * alone, and where there is no other match no name is needed.
 * @param isAsked a question of the bot is open: what is written may be meant for that
 */
export function readMeaning<Match extends CandidateMatch>(
  text: string,
  matches: readonly Match[],
  isAsked: boolean,
): Meaning<Match> {
  const candidates = candidatesFor(text, matches);
  const [first] = candidates;
  const only = candidates.length === 1 && first !== undefined ? first : null;
  const readings = candidates
    .map((match) => ({ match, reading: readReply(text, match.context) }))
    .filter(({ reading }) => reading.kind !== 'not_understood');
  const [one] = readings;
  if (one === undefined) return { kind: 'not_understood', only };
  if (readings.length === 1 && isCertain(text, one, only !== null, isAsked)) {
    return { kind: 'certain', ...one };
  }
  if (readings.every(({ reading }) => reading.kind === 'not_played')) return { kind: 'not_played' };
  return { kind: 'which', matches: readings.map(({ match }) => match) };
}

function candidatesFor<Match extends CandidateMatch>(
  text: string,
  matches: readonly Match[],
): readonly Match[] {
  const names = matches.map(({ context }) => namesOf(context.opponents));
  const named = [...new Set(sentencesOf(text).flat())]
    .map((word) => matches.filter((_, index) => names[index]?.has(word)))
    .filter((found) => found.length > 0);
  if (named.length === 0) return matches.filter(({ isDecided }) => !isDecided);
  const common = matches.filter((match) => named.every((found) => found.includes(match)));
  // Names of several matches: any of them may be meant.
  return common.length > 0 ? common : matches.filter((match) => named.flat().includes(match));
}

function isCertain(
  text: string,
  { match, reading }: MatchReading<CandidateMatch>,
  isOnly: boolean,
  isAsked: boolean,
): boolean {
  if (reading.kind === 'decline') return !isAsked;
  // A time was proposed for this match alone, whatever else is to be played.
  if (reading.kind === 'time') return !isAsked && saysWhen(text, match.context);
  return isOnly;
}

/** "Yes" in a chat answers nobody knows what: a time is picked by words that say which. */
function saysWhen(text: string, context: ReplyContext): boolean {
  const [time] = context.proposed;
  if (time === undefined || context.proposed.length > 1) return true;
  const reading = readReply(text, { ...context, proposed: [time, anotherTime(time)] });
  return reading.kind === 'time' && reading.index === 0;
}

const DAY_MS = 86_400_000;

/** One that no words about the first fit: another day of the week, and another hour. */
function anotherTime({ date, time }: ClubTime): ClubTime {
  const [hour = '', minutes = ''] = time.split(':');
  return {
    date: new Date(Date.parse(`${date}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10),
    time: `${String((Number(hour) + 5) % 24).padStart(2, '0')}:${minutes}`,
  };
}

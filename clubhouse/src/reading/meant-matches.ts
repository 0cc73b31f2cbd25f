import { listNames } from './lexicon.ts';
import { readReply } from './read-reply.ts';
import type { ClubTime, ReplyContext, ReplyReading } from './reading.ts';
import { readLetter } from './sentences.ts';

/** A match that a message may concern if it does not name one. */
export interface CandidateMatch {
  readonly context: ReplyContext;
  /** The result is settled, so the message concerns this match only if it names the match. */
  readonly isDecided: boolean;
}

interface MatchReading<Match> {
  readonly match: Match;
  readonly reading: ReplyReading;
}

export type Meaning<Match> =
  | ({ readonly kind: 'certain' } & MatchReading<Match>)
  /** Several matches are possible, or the words need a name; the site asks the author. */
  | { readonly kind: 'which'; readonly matches: readonly Match[] }
  /** The message says that several matches are still to be played. The site does nothing. */
  | { readonly kind: 'not_played' }
  /** @property only the only match that the message can concern */
  | { readonly kind: 'not_understood'; readonly only: Match | null };

/**
 * Finds the match that a message concerns, without guessing (BOT-3). A name decides if it fits only
 * one match; with a single match, no name is needed.
 * @param isAsked whether a question from the bot is open that the message may answer
 */
export function readMeaning<Match extends CandidateMatch>(
  text: string,
  matches: readonly Match[],
  isAsked: boolean,
): Meaning<Match> {
  const candidates = findCandidates(text, matches);
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

function findCandidates<Match extends CandidateMatch>(
  text: string,
  matches: readonly Match[],
): readonly Match[] {
  const names = matches.map(({ context }) => listNames(context.opponents));
  const { sentences, signed } = readLetter(text);
  const named = [...new Set([...sentences.flat(), ...signed])]
    .map((word) => matches.filter((_, index) => names[index]?.has(word)))
    .filter((found) => found.length > 0);
  if (named.length === 0) return matches.filter(({ isDecided }) => !isDecided);
  const common = matches.filter((match) => named.every((found) => found.includes(match)));
  // The names belong to several matches, so any of them may be meant.
  return common.length > 0 ? common : matches.filter((match) => named.flat().includes(match));
}

function isCertain(
  text: string,
  { match, reading }: MatchReading<CandidateMatch>,
  isOnly: boolean,
  isAsked: boolean,
): boolean {
  if (reading.kind === 'decline') return !isAsked;
  // Only this match has a proposed time, even if others are open.
  if (reading.kind === 'time') return !isAsked && isTimeNamed(text, match.context);
  return isOnly;
}

/** A bare "yes" in a chat answers no clear question, but words that name a time still pick one. */
function isTimeNamed(text: string, context: ReplyContext): boolean {
  const [time] = context.proposed;
  if (time === undefined || context.proposed.length > 1) return true;
  const reading = readReply(text, { ...context, proposed: [time, makeOtherTime(time)] });
  return reading.kind === 'time' && reading.index === 0;
}

const DAY_MS = 86_400_000;

/** A time that no words about the given time fit: another weekday and another hour. */
function makeOtherTime({ date, time }: ClubTime): ClubTime {
  const [hour = '', minutes = ''] = time.split(':');
  return {
    date: new Date(Date.parse(`${date}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10),
    time: `${String((Number(hour) + 5) % 24).padStart(2, '0')}:${minutes}`,
  };
}

import type { MyMatch } from '../api/my-match.ts';
import type { Arrangement } from '../store/arrangements.ts';
import type { Words } from '../messages/en.ts';
import type { CalendarEntry } from './ics.ts';
import { sayWhere } from '../messages/say-where.ts';

export interface CalendarVoice {
  readonly words: Words;
  readonly url: string;
}

/** The assumed length of a match, since nobody knows it in advance. */
const MATCH_MINUTES = 90;
const ALARM_MINUTES = 120;

/** Contains names but no other personal data (CAL-3). */
export function makeMatchEntry(
  mine: MyMatch,
  arrangement: Omit<Arrangement, 'isCalledOff'>,
  { words, url }: CalendarVoice,
): CalendarEntry {
  const { startsAt, place, sequence, changedAt } = arrangement;
  return {
    ...makeCommonFields(mine, 'match', words.calendar.match(mine.opponent), url),
    description: describeMatch(mine, words),
    sequence,
    changedAt,
    when: { startsAt, minutes: MATCH_MINUTES, alarmMinutes: ALARM_MINUTES },
    location: place,
  };
}

interface DayOfMatch {
  /** `2026-12-13` */
  readonly day: string;
  /** When the match was created, in epoch milliseconds. */
  readonly madeAt: number;
  /** The day is the match's own, not its deadline. */
  readonly isArranged: boolean;
}

/**
 * An all-day entry: the deadline of a match, or a day arranged elsewhere. A new day makes a new
 * entry, because the site does not know how often the match was moved.
 */
export function makeDayEntry(
  mine: MyMatch,
  { day, madeAt, isArranged }: DayOfMatch,
  { words, url }: CalendarVoice,
): CalendarEntry {
  const { match, deadline } = words.calendar;
  const summary = (isArranged ? match : deadline)(mine.opponent);
  return {
    ...makeCommonFields(mine, `${isArranged ? 'day' : 'deadline'}-${day}`, summary, url),
    description: describeMatch(mine, words),
    sequence: 0,
    changedAt: madeAt,
    when: { day },
    location: null,
  };
}

function makeCommonFields(mine: MyMatch, kind: string, summary: string, url: string) {
  const { hostname } = new URL(url);
  return { uid: `${kind}-${mine.id}@${hostname}`, summary, url: `${url}/matches/${mine.id}` };
}

function describeMatch(mine: MyMatch, words: Words): string {
  const where = sayWhere(words, mine);
  return mine.partner === null ? where : words.calendar.withPartner(where, mine.partner);
}

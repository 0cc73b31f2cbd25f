import type { Api } from '../api/client.ts';
import { toMyMatch } from '../api/my-match.ts';
import { findAppointment } from '../arrange/appointment.ts';
import type { Arrangements } from '../store/arrangements.ts';
import type { Dates } from '../messages/dates.ts';
import type { CalendarEntry } from './ics.ts';
import { type CalendarVoice, makeDayEntry, makeMatchEntry } from './match-entries.ts';

interface CalendarReading extends CalendarVoice {
  readonly dates: Dates;
  readonly arrangements: Arrangements;
}

/**
 * A member's calendar (CAL-3). Arranged matches appear at their time, or on their day if no time is
 * known. Matches still to arrange appear on their last day. Played matches stay where they were.
 */
export function buildMemberCalendar(
  matches: readonly Api<'PlayerMatch'>[],
  memberId: string,
  voice: CalendarReading,
): CalendarEntry[] {
  const kept = voice.arrangements.of(matches.map(({ id }) => id));
  return matches.flatMap((match) => {
    const mine = toMyMatch(match, memberId);
    if (mine === null) return [];
    const stored = kept.get(match.id);
    const arranged = findAppointment(match.plan, stored, voice.dates);
    if (stored !== undefined && arranged?.startsAt === stored.startsAt) {
      return [makeMatchEntry(mine, stored, voice)];
    }
    const day = arranged?.day ?? (match.status === 'open' ? match.results_deadline : null);
    const isArranged = arranged !== null && arranged.day !== null;
    const madeAt = Date.parse(match.created_at);
    return day === null ? [] : [makeDayEntry(mine, { day, madeAt, isArranged }, voice)];
  });
}

import type { CalendarAddresses } from '../store/calendar-addresses.ts';
import { MARK_LENGTH, type Signer } from './signer.ts';

interface CalendarContext {
  readonly calendars: CalendarAddresses;
  readonly signer: Signer;
}

const FILE = /^([\w-]{22})([\w-]+)\.ics$/;

/** The path of a member's calendar; null if they have none (CAL-4). */
export function findCalendarPath(
  { calendars, signer }: CalendarContext,
  memberId: string,
): string | null {
  const handle = calendars.handleOf(memberId);
  return handle === null ? null : `/calendar/${handle}${signer.mark('calendar', handle)}.ics`;
}

/** The member of a calendar file; null if the site did not make the address or has removed it. */
export function findCalendarMember(
  { calendars, signer }: CalendarContext,
  file: string,
): string | null {
  const [, handle = '', mark = ''] = FILE.exec(file) ?? [];
  if (mark.length !== MARK_LENGTH || !signer.isMarked('calendar', handle, mark)) return null;
  return calendars.memberOf(handle);
}

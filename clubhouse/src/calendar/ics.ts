/** An entry in a calendar file (RFC 5545), for a day or a time. */
export interface CalendarEntry {
  /** Never changes, because calendars identify the entry by it. */
  readonly uid: string;
  /** Rises with each change. */
  readonly sequence: number;
  /** Last change in epoch milliseconds. */
  readonly changedAt: number;
  readonly when: TimedEvent | AllDay;
  readonly summary: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly url: string;
}

interface TimedEvent {
  readonly startsAt: number;
  readonly minutes: number;
  readonly alarmMinutes: number;
}

interface AllDay {
  /** `2026-12-13` */
  readonly day: string;
}

interface CalendarHead {
  /** PUBLISH adds entries; CANCEL removes them. */
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly organizer: { readonly name: string; readonly address: string };
  readonly name: string | null;
}

const MINUTE_MS = 60_000;
const FIRST_OCTETS = 75;
const DAY_MS = 86_400_000;

/** Writes a calendar file with CRLF line ends and lines of at most 75 octets (CAL-1). */
export function buildCalendarFile(head: CalendarHead, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clubhouse//Matches//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${head.method}`,
    ...(head.name === null ? [] : writeNameLines(head.name)),
    ...entries.flatMap((entry) => buildEvent(head, entry)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** The name as in RFC 7986, and as older calendars read it. */
function writeNameLines(name: string): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
  ];
}

function buildEvent({ method, organizer }: CalendarHead, entry: CalendarEntry): string[] {
  const isOff = method === 'CANCEL';
  const { when, summary, description, location } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${formatUtc(entry.changedAt)}`,
    `LAST-MODIFIED:${formatUtc(entry.changedAt)}`,
    `ORGANIZER;CN="${makeQuotable(organizer.name)}":mailto:${organizer.address}`,
    ...formatSpan(when),
    `SUMMARY:${escapeText(summary)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${entry.url}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    ...('day' in when ? ['TRANSP:TRANSPARENT'] : []),
    ...('day' in when || isOff ? [] : buildAlarm(when, summary)),
    'END:VEVENT',
  ];
}

function formatSpan(when: TimedEvent | AllDay): string[] {
  if ('day' in when) {
    const next = new Date(Date.parse(`${when.day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
    return [
      `DTSTART;VALUE=DATE:${toBasicFormat(when.day)}`,
      `DTEND;VALUE=DATE:${toBasicFormat(next)}`,
    ];
  }
  const endsAt = when.startsAt + when.minutes * MINUTE_MS;
  return [`DTSTART:${formatUtc(when.startsAt)}`, `DTEND:${formatUtc(endsAt)}`];
}

function buildAlarm({ alarmMinutes }: TimedEvent, summary: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:-PT${alarmMinutes}M`,
    'END:VALARM',
  ];
}

/** `20261126T200000Z` */
function formatUtc(instant: number): string {
  return `${toBasicFormat(new Date(instant).toISOString().slice(0, 19)).replaceAll(':', '')}Z`;
}

function toBasicFormat(date: string): string {
  return date.replaceAll('-', '');
}

/** Escapes text, so that it cannot end its line or start another property. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`);
}

/** Quoted values have no escape for quotes. */
function makeQuotable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '').replaceAll('"', '’');
}

/** Breaks lines after at most 75 octets, never within a character; the next begins with a space. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= FIRST_OCTETS) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > FIRST_OCTETS) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

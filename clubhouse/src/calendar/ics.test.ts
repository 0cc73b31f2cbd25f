import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CalendarEntry, buildCalendarFile } from './ics.ts';
import { readCalendar } from '../../test/read-calendar.ts';

const HEAD = {
  method: 'PUBLISH' as const,
  organizer: { name: 'Harbour Lane', address: 'club@example.org' },
  name: null,
};

function entryOf(more: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    uid: 'match-1@club.example',
    sequence: 2,
    changedAt: Date.parse('2026-11-22T10:00:00Z'),
    when: { startsAt: Date.parse('2026-11-26T20:00:00Z'), minutes: 90, alarmMinutes: 120 },
    summary: 'Match against Léa Marchetti',
    description: 'Singles, Box 3',
    location: 'Court 2',
    url: 'https://club.example/matches/1',
    ...more,
  };
}

test('CAL-1: a match with a time matches the expected file byte for byte', () => {
  // Written by hand according to RFC 5545, sections 3.1 to 3.8.
  const expected = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clubhouse//Matches//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:match-1@club.example',
    'SEQUENCE:2',
    'DTSTAMP:20261122T100000Z',
    'LAST-MODIFIED:20261122T100000Z',
    'ORGANIZER;CN="Harbour Lane":mailto:club@example.org',
    'DTSTART:20261126T200000Z',
    'DTEND:20261126T213000Z',
    'SUMMARY:Match against Léa Marchetti',
    'DESCRIPTION:Singles\\, Box 3',
    'LOCATION:Court 2',
    'URL:https://club.example/matches/1',
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Match against Léa Marchetti',
    'TRIGGER:-PT120M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
  assert.equal(buildCalendarFile(HEAD, [entryOf()]), expected);
});

test('CAL-1: a cancelled match keeps its UID and loses its alarm', () => {
  const [event] = readCalendar(
    buildCalendarFile({ ...HEAD, method: 'CANCEL' }, [entryOf()]),
  ).events;
  assert.equal(event?.get('UID'), 'match-1@club.example');
  assert.equal(event?.get('STATUS'), 'CANCELLED');
  const text = buildCalendarFile({ ...HEAD, method: 'CANCEL' }, [entryOf()]);
  assert.match(text, /\r\nMETHOD:CANCEL\r\n/);
  assert.doesNotMatch(text, /VALARM/);
});

test('CAL-1: an all-day match has dates without a time and ends the day after', () => {
  const text = buildCalendarFile(HEAD, [entryOf({ when: { day: '2026-12-31' } })]);
  assert.match(text, /\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n/);
  assert.match(text, /\r\nTRANSP:TRANSPARENT\r\n/);
  assert.doesNotMatch(text, /VALARM/);
});

test('CAL-1: no line exceeds 75 octets, and folded lines read back unchanged', () => {
  // Every length around the limit, in characters of one to four octets.
  for (const letter of ['a', 'é', '漢', '🎾']) {
    for (let length = 1; length < 170; length += 1) {
      const summary = letter.repeat(length);
      const text = buildCalendarFile(HEAD, [entryOf({ summary, location: null })]);
      for (const line of text.split('\r\n')) {
        assert.ok(Buffer.byteLength(line) <= 75, line);
        assert.equal(Buffer.from(line).toString(), line, 'a character was cut');
      }
      assert.equal(readCalendar(text).events[0]?.get('SUMMARY'), summary);
    }
  }
});

test('CAL-1: any characters in a name or place stay inside their value', () => {
  const hostile = 'A; B, C\\n "D"\r\nEND:VEVENT\nX:1\u0000\u0007:=\u2028ü';
  const text = buildCalendarFile(
    { ...HEAD, name: hostile, organizer: { name: hostile, address: 'a@example.org' } },
    [entryOf({ summary: hostile, description: hostile, location: hostile })],
  );
  const { events, calendar } = readCalendar(text);
  const safe = 'A; B, C\\n "D"\nEND:VEVENT\nX:1:=\nü';
  assert.equal(events.length, 1);
  assert.equal(events[0]?.get('SUMMARY'), safe);
  assert.equal(events[0]?.get('LOCATION'), safe);
  assert.equal(calendar.get('NAME'), safe);
  assert.equal(events[0]?.get('X'), undefined);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Static, Type } from 'typebox';
import { CalendarDate, DateTime, Nullable, WrittenDateTime } from './schema.ts';
import { type IsoDate, readDateTime, type Timestamp, toTimestamp } from '../shared/dates.ts';

/*
 * What this file tests, the compiler tests: each line that expects an error fails the type check
 * once there is none.
 */

const instants: Timestamp[] = [];
const dates: IsoDate[] = [];
const words: string[] = [];

test('text, an instant and a date do not pass for each other', () => {
  const now = toTimestamp(0);
  instants.push(now);
  words.push(now);
  // @ts-expect-error: an instant is no date
  dates.push(now);
  // @ts-expect-error: text is no instant
  instants.push('1970-01-01T00:00:00.000Z');
  // @ts-expect-error: text is no date
  dates.push('1970-01-01');
  assert.equal(instants.length, 2);
});

test('what a schema has checked has its type; an instant as a caller writes it is still text', () => {
  const Row = Type.Object({ day: Nullable(CalendarDate), since: DateTime, until: WrittenDateTime });
  const show = ({ day, since, until }: Static<typeof Row>) => {
    if (day !== null) dates.push(day);
    instants.push(since);
    // @ts-expect-error: it may be in any offset, and does not sort
    instants.push(until);
    const read = readDateTime(until);
    if (read !== null) instants.push(read);
  };
  assert.equal(typeof show, 'function');
});

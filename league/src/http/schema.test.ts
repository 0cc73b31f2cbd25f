import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Static, Type } from 'typebox';
import { EntryId, MemberId } from './id-schemas.ts';
import { CalendarDate, DateTime, makeIdParams, Nullable, WrittenDateTime } from './schema.ts';
import { type IsoDate, readDateTime, type Timestamp, toTimestamp } from '../shared/dates.ts';
import { createIdSource, type Id, isId } from '../shared/ids.ts';

/*
 * What this file tests, the compiler tests: each line that expects an error fails the type check
 * once there is none.
 */

const instants: Timestamp[] = [];
const dates: IsoDate[] = [];
const words: string[] = [];

test('text, an instant and a date are not interchangeable', () => {
  const now = toTimestamp(0);
  instants.push(now);
  words.push(now);
  // @ts-expect-error: an instant is not a date
  dates.push(now);
  // @ts-expect-error: text is not an instant
  instants.push('1970-01-01T00:00:00.000Z');
  // @ts-expect-error: text is not a date
  dates.push('1970-01-01');
  assert.equal(instants.length, 2);
});

test('checked values have the schema’s type, and an instant stays text as the caller wrote it', () => {
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

const members: Id<'member'>[] = [];
const anything: Id[] = [];

test('an entry id is not a member id, an instant or a date, and plain text is not an id', () => {
  const newId = createIdSource(Date.now, (size) => new Uint8Array(size));
  const entry = newId<'entry'>();
  anything.push(entry, newId<'member'>());
  words.push(entry);
  members.push(newId<'member'>());
  // @ts-expect-error: it is an entry's
  members.push(entry);
  // @ts-expect-error: it may be an entry's
  members.push(...anything);
  // @ts-expect-error: an id is not an instant
  instants.push(entry);
  // @ts-expect-error: an id is not a date
  dates.push(entry);
  // @ts-expect-error: an instant is not an id
  anything.push(toTimestamp(0));
  const text = String(entry);
  // @ts-expect-error: text is not an id
  anything.push(text);
  assert.ok(isId(text));
  members.push(text);
});

test('the schema sets the kind of an id in a body, and the route that in a path', () => {
  const Body = Type.Object({ member_id: MemberId, entry_id: EntryId });
  const ofMember = makeIdParams('member');
  const ofEntry = makeIdParams('entry');
  type Paths = [Static<typeof ofMember>, Static<typeof ofEntry>];
  const show = (body: Static<typeof Body>, ...[member, entry]: Paths) => {
    members.push(body.member_id, member.id);
    // @ts-expect-error: it is an entry's
    members.push(body.entry_id);
    // @ts-expect-error: it is an entry's
    members.push(entry.id);
  };
  assert.equal(typeof show, 'function');
});

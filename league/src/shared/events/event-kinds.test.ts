import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordedEvent } from '../../db/writer.ts';
import { EVENT_KINDS, type EventData, isEventKind } from './event-kinds.ts';
import { type Id, parseId } from '../ids.ts';

const COMPETITION: Id<'competition'> = parseId('01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e');
const ENTRY: Id<'entry'> = parseId('01989d2c-6b41-7c3a-9d1e-3f5a7b9c1d2e');

function record(event: RecordedEvent): RecordedEvent {
  return event;
}

test('EVT-8: an event with data or a subject of another kind does not compile', () => {
  const entry = { type: 'entry', id: ENTRY } as const;
  const data = { competition_id: COMPETITION };
  record({ kind: 'entry.withdrawn', subject: entry, data });
  record({ kind: 'season.deleted', subject: { type: 'season', id: ENTRY as Id as Id<never> } });
  // @ts-expect-error: a withdrawal names its competition
  record({ kind: 'entry.withdrawn', subject: entry });
  // @ts-expect-error: and nothing else
  record({ kind: 'entry.withdrawn', subject: entry, data: { ...data, name: 'Ann Lee' } });
  // @ts-expect-error: an entry is not a competition
  record({ kind: 'entry.withdrawn', subject: entry, data: { competition_id: ENTRY } });
  // @ts-expect-error: it is about an entry
  record({ kind: 'entry.withdrawn', subject: { type: 'competition', id: COMPETITION }, data });
  // @ts-expect-error: there is no such reason
  const wrong: EventData<'entry.deleted'> = { ...data, because: 'bored' };
  assert.equal(wrong.competition_id, COMPETITION);
});

test('EVT-8: an unknown kind is rejected', () => {
  assert.ok(EVENT_KINDS.every(isEventKind));
  for (const text of ['', 'toString', 'match', 'match.played']) assert.ok(!isEventKind(text), text);
});

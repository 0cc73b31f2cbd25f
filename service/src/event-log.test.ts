import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEventLog } from './event-log.ts';

test('HOST-4: each of several simultaneous events gets a line, and a failure is logged as one', () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
  const log = createEventLog({ write });
  log('a request failed', { err: new Error('no'), request_id: 'x' });
  log('room created', { room: 'one' }, { room: 'two' });
  log('stopped');
  assert.deepEqual(
    lines.map(({ level, msg, room }) => [level, msg, room]),
    [
      [50, 'a request failed', undefined],
      [30, 'room created', 'one'],
      [30, 'room created', 'two'],
      [30, 'stopped', undefined],
    ],
  );
});

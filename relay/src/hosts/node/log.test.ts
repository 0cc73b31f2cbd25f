import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonLog } from './log.ts';

const TIME = '1970-01-01T00:00:00.007Z';

test('log: what happened several times at once is a line each, in one write', () => {
  const written: string[] = [];
  const log = jsonLog(
    (text) => written.push(text),
    () => 7,
  );
  log('a request failed');
  log('room made', { room: 'one' });
  log('room made', { room: 'two' }, { room: 'three' });
  const line = (fields: object) => `${JSON.stringify({ time: TIME, ...fields })}\n`;
  assert.deepEqual(written, [
    line({ event: 'a request failed' }),
    line({ event: 'room made', room: 'one' }),
    line({ event: 'room made', room: 'two' }) + line({ event: 'room made', room: 'three' }),
  ]);
});

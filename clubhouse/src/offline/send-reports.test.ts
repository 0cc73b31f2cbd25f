import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { KeptReport, KeptReports } from './kept-reports.ts';
import { sendReports } from './send-reports.ts';

test('SIGN-23, OFF-7: a report from before a switch gets the answer for reports, not a page', async (t) => {
  const report: Partial<KeptReport> = {
    member: 'child',
    match: 'm',
    state: 'waiting',
    sentBefore: [],
    fields: [
      ['as_member', 'child'],
      ['line', '6-2 6-3'],
    ],
  };
  const reports = { of: async () => [report] } as unknown as KeptReports;
  const fetching = t.mock.method(globalThis, 'fetch', async () =>
    Response.json({ answer: 'other_member' }),
  );
  assert.equal(await sendReports(reports, 'child'), 'signed_out');
  const body = fetching.mock.calls[0]?.arguments[1]?.body;
  assert.ok(body instanceof URLSearchParams);
  assert.equal(body.toString(), 'line=6-2+6-3&as=child&before=');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, newestEvents, startClub } from './club.ts';
import { expectStatus } from './harness.ts';

test('MEM-7: an invitation’s outcome is recorded for the address that it went to', async (t) => {
  const club = await startClub(t);
  const member = await club.must('POST', '/v1/members', {
    display_name: 'Ann',
    email: 'Ann@example.org',
  });
  const path = `/v1/members/${readId(member)}`;
  const invite = (outcome: string, email: string) =>
    club.call('POST', `${path}/invitation`, { token: club.admin, body: { outcome, email } });
  for (const outcome of ['failed', 'accepted']) {
    club.clock.now += 1000;
    const answer = expectStatus(await invite(outcome, 'ann@EXAMPLE.org'), 200).body;
    const { invitation_state, invitation_at } = await club.must('GET', path);
    assert.deepEqual(answer, { member_id: readId(member), invitation_state, invitation_at });
    assert.equal(invitation_state, outcome);
    assert.equal(invitation_at, new Date(club.clock.now).toISOString());
  }
  expectStatus(await invite('accepted', 'old@example.org'), 409, 'expected_email_mismatch');
  expectStatus(await invite('delivered', 'ann@example.org'), 400, 'invalid_request');
  const events = await newestEvents(club, 2);
  assert.deepEqual(
    events.map((event) => event['data']),
    [{ outcome: 'accepted' }, { outcome: 'failed' }],
  );
  await club.must('DELETE', path);
  expectStatus(await invite('accepted', 'ann@example.org'), 409, 'member_deleted');
});

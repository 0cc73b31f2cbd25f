import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, playDivision, startClub, text } from './club.ts';
import { expectStatus } from './harness.ts';

test('ME-10: a player’s last season is the one that ended last with a finished entry of theirs', async (t) => {
  const club = await startClub(t);
  const { season, competition, members } = await playDivision(club, { players: 2 });
  const lastOf = async (member: string | undefined) => {
    const token = await club.signIn(text(member));
    const answer = await club.call('GET', '/v1/me/placements', { token });
    return expectStatus(answer, 200).body['last_season'];
  };
  assert.equal(await lastOf(members[0]), null, 'it runs');
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  const dates = { starts_on: '2026-04-01', ends_on: '2026-09-30' };
  const summer = { id: season, name: 'Summer', ...dates };
  assert.deepEqual(await lastOf(members[0]), summer);
  await club.must('PATCH', `/v1/seasons/${season}`, { state: 'complete' });
  const earlier = { starts_on: '2025-04-01', ends_on: '2025-09-30' };
  const before = readId(await club.must('POST', '/v1/seasons', { name: 'Before', ...earlier }));
  await club.must('PATCH', `/v1/seasons/${before}`, { state: 'active' });
  const body = { season_id: before, name: 'Box league', discipline: 'singles' };
  const old = `/v1/competitions/${readId(await club.must('POST', '/v1/competitions', body))}`;
  await club.must('POST', `${old}/entries`, { member_ids: [members[0]] });
  for (const state of ['active', 'complete']) await club.must('PATCH', old, { state });
  assert.deepEqual(await lastOf(members[0]), summer, 'which ended later');
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'archived' });
  assert.deepEqual(await lastOf(members[0]), summer, 'archived too');
  await club.must('PATCH', `/v1/competitions/${competition}`, { visibility: 'private' });
  assert.equal((await lastOf(members[0]))?.['id'], before, 'of what players see');
  assert.equal(await lastOf(members[1]), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMembers, readId, type InstalledClub, list, startClub } from './club.ts';
import { type Answer, expectStatus } from './harness.ts';

const BANDS = ['18-34', 'under_18', 'U18', '60+', 'over 45', null];
const DATES = ['1990-01-01', '01.02.90', 'born 1984', '12/05/03', '19900101'];

const APPLICATION = {
  first_name: 'Ann',
  surname: 'Lee',
  email: 'ann@example.org',
  phone: '1',
  gender: 'female',
  privacy_notice: 'p1',
};

async function applied(club: InstalledClub): Promise<string> {
  return readId(await club.must('POST', '/v1/join-requests', APPLICATION));
}

/** Every request that can set an age group. */
const DOORS: Readonly<
  Record<string, (club: InstalledClub, age_group: unknown) => Promise<Answer>>
> = {
  'a new member': (club, age_group) =>
    club.call('POST', '/v1/members', { token: club.admin, body: { display_name: 'A', age_group } }),
  'a change of a member': async (club, age_group) => {
    const [id] = await addMembers(club, 1);
    return club.call('PATCH', `/v1/members/${id}`, { token: club.admin, body: { age_group } });
  },
  'an application': (club, age_group) =>
    club.call('POST', '/v1/join-requests', {
      token: club.admin,
      body: { ...APPLICATION, age_group },
    }),
  'an approval': async (club, age_group) => {
    const path = `/v1/join-requests/${await applied(club)}/approve`;
    const answer = await club.call('POST', path, { token: club.admin, body: { age_group } });
    if (answer.status === 201) {
      await club.must('DELETE', `/v1/members/${readId(answer.body)}`);
    }
    return answer;
  },
};

for (const [door, knock] of Object.entries(DOORS)) {
  test(`MEM-10: the age group of ${door} is a band, not a date of birth`, async (t) => {
    const club = await startClub(t);
    for (const band of BANDS) {
      const { status, body } = await knock(club, band);
      assert.ok(status === 200 || status === 201, `${band}: ${status}`);
      assert.equal(body['age_group'], band);
    }
    for (const date of DATES) {
      const refused = expectStatus(await knock(club, date), 400, 'invalid_request');
      assert.deepEqual(list(refused.body['errors']), [
        {
          pointer: '/age_group',
          message: 'must be an age band such as 18_34, not a date of birth',
        },
      ]);
    }
  });
}

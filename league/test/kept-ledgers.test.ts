import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idOf, playDivision, startClub } from './club.ts';

test('API-15: what a member is called or does is of the divisions alone in which they play, and a season that moves on of none', async (t) => {
  const club = await startClub(t);
  const [one, two] = [await playDivision(club), await playDivision(club)];
  const member = `/v1/members/${String(one.members[0])}`;
  const other = idOf(await club.must('POST', '/v1/members', { display_name: 'Nobody' }));
  const ledgersRead = async ({ division }: typeof one) => {
    const before = club.statements.length;
    await club.must('GET', `/v1/divisions/${division}/standings`);
    const asked = club.statements.slice(before);
    assert.ok(asked.length > 1, 'it is no remembered answer');
    return asked.filter((sql) => /from "matches" where "division_id" in/.test(sql)).length;
  };
  assert.deepEqual([await ledgersRead(one), await ledgersRead(two)], [1, 1]);
  const dates = { starts_on: '2027-04-01', ends_on: '2027-09-30' };
  const season = idOf(await club.must('POST', '/v1/seasons', { name: 'Another', ...dates }));
  const CHANGES = [
    ['PATCH', `/v1/seasons/${season}`, { state: 'active' }, 0],
    ['PATCH', member, { display_name: 'Of another name' }, 1],
    ['POST', `${member}/pause`, {}, 1],
    ['DELETE', `/v1/members/${other}`, undefined, 0],
    ['POST', `/v1/members/${other}/erase`, undefined, 0],
    ['DELETE', member, undefined, 1],
    ['POST', `${member}/erase`, undefined, 1],
  ] as const;
  for (const [method, path, body, read] of CHANGES) {
    await club.must(method, path, body);
    const found = [await ledgersRead(one), await ledgersRead(two)];
    assert.deepEqual(found, [read, 0], `${method} ${path}`);
  }
});

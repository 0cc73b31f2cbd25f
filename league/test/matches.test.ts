import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idOf, list, playDivision, startClub, text, wonBy } from './club.ts';

test('MAT-1: matches are listed by competition, division, entry, member and status', async (t) => {
  const club = await startClub(t);
  const one = await playDivision(club, { players: 3 });
  const two = await playDivision(club, { players: 2 });
  await club.must('POST', `/v1/matches/${idOf(one.matches[1])}/claims`, { ...wonBy(0), side: 0 });
  const count = async (query: string) =>
    list((await club.must('GET', `/v1/matches?${query}`))['data']).length;
  assert.equal(await count(''), 4);
  assert.equal(await count(`competition=${two.competition}`), 1);
  assert.equal(await count(`division=${one.division}`), 3);
  assert.equal(await count(`entry=${one.entries[0]}`), 2);
  assert.equal(await count(`member=${two.members[0]}`), 1);
  assert.equal(await count(`member=${one.division}`), 0);
  assert.equal(await count('status=reported'), 1);
  assert.equal(await count(`status=open&division=${one.division}`), 2);
});

test('MAT-2: matches come oldest first or most recently changed first, page by page', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 4 });
  const ids = matches.map(idOf);
  club.clock.now += 1000;
  await club.must('POST', `/v1/matches/${ids[3]}/claims`, { ...wonBy(0), side: 0 });
  const pages = async (order: string) => {
    const seen: string[] = [];
    for (let after = ''; ;) {
      const page = await club.must('GET', `/v1/matches?limit=2&order=${order}${after}`);
      seen.push(...list(page['data']).map(idOf));
      if (page['next_cursor'] === null) return seen;
      after = `&after=${text(page['next_cursor'])}`;
    }
  };
  assert.deepEqual(await pages('oldest'), ids);
  const others = ids.filter((id) => id !== ids[3]).toReversed();
  assert.deepEqual(await pages('recent'), [ids[3], ...others]);
});

test('API-9, API-7: no cache stores an answer, and its ETag still saves sending it again', async (t) => {
  const club = await startClub(t);
  const { season, competition, division, matches } = await playDivision(club);
  await club.must('POST', `/v1/matches/${idOf(matches[0])}/claims`, {
    ...wonBy(0),
    side: 0,
    raw_input: 'we won',
  });
  for (const path of [
    `/v1/matches/${idOf(matches[0])}`,
    '/v1/matches',
    '/v1/seasons',
    `/v1/seasons/${season}`,
    `/v1/divisions/${division}/standings`,
    `/v1/competitions/${competition}/standings`,
    '/v1/members',
  ]) {
    const answer = await club.call('GET', path, { token: club.admin });
    assert.equal(answer.headers['cache-control'], 'no-store', path);
    const etag = answer.headers['etag'];
    if (typeof etag !== 'string') continue;
    const headers = { 'if-none-match': etag };
    const again = await club.call('GET', path, { token: club.admin, headers });
    assert.deepEqual([again.status, again.headers['cache-control']], [304, 'no-store'], path);
  }
});

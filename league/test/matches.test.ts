import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, list, NAMES, playDivision, startClub, text, wonBy } from './club.ts';

test('MAT-1: matches are filtered by competition, division, entry, member and status', async (t) => {
  const club = await startClub(t);
  const one = await playDivision(club, { players: 3 });
  const two = await playDivision(club, { players: 2 });
  await club.must('POST', `/v1/matches/${readId(one.matches[1])}/claims`, { ...wonBy(0), side: 0 });
  const count = async (query: string) =>
    list((await club.must('GET', `/v1/matches?${query}`))['data']).length;
  assert.equal(await count(''), 4);
  assert.equal(await count(`competition=${two.competition}`), 1);
  assert.equal(await count(`division=${one.division}`), 3);
  assert.equal(await count(`entry=${one.entries[0]}`), 2);
  assert.equal(await count(`member=${two.members[0]}`), 1);
  assert.equal(await count(`member=${one.division}`), 0);
  assert.equal(await count('status=reported'), 1);
  assert.equal(await count('status=reported,open'), await count('status=open&status=reported'));
  assert.equal(await count('status=reported,open'), (await count('status=open')) + 1);
  assert.equal(await count(`status=open&division=${one.division}`), 2);
});

test('MAT-2: matches are sorted by age or by latest change, page by page', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 4 });
  const ids = matches.map(readId);
  club.clock.now += 1000;
  await club.must('POST', `/v1/matches/${ids[3]}/claims`, { ...wonBy(0), side: 0 });
  const pages = async (order: string) => {
    const seen: string[] = [];
    for (let after = ''; ;) {
      const page = await club.must('GET', `/v1/matches?limit=2&order=${order}${after}`);
      seen.push(...list(page['data']).map(readId));
      if (page['next_cursor'] === null) return seen;
      after = `&after=${text(page['next_cursor'])}`;
    }
  };
  assert.deepEqual(await pages('oldest'), ids);
  const others = ids.filter((id) => id !== ids[3]).toReversed();
  assert.deepEqual(await pages('recent'), [ids[3], ...others]);
});

test('MAT-3: a match says who plays and whom it waits for, and tells a player their own side', async (t) => {
  const club = await startClub(t);
  const { matches, members, entries } = await playDivision(club, { discipline: 'doubles' });
  const id = readId(matches[0]);
  const [zero, one] = list(matches[0]?.['sides']).map((side) => text(side['entry_id']));
  await club.must('PATCH', `/v1/entries/${one}`, { name: 'The Smashers' });
  const ofEntry = (entry: string | undefined) => {
    const first = entries.indexOf(text(entry)) * 2;
    const name = (index: number) => text(NAMES[index]);
    return [first, first + 1].map((at) => ({ id: members[at], display_name: name(at) }));
  };
  const at = (entry: string | undefined, member: 0 | 1) => text(ofEntry(entry)[member]?.id);
  const outsider = members.find(
    (member) => ![zero, one].some((side) => member === at(side, 0) || member === at(side, 1)),
  );
  const tokens = {
    key: club.admin,
    zero: await club.signIn(at(zero, 1)),
    one: await club.signIn(at(one, 0)),
    outsider: await club.signIn(text(outsider)),
  };
  const seen = async (who: keyof typeof tokens, path = '/v1/matches') => {
    const { body } = await club.call('GET', path, { token: tokens[who] });
    const found =
      path === '/v1/matches' ? list(body['data']).find((row) => row['id'] === (id as never)) : body;
    return found ?? {};
  };
  const sides = [
    {
      side: 0,
      entry_id: zero,
      label: ofEntry(zero)
        .map((player) => player.display_name)
        .join(' / '),
      members: ofEntry(zero),
    },
    { side: 1, entry_id: one, label: 'The Smashers', members: ofEntry(one) },
  ];
  const path = `/v1/matches/${id}`;
  const assertSeen = async (waitingOn: 0 | 1 | null) => {
    for (const [who, mySide] of [
      ['key', null],
      ['zero', 0],
      ['one', 1],
      ['outsider', null],
    ] as const) {
      for (const from of ['/v1/matches', path]) {
        const match = await seen(who, from);
        assert.deepEqual(match['sides'], sides, who);
        assert.deepEqual(
          [match['my_side'], match['waiting_on']],
          [mySide, waitingOn],
          `${who} at ${from}`,
        );
      }
    }
  };
  await assertSeen(null);
  await club.must('POST', `${path}/claims`, { ...wonBy(0), side: 1 });
  await assertSeen(0);
  await club.must('POST', `${path}/claims`, { ...wonBy(1), side: 1 });
  await assertSeen(0);
  const disputed = await club.must('POST', `${path}/claims`, { ...wonBy(0), side: 0 });
  assert.deepEqual([disputed['status'], disputed['waiting_on']], ['disputed', null]);
  await club.must('POST', `${path}/settlement`, wonBy(0));
  await assertSeen(null);
});

test('MAT-3, API-8: an answer cached for one player is not given to another player or a key', async (t) => {
  const club = await startClub(t);
  const { members } = await playDivision(club, { players: 2 });
  const [ann, bo] = [await club.signIn(text(members[0])), await club.signIn(text(members[0]))];
  const cy = await club.signIn(text(members[1]));
  const other = await club.keyWith('league:read');
  const ask = async (token: string) => {
    const before = club.statements.length;
    const { body, headers } = await club.call('GET', '/v1/matches', { token });
    const mine = list(body['data']).map((match) => match['my_side']);
    return { mine, etag: headers['etag'], statements: club.statements.length - before };
  };
  for (const token of [ann, bo, cy, club.admin, other]) await ask(token);
  const [first, second, third, key, keyToo] = await Promise.all(
    [ann, bo, cy, club.admin, other].map(ask),
  );
  assert.deepEqual(second?.mine, first?.mine);
  assert.notDeepEqual(third?.mine, first?.mine);
  assert.deepEqual([key?.mine, keyToo?.mine], [[null], [null]]);
  assert.equal(new Set([first?.etag, third?.etag, key?.etag]).size, 3);
  assert.equal(first?.etag, second?.etag);
});

test('API-9, API-7: no cache stores an answer, and its ETag still avoids sending it again', async (t) => {
  const club = await startClub(t);
  const { season, competition, division, matches } = await playDivision(club);
  await club.must('POST', `/v1/matches/${readId(matches[0])}/claims`, {
    ...wonBy(0),
    side: 0,
    raw_input: 'we won',
  });
  for (const path of [
    `/v1/matches/${readId(matches[0])}`,
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

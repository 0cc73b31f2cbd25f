import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type DrawnDivision,
  readId,
  type InstalledClub,
  list,
  playDivision,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { expectStatus, type Json } from './harness.ts';

const NOBODY = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';

const ids = (rows: readonly Json[]) => rows.map(readId);

async function found(club: InstalledClub, query: string, token = club.admin): Promise<string[]> {
  const answer = await club.call('GET', `/v1/matches?limit=200&${query}`, { token });
  return ids(list(expectStatus(answer, 200).body['data']));
}

/** Reports by the side of this entry. */
async function report(club: InstalledClub, match: Json | undefined, entry: string): Promise<void> {
  const side = list(match?.['sides']).findIndex((one) => text(one['entry_id']) === entry);
  await club.must('POST', `/v1/matches/${readId(match)}/claims`, { ...wonBy(0), side });
}

function between({ matches }: DrawnDivision, ...entries: readonly (string | undefined)[]) {
  return matches.find((match) =>
    list(match['sides']).every((side) => entries.includes(text(side['entry_id']))),
  );
}

test('MAT-4: matches are filtered by season and ids, combined with every other filter', async (t) => {
  const club = await startClub(t);
  const one = await playDivision(club, { players: 4 });
  const two = await playDivision(club, { players: 3 });
  const [first, second] = [ids(one.matches), ids(two.matches)];
  assert.deepEqual(await found(club, `season=${one.season}`), first);
  assert.deepEqual(await found(club, `season=${two.season}`), second);
  assert.deepEqual(await found(club, `season=${NOBODY}`), []);
  assert.deepEqual(await found(club, `season=${one.season}&division=${two.division}`), []);
  const some = [first[4], second[0], first[1]];
  const inOrder = [first[1], first[4], second[0]];
  // Repeated, comma-separated, both, duplicated, and with an unknown id.
  for (const query of [
    some.map((id) => `ids=${id}`).join('&'),
    `ids=${some.join(',')}`,
    `ids=${some[0]},${some[1]}&ids=${some[2]},${some[0]}`,
    `ids=${some.join(',')},${NOBODY}`,
  ]) {
    assert.deepEqual(await found(club, query), inOrder, query);
  }
  assert.deepEqual(await found(club, `ids=${NOBODY}`), []);
  const mine = `ids=${some.join(',')}&season=${one.season}&status=open`;
  const entriesOf = (at: number) =>
    list(one.matches[at]?.['sides']).map((side) => text(side['entry_id']));
  const only = entriesOf(4).find((entry) => !entriesOf(1).includes(entry)) ?? '';
  const member = one.members[one.entries.indexOf(only)];
  assert.deepEqual(await found(club, `${mine}&member=${member}`), [first[4]]);
  assert.deepEqual(await found(club, `${mine}&entry=${only}`), [first[4]]);
});

test('MAT-4: matches are filtered by the state of their competition', async (t) => {
  const club = await startClub(t);
  const over = await playDivision(club, { players: 3 });
  const running = await playDivision(club, { players: 2 });
  await club.must('PATCH', `/v1/competitions/${over.competition}`, { state: 'complete' });
  assert.deepEqual(await found(club, 'competition_state=active'), ids(running.matches));
  assert.deepEqual(await found(club, 'competition_state=complete'), ids(over.matches));
  assert.deepEqual(await found(club, 'competition_state=draft'), []);
  assert.deepEqual(await found(club, `competition_state=active&season=${over.season}`), []);
  const token = await club.signIn(text(over.members[0]));
  assert.deepEqual(await found(club, 'competition_state=complete', token), ids(over.matches));
  const unknown = await club.call('GET', '/v1/matches?competition_state=over', {
    token: club.admin,
  });
  expectStatus(unknown, 400, 'invalid_request');
});

test('MAT-4, API-10: a request takes 1 to 100 ids, and paging still works', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 3 });
  const others = Array.from({ length: 101 }, (_, at) => NOBODY.replace(/...$/, String(100 + at)));
  const ask = (query: string) => club.call('GET', `/v1/matches?${query}`, { token: club.admin });
  const hundred = [...ids(matches), ...others].slice(0, 100).join(',');
  assert.equal(list(expectStatus(await ask(`ids=${hundred}`), 200).body['data']).length, 3);
  const tooMany = expectStatus(await ask(`ids=${hundred},${others[100]}`), 400, 'invalid_request');
  assert.match(tooMany.text, /"pointer":"query\/ids"/);
  const repeated = others.map((id) => `ids=${id}`).join('&');
  expectStatus(await ask(repeated), 400, 'invalid_request');
  for (const query of [
    'ids=',
    'ids=,',
    `ids=${NOBODY},`,
    'ids=x',
    'ids=%00',
    `ids=${NOBODY}&ids=`,
  ]) {
    expectStatus(await ask(query), 400, 'invalid_request');
  }
  // A parameter for a single value still accepts one.
  expectStatus(
    await ask('competition_state=active&competition_state=draft'),
    400,
    'invalid_request',
  );
  expectStatus(await ask('competition_state=active,draft'), 400, 'invalid_request');
  for (const order of ['oldest', 'recent']) {
    const seen: string[] = [];
    for (let after = ''; ;) {
      const { body } = await ask(`limit=2&order=${order}&ids=${hundred}${after}`);
      seen.push(...ids(list(body['data'])));
      if (body['next_cursor'] === null) break;
      after = `&after=${text(body['next_cursor'])}`;
    }
    const expected = ids(matches);
    assert.deepEqual(seen, order === 'oldest' ? expected : expected.toReversed());
  }
});

test('MAT-4: matches are found by the entry or member that they wait for', async (t) => {
  const club = await startClub(t);
  const division = await playDivision(club, { players: 3, discipline: 'doubles' });
  const { entries, members } = division;
  const [a = '', b = '', c = ''] = entries;
  const [withB, withC] = [between(division, a, b), between(division, a, c)];
  await report(club, withB, a);
  await report(club, withC, c);
  const waitingOn = async (who: string | undefined, more = '') =>
    found(club, `waiting_on=${who}${more}`);
  assert.deepEqual(await waitingOn(b), [readId(withB)]);
  assert.deepEqual(await waitingOn(members[2]), [readId(withB)]);
  assert.deepEqual(await waitingOn(members[3]), [readId(withB)]);
  assert.deepEqual(await waitingOn(a), [readId(withC)]);
  assert.deepEqual(await waitingOn(members[0]), [readId(withC)]);
  for (const nobody of [c, members[4], NOBODY]) assert.deepEqual(await waitingOn(nobody), []);
  assert.deepEqual(await waitingOn(b, '&status=open'), []);
  assert.deepEqual(await waitingOn(b, `&division=${division.division}`), [readId(withB)]);
  assert.deepEqual(await waitingOn(b, `&entry=${c}`), []);
  assert.deepEqual(await waitingOn(b, `&after=${readId(withB)}`), []);
  // An amendment still waits; once both have reported, nobody is waited for.
  const sideOfA = list(withB?.['sides']).findIndex((side) => text(side['entry_id']) === a);
  const path = `/v1/matches/${readId(withB)}/claims`;
  await club.must('POST', path, { ...wonBy(1), side: sideOfA });
  assert.deepEqual(await waitingOn(b), [readId(withB)]);
  await report(club, withB, b);
  assert.equal((await club.must('GET', `/v1/matches/${readId(withB)}`))['status'], 'disputed');
  assert.deepEqual(await waitingOn(b), []);
  await report(club, withC, a);
  assert.deepEqual(await waitingOn(a), []);
});

test('MAT-4, ACC-3: no filter shows a player what the list hides', async (t) => {
  const club = await startClub(t);
  const hidden = await playDivision(club, { players: 2 });
  const [match] = hidden.matches;
  await report(club, match, text(hidden.entries[0]));
  const token = await club.signIn(text(hidden.members[1]));
  const filters = [
    `ids=${readId(match)}`,
    `season=${hidden.season}`,
    `waiting_on=${hidden.members[1]}`,
    `waiting_on=${hidden.entries[1]}`,
  ];
  const seen = async () => {
    const all = [];
    for (const filter of filters) all.push((await found(club, filter, token)).length);
    return all;
  };
  assert.deepEqual(await seen(), [1, 1, 1, 1]);
  await club.must('PATCH', `/v1/competitions/${hidden.competition}`, { visibility: 'private' });
  assert.deepEqual(await seen(), [0, 0, 0, 0]);
  for (const filter of filters) assert.equal((await found(club, filter)).length, 1, filter);
});

test('MAT-5: a key’s list may include the details of each match, with one more statement', async (t) => {
  const club = await startClub(t);
  const { matches, members } = await playDivision(club, { players: 5 });
  const [one, two, three] = ids(matches);
  await club.must('POST', `/v1/matches/${one}/claims`, { ...wonBy(0), side: 0, raw_input: 'won' });
  for (const side of [0, 1] as const) {
    await club.must('POST', `/v1/matches/${two}/claims`, { ...wonBy(side), side });
    await club.must('POST', `/v1/matches/${three}/claims`, { ...wonBy(0), side });
  }
  const expanded = list((await club.must('GET', '/v1/matches?expand=detail'))['data']);
  assert.equal(expanded.length, 10);
  for (const row of expanded) {
    assert.deepEqual(row, await club.must('GET', `/v1/matches/${readId(row)}`));
  }
  assert.ok(list(expanded[1]?.['difference_list']).length > 0);
  const plain = list((await club.must('GET', '/v1/matches'))['data']);
  assert.ok(plain.every((row) => !('claims' in row) && !('difference_list' in row)));
  const statements = async (query: string) => {
    const before = club.statements.length;
    await club.must('GET', `/v1/matches?${query}`);
    return club.statements.length - before;
  };
  assert.equal(await statements('expand=detail&limit=9'), (await statements('limit=8')) + 1);
  const token = await club.signIn(text(members[0]));
  const refused = await club.call('GET', '/v1/matches?expand=detail', { token });
  expectStatus(refused, 403, 'session_not_accepted');
  expectStatus(await club.call('GET', '/v1/matches?expand=all', { token: club.admin }), 400);
});

test('MAT-2, MAT-4: a season with several statuses keeps the overall order across pages, both ways', async (t) => {
  const club = await startClub(t);
  const one = await playDivision(club, { players: 4 });
  const other = await playDivision(club, { players: 3 });
  const path = '/v1/competitions';
  const made = await club.must('POST', path, {
    season_id: one.season,
    name: 'Second',
    discipline: 'singles',
  });
  const division = await club.must('POST', `${path}/${readId(made)}/divisions`, { name: 'One' });
  for (const member of one.members.slice(0, 3)) {
    const body = { member_ids: [member], division_id: readId(division) };
    await club.must('POST', `${path}/${readId(made)}/entries`, body);
  }
  await club.must('PATCH', `${path}/${readId(made)}`, { state: 'active' });
  await club.must('POST', `/v1/divisions/${readId(division)}/fixtures`);
  const all = list((await club.must('GET', '/v1/matches?limit=200'))['data']);
  for (const [index, match] of all.entries()) {
    club.clock.now += ((index * 7) % 5) * 1000;
    const claims = `/v1/matches/${readId(match)}/claims`;
    if (index % 3 > 0) await club.must('POST', claims, { ...wonBy(0), side: 0 });
    if (index % 3 > 1) await club.must('POST', claims, { ...wonBy(1), side: 1 });
  }
  await club.must('PATCH', `${path}/${other.competition}`, { visibility: 'private' });
  const session = await club.signIn(text(one.members[0]));
  for (const token of [club.admin, session]) {
    for (const order of ['oldest', 'recent']) {
      const seen = list(
        (await club.call('GET', `/v1/matches?limit=200&order=${order}`, { token })).body['data'],
      );
      const inSeason = seen.filter((match) => text(match['competition_id']) !== other.competition);
      const standing = (rows: Json[], ...wanted: string[]) =>
        rows.filter((match) => wanted.includes(text(match['status'])));
      const cases: [string, Json[]][] = [
        [`season=${one.season}`, inSeason],
        [`season=${one.season}&status=open`, standing(inSeason, 'open')],
        [`season=${one.season}&status=open,disputed`, standing(inSeason, 'open', 'disputed')],
        ['status=reported,disputed', standing(seen, 'reported', 'disputed')],
      ];
      for (const [query, expected] of cases) {
        assert.ok(expected.length > 1, query);
        assert.deepEqual(await paged(club, `${query}&order=${order}`, token), ids(expected), query);
      }
    }
  }
});

/** The same list in pages of two. */
async function paged(club: InstalledClub, query: string, token: string): Promise<string[]> {
  const pages: string[] = [];
  let after = '';
  for (;;) {
    const answer = await club.call('GET', `/v1/matches?limit=2&${query}${after}`, { token });
    pages.push(...ids(list(expectStatus(answer, 200).body['data'])));
    const cursor: unknown = answer.body['next_cursor'];
    if (typeof cursor !== 'string') return pages;
    after = `&after=${cursor}`;
  }
}

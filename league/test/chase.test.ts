import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  readId,
  type InstalledClub,
  list,
  playDivision,
  playMatch,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { expectStatus, type Json } from './harness.ts';

async function chase(club: InstalledClub, query = ''): Promise<Json[]> {
  return list((await club.must('GET', `/v1/chase-list${query}`))['data']);
}

const names = (rows: readonly Json[]) =>
  rows.map((row) => row['member']?.['display_name']).toSorted();

test('CHA-1: members with open matches are listed, with their progress and what is missing', async (t) => {
  const club = await startClub(t);
  const { matches, competition } = await playDivision(club, { players: 3, deadline: '2026-04-30' });
  await playMatch(club, readId(matches[0]), wonBy(0));
  await club.must('POST', `/v1/matches/${readId(matches[1])}/claims`, { ...wonBy(0), side: 0 });
  const rows = await chase(club);
  assert.deepEqual(names(rows), ['Ann Lee', 'Bo Berg', 'Cy Cole']);
  for (const row of rows) {
    assert.equal(row['competition_id'], competition);
    assert.equal(row['division_name'], 'One');
    assert.equal(row['days_left'], 29);
    assert.equal(row['results_close_at'], '2026-04-30T23:00:00.000Z');
    assert.equal(Number(row['short_by']), Number(row['minimum']) - Number(row['played']));
    assert.ok(!('email' in (row['member'] ?? {})) || row['member']?.['email'] === null);
  }
  const reported = rows.flatMap((row) =>
    list(row['outstanding'])
      .filter((one) => one['match_id'] === (readId(matches[1]) as never))
      .map((one) => [row['entry_id'], one['status'], one['waiting_on_us']]),
  );
  const [zero, one] = list(matches[1]?.['sides']).map((side) => side['entry_id']);
  assert.deepEqual(
    new Set(reported.map((each) => JSON.stringify(each))),
    new Set([JSON.stringify([zero, 'reported', false]), JSON.stringify([one, 'reported', true])]),
  );
  for (const match of matches.slice(1)) {
    await club.must('POST', `/v1/matches/${readId(match)}/settlement`, { outcome: 'unplayed' });
  }
  assert.deepEqual(await chase(club), []);
});

test('CHA-1, CHA-2: days are counted in the club’s zone, up to the last day and no further', async (t) => {
  const club = await startClub(t, { timezone: 'Pacific/Auckland' });
  const { season } = await playDivision(club, { players: 2, deadline: '2026-04-10' });
  const other = await playDivision(club, { players: 2, deadline: '2026-05-01' });
  await club.must('PATCH', `/v1/seasons/${other.season}`, { results_deadline: null });
  const days = async (query = '') => (await chase(club, query)).map((row) => row['days_left']);
  // 1 April, 22 h in Auckland.
  assert.deepEqual(await days(), [9, 9, null, null]);
  assert.deepEqual(await days('?within_days=9'), [9, 9]);
  assert.deepEqual(await days('?within_days=8'), []);
  assert.deepEqual(await days(`?season=${other.season}`), [null, null]);
  assert.deepEqual(await days(`?season=${season}&within_days=365`), [9, 9]);
  // Auckland left daylight saving on 5 April: its day ends at noon, UTC.
  club.clock.now = Date.parse('2026-04-10T11:59:59.999Z');
  assert.deepEqual(await days('?within_days=0'), [0, 0]);
  club.clock.now += 1;
  assert.deepEqual(await days(), [null, null]);
  for (const query of ['?within_days=-1', '?within_days=366', '?within_days=x']) {
    expectStatus(await club.call('GET', `/v1/chase-list${query}`, { token: club.admin }), 400);
  }
});

test('CHA-4: the list is paged in an order without ties', async (t) => {
  const club = await startClub(t);
  const first = await playDivision(club, { players: 3, discipline: 'doubles' });
  const soon = await playDivision(club, { players: 4, deadline: '2026-05-01' });
  const never = await playDivision(club, { players: 2 });
  await club.must('PATCH', `/v1/seasons/${never.season}`, { results_deadline: null });
  await playMatch(club, readId(soon.matches[0]), wonBy(0));
  const all = await chase(club, '?limit=200');
  assert.equal(all.length, 6 + 4 + 2);
  const order = all.map(({ results_deadline: deadline, short_by: short }) =>
    [deadline === null ? 'none' : text(deadline), 9 - Number(short)].join(' '),
  );
  assert.deepEqual(order, order.toSorted());
  assert.ok(new Set(order).size > 3, order.join());
  for (const limit of [1, 5, 11, 12]) {
    const pages: Json[][] = [];
    for (let after = ''; ;) {
      const page = await club.must('GET', `/v1/chase-list?limit=${limit}${after}`);
      pages.push(list(page['data']));
      if (page['next_cursor'] === null) break;
      after = `&after=${text(page['next_cursor'])}`;
    }
    assert.deepEqual(pages.flat(), all, `by ${limit}`);
    assert.equal(pages.length, Math.ceil(12 / limit));
  }
  const start = await club.must('GET', `/v1/chase-list?limit=2&season=${first.season}`);
  const more = `limit=200&season=${first.season}&within_days=365&after=${text(start['next_cursor'])}`;
  const rest = await chase(club, `?${more}`);
  assert.deepEqual(
    [...list(start['data']), ...rest],
    all.filter((row) => row['competition_id'] === (first.competition as never)),
  );
  // The cursor's row is gone; the rows after it remain.
  const [gone, next] = list(start['data']).slice(1).concat(rest);
  await club.must('POST', `/v1/members/${text(gone?.['member']?.['id'])}/pause`);
  const [follows] = await chase(
    club,
    `?limit=1&season=${first.season}&after=${text(start['next_cursor'])}`,
  );
  assert.equal(follows?.['member']?.['id'], next?.['member']?.['id']);
});

test('CHA-4, API-4: an invalid cursor and a limit out of range are refused', async (t) => {
  const club = await startClub(t);
  await playDivision(club, { players: 2 });
  const page = await club.must('GET', '/v1/chase-list?limit=1');
  const cursor = text(page['next_cursor']);
  const other = Buffer.from(Buffer.from(cursor, 'base64url').toString().replace('c1.', 'c2.'));
  const feed = text((await club.must('GET', '/v1/events?limit=1'))['next_cursor']);
  for (const wrong of [
    '',
    'x',
    `${cursor}A`,
    `${cursor}%3D`,
    other.toString('base64url'),
    feed,
    readId(list(page['data'])[0]?.['member']),
  ]) {
    const path = `/v1/chase-list?after=${wrong}`;
    const answer = await club.call('GET', path, { token: club.admin });
    expectStatus(answer, 400, 'invalid_request');
    assert.match(answer.text, /"pointer":"query\/after"/);
  }
  for (const query of ['limit=0', 'limit=201']) {
    expectStatus(await club.call('GET', `/v1/chase-list?${query}`, { token: club.admin }), 400);
  }
  assert.equal((await chase(club, `?after=${cursor}`)).length, 1);
});

test('CHA-5: the list filters by competition, division, members and shortfall', async (t) => {
  const club = await startClub(t);
  const singles = await playDivision(club, { players: 4, deadline: '2026-05-01' });
  const doubles = await playDivision(club, { players: 3, discipline: 'doubles' });
  const [ann, bo, cy] = singles.members.map(text);
  await playMatch(club, readId(singles.matches[0]), wonBy(0));
  const all = await chase(club);
  const rows = async (query: string) => {
    const page = await club.must('GET', `/v1/chase-list?${query}`);
    assert.equal(page['total'], list(page['data']).length, query);
    return list(page['data']);
  };
  const of = (member: string | undefined) =>
    all.filter((row) => row['member']?.['id'] === (member as never));
  assert.equal((await rows(`competition=${singles.competition}`)).length, 4);
  assert.equal((await rows(`competition=${doubles.competition}`)).length, 6);
  const division = text(
    all.find((row) => row['competition_id'] === (singles.competition as never))?.['division_id'],
  );
  assert.equal((await rows(`division=${division}`)).length, 4);
  assert.deepEqual(await rows(`division=${division}&competition=${doubles.competition}`), []);
  assert.deepEqual(await rows(`member=${ann}`), of(ann));
  assert.deepEqual(
    await rows(`member=${ann}&member=${cy}`),
    all.filter((row) => [...of(ann), ...of(cy)].includes(row)),
  );
  assert.deepEqual(
    await rows(`member=${bo},${cy}&division=${text(doubles.matches[0]?.['division_id'])}`),
    [],
  );
  const short = Number(of(ann)[0]?.['short_by']);
  assert.deepEqual(
    await rows(`short_by=${short}`),
    all.filter((row) => Number(row['short_by']) >= short),
  );
  assert.equal((await rows('short_by=1000')).length, 0);
  assert.equal((await club.must('GET', '/v1/chase-list?limit=2'))['total'], all.length);
  const [row] = of(ann);
  assert.equal(row?.['season_id'], singles.season);
  assert.equal(row?.['visibility'], 'members');
  for (const one of list(row?.['outstanding'])) {
    assert.deepEqual(
      list(one['opponents']).map((each) => each['display_name']),
      [one['opponent']],
    );
  }
  for (const query of ['short_by=-1', 'member=x', 'division=', 'competition=1']) {
    expectStatus(await club.call('GET', `/v1/chase-list?${query}`, { token: club.admin }), 400);
  }
});

test('CHA-2: phone numbers and addresses appear only with members:pii', async (t) => {
  const club = await startClub(t);
  const { members } = await playDivision(club, { players: 2 });
  const details = { email: 'ann@example.org', phone: '+44 7700 900001' };
  await club.must('PATCH', `/v1/members/${members[0]}`, details);
  const [row] = await chase(club, `?member=${members[0]}`);
  assert.deepEqual(row?.['member'], { id: members[0], display_name: 'Ann Lee', ...details });
  const token = await club.keyWith('members:read');
  const { body } = await club.call('GET', `/v1/chase-list?member=${members[0]}`, { token });
  assert.deepEqual(list(body['data'])[0]?.['member'], {
    id: members[0],
    display_name: 'Ann Lee',
  });
});

test('CHA-1: only running competitions are chased', async (t) => {
  const club = await startClub(t);
  const { season, competition } = await playDivision(club, { players: 2 });
  assert.equal((await chase(club)).length, 2);
  await club.must('PATCH', `/v1/competitions/${competition}`, { visibility: 'private' });
  assert.equal((await chase(club)).length, 2);
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  assert.deepEqual(await chase(club), []);
  await club.must('PATCH', `/v1/seasons/${season}`, { state: 'complete' });
  assert.deepEqual(await chase(club, `?season=${season}`), []);
});

test('CHA-2: addresses are shown only with members:pii', async (t) => {
  const club = await startClub(t);
  const { members } = await playDivision(club, { players: 2 });
  await club.must('PATCH', `/v1/members/${members[0]}`, { email: 'ann@example.org' });
  assert.deepEqual((await chase(club)).map((row) => row['member']?.['email']).toSorted(), [
    'ann@example.org',
    null,
  ]);
  const token = await club.keyWith('members:read');
  const seen = expectStatus(await club.call('GET', '/v1/chase-list', { token }), 200);
  assert.ok(!seen.text.includes('email') && !seen.text.includes('ann@'));
});

test('CHA-3: an absent player is not chased, and nobody is chased because of them', async (t) => {
  const club = await startClub(t);
  const { members, entries } = await playDivision(club, { players: 3, discipline: 'doubles' });
  const [ann, bo, cy] = members.map(text);
  const outstanding = (rows: readonly Json[]) =>
    new Map(
      rows.map((row) => [text(row['member']?.['display_name']), list(row['outstanding']).length]),
    );
  await club.must('POST', `/v1/members/${ann}/pause`);
  let rows = outstanding(await chase(club));
  assert.deepEqual(
    [rows.get('Ann Lee'), rows.get('Bo Berg'), rows.get('Cy Cole')],
    [undefined, 2, 2],
  );
  await club.must('POST', `/v1/members/${bo}/pause`);
  rows = outstanding(await chase(club));
  assert.deepEqual([rows.get('Bo Berg'), rows.get('Cy Cole')], [undefined, 1]);
  await club.must('DELETE', `/v1/members/${bo}/pause`);
  await club.must('PATCH', `/v1/members/${cy}`, { status: 'left' });
  rows = outstanding(await chase(club));
  assert.deepEqual(
    [rows.get('Cy Cole'), rows.get('Di Dahl'), rows.get('Bo Berg')],
    [undefined, 2, 2],
  );
  await club.must('POST', `/v1/entries/${entries[1]}/withdrawal`);
  rows = outstanding(await chase(club));
  assert.deepEqual(
    [rows.get('Di Dahl'), rows.get('Bo Berg'), rows.get('Ed Eck')],
    [undefined, 1, 1],
  );
});

test('CHA-1, PRG-1: a row’s played and missing matches equal those of progress, under any rules', async (t) => {
  const club = await startClub(t);
  const { competition, matches, entries } = await playDivision(club, { players: 5 });
  const walkover = { outcome: 'walkover', retired_side: 1 };
  const retired = { outcome: 'retired', score: { sets: [{ games: [2, 1] }] }, retired_side: 0 };
  const unplayed = { outcome: 'unplayed' };
  for (const [index, result] of [wonBy(0), walkover, retired, unplayed].entries()) {
    await club.must('POST', `/v1/matches/${readId(matches[index])}/settlement`, result);
  }
  const asInProgress = async (what: string) => {
    const rows = await chase(club);
    assert.ok(rows.length > 0, what);
    for (const row of rows) {
      const path = `/v1/entries/${text(row['entry_id'])}/progress`;
      const progress = await club.must('GET', path);
      for (const name of ['played', 'minimum', 'short_by'])
        assert.equal(row[name], progress[name], `${name}, ${what}`);
    }
  };
  const rules = async (changes: object) =>
    club.must('PATCH', `/v1/competitions/${competition}`, { rules: changes });
  await asInProgress('the default');
  for (const played of ['present', 'neither']) {
    await rules({ walkover: { played }, minMatchesToPlay: played === 'present' ? 2 : 20 });
    await asInProgress(`a walkover counts for ${played}`);
  }
  await club.must('POST', `/v1/entries/${text(entries[0])}/withdrawal`);
  for (const playedMatches of ['keep', 'void']) {
    for (const remainingMatches of ['walkover_to_opponent', 'unplayed']) {
      await rules({ withdrawal: { playedMatches, remainingMatches } });
      await asInProgress(`somebody withdrew: ${playedMatches}, ${remainingMatches}`);
    }
  }
});

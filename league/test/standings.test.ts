import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, list, playDivision, playMatch, startClub, wonBy } from './club.ts';
import { expectStatus, type Json } from './harness.ts';

test('STA-11: a table follows from the results, with what separated each row', async (t) => {
  const club = await startClub(t);
  const { division, competition, matches } = await playDivision(club);
  for (const match of matches) await playMatch(club, readId(match), wonBy(0));
  const table = await club.must('GET', `/v1/divisions/${division}/standings`);
  assert.equal(table['final'], false);
  assert.equal(table['results_close_at'], '2026-09-30T23:00:00.000Z');
  const rows = list(table['rows']);
  assert.equal(rows.length, 3);
  assert.equal(
    rows.reduce((sum, row) => sum + Number(row['points']), 0),
    12,
  );
  assert.equal(rows[0]?.['separated_by'], null);
  const all = await club.must('GET', `/v1/competitions/${competition}/standings`);
  assert.deepEqual(list(all['data']), [table]);
});

test('STA-20: a table carries the match format of its competition, also after a change', async (t) => {
  const club = await startClub(t);
  const { division, competition } = await playDivision(club);
  const path = `/v1/divisions/${division}/standings`;
  for (const bestOf of [3, 5]) {
    const rules = { format: { bestOf } };
    const changed = await club.must('PATCH', `/v1/competitions/${competition}`, { rules });
    const { format } = changed['rules'] as Json;
    assert.equal((format as Json)['bestOf'], bestOf);
    assert.deepEqual((await club.must('GET', path))['format'], format);
  }
});

test('STA-10: a single table says who moves exactly as the whole competition does', async (t) => {
  const club = await startClub(t);
  const { competition, division, matches } = await playDivision(club, {
    rules: { movement: { promoted: 1, relegated: 1 } },
  });
  const movements = async () => {
    const table = await club.must('GET', `/v1/divisions/${division}/standings`);
    const all = await club.must('GET', `/v1/competitions/${competition}/standings`);
    assert.deepEqual(list(all['data'])[0], table);
    return list(table['rows']).map((row) => row['movement']);
  };
  for (const match of matches) await playMatch(club, readId(match), wonBy(0));
  assert.deepEqual(await movements(), [null, null, null]);
  const path = `/v1/competitions/${competition}`;
  const below = readId(await club.must('POST', `${path}/divisions`, { name: 'Two' }));
  // Nobody goes down from the lowest division.
  assert.deepEqual(await movements(), [null, null, null]);
  for (const display_name of ['Ed Eck', 'Flo Fink']) {
    const member = readId(await club.must('POST', '/v1/members', { display_name }));
    await club.must('POST', `${path}/entries`, { member_ids: [member], division_id: below });
  }
  assert.deepEqual(await movements(), [null, null, 'relegation']);
});

test('STA-10, SET-4, API-7: the sizes of neighbouring divisions affect a table and a settlement’s version', async (t) => {
  const club = await startClub(t);
  const { competition, division, matches } = await playDivision(club, { players: 6 });
  const path = `/v1/competitions/${competition}`;
  const below = readId(await club.must('POST', `${path}/divisions`, { name: 'Two' }));
  const entries: string[] = [];
  for (let index = 0; index < 4; index++) {
    const member = readId(await club.must('POST', '/v1/members', { display_name: `M ${index}` }));
    const body = { member_ids: [member], division_id: below };
    entries.push(readId(await club.must('POST', `${path}/entries`, body)));
  }
  const settlement = `/v1/matches/${readId(matches[0])}/settlement`;
  const look = async () => {
    const table = `/v1/divisions/${division}/standings`;
    const { body, headers } = await club.call('GET', table, { token: club.admin });
    const all = await club.must('GET', `${path}/standings`);
    assert.deepEqual(list(all['data'])[0], body);
    const { version } = await club.must('POST', `${settlement}-preview`, wonBy(0));
    const down = list(body['rows']).filter(isRelegated).length;
    return { down, etag: headers['etag'], version };
  };
  const four = await look();
  await club.must('POST', `/v1/entries/${entries[3]}/withdrawal`);
  const three = await look();
  assert.deepEqual([four.down, three.down], [2, 1]);
  assert.notEqual(four.etag, three.etag);
  assert.notEqual(four.version, three.version);
  const outdated = { ...wonBy(0), expected_version: four.version };
  const refused = await club.call('POST', settlement, { token: club.admin, body: outdated });
  expectStatus(refused, 409, 'settlement_changed');
  await club.must('DELETE', `/v1/entries/${entries[3]}/withdrawal`);
  assert.deepEqual(await look(), four);
  const away = await club.must('POST', `${path}/divisions`, { name: 'Three' });
  await club.must('PATCH', `/v1/entries/${entries[3]}`, { division_id: readId(away) });
  assert.equal((await look()).down, 1);
});

function isRelegated({ movement }: Json): boolean {
  return typeof movement === 'string' && movement === 'relegation';
}

test('STA-6: a table becomes final at the deadline by itself, and when the competition is complete', async (t) => {
  const club = await startClub(t);
  const { division, competition, season } = await playDivision(club, { deadline: '2026-04-10' });
  const ask = async () => {
    const table = await club.must('GET', `/v1/divisions/${division}/standings`);
    return [table['final'], list(table['rows'])[0]?.['unplayed']];
  };
  club.clock.now = Date.parse('2026-04-10T22:59:59.999Z');
  assert.deepEqual(await ask(), [false, 0]);
  club.clock.now += 1;
  assert.deepEqual(await ask(), [true, 2]);
  await club.must('PATCH', `/v1/seasons/${season}`, { results_deadline: '2026-05-01' });
  assert.deepEqual(await ask(), [false, 0]);
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  assert.deepEqual(await ask(), [true, 2]);
});

test('STA-12: a table includes its matches only if asked', async (t) => {
  const club = await startClub(t);
  const { division, competition, season, matches, entries } = await playDivision(club);
  const [played, reported] = matches;
  await playMatch(club, readId(played), wonBy(1));
  const claim = { ...wonBy(0), side: 0 };
  await club.must('POST', `/v1/matches/${readId(reported)}/claims`, claim);
  const plain = await club.must('GET', `/v1/divisions/${division}/standings`);
  assert.equal('matches' in plain, false);
  const table = await club.must('GET', `/v1/divisions/${division}/standings?expand=matches`);
  const shown = list(table['matches']);
  assert.equal(shown.length, 3);
  assert.deepEqual(shown[0], {
    id: readId(played),
    entry_ids: list(played?.['sides']).map((side) => side['entry_id']),
    status: 'played',
    outcome: 'completed',
    score: wonBy(1).score,
    winning_side: 1,
    figures: [0, 2],
    ruling: null,
    round: 1,
  });
  // A report by only one side is not a result.
  const { id: _id, entry_ids: ids, ...untold } = shown[1] ?? {};
  const nothing = {
    outcome: null,
    score: null,
    winning_side: null,
    figures: null,
    ruling: null,
  };
  assert.deepEqual(untold, { status: 'reported', round: 1, ...nothing });
  assert.ok(list(ids).every((id) => entries.includes(id as never)));
  const all = await club.must('GET', `/v1/competitions/${competition}/standings?expand=matches`);
  assert.deepEqual(list(all['data']), [table]);
  const whole = await club.must('GET', `/v1/seasons/${season}/standings?expand=matches`);
  assert.deepEqual(list(whole['competitions'])[0]?.['tables'], [table]);
  const query = '?expand=rows';
  const wrong = await club.call('GET', `/v1/divisions/${division}/standings${query}`, {
    token: club.admin,
  });
  expectStatus(wrong, 400);
});

test('STA-13: a season’s tables are those of its started competitions, as the caller may see them', async (t) => {
  const club = await startClub(t);
  const { season, competition, members } = await playDivision(club);
  const make = async (name: string, more: object) =>
    readId(
      await club.must('POST', '/v1/competitions', {
        season_id: season,
        name,
        discipline: 'doubles',
        ...more,
      }),
    );
  const hidden = await make('Trial', { visibility: 'private' });
  await make('Next', {});
  await club.must('PATCH', `/v1/competitions/${hidden}`, { state: 'active' });
  const path = `/v1/seasons/${season}/standings`;
  const whole = await club.must('GET', path);
  assert.equal(whole['season_id'], season);
  const { tables, ...about } = list(whole['competitions'])[0] ?? {};
  assert.deepEqual(about, {
    competition_id: competition,
    name: 'Box league',
    discipline: 'singles',
    state: 'active',
  });
  const one = await club.must('GET', `/v1/competitions/${competition}/standings`);
  assert.deepEqual(tables, one['data']);
  const idsFor = (answer: Json) =>
    list(answer['competitions']).map((each) => each['competition_id']);
  assert.deepEqual(idsFor(whole), [competition, hidden]);
  const token = await club.signIn(members[0] ?? '');
  const seen = expectStatus(await club.call('GET', path, { token }), 200).body;
  assert.deepEqual(idsFor(seen), [competition]);
  const nowhere = `/v1/seasons/${competition}/standings`;
  expectStatus(await club.call('GET', nowhere, { token }), 404);
});

test('API-7: an ETag stays the same while the answer does, and a 304 has no body', async (t) => {
  const club = await startClub(t);
  const { division, match } = { ...(await playDivision(club)), match: '' };
  const paths = [`/v1/divisions/${division}/standings`, '/v1/seasons', '/v1/matches'];
  for (const path of paths) {
    const ask = (etag?: string) =>
      club.call('GET', path, {
        token: club.admin,
        ...(etag === undefined ? {} : { headers: { 'if-none-match': etag } }),
      });
    const etag = String(expectStatus(await ask(), 200).headers['etag']);
    assert.match(etag, /^"[\w-]+"$/);
    const hit = expectStatus(await ask(etag), 304);
    assert.equal(hit.text, '');
    assert.equal(hit.headers['etag'], etag);
    expectStatus(await ask(`"other", W/${etag}`), 304);
    expectStatus(await ask('*'), 304);
    expectStatus(await ask('"other"'), 200);
  }
  assert.equal(match, '');
});

test('API-7: a write that changes an answer changes its ETag', async (t) => {
  const club = await startClub(t);
  const made = await playDivision(club);
  const token = await club.signIn(made.members[0] ?? '');
  const first = readId(made.matches[0]);
  const paths = [
    '/v1/seasons',
    '/v1/matches',
    `/v1/matches/${first}`,
    `/v1/competitions/${made.competition}`,
    `/v1/divisions/${made.division}/standings`,
    `/v1/competitions/${made.competition}/standings`,
    `/v1/seasons/${made.season}/standings?expand=matches`,
  ];
  const answers = async () => {
    const all = [];
    for (const path of paths) {
      for (const who of [club.admin, token]) {
        const { text, headers } = await club.call('GET', path, { token: who });
        all.push({ text, etag: String(headers['etag']) });
      }
    }
    return all;
  };
  const writes: [string, 'POST' | 'PATCH', string, object?][] = [
    ['a member is renamed', 'PATCH', `/v1/members/${made.members[0]}`, { display_name: 'Ann B' }],
    ['an entry is named', 'PATCH', `/v1/entries/${made.entries[1]}`, { name: 'Aces' }],
    ['a competition is renamed', 'PATCH', `/v1/competitions/${made.competition}`, { name: 'C' }],
    ['a division is renamed', 'PATCH', `/v1/divisions/${made.division}`, { name: 'D' }],
    ['a claim', 'POST', `/v1/matches/${first}/claims`, { ...wonBy(0), side: 0 }],
    ['a result', 'POST', `/v1/matches/${first}/claims`, { ...wonBy(0), side: 1 }],
    ['a withdrawal', 'POST', `/v1/entries/${made.entries[2]}/withdrawal`],
    ['rules', 'PATCH', `/v1/competitions/${made.competition}`, { rules: { points: { win: 9 } } }],
    ['the zone', 'PATCH', '/v1/club', { timezone: 'Asia/Tokyo' }],
    ['the deadline', 'PATCH', `/v1/seasons/${made.season}`, { results_deadline: '2026-04-05' }],
  ];
  let before = await answers();
  for (const [name, method, path, body] of writes) {
    await club.must(method, path, body);
    const after = await answers();
    assert.notDeepEqual(after, before, name);
    for (const [index, { text, etag }] of after.entries()) {
      const same = text === before[index]?.text;
      assert.equal(etag === before[index]?.etag, same, `${name}: ${paths[Math.floor(index / 2)]}`);
    }
    before = after;
  }
});

test('API-13: a claim by one side changes no table, and recomputes one only if it lists matches', async (t) => {
  const club = await startClub(t);
  const { division, competition, season, matches } = await playDivision(club);
  const [one, two] = matches.map(readId);
  const TABLES = [
    `/v1/divisions/${division}/standings`,
    `/v1/competitions/${competition}/standings`,
    `/v1/seasons/${season}/standings`,
  ];
  const isWorkedOut = async (path: string) => {
    const before = club.statements.length;
    expectStatus(await club.call('GET', path, { token: club.admin }), 200);
    // PostgreSQL is asked for the end of the feed.
    return club.statements.slice(before).some((sql) => !/from "feed"/.test(sql));
  };
  const tables = async (query = '') => {
    const worked: boolean[] = [];
    for (const path of TABLES) worked.push(await isWorkedOut(path + query));
    return worked;
  };
  const [all, none] = [
    [true, true, true],
    [false, false, false],
  ];
  assert.deepEqual([await tables(), await tables('?expand=matches')], [all, all]);
  // The service checks again for events, and none affects a table.
  await club.must('POST', `/v1/matches/${one}/claims`, { ...wonBy(0), side: 0 });
  await club.must('GET', '/v1/seasons');
  assert.deepEqual([await tables(), await tables('?expand=matches')], [none, all]);
  await club.must('POST', `/v1/matches/${one}/claims`, { ...wonBy(1), side: 1 });
  await club.must('GET', '/v1/seasons');
  assert.deepEqual([await tables(), await tables('?expand=matches')], [none, all], 'a dispute');
  await club.must('POST', `/v1/matches/${one}/settlement`, { outcome: 'unplayed' });
  assert.deepEqual([await tables(), await tables('?expand=matches')], [all, all]);
  await playMatch(club, String(two), wonBy(0));
  assert.deepEqual([await tables(), await tables('?expand=matches')], [all, all]);
});

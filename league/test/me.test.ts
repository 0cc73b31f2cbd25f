import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addMembers,
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

async function ask(club: InstalledClub, memberId: string | undefined, what: string): Promise<Json> {
  const token = await club.signIn(text(memberId));
  return expectStatus(await club.call('GET', `/v1/me/${what}`, { token }), 200).body;
}

test('ME-1: callers learn who they are', async (t) => {
  const club = await startClub(t);
  const [ann = ''] = await addMembers(club, 1);
  const token = await club.signIn(ann);
  const me = expectStatus(await club.call('GET', '/v1/me', { token }), 200).body;
  assert.equal(me['club']?.['slug'], 'riverside');
  assert.deepEqual(me['credential']?.['member'], {
    id: ann,
    display_name: 'Ann Lee',
    status: 'active',
    leaving_at: null,
    wants_to_play: null,
  });
  const key = await club.must('GET', '/v1/me');
  assert.equal(key['credential']?.['type'], 'api_key');
});

test('ME-2: a player learns where and with whom they play, and whether there are fixtures', async (t) => {
  const club = await startClub(t);
  const { season, competition, division, members, entries } = await playDivision(club, {
    players: 2,
    discipline: 'doubles',
  });
  const dates = { starts_on: '2026-04-01', ends_on: '2026-09-30' };
  const placement = {
    season: { id: season, name: 'Summer', ...dates },
    competition_id: competition,
    competition_name: 'Box league',
    competition_state: 'active',
    discipline: 'doubles',
    entry_id: entries[0],
    division_id: division,
    division_name: 'One',
    rank: null,
    points: 0,
    played: 0,
    minimum: 1,
    partner: { id: members[1], display_name: 'Bo Berg' },
    provisional: false,
    fixtures_ready: true,
    opted_out: false,
    partner_leaving: false,
  };
  assert.deepEqual(await ask(club, members[0], 'placements'), {
    has_entries: true,
    next_season: null,
    last_season: null,
    placements: [placement],
  });
  await club.must('PATCH', `/v1/competitions/${competition}`, { visibility: 'private' });
  assert.deepEqual(await ask(club, members[0], 'placements'), {
    has_entries: false,
    next_season: null,
    last_season: null,
    placements: [],
  });
});

test('ME-2: a draft is shown once its placements are decided, as provisional', async (t) => {
  const club = await startClub(t);
  const [ann] = await addMembers(club, 1);
  const undated = await club.must('POST', '/v1/seasons', { name: 'Some day' });
  const dates = { starts_on: '2026-10-01', ends_on: '2027-03-31' };
  const season = await club.must('POST', '/v1/seasons', { name: 'Winter', ...dates });
  const draft = await club.must('POST', '/v1/competitions', {
    season_id: readId(season),
    name: 'Singles',
    discipline: 'singles',
  });
  const path = `/v1/competitions/${readId(draft)}`;
  await club.must('POST', `${path}/entries`, { member_ids: [ann] });
  await club.must('PATCH', path, { placements_decided: false });
  const hidden = await ask(club, ann, 'placements');
  assert.deepEqual(hidden, {
    has_entries: false,
    next_season: { id: readId(season), name: 'Winter', ...dates },
    last_season: null,
    placements: [],
  });
  await club.must('PATCH', path, { placements_decided: true });
  const shown = await ask(club, ann, 'placements');
  assert.equal(shown['has_entries'], false);
  const [placement] = list(shown['placements']);
  const { division_name, partner, provisional, fixtures_ready } = placement ?? {};
  assert.deepEqual(
    [division_name, partner, provisional, fixtures_ready],
    [null, null, true, false],
  );
  assert.notEqual(readId(undated), readId(season));
});

const ROW = ['entry_id', 'rank', 'points', 'played', 'minimum'] as const;

test('ME-5: a placement includes its row of the table', async (t) => {
  const club = await startClub(t);
  const { season, competition, division, matches, members, entries } = await playDivision(club, {
    players: 4,
    rules: { minMatchesToPlay: 2, points: { loss: 0.5 } },
  });
  // The first player wins every match; of the others, the first side wins.
  const [ann] = entries;
  const ofAnn = (match: Json) =>
    list(match['sides']).findIndex((side) => text(side['entry_id']) === ann);
  const other = matches.find((match) => ofAnn(match) < 0);
  for (const match of matches.filter((one) => ofAnn(one) >= 0)) {
    await playMatch(club, readId(match), wonBy(ofAnn(match) === 0 ? 0 : 1));
  }
  await playMatch(club, readId(other), wonBy(0));
  const compared = async () => {
    const table = await club.must('GET', `/v1/divisions/${division}/standings`);
    const rows = new Map(list(table['rows']).map((row) => [readId(list(row['members'])[0]), row]));
    const seen = [];
    for (const member of members) {
      const [placement] = list((await ask(club, member, 'placements'))['placements']);
      const expected = rows.get(member);
      assert.deepEqual(
        ROW.map((name) => placement?.[name]),
        ROW.map((name) => expected?.[name]),
      );
      assert.deepEqual(
        [placement?.['division_id'], placement?.['competition_state']],
        [division, state],
      );
      seen.push([placement?.['rank'], placement?.['points'], placement?.['played']]);
    }
    return seen;
  };
  let state = 'active';
  const before = await compared();
  assert.equal(new Set(before.map((row) => JSON.stringify(row))).size, 4, JSON.stringify(before));
  // After the deadline, entries below the minimum are unranked in the final table.
  club.clock.now = Date.parse('2026-10-02T00:00:00.000Z');
  await compared();
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  state = 'complete';
  await compared();
  assert.equal(
    list((await ask(club, members[0], 'placements'))['placements'])[0]?.['season']?.['id'],
    season,
  );
});

test('ME-5: without a table there is no row, and more entries take no more statements', async (t) => {
  const club = await startClub(t);
  const { season, members } = await playDivision(club, { players: 2 });
  const [ann = '', bo = ''] = members;
  const counted = async (member: string) => {
    const token = await club.signIn(member);
    const ask = () => club.call('GET', '/v1/me/placements', { token });
    // The first read of the division's results, which are then cached.
    await ask();
    const before = club.statements.length;
    const { body } = await ask();
    return { rows: list(body['placements']), statements: club.statements.length - before };
  };
  const one = await counted(ann);
  const undivided = await club.must('POST', '/v1/competitions', {
    season_id: season,
    name: 'Cup',
    discipline: 'singles',
  });
  await club.must('POST', `/v1/competitions/${readId(undivided)}/entries`, { member_ids: [ann] });
  const draft = await club.must('POST', '/v1/competitions', {
    season_id: season,
    name: 'Next',
    discipline: 'singles',
  });
  const next = `/v1/competitions/${readId(draft)}`;
  const division = await club.must('POST', `${next}/divisions`, { name: 'One' });
  for (const id of [ann, bo]) {
    await club.must('POST', `${next}/entries`, { member_ids: [id], division_id: readId(division) });
  }
  await club.must('PATCH', next, { placements_decided: true });
  await club.must('PATCH', `/v1/competitions/${readId(undivided)}`, { state: 'active' });
  const three = await counted(ann);
  assert.equal(three.statements, one.statements);
  const byName = new Map(three.rows.map((row) => [row['competition_name'], row]));
  for (const [name, state, isDivided] of [
    ['Cup', 'active', false],
    ['Next', 'draft', true],
  ] as const) {
    const row = byName.get(name as never);
    assert.deepEqual(
      ROW.slice(1).map((column) => row?.[column]),
      [null, null, null, null],
      name,
    );
    const shown = [row?.['competition_state'], row?.['division_id']];
    assert.deepEqual(shown, [state, isDivided ? readId(division) : null]);
  }
  assert.equal(byName.get('Box league' as never)?.['points'], 0);
});

test('ME-2: a withdrawn entry is not a placement, and neither is one in a past season', async (t) => {
  const club = await startClub(t);
  const { season, competition, members, entries } = await playDivision(club, { players: 3 });
  await club.must('POST', `/v1/entries/${entries[0]}/withdrawal`);
  assert.deepEqual((await ask(club, members[0], 'placements'))['placements'], []);
  assert.equal(list((await ask(club, members[1], 'placements'))['placements']).length, 1);
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  await club.must('PATCH', `/v1/seasons/${season}`, { state: 'complete' });
  const after = await ask(club, members[1], 'placements');
  assert.deepEqual([after['has_entries'], after['placements']], [true, []]);
});

async function giveAddresses(club: InstalledClub, members: readonly string[]): Promise<void> {
  for (const [index, id] of members.entries()) {
    const body = { full_name: `Full ${index}`, email: `m${index}@x.org`, phone: `${index}` };
    await club.must('PATCH', `/v1/members/${id}`, body);
  }
}

test('ME-3: contacts are partners and opponents, with the shared entries', async (t) => {
  const club = await startClub(t);
  const { members, entries } = await playDivision(club, { players: 2, discipline: 'doubles' });
  const [outsider = ''] = await addMembers(club, 1);
  await giveAddresses(club, members);
  const data = list((await ask(club, members[0], 'contacts'))['data']);
  assert.deepEqual(
    data,
    [1, 2, 3].map((index) => ({
      member_id: members[index],
      display_name: ['', 'Bo Berg', 'Cy Cole', 'Di Dahl'][index],
      full_name: `Full ${index}`,
      email: `m${index}@x.org`,
      phone: `${index}`,
      entry_ids: [entries[index === 1 ? 0 : 1]],
    })),
  );
  assert.deepEqual((await ask(club, outsider, 'contacts'))['data'], []);
});

test('ME-3: contacts leave out members who left, are closed to them, and end with the competition', async (t) => {
  const club = await startClub(t);
  const { competition, members, entries } = await playDivision(club, { players: 4 });
  const [ann = '', bo = '', cy = '', di = ''] = members;
  await giveAddresses(club, members);
  const token = await club.signIn(bo);
  await club.must('PATCH', `/v1/members/${bo}`, { status: 'left' });
  const toBo = await club.call('GET', '/v1/me/contacts', { token });
  assert.deepEqual(expectStatus(toBo, 200).body['data'], []);
  await club.must('DELETE', `/v1/members/${cy}`);
  const ids = async () =>
    list((await ask(club, ann, 'contacts'))['data']).map((one) => one['member_id']);
  assert.deepEqual(await ids(), [di]);
  for (const status of ['active', 'paused']) {
    await club.must('PATCH', `/v1/members/${bo}`, { status });
  }
  assert.deepEqual(await ids(), [bo, di]);
  await club.must('POST', `/v1/entries/${entries[3]}/withdrawal`);
  assert.deepEqual(await ids(), [bo]);
  await club.must('PATCH', `/v1/competitions/${competition}`, { visibility: 'private' });
  assert.deepEqual(await ids(), []);
  await club.must('PATCH', `/v1/competitions/${competition}`, { visibility: 'members' });
  await club.must('PATCH', `/v1/competitions/${competition}`, { state: 'complete' });
  assert.deepEqual(await ids(), []);
});

test('ME-9: a key gets a member’s contacts as that member sees them', async (t) => {
  const club = await startClub(t);
  const { members } = await playDivision(club, { players: 3 });
  const [ann = '', bo = ''] = members;
  await giveAddresses(club, members);
  const token = await club.signIn(ann);
  const path = `/v1/members/${ann}/contacts`;
  const own = (await ask(club, ann, 'contacts'))['data'];
  assert.equal(list(own).length, 2);
  assert.deepEqual((await club.must('GET', path))['data'], own);
  expectStatus(await club.call('GET', path, { token }), 403, 'session_not_accepted');
  const blind = await club.keyWith('league:read', 'members:read');
  expectStatus(await club.call('GET', path, { token: blind }), 403, 'insufficient_scope');
  await club.must('PATCH', `/v1/members/${bo}`, { status: 'left' });
  assert.deepEqual((await club.must('GET', `/v1/members/${bo}/contacts`))['data'], []);
  await club.must('DELETE', `/v1/members/${bo}`);
  const gone = await club.call('GET', `/v1/members/${bo}/contacts`, { token: club.admin });
  expectStatus(gone, 404, 'not_found');
});

test('ME-6: a placement says that its entry skips the next season, by opt-out or by a leave', async (t) => {
  const club = await startClub(t);
  const { entries, members } = await playDivision(club, { players: 2, discipline: 'doubles' });
  const [ann = '', bo = ''] = members;
  const isOut = async (member = ann) => {
    const [placement] = list((await ask(club, member, 'placements'))['placements']);
    return ['discipline', 'opted_out', 'partner_leaving'].map((name) => placement?.[name]);
  };
  assert.deepEqual(await isOut(), ['doubles', false, false]);
  await club.must('POST', `/v1/entries/${entries[0]}/opt-out`);
  assert.deepEqual(await isOut(), ['doubles', true, false]);
  await club.must('DELETE', `/v1/entries/${entries[0]}/opt-out`);
  await club.must('POST', `/v1/members/${bo}/leave`);
  assert.deepEqual(await isOut(), ['doubles', true, true]);
  assert.deepEqual(await isOut(bo), ['doubles', true, false]);
  await club.must('DELETE', `/v1/members/${bo}/leave`);
  assert.deepEqual(await isOut(), ['doubles', false, false]);
});

test('ME-7: partner choices cover every doubles competition that the player sees, as in each one', async (t) => {
  const club = await startClub(t);
  const played = await playDivision(club, { players: 2, discipline: 'doubles' });
  const [ann = '', bo = '', cy = '', di = ''] = played.members;
  const body = { season_id: played.season, name: 'Mixed', discipline: 'mixed_doubles' };
  const mixed = readId(await club.must('POST', '/v1/competitions', body));
  const singles = { ...body, name: 'Singles', discipline: 'singles' };
  const other = readId(await club.must('POST', '/v1/competitions', singles));
  await club.must('PATCH', `/v1/competitions/${other}`, { state: 'active' });
  const seen = async (member: string) =>
    list((await ask(club, member, 'partner-choices'))['data']).map((one) => [
      text(one['competition_name']),
      text(one['discipline']),
      text(one['competition_state']),
      list(one['choices']).map((choice) => text(choice['member']?.['display_name'])),
    ]);
  const doubles = ['Box league', 'doubles', 'active'];
  assert.deepEqual(await seen(ann), [[...doubles, ['Ann Lee', 'Bo Berg']]]);
  await club.must('PATCH', `/v1/competitions/${mixed}`, { state: 'active' });
  const path = `/v1/competitions/${mixed}/partner-choices`;
  await club.must('PUT', `${path}/${cy}`, { choice: 'new_partner', partner_id: ann });
  await club.must('PUT', `${path}/${di}`, { choice: 'coach_decides' });
  const pair = [...doubles, ['Ann Lee', 'Bo Berg']];
  assert.deepEqual(await seen(ann), [pair, ['Mixed', 'mixed_doubles', 'active', ['Cy Cole']]]);
  assert.deepEqual(await seen(bo), [pair, ['Mixed', 'mixed_doubles', 'active', []]]);
  const token = await club.signIn(ann);
  const one = expectStatus(await club.call('GET', path, { token }), 200).body;
  const all = list((await ask(club, ann, 'partner-choices'))['data']);
  assert.deepEqual(all[1]?.['choices'], one['data']);
  await club.must('PATCH', `/v1/competitions/${mixed}`, { state: 'complete' });
  assert.deepEqual((await seen(ann))[1]?.slice(0, 3), ['Mixed', 'mixed_doubles', 'complete']);
  await club.must('PATCH', `/v1/competitions/${mixed}`, { visibility: 'private' });
  assert.deepEqual(await seen(ann), [pair]);
});

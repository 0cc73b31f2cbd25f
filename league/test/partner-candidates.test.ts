import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import {
  addMembers,
  readId,
  type InstalledClub,
  list,
  playDivision,
  startClub,
  text,
} from './club.ts';
import { expectStatus, type Json } from './harness.ts';

interface CandidateScene extends InstalledClub {
  readonly season: string;
  readonly competition: string;
  /** Ann with Bo, Cy with Di, Ed with Flo; and members without an entry. */
  readonly ids: Readonly<Record<string, string>>;
  /** The names a player can choose from, page by page. */
  readonly named: (as: string, query?: string) => Promise<string[]>;
}

const PLAYERS = ['ann', 'bo', 'cy', 'di', 'ed', 'flo'];
const NAMES: Readonly<Record<string, string>> = {
  gus: 'Gus Gray',
  hal: 'hal hunt',
  ida: 'Ida Øster',
};

async function startScene(t: TestContext): Promise<CandidateScene> {
  const club = await startClub(t);
  const played = await playDivision(club, { discipline: 'doubles' });
  const others = await addMembers(club, 3);
  const [gus = '', hal = '', ida = ''] = others;
  const added = { gus, hal, ida };
  for (const [who, id] of Object.entries(added)) {
    await club.must('PATCH', `/v1/members/${id}`, { display_name: NAMES[who] });
  }
  const path = `/v1/competitions/${played.competition}/partner-candidates`;
  const ids = {
    ...Object.fromEntries(PLAYERS.map((who, index) => [who, played.members[index] ?? ''])),
    ...added,
  };
  return {
    ...club,
    season: played.season,
    competition: played.competition,
    ids,
    named: async (as, query = '') => {
      const token = await club.signIn(text(ids[as as keyof typeof ids]));
      const answer = await club.call('GET', path + query, { token });
      return list(expectStatus(answer, 200).body['data']).map((one) => {
        assert.deepEqual(Object.keys(one).toSorted(), ['display_name', 'id']);
        return text(one['display_name']);
      });
    },
  };
}

const EVERYBODY = ['Ann Lee', 'Bo Berg', 'Cy Cole', 'Di Dahl', 'Ed Eck', 'Flo Fink'];
const without = (...names: string[]) => EVERYBODY.filter((name) => !names.includes(name));

test('CHO-8: players of the season who want the discipline are listed by name', async (t) => {
  const club = await startScene(t);
  const { ids } = club;
  const wish = (who: string, wanted: string | null) =>
    club.must('PUT', `/v1/members/${ids[who]}/wants-to-play`, { wants_to_play: wanted });
  assert.deepEqual(await club.named('ann'), without('Ann Lee'));
  assert.deepEqual(await club.named('gus'), EVERYBODY);
  for (const wanted of ['doubles', 'both', 'doubles_mixed', 'all']) {
    await wish('ida', wanted);
    assert.deepEqual(await club.named('gus'), [...EVERYBODY, 'Ida Øster'], wanted);
  }
  for (const wanted of ['singles', 'mixed_doubles', 'singles_mixed', 'not_now']) {
    await wish('ida', wanted);
    await wish('flo', wanted);
    assert.deepEqual(await club.named('gus'), without('Flo Fink'), wanted);
  }
});

test('CHO-8: competitions hidden from players, and withdrawn entries, contribute no candidates', async (t) => {
  const club = await startScene(t);
  const { ids, season } = club;
  const other = await club.must('POST', '/v1/competitions', {
    season_id: season,
    name: 'Singles',
    discipline: 'singles',
  });
  const path = `/v1/competitions/${readId(other)}`;
  const entry = await club.must('POST', `${path}/entries`, { member_ids: [ids['gus']] });
  assert.deepEqual(await club.named('ann'), without('Ann Lee'), 'a draft');
  await club.must('PATCH', path, { state: 'active', visibility: 'private' });
  assert.deepEqual(await club.named('ann'), without('Ann Lee'), 'private');
  await club.must('PATCH', path, { visibility: 'members' });
  assert.deepEqual(await club.named('ann'), [...without('Ann Lee'), 'Gus Gray']);
  await club.must('POST', `/v1/entries/${readId(entry)}/withdrawal`);
  assert.deepEqual(await club.named('ann'), without('Ann Lee'), 'withdrawn');
});

const GOING: Readonly<Record<string, (club: InstalledClub, id: string) => Promise<Json>>> = {
  pauses: (club, id) => club.must('POST', `/v1/members/${id}/pause`),
  leaves: (club, id) => club.must('POST', `/v1/members/${id}/leave`),
  'is marked left': (club, id) => club.must('PATCH', `/v1/members/${id}`, { status: 'left' }),
  'is removed': (club, id) => club.must('DELETE', `/v1/members/${id}`),
  'is erased': (club, id) => club.must('POST', `/v1/members/${id}/erase`),
};

test('CHO-8: members on a break, leaving, left, removed or erased are not candidates', async (t) => {
  const club = await startScene(t);
  const { ids } = club;
  const gone: string[] = [];
  for (const [index, [going, go]] of Object.entries(GOING).entries()) {
    const [who = '', name = ''] = [PLAYERS[index + 1], EVERYBODY[index + 1]];
    await go(club, ids[who] ?? '');
    gone.push(name);
    assert.deepEqual(await club.named('gus'), without(...gone), going);
  }
  await club.must('DELETE', `/v1/members/${ids['bo']}/pause`);
  assert.deepEqual(await club.named('gus'), ['Ann Lee', 'Bo Berg']);
});

test('CHO-8: a player not playing is not a candidate, unlike one whose leave does not cover this entry', async (t) => {
  const club = await startScene(t);
  const { ids, competition } = club;
  const choice = { choice: 'not_playing' };
  await club.must('PUT', `/v1/competitions/${competition}/partner-choices/${ids['cy']}`, choice);
  await club.must('POST', `/v1/members/${ids['ed']}/leave`);
  assert.deepEqual(await club.named('ann'), without('Ann Lee', 'Cy Cole', 'Ed Eck'));
  const entries = list((await club.must('GET', `/v1/competitions/${competition}/entries`))['data']);
  const held = entries.find((entry) => text(entry['label']).startsWith('Ed Eck'));
  await club.must('DELETE', `/v1/entries/${readId(held)}/opt-out`);
  assert.deepEqual(await club.named('ann'), without('Ann Lee', 'Cy Cole'));
});

test('CHO-8: part of a name matches without accents, and paging repeats nobody', async (t) => {
  const club = await startScene(t);
  const { ids, competition } = club;
  for (const who of ['gus', 'hal', 'ida']) {
    await club.must('PUT', `/v1/members/${ids[who]}/wants-to-play`, { wants_to_play: 'all' });
  }
  await club.must('PATCH', `/v1/members/${ids['hal']}`, { display_name: 'bo berg' });
  assert.deepEqual(await club.named('ann', '?q=oster'), ['Ida Øster']);
  assert.deepEqual(await club.named('ann', '?q=BERG'), ['Bo Berg', 'bo berg']);
  assert.deepEqual(await club.named('ann', '?q=%25'), []);
  const token = await club.signIn(ids['ann'] ?? '');
  const path = `/v1/competitions/${competition}/partner-candidates?limit=1`;
  const seen: string[] = [];
  let after = '';
  do {
    const answer = expectStatus(await club.call('GET', path + after, { token }), 200).body;
    seen.push(...list(answer['data']).map((one) => text(one['display_name'])));
    const next: unknown = answer['next_cursor'];
    after = next === null ? '' : `&after=${text(next)}`;
  } while (after !== '' && seen.length < 20);
  const all = ['Bo Berg', 'bo berg', 'Cy Cole', 'Di Dahl', 'Ed Eck', 'Flo Fink', 'Gus Gray'];
  assert.deepEqual(seen, [...all, 'Ida Øster']);
  const nobody = '&after=01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e';
  expectStatus(await club.call('GET', path + nobody, { token }), 400, 'invalid_request');
});

test('CHO-8: only players who may name somebody get candidates, in visible doubles', async (t) => {
  const club = await startScene(t);
  const { ids, competition } = club;
  const path = `/v1/competitions/${competition}/partner-candidates`;
  expectStatus(await club.call('GET', path, {}), 401, 'invalid_credential');
  expectStatus(await club.call('GET', path, { token: club.admin }), 403, 'session_required');
  const left = await club.signIn(ids['bo'] ?? '');
  await club.must('PATCH', `/v1/members/${ids['bo']}`, { status: 'left' });
  const nobody = expectStatus(await club.call('GET', path, { token: left }), 200).body;
  assert.deepEqual(nobody, { data: [], next_cursor: null });
  const token = await club.signIn(ids['ann'] ?? '');
  await club.must('PATCH', `/v1/competitions/${competition}`, { visibility: 'private' });
  expectStatus(await club.call('GET', path, { token }), 404, 'not_found');
  const singles = await playDivision(club, { players: 2 });
  const other = `/v1/competitions/${singles.competition}/partner-candidates`;
  expectStatus(await club.call('GET', other, { token }), 422, 'partner_invalid');
});

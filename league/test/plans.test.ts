import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, type InstalledClub, list, playDivision, startClub, text, wonBy } from './club.ts';
import { type Answer, expectStatus } from './harness.ts';

interface PlanScene {
  readonly club: InstalledClub;
  readonly competition: string;
  readonly season: string;
  readonly match: string;
  /** The sessions of side 0's two players, then of side 1's. */
  readonly players: readonly string[];
  readonly outsider: string;
  readonly entries: readonly string[];
}

async function startPair(club: InstalledClub): Promise<PlanScene> {
  const division = await playDivision(club, { players: 3, discipline: 'doubles' });
  const { members, entries, matches } = division;
  const match = matches.find(({ sides }) => !JSON.stringify(sides).includes(text(entries[2])));
  const order =
    match?.['sides']?.['0']?.['entry_id'] === (entries[0] as never) ? [0, 1, 2, 3] : [2, 3, 0, 1];
  const players: string[] = [];
  for (const index of order) players.push(await club.signIn(text(members[index])));
  return {
    club,
    competition: division.competition,
    season: division.season,
    match: readId(match),
    players,
    outsider: await club.signIn(text(members[4])),
    entries,
  };
}

function set({ club, match }: PlanScene, token: string | undefined, body: object): Promise<Answer> {
  return club.call('PUT', `/v1/matches/${match}/plan`, { token: token ?? '', body });
}

/** The match as each of the four sees it. */
async function seen({ club, match, players }: PlanScene): Promise<string[]> {
  const states: string[] = [];
  for (const token of players) {
    const answer = expectStatus(await club.call('GET', '/v1/me/match-plans', { token }), 200);
    const plan = list(answer.body['data']).find((one) => one['match_id'] === (match as never));
    const day = plan?.['arranged_on'];
    states.push(text(plan?.['state']) + (day === null ? '' : ` ${text(day)}`));
  }
  return states;
}

test('PLN-1: only its setter sees a planned match, and everyone in it an arranged one', async (t) => {
  const scene = await startPair(await startClub(t));
  const [ann, bo] = scene.players;
  const nothing = 'to_arrange';
  assert.deepEqual(await seen(scene), [nothing, nothing, nothing, nothing]);
  const planned = await set(scene, ann, { state: 'planned' });
  assert.deepEqual(expectStatus(planned, 200).body, {
    match_id: scene.match,
    state: 'planned',
    arranged_on: null,
  });
  assert.deepEqual(await seen(scene), ['planned', nothing, nothing, nothing]);
  await set(scene, bo, { state: 'arranged', arranged_on: '2026-05-01' });
  const arranged = 'arranged 2026-05-01';
  assert.deepEqual(await seen(scene), [arranged, arranged, arranged, arranged]);
});

test('PLN-2: any participant may undo an arrangement, and other players’ plans stay', async (t) => {
  const scene = await startPair(await startClub(t));
  const [ann, bo, cy] = scene.players;
  await set(scene, ann, { state: 'planned' });
  await set(scene, bo, { state: 'arranged' });
  assert.deepEqual(
    await seen(scene),
    Array.from({ length: 4 }, () => 'arranged'),
  );
  await set(scene, cy, { state: 'to_arrange' });
  assert.deepEqual(await seen(scene), ['planned', 'to_arrange', 'to_arrange', 'to_arrange']);
  await set(scene, cy, { state: 'arranged', arranged_on: '2026-05-02' });
  await set(scene, ann, { state: 'arranged', arranged_on: '2026-05-03' });
  assert.deepEqual(new Set(await seen(scene)), new Set(['arranged 2026-05-03']));
  await set(scene, bo, { state: 'planned' });
  assert.deepEqual(await seen(scene), ['to_arrange', 'planned', 'to_arrange', 'to_arrange']);
});

test('PLN-1: two simultaneous arrangements leave one date', async (t) => {
  const scene = await startPair(await startClub(t));
  const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04'];
  const answers = await Promise.all(
    scene.players.map((token, index) =>
      set(scene, token, { state: 'arranged', arranged_on: days[index] }),
    ),
  );
  for (const answer of answers) expectStatus(answer, 200);
  assert.equal(new Set(await seen(scene)).size, 1);
});

test('PLN-1: only a participant plans a match, and only an arranged match has a date', async (t) => {
  const scene = await startPair(await startClub(t));
  const [ann] = scene.players;
  const plan = { state: 'planned' };
  expectStatus(await set(scene, scene.outsider, plan), 403, 'not_a_participant');
  expectStatus(await set(scene, scene.club.admin, plan), 403, 'session_required');
  for (const body of [
    { state: 'planned', arranged_on: '2026-05-01' },
    { state: 'to_arrange', arranged_on: '2026-05-01' },
    { state: 'arranged', arranged_on: '2026-02-30' },
    { state: 'arranged', arranged_on: null },
    { state: 'agreed' },
    {},
  ]) {
    expectStatus(await set(scene, ann, body), 400, 'invalid_request');
  }
  assert.deepEqual((await seen(scene))[0], 'to_arrange');
});

test('PLN-3: only matches still to be played have plans', async (t) => {
  const club = await startClub(t);
  const scene = await startPair(club);
  const [ann] = scene.players;
  const plan = { state: 'planned' };
  const count = async () => {
    const answer = await club.call('GET', '/v1/me/match-plans', { token: text(ann) });
    return list(answer.body['data']).length;
  };
  assert.equal(await count(), 2);
  await club.must('POST', `/v1/entries/${scene.entries[2]}/withdrawal`);
  assert.equal(await count(), 1);
  await club.must('PATCH', `/v1/competitions/${scene.competition}`, { visibility: 'private' });
  assert.equal(await count(), 0);
  expectStatus(await set(scene, ann, plan), 404, 'not_found');
  await club.must('PATCH', `/v1/competitions/${scene.competition}`, { visibility: 'members' });
  await club.must('PATCH', `/v1/seasons/${scene.season}`, { results_deadline: '2026-04-01' });
  expectStatus(await set(scene, ann, plan), 200);
  club.clock.now = Date.parse('2026-04-01T22:59:59.999Z');
  assert.equal(await count(), 1);
  club.clock.now += 1;
  assert.equal(await count(), 0);
  expectStatus(await set(scene, ann, plan), 409, 'results_closed');
  await club.must('PATCH', `/v1/seasons/${scene.season}`, { results_deadline: null });
  await club.must('POST', `/v1/matches/${scene.match}/claims`, { ...wonBy(0), side: 0 });
  assert.equal(await count(), 0);
  expectStatus(await set(scene, ann, plan), 409, 'invalid_transition');
  await club.must('POST', `/v1/matches/${scene.match}/claims`, { ...wonBy(0), side: 1 });
  expectStatus(await set(scene, ann, plan), 409, 'result_confirmed');
  await club.must('PATCH', `/v1/competitions/${scene.competition}`, { state: 'complete' });
  expectStatus(await set(scene, ann, plan), 409, 'competition_closed');
});

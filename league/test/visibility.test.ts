import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { isVisible, whereVisible } from '../src/competitions/visibility.ts';
import { readId, type InstalledClub, list, playDivision, startClub, text } from './club.ts';
import { asId } from './fixtures/typed.ts';

/* Every possible visibility of a competition, with the same two players in each. */

const STATES = ['draft', 'active', 'complete', 'archived'] as const;

interface CompetitionKind {
  readonly visibility: 'members' | 'private';
  readonly state: (typeof STATES)[number];
  readonly decided: boolean;
  readonly hasResult: boolean;
}

interface CompetitionOfKind extends CompetitionKind {
  readonly competition: string;
  readonly match: string;
}

const BOTH = [false, true];
const KINDS: readonly CompetitionKind[] = (['members', 'private'] as const).flatMap((visibility) =>
  STATES.flatMap((state) =>
    BOTH.flatMap((decided) => BOTH.map((hasResult) => ({ visibility, state, decided, hasResult }))),
  ),
);

async function makeKinds(
  t: TestContext,
): Promise<{ club: InstalledClub; ann: string; all: CompetitionOfKind[] }> {
  const club = await startClub(t);
  const { season, members } = await playDivision(club, { players: 2 });
  const all: CompetitionOfKind[] = [];
  for (const kind of KINDS) all.push(await make(club, season, members, kind));
  return { club, ann: members[0] ?? '', all };
}

async function make(
  club: InstalledClub,
  season: string,
  members: readonly string[],
  kind: CompetitionKind,
): Promise<CompetitionOfKind> {
  const { id } = await club.must('POST', '/v1/competitions', {
    season_id: season,
    name: JSON.stringify(kind),
    discipline: 'singles',
    visibility: kind.visibility,
  });
  const path = `/v1/competitions/${text(id)}`;
  const division = await club.must('POST', `${path}/divisions`, { name: 'One' });
  for (const member of members) {
    const entry = { member_ids: [member], division_id: division['id'] };
    await club.must('POST', `${path}/entries`, entry);
  }
  const fixtures = await club.must('POST', `/v1/divisions/${readId(division)}/fixtures`);
  const match = readId(list(fixtures['matches'])[0]);
  await club.database.write(async (db) => {
    const row = { state: kind.state, placements_decided: kind.decided ? 1 : 0 } as const;
    await db
      .updateTable('competitions')
      .set(row)
      .where('id', '=', asId(text(id)))
      .execute();
    if (!kind.hasResult) return;
    await db
      .updateTable('matches')
      .set({ status: 'disputed' })
      .where('id', '=', asId(match))
      .execute();
  });
  return { ...kind, competition: text(id), match };
}

const namesOf = (kinds: readonly CompetitionKind[]) =>
  kinds.map((kind) => JSON.stringify(kind)).toSorted();

test('ACC-3: code and SQL agree on every competition’s visibility, for keys and players', async (t) => {
  const { club, all } = await makeKinds(t);
  const ids = all.map((one) => one.competition);
  for (const type of ['api_key', 'session'] as const) {
    const rows = await club.database.readOne((db) =>
      db.selectFrom('competitions').select('id').where(whereVisible({ type })).execute(),
    );
    const found = new Set(rows.map((row) => row.id));
    const inSql = all.filter((one) => found.has(asId(one.competition)));
    const inCode = all.filter((one) => isVisible({ type }, one));
    assert.deepEqual(namesOf(inSql), namesOf(inCode));
    assert.equal(inCode.length, type === 'api_key' ? ids.length : 12);
  }
});

test('ACC-3: a player can read by id exactly what they can list', async (t) => {
  const { club, ann, all } = await makeKinds(t);
  const token = await club.signIn(ann);
  const visible = all.filter((one) => one.visibility === 'members' && one.state !== 'draft');
  const listed = async (path: string) => {
    const answer = await club.call('GET', path, { token });
    return new Set(list(answer.body['data']).map((one) => readId(one)));
  };
  const competitions = await listed('/v1/competitions?limit=200');
  const matches = await listed('/v1/matches?limit=200');
  const own = await listed(`/v1/matches?limit=200&member=${ann}`);
  for (const { competition, match, ...kind } of all) {
    const expected = visible.some((one) => one.match === match);
    const status = async (path: string) => (await club.call('GET', path, { token })).status;
    const seen = {
      competitions: competitions.has(competition),
      matches: matches.has(match),
      own: own.has(match),
      competition: (await status(`/v1/competitions/${competition}`)) === 200,
      match: (await status(`/v1/matches/${match}`)) === 200,
      entries: (await status(`/v1/competitions/${competition}/entries`)) === 200,
      standings: (await status(`/v1/competitions/${competition}/standings`)) === 200,
    };
    for (const [where, isSeen] of Object.entries(seen)) {
      assert.equal(isSeen, expected, `${where} ${JSON.stringify(kind)}`);
    }
  }
});

test('ACC-3, ME-2, ME-4, PLN-3: a player’s own lists contain only what they may know of', async (t) => {
  const { club, ann, all } = await makeKinds(t);
  const token = await club.signIn(ann);
  const members = all.filter((one) => one.visibility === 'members');
  const placements = await club.call('GET', '/v1/me/placements', { token });
  const placed = list(placements.body['placements']).map((one) => text(one['competition_id']));
  const announced = members.filter((one) => one.state !== 'draft' || one.decided);
  const known = new Set(placed);
  assert.deepEqual(namesOf(all.filter((one) => known.has(one.competition))), namesOf(announced));
  const plans = await club.call('GET', '/v1/me/match-plans', { token });
  const planned = new Set(list(plans.body['data']).map((one) => text(one['match_id'])));
  const toPlay = members.filter((one) => one.state === 'active' && !one.hasResult);
  assert.deepEqual(namesOf(all.filter((one) => planned.has(one.match))), namesOf(toPlay));
  const matches = await club.call('GET', '/v1/me/matches', { token });
  const mine = new Set(list(matches.body['data']).map(readId));
  const underWay = members.filter((one) => one.state === 'active');
  assert.deepEqual(namesOf(all.filter((one) => mine.has(one.match))), namesOf(underWay));
});

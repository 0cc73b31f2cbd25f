import assert from 'node:assert/strict';
import { list, readAll, expectText } from 'test-kit/club-calls';
import type { RunningClub } from './club.ts';

/** The counting matches in active competitions, from the league. */
export async function readProgress({
  league,
}: RunningClub): Promise<{ played: number; fixtures: number }> {
  const active = list((await league.must('GET', '/v1/competitions?state=active'))['data']);
  const sum = { played: 0, fixtures: 0 };
  for (const { id } of active) {
    const one = await league.must('GET', `/v1/competitions/${expectText(id)}/progress`);
    sum.played += Number(one['played']);
    sum.fixtures += Number(one['fixtures']);
  }
  return sum;
}

/** Reads the names in a player's singles box of the closed season, from the top. */
export async function readOrder({ league }: RunningClub, name: string): Promise<string[]> {
  const [season] = list((await league.must('GET', '/v1/seasons?state=complete'))['data']);
  const path = `/v1/seasons/${expectText(season?.['id'])}/standings`;
  const tables = list((await league.must('GET', path))['competitions']).flatMap((competition) =>
    list(competition['tables']),
  );
  const orders = tables.map(({ rows }) => list(rows).map(({ label }) => expectText(label)));
  return orders.find((order) => order.includes(name)) ?? [];
}

export async function listDrafts({ league }: RunningClub): Promise<string[]> {
  const { data } = await league.must('GET', '/v1/competitions?state=draft');
  return list(data).map(({ name }) => expectText(name));
}

/** Checks that each entry is in a box and has matches. @returns the members' names */
export async function checkPlaced(
  { league }: RunningClub,
  say: (text: string) => void,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const { id, name } of list(
    (await league.must('GET', '/v1/competitions?state=active'))['data'],
  )) {
    const path = `/v1/competitions/${expectText(id)}`;
    const entries = await readAll(league.must, `${path}/entries`);
    assert.ok(entries.length > 0, expectText(name));
    for (const { division_id: division, members } of entries) {
      assert.equal(typeof division, 'string', expectText(name));
      for (const member of list(members)) names.add(expectText(member['display_name']));
    }
    const { fixtures } = await league.must('GET', `${path}/progress`);
    assert.ok(Number(fixtures) > 0, expectText(name));
    say(`${expectText(name)}: ${entries.length} entries, ${Number(fixtures)} matches`);
  }
  return names;
}

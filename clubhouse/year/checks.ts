import assert from 'node:assert/strict';
import { list, readAll, expectText } from 'test-kit/club-calls';
import type { Club } from '../season/club.ts';
import { readSubject } from '../season/letter-box.ts';

/** The results of the year according to the league. */

/** The counting matches in active competitions, from the league. */
export async function readProgress({
  league,
}: Club): Promise<{ played: number; fixtures: number }> {
  const active = list((await league.must('GET', '/v1/competitions?state=active'))['data']);
  const sum = { played: 0, fixtures: 0 };
  for (const { id } of active) {
    const one = await league.must('GET', `/v1/competitions/${expectText(id)}/progress`);
    sum.played += Number(one['played']);
    sum.fixtures += Number(one['fixtures']);
  }
  return sum;
}

export async function listDrafts({ league }: Club): Promise<string[]> {
  const { data } = await league.must('GET', '/v1/competitions?state=draft');
  return list(data).map(({ name }) => expectText(name));
}

/**
 * Everyone with a place in active competitions: each entry is in a box and has matches.
 * @returns their names
 */
export async function checkPlaced(
  { league }: Club,
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

/** Number of emails of each kind, by subject. */
export function describeLetterCounts({ letters }: Club): string {
  const kinds: readonly (readonly [string, RegExp])[] = [
    ['invitations', /^Join us online/],
    ['sign-in links', /^Sign in to/],
    ['your season', /has started/],
    ['your turn', /^Your turn/],
    ['differ', /entered different scores/],
    ['settled', /^Settled/],
    ['matches to go', /to go/],
    ['your place', /you will play in|no place for you yet/],
  ];
  const subjects = letters.all().map(readSubject);
  const counted = kinds.map(([kind, like]) => {
    const count = subjects.filter((subject) => like.test(subject)).length;
    return `${count} ${kind}`;
  });
  return `${subjects.length} letters: ${counted.join(', ')}`;
}

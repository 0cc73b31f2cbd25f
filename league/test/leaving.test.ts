import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type InstalledClub, list, playDivision, startClub, text } from './club.ts';
import { readPaths } from './read-paths.ts';

/** The answers a session reads at every address: status, ETag and text. */
async function seenBy(club: InstalledClub, token: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  for (const path of await readPaths(club)) {
    const { status, headers, text: body } = await club.call('GET', path, { token });
    // A problem contains its request's id.
    const said = status < 400 ? body : '';
    seen.set(path, `${status} ${String(headers['etag'])} ${said}`);
  }
  return seen;
}

function differing(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...one].filter(([path, said]) => other.get(path) !== said).map(([path]) => path);
}

test('OPT-3: no endpoint reveals to a player that another is leaving, not even by its ETag', async (t) => {
  const club = await startClub(t);
  const { competition, members, entries } = await playDivision(club, {
    players: 3,
    discipline: 'doubles',
  });
  const [ann = '', , cy = ''] = members;
  const stranger = await club.signIn(members[4] ?? '');
  const [own, others] = [await club.signIn(ann), await club.signIn(cy)];
  const before = await seenBy(club, stranger);
  assert.ok([...before.values()].filter((said) => said.startsWith('200')).length > 20);
  club.clock.now += 1000;
  await club.call('POST', `/v1/entries/${entries[0]}/opt-out`, { token: own });
  assert.deepEqual(differing(before, await seenBy(club, stranger)), []);
  club.clock.now += 1000;
  await club.call('POST', `/v1/members/${cy}/leave`, { token: others });
  // Another rule decides whom a player can name (CHO-8).
  const candidates = `/v1/competitions/${competition}/partner-candidates`;
  assert.deepEqual(differing(before, await seenBy(club, stranger)), [candidates]);
  // A leaving member reads it about themselves, and a coach about everyone.
  for (const [token, seen] of [
    [own, [true, undefined, undefined]],
    [others, [undefined, true, undefined]],
    [stranger, [undefined, undefined, false]],
    [club.admin, [true, true, false]],
  ] as const) {
    const { body } = await club.call('GET', `/v1/competitions/${competition}/entries`, { token });
    const told = new Map(list(body['data']).map((entry) => [text(entry['id']), entry]));
    for (const [index, expected] of seen.entries()) {
      const id = entries[index] ?? '';
      const entry = told.get(id);
      assert.equal(entry?.['opted_out'], expected);
      assert.equal('opted_out_at' in (entry ?? {}), expected !== undefined);
      const one = (await club.call('GET', `/v1/entries/${id}`, { token })).body;
      assert.equal(one['opted_out'], expected);
      const progress = (await club.call('GET', `/v1/entries/${id}/progress`, { token })).body;
      assert.equal(progress['opted_out'], expected);
    }
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMembers, readId, list, playDivision, playMatch, startClub, wonBy } from './club.ts';

test('OUT-1, OUT-2, API-7: an outlook takes results, sizes, decisions and the deadline into account', async (t) => {
  const club = await startClub(t);
  const rules = { minMatchesToPlay: 0, movement: { promoted: 1, relegated: 1 } };
  const { competition, division, matches } = await playDivision(club, { players: 4, rules });
  const path = `/v1/divisions/${division}`;
  const look = async () => {
    const { body, headers } = await club.call('GET', `${path}/outlook`, { token: club.admin });
    const downs = list(body['rows']).map((row) => row['down']);
    return { rows: list(body['rows']), exact: body['exact'], downs, etag: headers['etag'] };
  };
  const alone = await look();
  assert.deepEqual(
    alone.downs,
    Array.from({ length: 4 }, () => 'impossible'),
  );
  assert.deepEqual(alone.exact, true);
  const name = { name: 'Two' };
  const below = readId(await club.must('POST', `/v1/competitions/${competition}/divisions`, name));
  const members = await addMembers(club, 2);
  const items = members.map((id) => ({ member_ids: [id], division_id: below }));
  await club.must('POST', `/v1/competitions/${competition}/entries/batch`, { items });
  const withNeighbour = await look();
  assert.deepEqual(
    withNeighbour.downs,
    Array.from({ length: 4 }, () => 'possible'),
  );
  assert.notEqual(withNeighbour.etag, alone.etag);
  const best = list(matches[0]?.['sides'])[0]?.['entry_id'];
  for (const match of matches) {
    const side = list(match['sides']).findIndex((one) => one['entry_id'] === best);
    if (side >= 0) await playMatch(club, readId(match), wonBy(side === 0 ? 0 : 1));
  }
  const played = await look();
  assert.deepEqual(played.rows[0]?.['entry_id'], best, 'In the order of the table');
  assert.deepEqual(played.downs, ['impossible', 'possible', 'possible', 'possible']);
  club.clock.now = Date.parse('2026-10-05T12:00:00Z');
  // Nothing is left to play and three are level: each may go down until a lot is drawn.
  const level = await look();
  assert.deepEqual(level.downs, played.downs);
  assert.notEqual(level.etag, played.etag);
  const order = level.rows.slice(1).map((row) => row['entry_id']);
  await club.must('POST', `${path}/tie-decisions`, { order: order.toReversed(), by: 'lot' });
  const decided = await look();
  assert.deepEqual(
    decided.rows.map((row) => row['entry_id']),
    [best, ...order.toReversed()],
  );
  assert.deepEqual(decided.downs, ['impossible', 'impossible', 'impossible', 'sure']);
});

test('OUT-6: a competition returns the outlook of each division, from the top down', async (t) => {
  const club = await startClub(t);
  const rules = { minMatchesToPlay: 0, movement: { promoted: 1, relegated: 1 } };
  const { competition, division, matches } = await playDivision(club, { rules });
  const name = { name: 'Two' };
  const below = readId(await club.must('POST', `/v1/competitions/${competition}/divisions`, name));
  const items = (await addMembers(club, 2)).map((id) => ({ member_ids: [id], division_id: below }));
  await club.must('POST', `/v1/competitions/${competition}/entries/batch`, { items });
  const path = `/v1/competitions/${competition}/outlook`;
  const best = list(matches[0]?.['sides'])[0]?.['entry_id'];
  for (const isPlayed of [false, true]) {
    for (const match of isPlayed ? matches : []) {
      const side = list(match['sides']).findIndex((one) => one['entry_id'] === best);
      if (side >= 0) await playMatch(club, readId(match), wonBy(side === 0 ? 0 : 1));
    }
    const alone = await Promise.all(
      [division, below].map((id) => club.must('GET', `/v1/divisions/${id}/outlook`)),
    );
    assert.deepEqual(await club.must('GET', path), { data: alone });
  }
  const rows = list(list((await club.must('GET', path))['data'])[0]?.['rows']);
  assert.equal(rows[0]?.['stay'], 'sure');
});

test('OUT-2: a match against a member who left stays open, since their entry may yet withdraw', async (t) => {
  const club = await startClub(t);
  const rules = { minMatchesToPlay: 0, movement: { promoted: 1, relegated: 1 } };
  const { competition, division, members, entries, matches } = await playDivision(club, { rules });
  const name = { name: 'Two' };
  const below = readId(await club.must('POST', `/v1/competitions/${competition}/divisions`, name));
  const others = (await addMembers(club, 2)).map((id) => ({
    member_ids: [id],
    division_id: below,
  }));
  await club.must('POST', `/v1/competitions/${competition}/entries/batch`, { items: others });
  const [ann, bo] = entries;
  const first = matches.find((match) => {
    const sides: unknown[] = list(match['sides']).map((one) => one['entry_id']);
    return sides.includes(ann) && sides.includes(bo);
  });
  const side = list(first?.['sides']).findIndex((one) => one['entry_id'] === ann);
  await playMatch(club, readId(first), wonBy(side === 0 ? 0 : 1));
  await club.must('PATCH', `/v1/members/${members[2]}`, { status: 'left' });
  const { rows } = await club.must('GET', `/v1/divisions/${division}/outlook`);
  const row = list(rows).find((one) => one['entry_id'] === ann);
  assert.equal(row?.['down'], 'possible');
});

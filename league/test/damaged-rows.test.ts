import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type InstalledClub,
  readId,
  list,
  playDivision,
  playMatch,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { asId } from './fixtures/typed.ts';
import { expectStatus } from './harness.ts';

/** Writes past the service, like damage, and advances the revision so that nothing is cached. */
async function damage(
  club: InstalledClub,
  table: 'matches' | 'competitions',
  id: string,
  to: string,
) {
  await club.database.write(async (db) => {
    if (table === 'matches') {
      await db.updateTable('matches').set({ score: to }).where('id', '=', asId(id)).execute();
    } else {
      await db.updateTable('competitions').set({ rules: to }).where('id', '=', asId(id)).execute();
    }
    await db
      .updateTable('feed')
      .set((row) => ({ position: row('position', '+', 1) }))
      .execute();
  });
}

test('SRV-10: a damaged score or damaged rules block only their own table', async (t) => {
  const club = await startClub(t);
  const division = await playDivision(club);
  const other = await playDivision(club);
  const match = readId(division.matches[0]);
  await playMatch(club, match, wonBy(0));
  const token = club.admin;
  const table = (id: string) => club.call('GET', `/v1/divisions/${id}/standings`, { token });
  expectStatus(await table(division.division), 200);
  await damage(club, 'matches', match, '{"sets":[{"games":[6,"4"]}]}');
  const refused = expectStatus(await table(division.division), 500);
  assert.equal(refused.body['code'], 'internal_error');
  assert.ok(!refused.text.includes('games'), refused.text);
  const named = `score of ${match} is damaged: /sets/0/games/1 must be integer`;
  assert.ok(club.log.some((line) => line.includes(named)));
  expectStatus(await table(other.division), 200);
  const [side] = list(division.matches[0]?.['sides']);
  const progress = `/v1/entries/${text(side?.['entry_id'])}/progress`;
  assert.equal((await club.must('GET', progress))['played'], 1);
  await damage(club, 'competitions', other.competition, '{"points":{"win":3}}');
  expectStatus(await table(other.division), 500);
  expectStatus(await club.call('GET', '/v1/seasons', { token }), 200);
});

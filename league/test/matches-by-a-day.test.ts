import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, playDivision, playMatch, readId, startClub, text, wonBy } from './club.ts';

const BONUS = { when: 'matches_played', count: 2, by: '2026-06-14', points: 5 };
/** In London still the bonus's day, in Berlin the next. */
const LATE_ON_THE_DAY = Date.parse('2026-06-14T22:30:00Z');
const NEXT_DAY = LATE_ON_THE_DAY + 12 * 60 * 60 * 1000;

/** A box of three whose first player has one dated match in time and one open match. */
async function startBox(t: Parameters<typeof startClub>[0]) {
  const club = await startClub(t);
  club.clock.now = LATE_ON_THE_DAY;
  const rules = { points: { win: 1, loss: 0, bonus: [BONUS] }, minMatchesToPlay: 0 };
  const { division, entries, matches } = await playDivision(club, { rules });
  const [player = ''] = entries;
  const [dated, open] = matches
    .filter((match) => list(match['sides']).some((side) => text(side['entry_id']) === player))
    .map(readId);
  assert.ok(dated !== undefined && open !== undefined);
  await playMatch(club, dated, { ...wonBy(0), played_on: '2026-06-01' });
  const hasBonus = async () => {
    const table = await club.must('GET', `/v1/divisions/${division}/standings`);
    const row = list(table['rows']).find((one) => text(one['entry_id']) === player);
    return Number(row?.['points']) >= BONUS.points;
  };
  return { club, open, hasBonus, player };
}

test('STA-17: a match without a date counts by the day of the first report of its result', async (t) => {
  const { club, open, hasBonus } = await startBox(t);
  const claims = `/v1/matches/${open}/claims`;
  await club.must('POST', claims, { ...wonBy(0), side: 0 });
  club.clock.now = NEXT_DAY;
  assert.equal(await hasBonus(), false);
  await club.must('POST', claims, { ...wonBy(0), side: 1 });
  assert.equal(await hasBonus(), true);
  await club.must('PATCH', '/v1/club', { timezone: 'Europe/Berlin' });
  assert.equal(await hasBonus(), false, 'the report came after midnight in Berlin');
});

test('STA-17: neither a report corrected after the day nor a result settled after it counts', async (t) => {
  const { club, open, hasBonus, player } = await startBox(t);
  const claims = `/v1/matches/${open}/claims`;
  await club.must('POST', claims, { ...wonBy(1), side: 0 });
  club.clock.now = NEXT_DAY;
  await playMatch(club, open, wonBy(0));
  assert.equal(await hasBonus(), false);
  const path = `/v1/matches/${open}/settlement`;
  const preview = async (settlement: object) => {
    const { effects } = await club.must('POST', `${path}-preview`, settlement);
    const effect = list(effects).find((one) => text(one['entry_id']) === player);
    return Number(effect?.['points_after']) >= BONUS.points;
  };
  const other = { outcome: 'completed', score: { sets: [{ games: [2, 6] }, { games: [2, 6] }] } };
  const again = { ...other, override: true };
  const dated = { ...again, played_on: '2026-06-14' };
  assert.deepEqual([await preview(again), await preview(dated)], [false, true]);
  await club.must('POST', path, again);
  assert.equal(await hasBonus(), false);
  await club.must('POST', path, dated);
  assert.equal(await hasBonus(), true);
});

test('STA-17: a report that a coach accepts after the day counts by its own day', async (t) => {
  const { club, open, hasBonus, player } = await startBox(t);
  await club.must('POST', `/v1/matches/${open}/claims`, { ...wonBy(1), side: 0 });
  club.clock.now = NEXT_DAY;
  const path = `/v1/matches/${open}/settlement`;
  const { effects } = await club.must('POST', `${path}-preview`, wonBy(1));
  const effect = list(effects).find((one) => text(one['entry_id']) === player);
  assert.ok(Number(effect?.['points_after']) >= BONUS.points, text(effect?.['label']));
  await club.must('POST', path, wonBy(1));
  assert.equal(await hasBonus(), true);
});

test('STA-17: a result settled in time counts without a date, as its preview said', async (t) => {
  const { club, open, hasBonus, player } = await startBox(t);
  const path = `/v1/matches/${open}/settlement`;
  const { effects } = await club.must('POST', `${path}-preview`, wonBy(1));
  const effect = list(effects).find((one) => text(one['entry_id']) === player);
  assert.ok(Number(effect?.['points_after']) >= BONUS.points, text(effect?.['label']));
  await club.must('POST', path, wonBy(1));
  assert.equal(await hasBonus(), true);
});

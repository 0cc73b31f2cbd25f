import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readId, type InstalledClub, list, playDivision, startClub, text, wonBy } from './club.ts';
import type { Json } from './harness.ts';

/**
 * Sends all at once, each in its own transaction and, if there are several, on its own connection.
 */
async function atOnce(club: InstalledClub, match: string, bodies: readonly object[]) {
  const send = (body: object) => {
    const what = 'side' in body ? 'claims' : 'settlement';
    return club.call('POST', `/v1/matches/${match}/${what}`, { token: club.admin, body });
  };
  return Promise.all(bodies.map(send));
}

/** Must hold for a match, whatever the order of its writes. */
function assertSound(detail: Json): void {
  const claims = list(detail['claims']);
  const confirmed = claims.filter((claim) => text(claim['state']) === 'confirmed');
  const isPlayed = text(detail['status']) === 'played';
  assert.equal(detail['result'] !== null, isPlayed, JSON.stringify(detail));
  assert.ok(isPlayed ? confirmed.length > 0 : confirmed.length === 0, JSON.stringify(detail));
  if (isPlayed)
    assert.ok(confirmed.some((claim) => claim['id'] === detail['result']?.['claim_id']));
  for (const side of [0, 1]) {
    const standing = claims.filter(
      (claim) =>
        Number(claim['side'] ?? -1) === side &&
        claim['side'] !== null &&
        text(claim['state']) !== 'superseded',
    );
    assert.ok(standing.length <= 1, JSON.stringify(detail));
  }
}

test('RES-11: two simultaneous agreeing claims complete the match once', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 5 });
  for (const match of matches) {
    const bodies = [
      { ...wonBy(0), side: 0 },
      { ...wonBy(0), side: 1 },
    ];
    const answers = await atOnce(club, readId(match), bodies);
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [200, 200],
    );
    const detail = await club.must('GET', `/v1/matches/${readId(match)}`);
    assert.equal(detail['status'], 'played');
    assertSound(detail);
    const { data } = await club.must('GET', `/v1/events?match_id=${readId(match)}`);
    const kinds = list(data).map((event) => event['kind']);
    assert.deepEqual(kinds, ['match.claimed', 'match.claimed', 'match.confirmed']);
  }
});

test('RES-11: many identical simultaneous claims are written once', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 2 });
  const match = readId(matches[0]);
  const answers = await atOnce(
    club,
    match,
    Array.from({ length: 8 }, () => ({ ...wonBy(0), side: 0 })),
  );
  assert.ok(answers.every((answer) => answer.status === 200));
  const detail = await club.must('GET', `/v1/matches/${match}`);
  assert.equal(list(detail['claims']).length, 1);
});

test('RES-13: simultaneous amendments are counted one by one, and twenty are accepted', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 2 });
  const match = readId(matches[0]);
  const said = (day: number) => ({
    ...wonBy(0),
    side: 0,
    played_on: `2026-03-${String(day).padStart(2, '0')}`,
  });
  await club.must('POST', `/v1/matches/${match}/claims`, said(31));
  const days = Array.from({ length: 28 }, (_, index) => said(index + 1));
  const answers = await atOnce(club, match, days);
  const taken = answers.filter(({ status }) => status === 200);
  assert.equal(taken.length, 20);
  assert.ok(answers.every(({ status }) => status === 200 || status === 429));
  const detail = await club.must('GET', `/v1/matches/${match}`);
  assert.equal(list(detail['claims']).length, 21);
});

test('RES-11: a claim that races a settlement comes before it or is refused after it', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 6 });
  const outcomes = new Set<string>();
  for (const match of matches) {
    const id = readId(match);
    await club.must('POST', `/v1/matches/${id}/claims`, { ...wonBy(0), side: 0 });
    const [claim, settlement] = await atOnce(club, id, [{ ...wonBy(0), side: 1 }, wonBy(1)]);
    const detail = await club.must('GET', `/v1/matches/${id}`);
    assertSound(detail);
    const pair = `${claim?.status} ${settlement?.status}`;
    outcomes.add(pair);
    // Decided one after the other: one of them found the match played.
    assert.ok(pair === '200 409' || pair === '409 200', pair);
    const winner = detail['result']?.['winning_side'];
    assert.equal(winner, pair === '200 409' ? 0 : 1);
  }
  assert.ok(outcomes.size > 0);
});

test('RES-11: many simultaneous amendments and settlements leave a valid match', async (t) => {
  const club = await startClub(t);
  const { matches } = await playDivision(club, { players: 4 });
  for (const match of matches) {
    const bodies = [0, 1, 0, 1, 0, 1].flatMap((winner, index) => [
      { ...wonBy(winner as 0 | 1), side: index % 2 },
      { ...wonBy(winner as 0 | 1), side: (index + 1) % 2 },
    ]);
    const settlement = { ...wonBy(0), override: true };
    const answers = await atOnce(club, readId(match), [...bodies, settlement, settlement]);
    assert.ok(answers.every((answer) => answer.status === 200 || answer.status === 409));
    assertSound(await club.must('GET', `/v1/matches/${readId(match)}`));
  }
});

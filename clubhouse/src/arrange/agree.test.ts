import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createLeagueClient } from '../api/client.ts';
import { openStore } from '../store/store.ts';
import { getDates } from '../messages/dates.ts';
import { acceptProposedTime } from './agree.ts';
import { KeyedMutex } from './keyed-mutex.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
/** The league's answer to it. */
const PLANNED = { match_id: 'm' };
const AT = Date.parse('2026-11-24T18:30:00Z');

/** A store with a proposal, beside a league with a fixed answer to every call. */
async function scene(t: TestContext, status: number, body: object) {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-agree-'));
  const store = openStore(folder);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => {
    server.close();
    store.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const times = [AT, AT + 1];
  const made = {
    matchId: 'm',
    side: 0 as const,
    memberId: 'ann',
    times,
    place: null,
    note: null,
    offerId: null,
  };
  const { id } = store.proposals.add(made, NOW);
  const dates = getDates('en', 'Europe/London');
  const answering = {
    context: { store, matchLocks: new KeyedMutex(), dates, now: NOW },
    api: createLeagueClient({ leagueUrl: `http://127.0.0.1:${port}` }, { token: 'dls_x' }),
    memberId: 'bo',
    side: 1 as const,
    proposalId: id,
    matchId: 'm',
    time: AT,
    tell: () => undefined,
  };
  return { store, asked, answering };
}

test('ARR-8: if the emails cannot be stored, nothing is, and repeating the answer completes it', async (t) => {
  const { store, answering, asked } = await scene(t, 200, PLANNED);
  const tell = () => {
    throw new Error('the disk is full');
  };
  await assert.rejects(acceptProposedTime({ ...answering, tell }), /the disk is full/);
  assert.equal(store.arrangements.of(['m']).size, 0);
  assert.equal(store.proposals.openIn(['m']).size, 1);
  assert.equal((await acceptProposedTime(answering)).kind, 'arranged');
  assert.deepEqual(asked, ['PUT /v1/matches/m/plan', 'PUT /v1/matches/m/plan']);
});

test('ARR-10: a time that the league has refused in the meantime is not arranged', async (t) => {
  const { store, answering } = await scene(t, 409, {
    type: 'urn:league:problem:result_confirmed',
    code: 'result_confirmed',
  });
  assert.deepEqual(await acceptProposedTime(answering), { kind: 'over', why: 'played' });
  assert.equal(store.arrangements.of(['m']).size, 0);
  assert.equal(store.proposals.openIn(['m']).size, 1);
});

test('ARR-8: nothing is arranged while the league is away', async (t) => {
  const { store, answering } = await scene(t, 503, { code: 'unavailable' });
  await assert.rejects(acceptProposedTime(answering), /503/);
  assert.equal(store.arrangements.of(['m']).size, 0);
});

test('ARR-8: ten simultaneous answers count as one, and the league gets one call', async (t) => {
  const { store, answering, asked } = await scene(t, 200, PLANNED);
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      acceptProposedTime({ ...answering, time: AT + (index % 2), memberId: `bo-${index}` }),
    ),
  );
  const kinds = all.map(({ kind }) => kind);
  assert.equal(kinds.filter((kind) => kind === 'arranged').length, 5);
  assert.equal(kinds.filter((kind) => kind === 'stale').length, 5);
  assert.deepEqual(asked, ['PUT /v1/matches/m/plan']);
  assert.equal(store.arrangements.of(['m']).get('m')?.startsAt, AT);
});

test('ARR-17: if two players pick a time of one offer at once, one gets it and the other reads why not', async (t) => {
  const { store, asked, answering } = await scene(t, 200, PLANNED);
  const made = { side: 0 as const, memberId: 'ann', times: [AT], place: null, note: null };
  const offers = ['x', 'y', 'z'].map((matchId) =>
    store.proposals.add({ ...made, matchId, offerId: 'one' }, NOW),
  );
  store.proposals.add({ ...made, matchId: 'w', offerId: 'another' }, NOW);
  const answers = await Promise.all(
    offers
      .slice(0, 2)
      .map(({ id, matchId }) => acceptProposedTime({ ...answering, matchId, proposalId: id })),
  );
  assert.deepEqual(
    answers.map((one) => (one.kind === 'stale' ? one.why : one.kind)),
    ['arranged', 'taken'],
  );
  assert.deepEqual(asked, ['PUT /v1/matches/x/plan']);
  assert.deepEqual([...store.proposals.openIn(['x', 'y', 'z', 'w']).keys()], ['w']);
});

test('ARR-17: a withdrawn offer does not count as taken by someone else', async (t) => {
  const { store, answering } = await scene(t, 200, PLANNED);
  const made = { side: 0 as const, memberId: 'ann', times: [AT], place: null, note: null };
  const { id } = store.proposals.add({ ...made, matchId: 'x', offerId: 'one' }, NOW);
  store.proposals.closeOffer('one');
  const answer = await acceptProposedTime({ ...answering, matchId: 'x', proposalId: id });
  assert.deepEqual(answer, { kind: 'stale', why: 'withdrawn' });
});

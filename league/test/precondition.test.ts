import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMatched } from '../src/http/precondition.ts';
import { playDivision, startClub } from './club.ts';
import { expectStatus } from './harness.ts';

test('API-11: If-Match matches an ETag in a list, or any, but never a weak one', () => {
  assert.equal(isMatched('"a"', '"a"'), true);
  assert.equal(isMatched('"b", "a"', '"a"'), true);
  assert.equal(isMatched(' * ', '"a"'), true);
  for (const header of ['', 'a', '"b"', 'W/"a"', '"a b"']) {
    assert.equal(isMatched(header, '"a"'), false, header);
  }
});

test('API-11: a change made by somebody else in the meantime is not overwritten', async (t) => {
  const club = await startClub(t);
  const { season, competition } = await playDivision(club);
  const changes = [
    ['/v1/club', { name: 'One' }, { branding: { colour: '#123456' } }],
    [`/v1/seasons/${season}`, { results_deadline: '2030-09-20' }, { results_deadline: null }],
    [
      `/v1/competitions/${competition}`,
      { rules: { points: { win: 4 } } },
      { rules: { points: { win: 5 } } },
    ],
  ] as const;
  for (const [path, first, second] of changes) {
    const read = () => club.call('GET', path, { token: club.admin });
    const patch = (body: object, etag: string) =>
      club.call('PATCH', path, { token: club.admin, body, headers: { 'if-match': etag } });
    const etag = String(expectStatus(await read(), 200).headers['etag']);
    expectStatus(await patch(first, etag), 200);
    const after = expectStatus(await read(), 200);
    expectStatus(await patch(second, etag), 412, 'precondition_failed');
    assert.equal((await read()).text, after.text, 'nothing changed');
    expectStatus(await patch(second, `"other", ${String(after.headers['etag'])}`), 200);
    expectStatus(await patch(first, '*'), 200);
    expectStatus(await club.call('PATCH', path, { token: club.admin, body: second }), 200);
  }
});

test('API-11: one of two simultaneous changes to the same version succeeds', async (t) => {
  const club = await startClub(t);
  const { season } = await playDivision(club);
  const path = `/v1/seasons/${season}`;
  const read = await club.call('GET', path, { token: club.admin });
  const headers = { 'if-match': String(read.headers['etag']) };
  const answers = await Promise.all(
    ['One', 'Other'].map((name) =>
      club.call('PATCH', path, { token: club.admin, body: { name }, headers }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 412],
  );
});

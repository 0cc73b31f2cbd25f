import { Type } from 'typebox';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import {
  listDivisionsByCompetition,
  insertDivisions,
} from '../src/competitions/divisions-store.ts';
import { yieldToEventLoop } from '../src/http/yield-to-event-loop.ts';
import { writeAnswer, writeLongAnswer } from '../src/http/write-answer.ts';
import {
  addMembers,
  list,
  playDivision,
  playMatch,
  readId,
  startClub,
  text,
  wonBy,
} from './club.ts';
import { createIdSource, type Id } from '../src/shared/ids.ts';
import { asId, at } from './fixtures/typed.ts';
import { expectStatus } from './harness.ts';

const statementsOf = ({ statements }: { readonly statements: string[] }, kind: RegExp) =>
  statements.filter((sql) => kind.test(sql));

const newId = createIdSource(Date.now, randomBytes);

const Row = Type.Object({
  id: Type.String(),
  rank: Type.Union([Type.Integer(), Type.Null()]),
  words: Type.Array(Type.String()),
  note: Type.Optional(Type.String()),
});
const Season = Type.Object({
  name: Type.String(),
  competitions: Type.Array(
    Type.Object({
      final: Type.Boolean(),
      tables: Type.Array(Type.Object({ rows: Type.Array(Row) })),
    }),
  ),
  missing: Type.Optional(Type.Array(Row)),
  next_cursor: Type.Union([Type.String(), Type.Null()]),
});

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `"${index}" Müller 🎾`,
    rank: index % 3 === 0 ? null : index,
    words: index % 2 === 0 ? [] : ['a', 'b\n'],
    ...(index % 5 === 0 ? { note: 'n', unknown: 'left out' } : {}),
  }));

test('SRV-13, API-7: a chunked answer is identical to the plain one, including its hash', async () => {
  for (const size of [0, 1, 19, 20, 400]) {
    const tables = [{ rows: rows(size) }, { rows: rows(2) }];
    const answer = {
      name: 'Summer',
      competitions: [
        { final: false, tables },
        { final: true, tables: [] },
      ],
      ...(size === 1 ? { missing: rows(1) } : {}),
      next_cursor: null,
    };
    assert.deepEqual(await writeLongAnswer(Season, answer), writeAnswer(Season, answer), `${size}`);
  }
  for (const size of [0, 50, 20_000]) {
    const list = Type.Array(Row);
    const written = await writeLongAnswer(list, rows(size));
    assert.deepEqual(written, writeAnswer(list, rows(size)));
    assert.equal(written.body.buffer.byteLength, written.body.length, 'it keeps no memory beside');
  }
});

test('SRV-13: other requests are served while a long answer is written', async (t) => {
  await yieldToEventLoop();
  // Each check of the clock finds that the turn has lasted too long.
  const clock = performance.now.bind(performance);
  let now = clock();
  const mocked = t.mock.method(performance, 'now', () => (now += 10));
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await writeLongAnswer(Type.Array(Row), rows(40));
  clearImmediate(next);
  mocked.mock.restore();
  assert.ok(turns > 40, `${turns} turns for 40 rows`);
});

test('SRV-13, API-13: a long answer is one answer, is cached and has an ETag', async (t) => {
  const club = await startClub(t);
  const { competition, entries } = await playDivision(club, { players: 115 });
  const path = `/v1/competitions/${competition}/standings?expand=matches`;
  const ask = (headers = {}) => club.call('GET', path, { token: club.admin, headers });
  const first = expectStatus(await ask(), 200);
  assert.equal(first.headers['content-length'], String(Buffer.byteLength(first.text)));
  assert.ok(Buffer.byteLength(first.text) > 1.3 * 1024 * 1024);
  const [table] = list(first.body['data']);
  assert.equal(list(table?.['matches']).length, (115 * 114) / 2);
  club.statements.length = 0;
  const again = expectStatus(await ask(), 200);
  assert.deepEqual(statementsOf(club, /"(competitions|divisions|matches|entries)"/), []);
  assert.equal(again.text, first.text);
  const etag = String(first.headers['etag']);
  assert.equal(again.headers['etag'], etag);
  assert.equal(expectStatus(await ask({ 'if-none-match': etag }), 304).text, '');
  const head = await club.app.inject({
    method: 'HEAD',
    url: path,
    headers: { authorization: `Bearer ${club.admin}` },
  });
  assert.equal(head.headers['content-length'], first.headers['content-length']);
  assert.equal(head.payload, '');
  await club.must('POST', `/v1/entries/${text(entries[0])}/withdrawal`);
  const changed = expectStatus(await ask(), 200);
  assert.notEqual(changed.headers['etag'], etag);
});

test('API-13: a long answer arrives whole each time, and a client may stop reading it', async (t) => {
  const club = await startClub(t);
  const { competition } = await playDivision(club, { players: 115 });
  const path = `/v1/competitions/${competition}/standings?expand=matches`;
  const { text: expected } = await club.call('GET', path, { token: club.admin });
  const { port } = new URL(await club.app.listen({ host: '127.0.0.1', port: 0 }));
  const head = (more = '') =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${club.admin}\r\n${more}\r\n`;
  const ask = (request: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(request);
    return socket;
  };
  // Both at once, the second before the first is read; one client leaves after the first bytes.
  for (const leaving of [false, true]) {
    const gone = ask(head());
    await once(gone, 'readable');
    if (leaving) gone.destroy();
    const parts: Buffer[] = [];
    for await (const part of ask(head() + head('Connection: close\r\n')))
      parts.push(part as Buffer);
    gone.destroy();
    const answers = Buffer.concat(parts)
      .toString()
      .split(/(?=HTTP\/1\.1 )/);
    assert.deepEqual(
      answers.map((one) => one.slice(one.indexOf('\r\n\r\n') + 4) === expected),
      [true, true],
    );
  }
});

test('SRV-13: waiting requests get the event loop after each long piece', async () => {
  await yieldToEventLoop();
  let others = 0;
  // Takes the turns of a request that is read in one turn and answered at its end.
  setImmediate(() => setImmediate(() => (others += 1)));
  const until = performance.now() + 20;
  while (performance.now() < until) await Promise.resolve();
  assert.equal(others, 0);
  await yieldToEventLoop();
  assert.equal(others, 1);
});

test('SRV-13: a long read delays nobody, and sees one moment in time', async (t) => {
  const { database, must } = await startClub(t);
  const seasons = await database.readLong(async (db) => {
    const count = () => db.selectFrom('seasons').selectAll().execute();
    const before = await count();
    await must('POST', '/v1/seasons', { name: 'Meanwhile' });
    const meanwhile = await database.read((other) =>
      other.selectFrom('seasons').selectAll().execute(),
    );
    return [before.length, meanwhile.length, (await count()).length];
  });
  assert.deepEqual(seasons, [0, 1, 0]);
});

test('SRV-13, STA-13, PRG-2: tables and progress are complete with more divisions than one read covers', async (t) => {
  const club = await startClub(t);
  const { competition, season, matches } = await playDivision(club, { players: 3 });
  const path = `/v1/competitions/${competition}`;
  const items = Array.from({ length: 40 }, (_, index) => ({ name: `Box ${index}` }));
  await club.must('POST', `${path}/divisions/batch`, { items });
  const all = list((await club.must('GET', `${path}/divisions`))['data']);
  const [member] = await addMembers(club, 1);
  await club.must('POST', `${path}/entries`, {
    member_ids: [member],
    division_id: readId(all[40]),
  });
  await playMatch(club, readId(matches[0]), wonBy(0));
  const tables = list((await club.must('GET', `${path}/standings`))['data']);
  assert.deepEqual(
    tables.map((one) => [text(one['division_name']), list(one['rows']).length]),
    all.map((one, index) => [text(one['name']), index === 0 ? 3 : index === 40 ? 1 : 0]),
  );
  for (const [index, one] of tables.entries()) {
    assert.deepEqual(await club.must('GET', `/v1/divisions/${readId(all[index])}/standings`), one);
  }
  const progress = await club.must('GET', `${path}/progress`);
  assert.deepEqual([progress['fixtures'], progress['played']], [3, 1]);
  assert.equal(list(progress['entries']).length, 4);
  const ofSeason = await club.must('GET', `/v1/seasons/${season}/progress`);
  assert.deepEqual(list(ofSeason['competitions']), [progress]);
});

test('SRV-13: the divisions of large competitions are read in pieces, complete and in order', async (t) => {
  const club = await startClub(t);
  const { database, must } = club;
  const season = await must('POST', '/v1/seasons', { name: 'Summer' });
  const counts = [1300, 0, 900, 1];
  const made: Id<'competition'>[] = [];
  for (const count of counts) {
    const { id } = await must('POST', '/v1/competitions', {
      season_id: season['id'],
      name: `Of ${count}`,
      discipline: 'singles',
    });
    made.push(asId(text(id)));
  }
  const rows = made.flatMap((competition, index) =>
    Array.from({ length: counts[index] ?? 0 }, (_, position) => ({
      id: newId<'division'>(),
      competition_id: competition,
      name: `Box ${position + 1}`,
      position: position + 1,
      created_at: at('2026-04-01T12:00:00.000Z'),
      updated_at: at('2026-04-01T12:00:00.000Z'),
    })),
  );
  await database.write((db) => insertDivisions(db, rows.toReversed()));
  club.statements.length = 0;
  const divisionsOf = await database.readLong((db) => listDivisionsByCompetition(db, made));
  assert.equal(statementsOf(club, /from "divisions"/).length, 3);
  for (const [index, competition] of made.entries()) {
    assert.deepEqual(
      divisionsOf(competition).map(({ name }) => name),
      Array.from({ length: counts[index] ?? 0 }, (_, position) => `Box ${position + 1}`),
    );
  }
});

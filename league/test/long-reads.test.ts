import { Type } from 'typebox';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { divisionsOfAll, insertDivisions } from '../src/competitions/store.ts';
import { batches } from '../src/db/batches.ts';
import { HeldText } from '../src/http/held-text.ts';
import { letOthersIn } from '../src/http/let-others-in.ts';
import {
  LateList,
  WrittenList,
  type Written,
  writeAtOnce,
  writeInPieces,
} from '../src/http/pieces.ts';
import { addMembers, list, playDivision, playMatch, idOf, startClub, text, wonBy } from './club.ts';
import { createIdSource, type Id } from '../src/shared/ids.ts';
import { asId, at } from './fixtures/typed.ts';
import { expectStatus } from './harness.ts';
import { wholeText } from './fixtures/whole-text.ts';

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

/** What goes out of an answer. */
function sent({ body, hash }: Written) {
  const text = wholeText(body);
  return { text, hash, length: body.length };
}

test('SRV-13, API-7: an answer in pieces is the same to the letter, its hash too', async () => {
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
    const written = await writeInPieces(Season, answer);
    assert.deepEqual(sent(written), sent(writeAtOnce(Season, answer)), `${size}`);
  }
  for (const size of [50, 20_000]) {
    const written = await writeInPieces(Type.Array(Row), rows(size));
    assert.equal(written.body.only === null, size > 50);
    assert.deepEqual(sent(written), sent(writeAtOnce(Type.Array(Row), rows(size))));
  }
});

test('SRV-13: a list whose members are made as they are written is the same to the letter', async () => {
  let made = 0;
  async function* late<Member>(members: readonly Member[]) {
    for (const member of members) {
      made += 1;
      yield member;
    }
  }
  for (const size of [0, 1, 2, 40]) {
    const tables = Array.from({ length: size }, (_, index) => ({ rows: rows(index) }));
    const answer = (of: unknown) => ({
      name: 'Summer',
      competitions: [
        { final: false, tables: of },
        { final: true, tables: [] },
      ],
      next_cursor: null,
    });
    const written = await writeInPieces(Season, answer(new LateList(late(tables))));
    assert.deepEqual(sent(written), sent(writeAtOnce(Season, answer(tables))), String(size));
    assert.deepEqual(
      sent(await writeInPieces(Type.Array(Row), new LateList(late(rows(size))))),
      sent(writeAtOnce(Type.Array(Row), rows(size))),
    );
  }
  // One that fails on the way fails the answer, and nothing behind it is made.
  async function* broken() {
    yield* late(rows(3));
    throw new Error('the database is away');
  }
  made = 0;
  await assert.rejects(writeInPieces(Type.Array(Row), new LateList(broken())), /is away/);
  assert.equal(made, 3);
});

test('SRV-13: a list whose members are written as they are added is the same to the letter', async () => {
  for (const [size, at] of [
    [0, 1],
    [1, 1],
    [2, 1],
    [40, 7],
    [20_000, 200],
  ] as const) {
    const list = () => {
      const written = new WrittenList(Row);
      written.add([]);
      for (const some of batches(rows(size), at)) written.add(some);
      return written;
    };
    const answer = (of: unknown) => ({
      name: 'Summer',
      competitions: [{ final: false, tables: [{ rows: of }] }],
      next_cursor: null,
    });
    const written = await writeInPieces(Season, answer(list()));
    assert.deepEqual(sent(written), sent(writeAtOnce(Season, answer(rows(size)))), String(size));
    assert.deepEqual(
      sent(await writeInPieces(Type.Array(Row), list())),
      sent(writeAtOnce(Type.Array(Row), rows(size))),
    );
  }
});

test('SRV-13, API-13: an answer that goes out in chunks is one answer, is remembered, and has an ETag', async (t) => {
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

test('SRV-15: over a connection a long answer is whole, as often as it is asked for, and nobody has to take all of it', async (t) => {
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
  // Both at once, the second before the first is read; who leaves after the first bytes of theirs.
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

test('SRV-15: who leaves in the middle of a write is not waited for, though the write never says so', async (t) => {
  const club = await startClub(t);
  const { competition } = await playDivision(club, { players: 115 });
  const path = `/v1/competitions/${competition}/standings?expand=matches`;
  await club.must('GET', path);
  const { port } = new URL(await club.app.listen({ host: '127.0.0.1', port: 0 }));
  const over = Promise.withResolvers<void>();
  t.mock.method(HeldText.prototype, 'chunks', function* () {
    try {
      yield Buffer.alloc(1);
    } finally {
      over.resolve();
    }
  });
  const begun = Promise.withResolvers<void>();
  t.mock.method(ServerResponse.prototype, 'write', () => begun.resolve());
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${club.admin}\r\n\r\n`);
  await begun.promise;
  socket.destroy();
  await over.promise;
});

test('SRV-13: a long answer that is remembered lets others in while it goes out', async (t) => {
  const club = await startClub(t);
  const { competition } = await playDivision(club, { players: 115 });
  const path = `/v1/competitions/${competition}/standings?expand=matches`;
  const ask = () => club.call('GET', path, { token: club.admin });
  const first = await ask();
  // Each look at the clock finds that the turn has lasted for too long, and the last its real time.
  const clock = performance.now.bind(performance);
  const last: number[] = [];
  let now = clock();
  t.mock.method(performance, 'now', () => last.shift() ?? (now += 10));
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  assert.equal((await ask()).text, first.text);
  clearImmediate(next);
  last.push(Infinity, clock());
  await letOthersIn();
  const chunks = Math.floor(Buffer.byteLength(first.text) / (256 * 1024));
  assert.ok(chunks > 4 && turns > chunks, `${turns} turns for ${chunks} chunks`);
});

test('SRV-13: who waits for the loop has it once a piece has taken long', async () => {
  await letOthersIn();
  let others = 0;
  // As a request does that is read in one turn and served at its end.
  setImmediate(() => setImmediate(() => (others += 1)));
  const until = performance.now() + 20;
  while (performance.now() < until) await Promise.resolve();
  assert.equal(others, 0);
  await letOthersIn();
  assert.equal(others, 1);
});

test('SRV-13: nobody waits for a read that takes long, and it sees one moment', async (t) => {
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

test('SRV-13, STA-13, PRG-2: tables and progress of more divisions than are read at once are whole', async (t) => {
  const club = await startClub(t);
  const { competition, season, matches } = await playDivision(club, { players: 3 });
  const path = `/v1/competitions/${competition}`;
  const items = Array.from({ length: 40 }, (_, index) => ({ name: `Box ${index}` }));
  await club.must('POST', `${path}/divisions/batch`, { items });
  const all = list((await club.must('GET', `${path}/divisions`))['data']);
  const [member] = await addMembers(club, 1);
  await club.must('POST', `${path}/entries`, { member_ids: [member], division_id: idOf(all[40]) });
  await playMatch(club, idOf(matches[0]), wonBy(0));
  const tables = list((await club.must('GET', `${path}/standings`))['data']);
  assert.deepEqual(
    tables.map((one) => [text(one['division_name']), list(one['rows']).length]),
    all.map((one, index) => [text(one['name']), index === 0 ? 3 : index === 40 ? 1 : 0]),
  );
  for (const [index, one] of tables.entries()) {
    assert.deepEqual(await club.must('GET', `/v1/divisions/${idOf(all[index])}/standings`), one);
  }
  const progress = await club.must('GET', `${path}/progress`);
  assert.deepEqual([progress['fixtures'], progress['played']], [3, 1]);
  assert.equal(list(progress['entries']).length, 4);
  const ofSeason = await club.must('GET', `/v1/seasons/${season}/progress`);
  assert.deepEqual(list(ofSeason['competitions']), [progress]);
});

test('SRV-13: the divisions of large competitions are read in pieces, all of them in their order', async (t) => {
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
  const divisionsOf = await database.readLong((db) => divisionsOfAll(db, made));
  assert.equal(statementsOf(club, /from "divisions"/).length, 3);
  for (const [index, competition] of made.entries()) {
    assert.deepEqual(
      divisionsOf(competition).map(({ name }) => name),
      Array.from({ length: counts[index] ?? 0 }, (_, position) => `Box ${position + 1}`),
    );
  }
});

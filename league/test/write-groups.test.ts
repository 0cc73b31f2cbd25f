import assert from 'node:assert/strict';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { makeSeededRandom } from '../demo/chance.ts';
import { ROUTES } from '../src/app.ts';
import { openSqlite } from '../src/db/sqlite.ts';
import { write, type Writer } from '../src/db/writer.ts';
import type { KeyCaller } from '../src/http/caller.ts';
import {
  IdempotentResponse,
  runIdempotently,
  toIdempotentRequest,
} from '../src/http/idempotency.ts';
import { createMember } from '../src/members/actions.ts';
import { claimResult } from '../src/results/claim-action.ts';
import { settleMatch } from '../src/results/settlement.ts';
import { createIdSource } from '../src/shared/ids.ts';
import { Refusal } from '../src/shared/refusal.ts';
import { SCOPES } from '../src/shared/scopes.ts';
import { asId } from './fixtures/typed.ts';
import { readId, type InstalledClub, list, playDivision, startClub, text, wonBy } from './club.ts';
import { type Answer, expectStatus } from './harness.ts';

/* Simultaneous writes, which share transactions on the embedded database. */

test('SRV-12, EVT-1, API-1: each of many simultaneous writes can be read once answered, and has one event in order', async (t) => {
  const club = await startClub(t);
  const before = await club.database.revision();
  const names = Array.from({ length: 12 }, (_, index) => `Member ${index}`);
  const adding = names.map(async (name) => {
    const body = { display_name: name };
    const made = expectStatus(
      await club.call('POST', '/v1/members', { token: club.admin, body }),
      201,
    );
    const found = await club.must('GET', `/v1/members/${readId(made.body)}`);
    assert.equal(found['display_name'], name);
    return readId(made.body);
  });
  const ids = await Promise.all(adding);
  assert.equal(await club.database.revision(), before + names.length);
  const events = await club.database.readOne((db) =>
    db
      .selectFrom('events')
      .select(['position', 'id', 'subject_id'])
      .where('position', '>', before)
      .orderBy('position')
      .execute(),
  );
  assert.deepEqual(
    events.map(({ position }) => position),
    names.map((_, index) => before + 1 + index),
  );
  assert.deepEqual(
    events.map(({ id }) => id).toSorted(),
    events.map(({ id }) => id),
  );
  const told = events.map((event) => String(event.subject_id));
  assert.deepEqual(told.toSorted(), ids.toSorted());
});

test('IDE-1, IDE-2, IDE-3: a key creates one thing among simultaneous writes, whichever comes first', async (t) => {
  const club = await startClub(t);
  const group = await Promise.all([
    addUnder(club, 'a', 'ann'),
    addUnder(club, 'b', 'bo'),
    addUnder(club, 'a', 'ann'),
    addUnder(club, 'd', 'di'),
  ]);
  const [first, b, second, d] = group;
  assert.ok(first && b && second && d);
  for (const made of [b, d]) expectStatus(made, 201);
  const [made, repeated] = first.status === 201 ? [first, second] : [second, first];
  expectStatus(made, 201);
  if (repeated.status === 201) assert.equal(repeated.text, made.text);
  else expectStatus(repeated, 409, 'idempotency_in_progress');
  assert.equal((await addUnder(club, 'a', 'ann')).text, made.text);
  assert.deepEqual(await namesIn(club), ['ann', 'bo', 'di']);
});

// PostgreSQL decides by itself which of several at once comes first.
if (process.env['TEST_DATABASE_URL'] === undefined) {
  test('SRV-12, IDE-1, IDE-2, IDE-3: among simultaneous writes, one key creates one thing and another key another', async (t) => {
    const club = await startClub(t);
    const [holding, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ahead = club.database.write(async () => {
      holding.resolve();
      await held.promise;
    });
    await holding.promise;
    const group = [
      addUnder(club, 'a', 'ann'),
      addUnder(club, 'b', 'bo'),
      addUnder(club, 'a', 'ann'),
      // Refused because of the first write in the group; nothing is stored under its key.
      addUnder(club, 'c', 'ann'),
      addUnder(club, 'd', 'di'),
    ];
    while (club.database.load().writesWaiting < 4) await turn();
    held.resolve();
    await ahead;
    const [a, b, again, taken, d] = await Promise.all(group);
    assert.ok(a && b && again && taken && d);
    for (const made of [a, b, d]) expectStatus(made, 201);
    expectStatus(again, 409, 'idempotency_in_progress');
    expectStatus(taken, 409, 'email_taken');
    assert.equal((await addUnder(club, 'a', 'ann')).text, a.text);
    assert.equal((await addUnder(club, 'b', 'bo')).text, b.text);
    expectStatus(await addUnder(club, 'c', 'cy'), 201);
    assert.deepEqual(await namesIn(club), ['ann', 'bo', 'cy', 'di']);
  });

  test('SRV-12: grouped writes give the same answers and database as writes in sequence', async (t) => {
    const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
    t.diagnostic(`seed ${seed}`);
    const random = makeSeededRandom(seed);
    const scene = await makeScene(t);
    for (let round = 0; round < 3; round++) {
      const chunks = chunksOf(scene, random);
      const maxInGroup = 1 + Math.floor(random() * 12);
      const apart = await perform(t, scene, chunks, { together: false, maxInGroup: 1 });
      const grouped = await perform(t, scene, chunks, { together: true, maxInGroup });
      assert.deepEqual(grouped.answers, apart.answers);
      assert.deepEqual(grouped.rows, apart.rows);
      assert.ok(grouped.answers.some((answer) => answer.startsWith('refused')));
    }
  });
}

function addUnder(club: InstalledClub, key: string, name: string): Promise<Answer> {
  return club.call('POST', '/v1/members', {
    token: club.admin,
    headers: { 'idempotency-key': key },
    body: { display_name: name, email: `${name}@example.org` },
  });
}

async function namesIn(club: InstalledClub): Promise<string[]> {
  const { data } = await club.must('GET', '/v1/members');
  return list(data)
    .map((member) => text(member['display_name']))
    .toSorted();
}

type Work = (writer: Writer) => Promise<unknown>;

interface WriteScene {
  readonly path: string;
  readonly caller: KeyCaller;
  readonly matches: readonly string[];
}

/** A club with a division to play, in a file that is not open. */
async function makeScene(t: TestContext): Promise<WriteScene> {
  const folder = await mkdtemp(join(tmpdir(), 'league-groups-'));
  t.after(() => rm(folder, { recursive: true }));
  const path = join(folder, 'scene.sqlite');
  const database = await openSqlite({ path, durable: false });
  const club = await startClub(t, { database });
  const { matches } = await playDivision(club, { players: 4 });
  const me = await club.must('GET', '/v1/me');
  await club.app.close();
  await database.close();
  const caller: KeyCaller = {
    type: 'api_key',
    id: asId('a-key'),
    name: 'Test',
    prefix: 'dl',
    scopes: [...SCOPES],
    expires_at: null,
    club: {
      id: asId(text(me['club']?.['id'])),
      slug: 'riverside',
      name: 'Riverside',
      timezone: 'Europe/London',
    },
  };
  return { path, caller, matches: matches.map(readId) };
}

/** Simultaneous writes, and then more. */
function chunksOf({ caller, matches }: WriteScene, random: () => number): Work[][] {
  const upTo = (count: number) => Math.floor(random() * count);
  const claim = (): Work => {
    const [match, side, winner] = [matches[upTo(matches.length)] ?? '', upTo(2), upTo(4) > 0];
    const said = { ...wonBy(winner ? 0 : 1), side };
    return (writer) => claimResult(writer, caller, asId(match), said as never);
  };
  const settle = (): Work => {
    const [match, override] = [matches[upTo(matches.length)] ?? '', upTo(2) === 0];
    return (writer) => settleMatch(writer, caller, asId(match), { ...wonBy(0), override } as never);
  };
  const member = (): Work => {
    const name = `m${upTo(8)}`;
    const body = { display_name: name, email: `${name}@example.org` };
    return (writer) => createMember(writer, caller, body);
  };
  const once = (key: number): Work => {
    const body = { display_name: `once ${upTo(2)}` };
    const asked = { caller, params: {}, query: {}, body };
    return async (writer) => {
      const made = await runIdempotently(
        ADD,
        writer,
        toIdempotentRequest(ADD, asked, `key ${key}`),
        (inner) => createMember(inner, caller, body),
      );
      return made instanceof IdempotentResponse ? made.text : made;
    };
  };
  const broken = (work: Work): Work => {
    return async (writer) => {
      await work(writer);
      throw new Error('a bug');
    };
  };
  const slow = (work: Work): Work => {
    return async (writer) => {
      await turn();
      const result = await work(writer);
      await turn();
      return result;
    };
  };
  return Array.from({ length: 12 }, () =>
    Array.from({ length: 1 + upTo(9) }, (_, index) => {
      const work = [claim, claim, claim, settle, member, () => once(index)][upTo(6)]?.() ?? claim();
      const kind = upTo(8);
      return kind === 0 ? broken(work) : kind === 1 ? slow(work) : work;
    }),
  );
}

const ADD = addRoute();

function addRoute() {
  const route = ROUTES.find(({ method, path }) => method === 'POST' && path === '/v1/members');
  assert.ok(route);
  return route;
}

/** The answers in order, and everything stored afterwards. */
async function perform(
  t: TestContext,
  scene: WriteScene,
  chunks: readonly Work[][],
  { together, maxInGroup }: { readonly together: boolean; readonly maxInGroup: number },
): Promise<{ answers: string[]; rows: string[] }> {
  const path = `${scene.path}-${together}`;
  await copyFile(scene.path, path);
  const database = await openSqlite({ path, durable: false, maxInGroup: maxInGroup });
  t.after(() => database.close().catch(() => undefined));
  let time = Date.parse('2026-04-02T09:00:00.000Z');
  const now = () => (time += 7);
  const random = makeSeededRandom(1);
  const randomBytes = (size: number) => Uint8Array.from({ length: size }, () => random() * 256);
  const context = {
    now,
    newId: createIdSource(now, randomBytes),
    actor: { type: 'api_key', id: scene.caller.id } as const,
    react: async () => undefined,
  };
  const answer = async (work: Work): Promise<string> => {
    try {
      const result = await write(database, context, work);
      return result instanceof Refusal
        ? `refused: ${result.code}`
        : `done: ${JSON.stringify(result)}`;
    } catch (error) {
      return String(error);
    }
  };
  const answers: string[] = [];
  for (const chunk of chunks) {
    if (together) answers.push(...(await Promise.all(chunk.map(answer))));
    else for (const work of chunk) answers.push(await answer(work));
  }
  await database.close();
  const rows = rowsIn(path);
  await rm(path);
  return { answers, rows };
}

function rowsIn(path: string): string[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    return tables.flatMap(({ name }) =>
      database
        .prepare(`select * from ${String(name)}`)
        .all()
        .map((row) => `${String(name)} ${JSON.stringify(row)}`)
        .toSorted(),
    );
  } finally {
    database.close();
  }
}

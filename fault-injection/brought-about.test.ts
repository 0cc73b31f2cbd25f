import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import { makeRandom } from 'test-kit/chance';
import { overwritePage } from './damage.ts';
import { CLUB } from './league-club.ts';
import { League } from './league.ts';
import { enterRoom as joinRoom } from './relay-load.ts';
import { RelaySocket } from './relay-socket.ts';
import { ORIGIN, Relay } from './relay.ts';
import { Tally } from './tally.ts';
import { until } from 'test-kit/until';

/*
 * Does by hand what docs/operations.md names and no row of `npm run lab -- fault-injection` brings
 * about: files damaged under a running service, a bug, a misspelt setting.
 */

const TOKEN = 'a-seat-token-of-nobody-else-1234567890';
const ROOM = 'A'.repeat(43);

function newFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'fault-injection-test-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startLeague(t: TestContext): Promise<League> {
  const folder = newFolder(t);
  const league = new League(folder, { postgres: null, tally: new Tally() });
  t.after(() => league.stop('SIGKILL'));
  await league.install();
  return league;
}

async function startRelay(t: TestContext): Promise<Relay> {
  const relay = new Relay(newFolder(t), new Tally());
  t.after(() => relay.stop('SIGKILL'));
  await starts(relay);
  return relay;
}

async function starts(relay: Relay): Promise<void> {
  assert.ok(await relay.start(), relay.seat.service?.output ?? 'it says nothing');
}

/** The messages that a service logged so far. */
function logged(output: string | undefined): string[] {
  const lines = (output ?? '').split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => String((JSON.parse(line) as Record<string, unknown>)['msg']));
}

/** Drops all tables under a running service, so that each of its statements fails as a bug. */
function dropTables(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('pragma foreign_keys = off');
  const names = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
  for (const { name } of names) {
    const table = String(name);
    if (!table.startsWith('sqlite_')) database.exec(`drop table if exists "${table}"`);
  }
  database.close();
}

/** Writes noise over the first page of a table, and of each of its indexes. */
function overwriteTable(file: string, table: string): void {
  const database = new DatabaseSync(file);
  const found = database
    .prepare('select rootpage as page from sqlite_schema where tbl_name = ?')
    .all(table);
  database.close();
  for (const { page } of found) overwritePage(file, makeRandom(1), Number(page) - 1);
}

test('SRV-1: a database damaged under a running league is reported as `damaged`', async (t) => {
  const league = await startLeague(t);
  const random = makeRandom(1);
  const database = new DatabaseSync(league.database);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
  const pages = statSync(league.database).size / 4096;
  for (let page = 0; page < pages; page++) overwritePage(league.database, random, page);
  const client = league.client();
  await until('healthz never said that the database is damaged', async () => {
    await client.ask('POST', '/v1/members', { body: { display_name: 'Somebody' } });
    return /"reason":"damaged"/.test(await client.health());
  });
  await until('the log does not say that requests were answered 503', () =>
    logged(league.firstSeat.service?.output).includes('unavailable'),
  );
});

test('a bug is answered 500, and logged as `internal_error` with its request id', async (t) => {
  const league = await startLeague(t);
  dropTables(league.database);
  const headers = { authorization: `Bearer ${league.club.key}` };
  const answer = await fetch(`${league.firstSeat.service?.base}/v1/competitions`, { headers });
  assert.equal(answer.status, 500);
  const problem = (await answer.json()) as { code: string; request_id: string };
  assert.equal(problem.code, 'internal_error');
  const line = () =>
    league.firstSeat.service?.output
      .split('\n')
      .find((one) => one.includes('"msg":"internal_error"'));
  await until('nothing was logged', () => line() !== undefined);
  const { level, err, request_id: id } = JSON.parse(line() ?? '{}') as Record<string, unknown>;
  assert.equal(level, 50);
  assert.match(JSON.stringify(err), /no such table/);
  assert.equal(id, problem.request_id);
});

test('DAT-4: if the mark of a club cannot be written, the league runs and logs it', async (t) => {
  const league = new League(newFolder(t), { postgres: null, tally: new Tally() });
  t.after(() => league.stop('SIGKILL'));
  await league.start();
  // A file cannot replace a folder.
  mkdirSync(join(league.data, 'installed.json'));
  const asked = league.client(league.firstSeat, league.secret);
  const made = await asked.ask('POST', '/setup', {
    body: { club: CLUB, administrator: { name: 'Coach' } },
  });
  assert.equal(made?.status, 201);
  await until(`it logs ${league.firstSeat.service?.output}`, () =>
    logged(league.firstSeat.service?.output).includes('the club mark could not be written'),
  );
});

test('a misspelt setting stops the league from starting, and is named', async (t) => {
  const league = new League(newFolder(t), { postgres: null, tally: new Tally() });
  league.environment = { LEAGUE_PROT: '8300' };
  assert.equal(await league.startSeat(league.firstSeat), false);
  const { service } = league.firstSeat;
  assert.equal(service?.child.exitCode, 1);
  assert.equal(
    service?.output,
    'LEAGUE_PROT is not a setting of the league. Did you mean LEAGUE_PORT?\n',
  );
});

test('HOST-6: a request and an upgrade that fail are answered 500, and logged', async (t) => {
  const relay = await startRelay(t);
  // The day's first game creates the budget, whose table is missing.
  dropTables(join(relay.data, 'relay.db'));
  const refused = await RelaySocket.open(relay.base, ROOM, ORIGIN);
  const said = await refused?.next();
  refused?.end();
  assert.equal(said?.is === 'refusal' && said.status, 500);
  assert.equal((await fetch(`${relay.base}/v1/stats`)).status, 500);
  const events = ['an upgrade failed', 'a request failed'];
  await until(`it logs ${relay.seat.service?.output}`, () =>
    events.every((one) => logged(relay.seat.service?.output).includes(one)),
  );
});

test('HOST-6: unreadable alarms are logged, and the relay runs', async (t) => {
  const relay = await startRelay(t);
  const made = await joinRoom(relay, ROOM, { seatToken: TOKEN, create: true });
  made?.socket.end();
  await relay.stop();
  overwriteTable(join(relay.data, 'relay.db'), 'rooms');
  await starts(relay);
  await until(`it logs ${relay.seat.service?.output}`, () =>
    logged(relay.seat.service?.output).includes('the alarms failed'),
  );
  const came = await joinRoom(relay, ROOM, { seatToken: TOKEN });
  came?.socket.end();
  assert.equal(came?.code, 1011);
});

test('HOST-2: without its file the relay starts empty, and a game in it cannot be joined', async (t) => {
  const relay = await startRelay(t);
  const made = await joinRoom(relay, ROOM, { seatToken: TOKEN, create: true });
  assert.equal(made?.seat, 0);
  made.socket.end();
  await relay.stop();
  unlinkSync(join(relay.data, 'relay.db'));
  assert.ok(await relay.start());
  const came = await joinRoom(relay, ROOM, { seatToken: TOKEN });
  came?.socket.end();
  assert.equal(came?.code, 4401);
});

test('HOST-2: a relay with an unreadable budget does not start, and blames RELAY_DATA', async (t) => {
  const relay = await startRelay(t);
  const made = await joinRoom(relay, ROOM, { seatToken: TOKEN, create: true });
  made?.socket.end();
  await relay.stop();
  const file = join(relay.data, 'relay.db');
  const sound = readFileSync(file);
  overwriteTable(file, 'budget');
  assert.equal(await relay.start(), false);
  const said = `The relay could not start: RELAY_DATA: ${relay.data} cannot be used: its database is damaged.\n`;
  assert.equal(relay.seat.service?.output, said);
  writeFileSync(file, sound);
  assert.ok(await relay.start());
});

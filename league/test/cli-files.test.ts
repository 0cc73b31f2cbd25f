import assert from 'node:assert/strict';
import { chmod, copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { sql } from 'kysely';
import { readPostgresql } from '../src/db/postgresql.ts';
import { openSqlite } from '../src/db/sqlite.ts';
import { openDesk, serve } from './cli.ts';
import { createUnmigrated } from './empty-database.ts';
import { disputeMatch, readId, list, playDivision, playMatch, text, wonBy } from './club.ts';
import type { Json } from './harness.ts';

type TestService = Awaited<ReturnType<typeof serve>>;

const names = async (service: TestService) =>
  list((await service.must('GET', '/v1/members'))['data']).map((one) => one['display_name']);

test('CLI-4, CLI-5: a backup made while the service runs is restored after it has stopped', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  const first = await serve(desk);
  await first.must('POST', '/v1/members', { display_name: 'Ann' });
  const made = await desk.run('backup', 'club.backup');
  assert.equal(made.code, 0, made.err);
  assert.equal((await stat(desk.path('club.backup'))).mode & 0o777, 0o600);
  await first.must('POST', '/v1/members', { display_name: 'Bo' });
  assert.match((await desk.run('backup', 'club.backup')).err, /already exists/);
  const running = await desk.run('restore', 'club.backup');
  assert.deepEqual(
    [running.code, running.err],
    [1, 'The service is using this database. Stop it first.\n'],
  );
  assert.deepEqual(await names(first), ['Ann', 'Bo']);
  await first.stop();
  const restored = await desk.run('restore', 'club.backup');
  assert.equal(restored.code, 0, restored.err);
  const second = await serve(desk, first.key);
  assert.deepEqual(await names(second), ['Ann']);
  await second.stop();
  const kept = (await readdir(desk.path('data'))).find((name) => name.includes('.before-'));
  const unsealed = join('data', kept ?? '');
  assert.match((await desk.run('restore', unsealed)).err, /has no checksum/);
  assert.equal((await desk.run('restore', unsealed, '--without-checksum')).code, 0);
  const third = await serve(desk, first.key);
  assert.deepEqual(await names(third), ['Ann', 'Bo']);
  await third.stop();
});

test('CLI-4, CLI-5: a database without a club is backed up, and restored over a club set up since', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  await mkdir(desk.path('data'));
  const path = desk.path('data/league.sqlite');
  await (await openSqlite({ path })).close();
  const made = await desk.run('backup', 'early.backup');
  assert.equal(made.code, 0, made.err);
  const set = await serve(desk);
  await set.must('POST', '/v1/members', { display_name: 'Ann' });
  await set.stop();
  const restored = await desk.run('restore', 'early.backup');
  assert.equal(restored.code, 0, restored.err);
  // The club is not reported as lost, and can be set up again.
  const again = await serve(desk);
  assert.deepEqual(await names(again), []);
  await again.stop();
});

test('CLI-5: anything but a sound database of this service is not restored', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  const service = await serve(desk);
  await desk.run('backup', 'good');
  await service.stop();
  await desk.put('text', 'not a database, but long enough to be read as one'.repeat(50));
  const other = new DatabaseSync(desk.path('other'));
  other.exec('create table t (x)');
  other.close();
  await copyFile(desk.path('data/league.sqlite'), desk.path('newer'));
  const newer = new DatabaseSync(desk.path('newer'));
  newer.exec("insert into migrations values ('9999-future.sql')");
  newer.close();
  await copyFile(desk.path('data/league.sqlite'), desk.path('bare'));
  const bare = new DatabaseSync(desk.path('bare'));
  bare.exec('delete from club');
  bare.close();
  await desk.put('nothing', '');
  for (const [file, message] of [
    ['text', /is not a league database/],
    ['other', /is not a league database/],
    ['newer', /made by a newer release/],
    ['missing', /There is no file/],
    ['bare', /contains no club/],
    ['nothing', /is not a league database/],
    ['data', /There is no file/],
  ] as const) {
    const { code, err } = await desk.run('restore', file, '--without-checksum');
    assert.equal(code, 1);
    assert.match(err, message);
  }
  assert.deepEqual(
    (await readdir(desk.path('data'))).filter((name) => /part|restor/.test(name)),
    [],
  );
  const again = await serve(desk, service.key);
  assert.deepEqual(await names(again), []);
  await again.stop();
});

test('CLI-4, CLI-5: on PostgreSQL, backup and restore print the commands to use', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  desk.environment['DATABASE_URL'] = 'postgres://nobody@127.0.0.1:1/none';
  assert.match((await desk.run('backup', 'f')).out, /pg_dump --format=custom .*f "\$DATABASE_URL"/);
  const { out } = await desk.run('restore', 'f');
  assert.match(
    out,
    /pg_restore .*--file=\S*f\.sql \S*f &&\n +psql [^]*"\$DATABASE_URL" &&\n +rm \S*f\.sql$/m,
  );
});

test('CLI-7: the doctor finds a healthy club healthy, even while it runs', async (t) => {
  const desk = await openDesk(t);
  const service = await serve(desk);
  await service.must('POST', '/v1/members', { display_name: 'Ann' });
  const club = clubOf(service);
  const { matches } = await playDivision(club, { players: 3, discipline: 'doubles' });
  await disputeMatch(club, readId(matches[1]));
  await desk.run('backup', 'club.backup');
  const { code, out } = await desk.run('doctor');
  assert.equal(code, 0, out);
  // Only here are the backups on the club's disk.
  const bad =
    desk.environment['DATABASE_URL'] === undefined ? /FAIL|warn(?! +backups are)/ : /FAIL/;
  assert.doesNotMatch(out, bad);
  assert.match(out, /none: gaps in the event feed/);
  await service.stop();
});

test('CLI-7: the doctor finds every kind of damage', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  const service = await serve(desk);
  const club = clubOf(service);
  const { matches } = await playDivision(club, { players: 3, discipline: 'doubles' });
  await playMatch(club, readId(matches[0]), wonBy(0));
  await disputeMatch(club, readId(matches[1]));
  await service.stop();
  const file = desk.path('data/league.sqlite');
  const damages: [string, RegExp][] = [
    [`update claims set state = 'superseded'`, /1: played matches without the confirmed claim/],
    [
      `update matches set outcome = 'unplayed' where status = 'open'`,
      /1: unplayed matches that have a result/,
    ],
    [`delete from entry_members where position = 1`, /3: entries with the wrong number of members/],
    [`delete from dispute_counts`, /4: members whose disputes are miscounted/],
    [`update dispute_counts set disputes = 2`, /4: members whose disputes are miscounted/],
    [`delete from dispute_members`, /4: members of disputed matches who are missing/],
    [
      `update events set kind = 'match.amended' where kind = 'match.disputed'`,
      /4: members of disp/,
    ],
    [`delete from events where position = 3`, /1: gaps in the event feed/],
    [
      `update events set occurred_at = '2099-01-01T00:00:00.000Z' where position = 5`,
      /the newest event, 2099-01-01T00:00:00.000Z, is in the future/,
    ],
    [
      'pragma foreign_keys = off; delete from members',
      /a row in entry_members refers to a missing row/,
    ],
  ];
  await copyFile(file, desk.path('good'));
  for (const [damage, finding] of damages) {
    await copyFile(desk.path('good'), file);
    const connection = new DatabaseSync(file);
    connection.exec(damage);
    connection.close();
    const { code, out } = await desk.run('doctor');
    assert.equal(code, 1, out);
    assert.match(out, new RegExp(`FAIL +${finding.source}`));
  }
  await copyFile(desk.path('good'), file);
  await writeFile(desk.path('data/installation-secret'), 'x');
  await chmod(desk.path('data/installation-secret'), 0o644);
  assert.match(
    (await desk.run('doctor')).out,
    /FAIL +others can read .*installation-secret: chmod go=/,
  );
});

test('DOCTOR-9, CLI-7: every doctor says that a four-day-old backup is too old, in words and as JSON', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  const service = await serve(desk);
  await service.stop();
  assert.match((await desk.run('doctor')).out, /^warn +no backup has been made here/m);
  await desk.run('backup', 'club.backup');
  const note = desk.path('data/last-backup.json');
  const last = JSON.parse(await readFile(note, 'utf8')) as { made_at: string };
  const made_at = new Date(Date.parse(last.made_at) - 4 * 86_400_000).toISOString();
  await writeFile(note, JSON.stringify({ ...last, made_at }));
  const { code, out } = await desk.run('doctor');
  assert.equal(code, 1);
  assert.match(out, /^FAIL +the newest backup, .*club\.backup, is 4 days old: /m);
  const list = JSON.parse((await desk.run('doctor', '--json')).out) as Record<string, string>[];
  const old = list.filter(({ verdict }) => verdict === 'FAIL');
  assert.deepEqual(
    old.map(({ about, what }) => [about, what?.endsWith('is 4 days old')]),
    [['backup', true]],
  );
});

test('CLI-7: the doctor says what is missing', async (t) => {
  const desk = await openDesk(t, { embedded: true });
  const { code, out } = await desk.run('doctor');
  assert.equal(code, 1);
  assert.match(out, /FAIL +the database cannot be read: there is no .*; start the service once/);
});

/** A running service in the form of the tests' own clubs. */
function clubOf(service: TestService) {
  return { ...service, admin: service.key };
}

/** All pages that a key can read, as text. */
async function everything(
  service: TestService,
  ids: Readonly<Record<string, readonly string[]>>,
): Promise<string[]> {
  const paths = [
    '/v1/club',
    '/v1/weather',
    '/v1/api-keys?include_revoked=true',
    '/v1/members?include_deleted=true',
    '/v1/join-requests',
    '/v1/seasons',
    '/v1/competitions',
    '/v1/matches',
    '/v1/matches?order=recent',
    '/v1/chase-list',
    '/v1/dispute-history',
    '/v1/events?limit=200',
    '/v1/events?order=newest&limit=200',
    ...(ids['competitions'] ?? []).flatMap((id) =>
      ['', '/divisions', '/entries', '/standings', '/progress'].map(
        (what) => `/v1/competitions/${id}${what}`,
      ),
    ),
    ...(ids['doubles'] ?? []).map((id) => `/v1/competitions/${id}/partner-choices`),
    ...(ids['drafts'] ?? []).map((id) => `/v1/competitions/${id}/placements`),
    ...(ids['matches'] ?? []).map((id) => `/v1/matches/${id}`),
    ...(ids['entries'] ?? []).flatMap((id) => [`/v1/entries/${id}`, `/v1/entries/${id}/progress`]),
  ];
  const answers: string[] = [];
  for (const path of paths)
    answers.push(`${path} ${JSON.stringify(await service.must('GET', path))}`);
  // The last use of a key is written outside the requests.
  return answers.map((answer) => answer.replaceAll(/"last_used_at":("[^"]*"|null)/g, ''));
}

if (process.env['TEST_DATABASE_URL'] !== undefined) {
  test('CLI-6: a moved club answers as before, and its cursors and keys stay valid', async (t) => {
    const desk = await openDesk(t, { embedded: true });
    const before = await serve(desk);
    const club = clubOf(before);
    const division = await playDivision(club, { players: 5 });
    const pairs = await playDivision(club, { players: 3, discipline: 'doubles' });
    for (const match of [...division.matches.slice(0, 7), ...pairs.matches.slice(0, 2)]) {
      await playMatch(club, readId(match), wonBy(0));
    }
    const [disputed] = division.matches.slice(7);
    await before.must('POST', `/v1/matches/${readId(disputed)}/claims`, {
      ...wonBy(0),
      side: 0,
      raw_input: 'typed',
    });
    await before.must('POST', `/v1/matches/${readId(disputed)}/claims`, { ...wonBy(1), side: 1 });
    await before.must('POST', `/v1/members/${division.members[0]}/leave`);
    await before.must('PATCH', `/v1/members/${division.members[1]}`, {
      rating: 0.1 + 0.2,
      notes: 'Zoë 🎾',
    });
    await before.must('POST', '/v1/weather/court-locations', {
      name: 'C',
      latitude: 51.123456789,
      longitude: -0.1,
    });
    const draft = async (discipline: string, previous?: string) =>
      readId(
        await before.must('POST', '/v1/competitions', {
          season_id: division.season,
          name: 'Next',
          discipline,
          ...(previous === undefined ? {} : { previous_competition_id: previous }),
        }),
      );
    // A competition that follows one created after it.
    await before.must('PATCH', `/v1/competitions/${division.competition}`, {
      previous_competition_id: await draft('singles'),
    });
    const choices = `/v1/competitions/${pairs.competition}/partner-choices`;
    const [one, , other] = pairs.members;
    const choice = { choice: 'new_partner', partner_id: other };
    await before.must('PUT', `${choices}/${one}`, choice);
    await before.must('POST', `${choices}/${other}/decline`, { from_member_id: one });
    const next = await draft('doubles', pairs.competition);
    await before.must('POST', `/v1/competitions/${next}/placements`);
    await before.must('POST', `/v1/competitions/${pairs.competition}/rules-preview`, {});
    const ids = {
      competitions: [division.competition, pairs.competition, next],
      doubles: [pairs.competition],
      drafts: [next],
      matches: [...division.matches, ...pairs.matches].map(readId),
      entries: [...division.entries, ...pairs.entries],
    };
    const page = await before.must('GET', '/v1/events?limit=10');
    const told = await everything(before, ids);
    const url = await createUnmigrated(t);
    const running = await desk.run('move', '--to', url);
    assert.match(running.err, /The service is using this database/);
    await before.stop();
    const moved = await desk.run('move', '--to', url);
    assert.equal(moved.code, 0, moved.err);
    assert.match(moved.out, /rows of claims .* on both sides/);
    desk.environment['DATABASE_URL'] = url;
    const after = await serve(desk, before.key);
    assert.deepEqual(await everything(after, ids), told);
    const rest = await after.must('GET', `/v1/events?limit=200&after=${text(page['next_cursor'])}`);
    await after.must('POST', '/v1/members', { display_name: 'New' });
    const more = await after.must('GET', `/v1/events?after=${text(rest['next_cursor'])}`);
    assert.deepEqual(
      list(more['data']).map((event: Json) => event['kind']),
      ['member.created'],
    );
    await after.stop();
    assert.match((await desk.run('move', '--to', url)).err, /the data is already in PostgreSQL/);
    delete desk.environment['DATABASE_URL'];
    assert.match((await desk.run('move', '--to', url)).err, /is not empty/);
  });

  test('CLI-6: a failed move leaves both databases as they were', async (t) => {
    const desk = await openDesk(t, { embedded: true });
    const service = await serve(desk);
    await service.must('POST', '/v1/members', { display_name: 'Ann' });
    await service.stop();
    const url = await createUnmigrated(t);
    // A row that PostgreSQL refuses, late in the copy.
    const connection = new DatabaseSync(desk.path('data/league.sqlite'));
    connection.exec(`pragma foreign_keys = off;
      insert into match_plans values ('no-match', 'no-member', 'planned', null, '2026-01-01')`);
    connection.close();
    const { code, err } = await desk.run('move', '--to', url);
    assert.equal(code, 1);
    assert.match(err, /match_plans/);
    assert.deepEqual(await tablesIn(url), []);
    connectionTo(desk.path('data/league.sqlite'), 'delete from match_plans');
    const again = await desk.run('move', '--to', url);
    assert.equal(again.code, 0, again.err);
    assert.match((await desk.run('move', '--to', 'mysql://x')).err, /takes an address like/);
  });
}

/** The tables of the schema in the address. */
async function tablesIn(url: string): Promise<unknown[]> {
  const db = readPostgresql(url);
  const { rows } = await sql`
    select table_name from information_schema.tables where table_schema = current_schema()`.execute(
    db,
  );
  await db.destroy();
  return rows;
}

function connectionTo(file: string, statement: string): void {
  const connection = new DatabaseSync(file);
  connection.exec(statement);
  connection.close();
}

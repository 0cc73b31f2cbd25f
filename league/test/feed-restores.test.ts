import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { copyFile, rm } from 'node:fs/promises';
import { delimiter } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPostgresPrograms } from 'test-kit/postgres';
import { type Desk, openDesk, serve, type CommandService } from './cli.ts';
import { readId, list, text } from './club.ts';
import { type Answer, expectStatus, type Json } from './harness.ts';

/* The experience of a feed follower when the club is restored from a backup. */

type KeyedService = CommandService & { readonly key: string };

/** Backs up and restores the club while the service is stopped. */
interface Backups {
  readonly backUp: (name: string) => Promise<unknown>;
  readonly restore: (name: string) => Promise<unknown>;
}

const add = async (service: KeyedService, name: string) =>
  readId(await service.must('POST', '/v1/members', { display_name: name }));

const end = async (service: KeyedService) =>
  text((await service.must('GET', '/v1/events?after=now'))['next_cursor']);

const read = (service: KeyedService, after: string, more = '') =>
  service.call('GET', `/v1/events?limit=200&after=${after}${more}`, { token: service.key });

/** The events after a cursor, by the ids of their subjects. */
const toldAfter = async (service: KeyedService, after: string) =>
  list(expectStatus(await read(service, after), 200).body['data']).map(subjectOf);

const subjectOf = (event: Json) => text(event['subject']?.['id']);

/** @returns the cursor from which to continue */
function goesOnFrom(answer: Answer): string {
  return text(expectStatus(answer, 410, 'feed_restored').body['next_cursor']);
}

async function expectCode(running: Promise<{ code: number; err: string }>): Promise<void> {
  const { code, err } = await running;
  assert.equal(code, 0, err);
}

function backupsOf(desk: Desk): Backups {
  const url = desk.environment['DATABASE_URL'];
  if (url === undefined) {
    return {
      backUp: (name) => expectCode(desk.run('backup', name)),
      restore: (name) => expectCode(desk.run('restore', name)),
    };
  }
  // Does what an operator does: pastes the command's lines into a shell.
  const paste = async (...words: string[]) => {
    const { out } = await desk.run(...words);
    const lines = out.split('\n').filter((line) => line.startsWith('  '));
    const PATH = `${findPostgresPrograms()}${delimiter}${process.env['PATH']}`;
    await promisify(execFile)('sh', ['-ec', lines.join('\n')], {
      cwd: desk.folder,
      env: { PATH, DATABASE_URL: url },
    });
  };
  return { backUp: (name) => paste('backup', name), restore: (name) => paste('restore', name) };
}

test('EVT-13: after a restore, an answer to an old cursor says where its unseen events begin', async (t) => {
  const desk = await openDesk(t);
  const { backUp, restore } = backupsOf(desk);
  const first = await serve(desk);
  await add(first, 'Ann');
  const early = await end(first);
  await add(first, 'Bo');
  const atBackup = await end(first);
  await backUp('one');
  for (const name of ['Cy', 'Di', 'Ed']) await add(first, name);
  const late = await end(first);
  await first.stop();
  await restore('one');

  const service = await serve(desk, first.key);
  const fresh = [await add(service, 'Fi'), await add(service, 'Gus')];
  // The restore reassigned positions that it has seen; it must skip none of their events.
  const next = goesOnFrom(await read(service, late));
  assert.deepEqual(await toldAfter(service, next), fresh);
  assert.deepEqual(goesOnFrom(await read(service, atBackup)), next);
  const bo = (await toldAfter(service, goesOnFrom(await read(service, early))))[0];
  assert.deepEqual(await toldAfter(service, goesOnFrom(await read(service, early))), [
    bo,
    ...fresh,
  ]);
  // Reading backwards also returns earlier events, and none twice.
  const back = goesOnFrom(await read(service, late, '&order=newest'));
  const older = expectStatus(await read(service, back, '&order=newest'), 200);
  assert.equal(list(older.body['data']).map(subjectOf)[0], bo);
  await service.stop();

  // A second restore of the same backup removes the epoch of the first.
  const second = await serve(desk, first.key);
  const inSecond = await end(second);
  await second.stop();
  await restore('one');
  const third = await serve(desk, first.key);
  const hal = await add(third, 'Hal');
  for (const cursor of [inSecond, late, atBackup]) {
    assert.deepEqual(await toldAfter(third, goesOnFrom(await read(third, cursor))), [hal]);
  }
  // A start alone changes nothing.
  const cursor = await end(third);
  await third.stop();
  const again = await serve(desk, first.key);
  assert.equal(await end(again), cursor);
  await again.stop();
});

test('CLI-19: a login link used since the backup fails after the restore, which lists what is back', async (t) => {
  const desk = await openDesk(t);
  const { backUp, restore } = backupsOf(desk);
  const service = await serve(desk);
  const ann = await add(service, 'Ann');
  const { token } = await service.must('POST', `/v1/members/${ann}/login-link`);
  await backUp('club.backup');
  const session = { token: text(token) };
  expectStatus(await service.call('POST', '/v1/session', session), 201);
  await service.stop();
  await restore('club.backup');
  const restored = await serve(desk, service.key);
  expectStatus(await restored.call('POST', '/v1/session', session), 401, 'invalid_credential');
  await restored.stop();
  assert.match((await desk.run('restore', 'club.backup')).out, /Once more, sign out/);
});

if (process.env['TEST_DATABASE_URL'] === undefined) {
  test('EVT-13: a backup that lacks an epoch replays its events, twice if need be', async (t) => {
    const desk = await openDesk(t, { embedded: true });
    const { backUp, restore } = backupsOf(desk);
    const service = await serve(desk);
    await backUp('early');
    const [ann, bo] = [await add(service, 'Ann'), await add(service, 'Bo')];
    await backUp('late');
    await service.stop();
    await restore('early');
    const between = await serve(desk, service.key);
    await add(between, 'Cy');
    const cursor = await end(between);
    await between.stop();
    await restore('late');
    const last = await serve(desk, service.key);
    const di = await add(last, 'Di');
    assert.deepEqual(await toldAfter(last, goesOnFrom(await read(last, cursor))), [ann, bo, di]);
    await last.stop();
  });

  test('EVT-13: a cursor without an epoch works until the first restore, then learns where to continue', async (t) => {
    const desk = await openDesk(t, { embedded: true });
    const { backUp, restore } = backupsOf(desk);
    const service = await serve(desk);
    const old = (position: number) => Buffer.from(`e1.${position}`).toString('base64url');
    const ann = await add(service, 'Ann');
    const position = await service.database.revision();
    assert.deepEqual(await toldAfter(service, old(position - 1)), [ann]);
    await backUp('club.backup');
    await add(service, 'Bo');
    await service.stop();
    await restore('club.backup');
    const restored = await serve(desk, service.key);
    const cy = await add(restored, 'Cy');
    const next = goesOnFrom(await read(restored, old(position + 1)));
    assert.deepEqual(await toldAfter(restored, next), [cy]);
    await restored.stop();
  });

  test('EVT-13, CLI-10: putting a backup in place by hand begins one epoch', async (t) => {
    const desk = await openDesk(t, { embedded: true });
    const service = await serve(desk);
    await add(service, 'Ann');
    await desk.run('backup', 'club.backup');
    await add(service, 'Bo');
    const cursor = await end(service);
    await service.stop();
    await copyFile(desk.path('club.backup'), desk.path('data/league.sqlite'));
    const restored = await serve(desk, service.key);
    const cy = await add(restored, 'Cy');
    assert.deepEqual(await toldAfter(restored, goesOnFrom(await read(restored, cursor))), [cy]);
    const now = await end(restored);
    await restored.stop();
    const again = await serve(desk, service.key);
    assert.equal(await end(again), now);
    await again.stop();
  });

  test('EVT-13: an old file copied back without its checksum is detected by cursors ahead of it', async (t) => {
    const desk = await openDesk(t, { embedded: true });
    const service = await serve(desk);
    await service.stop();
    await copyFile(desk.path('data/league.sqlite'), desk.path('copy'));
    const later = await serve(desk, service.key);
    await add(later, 'Ann');
    const cursor = await end(later);
    await later.stop();
    for (const name of ['', '-wal', '-shm']) {
      await rm(desk.path(`data/league.sqlite${name}`), { force: true });
    }
    await copyFile(desk.path('copy'), desk.path('data/league.sqlite'));
    const restored = await serve(desk, service.key);
    const next = goesOnFrom(await read(restored, cursor));
    const bo = await add(restored, 'Bo');
    assert.deepEqual(await toldAfter(restored, next), [bo]);
    await restored.stop();
  });

  test('EVT-13: a cursor of another club’s feed is refused', async (t) => {
    const [one, other] = [
      await openDesk(t, { embedded: true }),
      await openDesk(t, { embedded: true }),
    ];
    const stranger = await serve(other);
    const cursor = await end(stranger);
    await stranger.stop();
    const service = await serve(one);
    expectStatus(await read(service, cursor), 400, 'invalid_request');
    await service.stop();
  });
}

if (process.env['TEST_DATABASE_URL'] !== undefined) {
  test('EVT-13: restoring with other tools, or from a release without epochs, begins an epoch', async (t) => {
    const desk = await openDesk(t);
    const url = desk.environment['DATABASE_URL'] ?? '';
    const { backUp, restore } = backupsOf(desk);
    const service = await serve(desk);
    await backUp('with');
    await service.stop();
    await onServer(url, [
      'alter table feed drop column epochs',
      'comment on table feed is null',
      `delete from migrations where name = '0017-feed-epochs.sql'`,
    ]);
    await backUp('without');
    const update = await serve(desk, service.key);
    await add(update, 'Ann');
    const cursor = await end(update);
    await update.stop();
    await restore('without');
    const older = await serve(desk, service.key);
    goesOnFrom(await read(older, cursor));
    const inOlder = await end(older);
    await older.stop();
    const words = ['--clean', '--no-owner', `--dbname=${url}`, desk.path('with')];
    await promisify(execFile)(`${findPostgresPrograms()}/pg_restore`, words);
    const byHand = await serve(desk, service.key);
    goesOnFrom(await read(byHand, inOlder));
    await byHand.stop();
  });
}

async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}
